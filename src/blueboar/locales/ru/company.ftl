# В компании, за столом любой игры: темп, кто отошёл, возвращение, ещё одна партия, разговоры.
tempo = Темп
tempo-live = Вживую, без часов
tempo-relaxed = Спокойно, без часов
tempo-minute = Минута на ход
tempo-day = Сутки на ход
tempo-week = Неделя на ход
tempo-what = Когда время вышло, делается безобидный ход.
when-away = Если кто-то отошёл
away-rule-bot = дальше играет бот, если нет { $time }
away-rule-vote = остальные голосуют, если нет { $time }
away-rule-wait = ждём
away-soon = Игрока { $name } нет за столом; бот сыграет за него { $when }.
away-vote-soon = Игрока { $name } нет за столом; голосовать за бота можно { $when }.
away-vote = Игрока { $name } нет за столом. Пусть дальше играет бот?
away-votes = «за»: { $votes } из { $needed }
away-vote-yes = Пусть играет бот
away-vote-back = Лучше подожду
away-bot = За игрока { $name } играет бот, пока тот не вернётся.
by-bot = бот, за этого игрока
not-by-person = ход сделали бот или часы
time-used = Потраченное время

since-you-left = Пока вас не было
since-bot = { $count ->
    [one] { $count } ход сделали за вас бот или часы.
    [few] { $count } хода сделали за вас бот или часы.
   *[other] { $count } ходов сделали за вас бот или часы.
}
since-more = { $count ->
    [one] и ещё { $count } событие
    [few] и ещё { $count } события
   *[other] и ещё { $count } событий
}
since-now = Теперь ваш ход.
since-wait = Теперь ждём: { $names }.

sending = отправляется…
sending-kept = Ещё не отправлено; уйдёт, как только появится связь.

only-here = Этот адрес работает только на этом компьютере. Чтобы позвать других, запустите трактир с --lan.
lan-address = В той же сети:

rematch-who = Ещё партия: пришли { $names }
rematch-nobody = Ещё никто не пришёл.
rematch-wait = Ждём: { $names }
begin-with-us = Начать с теми, кто пришёл
begin-with-bots = Начать, на свободные места — боты
kept-for = держим для игрока { $name }
give-free = Освободить
full-title = За столом нет мест
full-what = Можно смотреть или ждать свободного стула.
queue-join = Ждать место
queue-leave = Больше не ждать
queue-place = Ваш номер в очереди: { $place }.
queue-who = Ждут место: { $names }

talk-among = Вы только смотрите: до конца игры это читают лишь другие зрители.
talk-watcher = зритель
mute = Не показывать слова этого игрока
unmute = Показывать слова этого игрока
block = Никогда за одним столом со мной
unblock = Снова может садиться со мной
blocked-people = Кто не может сидеть со мной
report = Сообщить хозяину трактира
report-what = Что случилось?
report-sent = Теперь хозяин трактира может прочесть это вместе с последними словами.
about-player = Подробнее об игроке { $name }

screen-join = Присоединяйтесь с телефона:
screen-private = Спросите код: этот стол не открыт для всех.
screen-open = Экран для всех

hands-beside = Здесь сыграет тот, кто рядом со мной
hands-name = Имя
hands-sit = Сесть
hands-at-device = за этим устройством
hands-pass-to = Передайте устройство: { $name }
hands-who = Кто берёт устройство?
hands-wait = Здесь сейчас никому не надо ходить. Ждём: { $names }.
hands-take = Это я: { $name }
hands-holds = Устройство в руках: { $name }
hands-on = Передать дальше
hands-look-away = Остальные отворачиваются: ваши карты появятся сразу.
