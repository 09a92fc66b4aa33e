# The goods of Sheriff of Nottingham. `.count` and `.cards` are a number of them inside a sentence, `.of` the good after a title.

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
    .cards = { $count ->
        [one] { $count } карта перца
        [few] { $count } карты перца
       *[other] { $count } карт перца
    }
    .of = перца
good-mead = Медовуха
    .cards = { $count ->
        [one] { $count } карта медовухи
        [few] { $count } карты медовухи
       *[other] { $count } карт медовухи
    }
    .of = медовухи
good-silk = Шёлк
    .cards = { $count ->
        [one] { $count } карта шёлка
        [few] { $count } карты шёлка
       *[other] { $count } карт шёлка
    }
    .of = шёлка
good-crossbows = Арбалеты
    .cards = { $count ->
        [one] { $count } карта арбалетов
        [few] { $count } карты арбалетов
       *[other] { $count } карт арбалетов
    }
    .of = арбалетов
good-green-apples = Зелёные яблоки
    .cards = { $count ->
        [one] { $count } карта зелёных яблок
        [few] { $count } карты зелёных яблок
       *[other] { $count } карт зелёных яблок
    }
    .of = зелёных яблок
good-golden-apples = Золотые яблоки
    .cards = { $count ->
        [one] { $count } карта золотых яблок
        [few] { $count } карты золотых яблок
       *[other] { $count } карт золотых яблок
    }
    .of = золотых яблок
good-gouda = Гауда
    .cards = { $count ->
        [one] { $count } карта гауды
        [few] { $count } карты гауды
       *[other] { $count } карт гауды
    }
    .of = гауды
good-bleu-cheese = Голубой сыр
    .cards = { $count ->
        [one] { $count } карта голубого сыра
        [few] { $count } карты голубого сыра
       *[other] { $count } карт голубого сыра
    }
    .of = голубого сыра
good-rye-bread = Ржаной хлеб
    .cards = { $count ->
        [one] { $count } карта ржаного хлеба
        [few] { $count } карты ржаного хлеба
       *[other] { $count } карт ржаного хлеба
    }
    .of = ржаного хлеба
good-pumpernickel = Пумперникель
    .cards = { $count ->
        [one] { $count } карта пумперникеля
        [few] { $count } карты пумперникеля
       *[other] { $count } карт пумперникеля
    }
    .of = пумперникеля
good-royal-rooster = Королевский петух
    .cards = { $count ->
        [one] { $count } карта королевского петуха
        [few] { $count } карты королевского петуха
       *[other] { $count } карт королевского петуха
    }
    .of = королевского петуха
good-dragon-pepper = Драконий перец
    .cards = { $count ->
        [one] { $count } карта драконьего перца
        [few] { $count } карты драконьего перца
       *[other] { $count } карт драконьего перца
    }
    .of = драконьего перца
good-strawberry-mead = Клубничная медовуха
    .cards = { $count ->
        [one] { $count } карта клубничной медовухи
        [few] { $count } карты клубничной медовухи
       *[other] { $count } карт клубничной медовухи
    }
    .of = клубничной медовухи
good-golden-silk = Золотой шёлк
    .cards = { $count ->
        [one] { $count } карта золотого шёлка
        [few] { $count } карты золотого шёлка
       *[other] { $count } карт золотого шёлка
    }
    .of = золотого шёлка
good-heavy-crossbow = Тяжёлый арбалет
    .cards = { $count ->
        [one] { $count } карта тяжёлых арбалетов
        [few] { $count } карты тяжёлых арбалетов
       *[other] { $count } карт тяжёлых арбалетов
    }
    .of = тяжёлых арбалетов
good-feast-plate = Праздничное блюдо
    .cards = { $count ->
        [one] { $count } карта праздничного блюда
        [few] { $count } карты праздничного блюда
       *[other] { $count } карт праздничного блюда
    }
    .of = праздничного блюда
good-royal-summons = Королевская повестка
    .cards = { $count ->
        [one] { $count } карта королевской повестки
        [few] { $count } карты королевской повестки
       *[other] { $count } карт королевской повестки
    }
    .of = королевской повестки
good-brimstone-oil = Серное масло
    .cards = { $count ->
        [one] { $count } карта серного масла
        [few] { $count } карты серного масла
       *[other] { $count } карт серного масла
    }
    .of = серного масла
good-olive-oil = Оливковое масло
    .cards = { $count ->
        [one] { $count } карта оливкового масла
        [few] { $count } карты оливкового масла
       *[other] { $count } карт оливкового масла
    }
    .of = оливкового масла
good-arcane-scrolls = Тайные свитки
    .cards = { $count ->
        [one] { $count } карта тайных свитков
        [few] { $count } карты тайных свитков
       *[other] { $count } карт тайных свитков
    }
    .of = тайных свитков
good-prince-johns-sword = Меч принца Джона
    .cards = { $count ->
        [one] { $count } карта меча принца Джона
        [few] { $count } карты меча принца Джона
       *[other] { $count } карт меча принца Джона
    }
    .of = меча принца Джона
good-tabletop-trophy = Настольный трофей
    .cards = { $count ->
        [one] { $count } карта настольного трофея
        [few] { $count } карты настольного трофея
       *[other] { $count } карт настольного трофея
    }
    .of = настольного трофея
kind-legal = разрешённый товар
kind-contraband = контрабанда
kind-royal = королевский товар
value-and-fine = цена { $value }, штраф { $fine }
card-face-down = Карта лицом вниз
