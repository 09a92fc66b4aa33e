# The goods of Sheriff of Nottingham. `.count` is the spoken number of a legal good.

good-apples = Яблоки
    .count = { $count ->
        [one] { $count } яблоко
        [few] { $count } яблока
       *[other] { $count } яблок
    }
    .of = яблок
good-cheese = Сыр
    .count = { $count ->
        [one] { $count } сыр
        [few] { $count } сыра
       *[other] { $count } сыров
    }
    .of = сыра
good-bread = Хлеб
    .count = { $count ->
        [one] { $count } хлеб
        [few] { $count } хлеба
       *[other] { $count } хлебов
    }
    .of = хлеба
good-chickens = Куры
    .count = { $count ->
        [one] { $count } курица
        [few] { $count } курицы
       *[other] { $count } кур
    }
    .of = кур
good-pepper = Перец
good-mead = Медовуха
good-silk = Шёлк
good-crossbows = Арбалеты
good-green-apples = Зелёные яблоки
good-golden-apples = Золотые яблоки
good-gouda = Гауда
good-bleu-cheese = Голубой сыр
good-rye-bread = Ржаной хлеб
good-pumpernickel = Пумперникель
good-royal-rooster = Королевский петух
good-dragon-pepper = Драконий перец
good-strawberry-mead = Клубничная медовуха
good-golden-silk = Золотой шёлк
good-heavy-crossbow = Тяжёлый арбалет
good-feast-plate = Праздничное блюдо
good-royal-summons = Королевская повестка
good-brimstone-oil = Серное масло
good-olive-oil = Оливковое масло
good-arcane-scrolls = Тайные свитки
good-prince-johns-sword = Меч принца Джона
good-tabletop-trophy = Настольный трофей
kind-legal = разрешённый товар
kind-contraband = контрабанда
kind-royal = королевский товар
value-and-fine = цена { $value }, штраф { $fine }
card-face-down = Карта лицом вниз
