# The goods of Sheriff of Nottingham. `.count` and `.cards` are a number of them inside a sentence, `.of` the good after a title.

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
    .cards = { $count ->
        [one] { $count } картка перцю
        [few] { $count } картки перцю
       *[other] { $count } карток перцю
    }
    .of = перцю
good-mead = Медовуха
    .cards = { $count ->
        [one] { $count } картка медовухи
        [few] { $count } картки медовухи
       *[other] { $count } карток медовухи
    }
    .of = медовухи
good-silk = Шовк
    .cards = { $count ->
        [one] { $count } картка шовку
        [few] { $count } картки шовку
       *[other] { $count } карток шовку
    }
    .of = шовку
good-crossbows = Арбалет
    .cards = { $count ->
        [one] { $count } картка арбалетів
        [few] { $count } картки арбалетів
       *[other] { $count } карток арбалетів
    }
    .of = арбалетів
good-green-apples = Зелені яблука
    .cards = { $count ->
        [one] { $count } картка зелених яблук
        [few] { $count } картки зелених яблук
       *[other] { $count } карток зелених яблук
    }
    .of = зелених яблук
good-golden-apples = Жовті яблука
    .cards = { $count ->
        [one] { $count } картка жовтих яблук
        [few] { $count } картки жовтих яблук
       *[other] { $count } карток жовтих яблук
    }
    .of = жовтих яблук
good-gouda = Гауда
    .cards = { $count ->
        [one] { $count } картка гауди
        [few] { $count } картки гауди
       *[other] { $count } карток гауди
    }
    .of = гауди
good-bleu-cheese = Блакитний сир
    .cards = { $count ->
        [one] { $count } картка блакитного сиру
        [few] { $count } картки блакитного сиру
       *[other] { $count } карток блакитного сиру
    }
    .of = блакитного сиру
good-rye-bread = Житній хліб
    .cards = { $count ->
        [one] { $count } картка житнього хліба
        [few] { $count } картки житнього хліба
       *[other] { $count } карток житнього хліба
    }
    .of = житнього хліба
good-pumpernickel = Пумпернікель
    .cards = { $count ->
        [one] { $count } картка пумпернікеля
        [few] { $count } картки пумпернікеля
       *[other] { $count } карток пумпернікеля
    }
    .of = пумпернікеля
good-royal-rooster = Королівський півень
    .cards = { $count ->
        [one] { $count } картка королівського півня
        [few] { $count } картки королівського півня
       *[other] { $count } карток королівського півня
    }
    .of = королівського півня
good-dragon-pepper = Драконячий перець
    .cards = { $count ->
        [one] { $count } картка драконячого перцю
        [few] { $count } картки драконячого перцю
       *[other] { $count } карток драконячого перцю
    }
    .of = драконячого перцю
good-strawberry-mead = Полунична медовуха
    .cards = { $count ->
        [one] { $count } картка полуничної медовухи
        [few] { $count } картки полуничної медовухи
       *[other] { $count } карток полуничної медовухи
    }
    .of = полуничної медовухи
good-golden-silk = Золотий шовк
    .cards = { $count ->
        [one] { $count } картка золотого шовку
        [few] { $count } картки золотого шовку
       *[other] { $count } карток золотого шовку
    }
    .of = золотого шовку
good-heavy-crossbow = Важкий арбалет
    .cards = { $count ->
        [one] { $count } картка важких арбалетів
        [few] { $count } картки важких арбалетів
       *[other] { $count } карток важких арбалетів
    }
    .of = важких арбалетів
good-feast-plate = Бенкетна таця
    .cards = { $count ->
        [one] { $count } картка бенкетної таці
        [few] { $count } картки бенкетної таці
       *[other] { $count } карток бенкетної таці
    }
    .of = бенкетної таці
good-royal-summons = Королівський указ
    .cards = { $count ->
        [one] { $count } картка королівського указу
        [few] { $count } картки королівського указу
       *[other] { $count } карток королівського указу
    }
    .of = королівського указу
good-brimstone-oil = Сірчана олія
    .cards = { $count ->
        [one] { $count } картка сірчаної олії
        [few] { $count } картки сірчаної олії
       *[other] { $count } карток сірчаної олії
    }
    .of = сірчаної олії
good-olive-oil = Оливкова олія
    .cards = { $count ->
        [one] { $count } картка оливкової олії
        [few] { $count } картки оливкової олії
       *[other] { $count } карток оливкової олії
    }
    .of = оливкової олії
good-arcane-scrolls = Таємні сувої
    .cards = { $count ->
        [one] { $count } картка таємних сувоїв
        [few] { $count } картки таємних сувоїв
       *[other] { $count } карток таємних сувоїв
    }
    .of = таємних сувоїв
good-prince-johns-sword = Меч принца Джона
    .cards = { $count ->
        [one] { $count } картка меча принца Джона
        [few] { $count } картки меча принца Джона
       *[other] { $count } карток меча принца Джона
    }
    .of = меча принца Джона
good-tabletop-trophy = Настільний трофей
    .cards = { $count ->
        [one] { $count } картка настільного трофея
        [few] { $count } картки настільного трофея
       *[other] { $count } карток настільного трофея
    }
    .of = настільного трофея
kind-legal = дозволений товар
kind-contraband = контрабанда
kind-royal = королівський товар
value-and-fine = ціна { $value }, штраф { $fine }
card-face-down = Картка долілиць
