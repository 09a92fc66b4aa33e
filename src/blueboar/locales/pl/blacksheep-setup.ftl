# Setting a table of Black Sheep, and what is counted of its games.

edition-blacksheep-standard-about = Bonusy za większość i pełne komplety.
edition-blacksheep-tasks-about = Tajne i jawne zadania zamiast bonusów.
option-blacksheep-first-player = Pierwszy gracz
option-blacksheep-first-player-about = Kto zaczyna; przy prawdziwym stole ten, kto najgłośniej zamuczy.
option-blacksheep-tasks = Zadania
option-blacksheep-tasks-about = Karty zadań zamiast bonusów.
option-blacksheep-majority-bonus = Bonus za większość
option-blacksheep-majority-bonus-about = Punkty za najwięcej figurek jednego zwierzęcia.
option-blacksheep-set-bonus = Bonus za komplet
option-blacksheep-set-bonus-about = Punkty za komplet: po jednej figurce każdego zwierzęcia.
stat-blacksheep-turns = Tury
stat-blacksheep-passes = Pominięte tury
stat-blacksheep-fields-won = Wygrane pola
stat-blacksheep-discards = Odrzucone karty
stat-blacksheep-cards-played = Zagrane karty
level-blacksheep-lamb-about = gra, co wpadnie w rękę: na pierwszą grę
level-blacksheep-sheepdog-about = liczy, co leży, i poluje na dobre zwierzęta
level-blacksheep-fox-about = wie, co zostało, i psuje ci piątkę
level-blacksheep-wolf-about = gra tak dobrze, jak potrafi ta karczma
