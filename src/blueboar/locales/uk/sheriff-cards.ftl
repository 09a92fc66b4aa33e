# The goods of Sheriff of Nottingham. `.count` is the spoken number of a legal good.

good-apples = Яблука
    .count = { $count ->
        [one] { $count } яблуко
        [few] { $count } яблука
       *[other] { $count } яблук
    }
    .of = яблук
good-cheese = Сир
    .count = { $count ->
        [one] { $count } сир
        [few] { $count } сири
       *[other] { $count } сирів
    }
    .of = сиру
good-bread = Хліб
    .count = { $count ->
        [one] { $count } хлібина
        [few] { $count } хлібини
       *[other] { $count } хлібин
    }
    .of = хліба
good-chickens = Курка
    .count = { $count ->
        [one] { $count } курка
        [few] { $count } курки
       *[other] { $count } курок
    }
    .of = курок
good-pepper = Перець
good-mead = Медовуха
good-silk = Шовк
good-crossbows = Арбалет
good-green-apples = Зелені яблука
good-golden-apples = Жовті яблука
good-gouda = Гауда
good-bleu-cheese = Блакитний сир
good-rye-bread = Житній хліб
good-pumpernickel = Пумпернікель
good-royal-rooster = Королівський півень
good-dragon-pepper = Драконячий перець
good-strawberry-mead = Полунична медовуха
good-golden-silk = Золотий шовк
good-heavy-crossbow = Важкий арбалет
good-feast-plate = Бенкетна таця
good-royal-summons = Королівський указ
good-brimstone-oil = Сірчана олія
good-olive-oil = Оливкова олія
good-arcane-scrolls = Таємні сувої
good-prince-johns-sword = Меч принца Джона
good-tabletop-trophy = Настільний трофей
kind-legal = дозволений товар
kind-contraband = контрабанда
kind-royal = королівський товар
value-and-fine = ціна { $value }, штраф { $fine }
card-face-down = Картка долілиць
