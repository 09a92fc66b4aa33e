# Setting a table of Black Sheep, and what is counted of its games.

edition-blacksheep-standard-about = Бонусы за большинство и за полные наборы.
edition-blacksheep-tasks-about = Тайные и открытые задания вместо бонусов.
option-blacksheep-first-player = Первый игрок
option-blacksheep-first-player-about = Кто начинает; за настоящим столом — кто громче промычит.
option-blacksheep-tasks = Задания
option-blacksheep-tasks-about = Карты заданий вместо бонусов.
option-blacksheep-majority-bonus = Бонус за большинство
option-blacksheep-majority-bonus-about = Очки за наибольшее число фигурок одного животного.
option-blacksheep-set-bonus = Бонус за набор
option-blacksheep-set-bonus-about = Очки за набор: по одной фигурке каждого животного.
stat-blacksheep-turns = Ходы
stat-blacksheep-passes = Пропуски
stat-blacksheep-fields-won = Выиграно полей
stat-blacksheep-discards = Сброшено карт
stat-blacksheep-cards-played = Сыграно карт
level-blacksheep-lamb-about = играет тем, что попало: для первой игры
level-blacksheep-sheepdog-about = считает выложенное и охотится за хорошими животными
level-blacksheep-fox-about = знает, что осталось, и портит вам пятёрку
level-blacksheep-wolf-about = играет так хорошо, как умеет этот дом
