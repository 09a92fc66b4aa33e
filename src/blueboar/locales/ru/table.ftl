# За столом любой игры: встать, обратиться к кому-то, клавиши, что лежит на столе.

stop-watching = Больше не смотреть
leave-title = Встать из-за стола?
leave-what = За вас будет играть бот, пока вы не вернётесь; тогда место снова ваше. Стол вы найдёте в своём профиле.
stay = Остаться

speak-to = Сказать что-нибудь (кому: { $name })
said-to = → { $name }:
said-to-you = → вам:

about-table = Что лежит на столе
piece-deck = Колода
piece-in-deck = { $count ->
    [one] сейчас в ней { $count } карта
    [few] сейчас в ней { $count } карты
   *[other] сейчас в ней { $count } карт
}
piece-copies = { $count ->
    [one] { $count } карта в этой игре
    [few] { $count } карты в этой игре
   *[other] { $count } карт в этой игре
}

keys = Клавиши
key-tab = к следующему или предыдущему
key-arrows = вдоль ряда карт или кнопок
key-hand-and-panel = из руки вверх к вопросу и обратно вниз
key-choose = выбрать то, что выделено
key-escape = закрыть то, что открыто
key-letters = Отдельные буквы ведут:
key-asked = к тому, о чём вас спрашивают
key-hand = к вашей руке
key-talk = к разговору
key-undo = к отмене хода
key-about = к пояснению, что это
key-help = к этому списку

pace = Как быстро ходят боты
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-click = Дальше по щелчку
go-on = Дальше

fair-dealing = Карты тасуют…
fair-adds = Браузер этого игрока добавляет к раздаче собственный случай.

winner-by = { $you ->
    [name] Вы победили: на { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    } больше!
   *[none] Побеждает { $name }: на { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    } больше!
}
you-came = Ваше место — { $place } из { $count }, отставание: { $behind }.
is-you = { $name } (вы)
skip = Пропустить показ
feed = Разговор и летопись
feed-all = Всё
feed-shown = Что показывать
feed-mine = Обо мне
standing = Как идут дела
the-table = Стол
