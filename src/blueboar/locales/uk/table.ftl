# За столом будь-якої гри: встати, звернутися до когось, клавіші, що лежить на столі.

stop-watching = Більше не дивитися
leave-title = Встати з-за столу?
leave-what = За вас гратиме бот, поки ви не повернетеся; тоді місце знову ваше. Стіл ви знайдете у своєму профілі.
stay = Лишитися

speak-to = Сказати щось (кому: { $name })
said-to = → { $name }:

about-table = Що лежить на столі
piece-badge = Фішка шерифа
piece-deputy = Заступники шерифа
piece-bag = Мішок торговця
piece-stall = Прилавок
piece-purse = Золото
piece-pile = Стос скидання
piece-deck = Колода
piece-black-market = Чорний ринок
piece-loot = Здобич
piece-field = Поле
piece-corral = Загін
piece-discards = Стос скидання
piece-task = Завдання
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
piece-crowns = наприкінці король отримує { $king }, королева { $queen }
piece-counts = наприкінці рахується за { $count } × { $good }
piece-is = це також { $good }: кожна інша картка цього товару на вашому прилавку варта на { $gain } більше
piece-rank = місце { $rank } з { $animals }, рахуючи від найкращої
piece-points = очки під фігурками: { $points }
piece-subtracts = її очки віднімаються
piece-left = { $count ->
    [one] у запасі { $count } фігурка
    [few] у запасі { $count } фігурки
   *[other] у запасі { $count } фігурок
}
piece-bonuses = наприкінці більшість дає { $majority }, повний набір { $set }

keys = Клавіші
key-tab = до наступного або попереднього
key-arrows = уздовж ряду карток, товарів чи кнопок
key-hand-and-panel = з руки вгору до запитання і назад униз
key-choose = обрати те, що виділено
key-escape = закрити те, що відкрито
key-letters = Окремі літери ведуть:
key-asked = до того, про що вас питають
key-hand = до вашої руки
key-offers = до пропозицій або нової угоди
key-talk = до розмови
key-about = до пояснення, що це
key-help = до цього списку
