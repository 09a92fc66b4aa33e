# Setting a table of Black Sheep, and what is counted of its games.

edition-blacksheep-standard-about = Бонуси за більшість і за повні набори.
edition-blacksheep-tasks-about = Таємні й відкриті завдання замість бонусів.
option-blacksheep-first-player = Перший гравець
option-blacksheep-first-player-about = Хто починає; за справжнім столом — хто найгучніше замукає.
option-blacksheep-tasks = Завдання
option-blacksheep-tasks-about = Картки завдань замість бонусів.
option-blacksheep-majority-bonus = Бонус за більшість
option-blacksheep-majority-bonus-about = Очки за найбільшу кількість фігурок однієї тварини.
option-blacksheep-set-bonus = Бонус за набір
option-blacksheep-set-bonus-about = Очки за набір: по одній фігурці кожної тварини.
stat-blacksheep-turns = Ходи
stat-blacksheep-passes = Пропуски
stat-blacksheep-fields-won = Виграно полів
stat-blacksheep-discards = Скинуто карток
stat-blacksheep-cards-played = Зіграно карток
level-blacksheep-lamb-about = грає тим, що трапиться: для першої гри
level-blacksheep-sheepdog-about = рахує викладене й полює на добрих тварин
level-blacksheep-fox-about = знає, що лишилося, і псує вам п’ятірку
level-blacksheep-wolf-about = грає так добре, як уміє ця корчма
