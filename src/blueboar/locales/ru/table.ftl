# За столом любой игры: встать, обратиться к кому-то, клавиши, что лежит на столе.

stop-watching = Больше не смотреть
leave-title = Встать из-за стола?
leave-what = За вас будет играть бот, пока вы не вернётесь; тогда место снова ваше. Стол вы найдёте в своём профиле.
stay = Остаться

speak-to = Сказать что-нибудь (кому: { $name })
said-to = → { $name }:

about-table = Что лежит на столе
piece-badge = Жетон шерифа
piece-deputy = Помощники шерифа
piece-bag = Мешок торговца
piece-stall = Прилавок
piece-purse = Золото
piece-pile = Сброс
piece-deck = Колода
piece-black-market = Чёрный рынок
piece-loot = Добыча
piece-field = Поле
piece-corral = Загон
piece-discards = Сброс
piece-task = Задания
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
piece-crowns = в конце король получает { $king }, королева { $queen }
piece-counts = в конце считается за { $count } × { $good }
piece-is = это также { $good }: каждая другая карта этого товара на вашем прилавке стоит на { $gain } больше
piece-rank = место { $rank } из { $animals }, считая от лучшего
piece-points = очки под фигурками: { $points }
piece-subtracts = её очки вычитаются
piece-left = { $count ->
    [one] в запасе { $count } фигурка
    [few] в запасе { $count } фигурки
   *[other] в запасе { $count } фигурок
}
piece-bonuses = в конце большинство даёт { $majority }, полный набор { $set }

keys = Клавиши
key-tab = к следующему или предыдущему
key-arrows = вдоль ряда карт, товаров или кнопок
key-hand-and-panel = из руки вверх к вопросу и обратно вниз
key-choose = выбрать то, что выделено
key-escape = закрыть то, что открыто
key-letters = Отдельные буквы ведут:
key-asked = к тому, о чём вас спрашивают
key-hand = к вашей руке
key-offers = к предложениям или новой сделке
key-talk = к разговору
key-about = к пояснению, что это
key-help = к этому списку
