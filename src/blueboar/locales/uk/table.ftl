# За столом будь-якої гри: встати, звернутися до когось, клавіші, що лежить на столі.

stop-watching = Більше не дивитися
leave-title = Встати з-за столу?
leave-what = За вас гратиме бот, поки ви не повернетеся; тоді місце знову ваше. Стіл ви знайдете у своєму профілі.
stay = Лишитися

speak-to = Сказати щось (кому: { $name })
said-to = → { $name }:
said-to-you = → вам:

about-table = Що лежить на столі
piece-deck = Колода
piece-in-deck = { $count ->
    [one] зараз у ній { $count } картка
    [few] зараз у ній { $count } картки
   *[other] зараз у ній { $count } карток
}
piece-copies = { $count ->
    [one] { $count } картка в цій грі
    [few] { $count } картки в цій грі
   *[other] { $count } карток у цій грі
}

keys = Клавіші
key-tab = до наступного або попереднього
key-arrows = уздовж ряду карток чи кнопок
key-hand-and-panel = з руки вгору до запитання і назад униз
key-choose = обрати те, що виділено
key-escape = закрити те, що відкрито
key-letters = Окремі літери ведуть:
key-asked = до того, про що вас питають
key-hand = до вашої руки
key-talk = до розмови
key-undo = до скасування ходу
key-about = до пояснення, що це
key-help = до цього списку

pace = Як швидко ходять боти
pace-slow = Повільно
pace-normal = Звично
pace-fast = Швидко
pace-click = Далі за моїм кліком
go-on = Далі

fair-dealing = Карти тасують…
fair-adds = Браузер цього гравця додає до роздачі власний випадок.

winner-by = { $you ->
    [name] Ви перемогли: на { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    } більше!
   *[none] Перемагає { $name }: на { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    } більше!
}
you-came = Ваше місце — { $place } з { $count }, відставання: { $behind }.
is-you = { $name } (ви)
skip = Пропустити показ
feed = Розмова й літопис
feed-all = Усе
feed-shown = Що показувати
feed-mine = Про мене
standing = Як стоять справи
the-table = Стіл
