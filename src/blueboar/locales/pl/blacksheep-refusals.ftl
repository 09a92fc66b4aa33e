# Why a move or a table of Black Sheep was refused.

refusal-play-field-turned-over = To pole jest odwrócone.
refusal-play-no-such-field = Nie ma takiego pola.
refusal-play-not-in-hand = Nie masz tych kart na ręce.
refusal-play-not-your-turn = To nie twoja kolej: teraz gra { $turn }.
refusal-play-side-full = Twoja strona tego pola jest pełna.
refusal-play-wrong-number = Zła liczba kart: do pustej strony jedna lub dwie, do jednej karty dwie, do dwóch jedna.
refusal-discard-after-two-cards = Po wyłożeniu dwóch kart nie można odrzucać.
refusal-discard-not-in-hand = Tej karty nie ma już na ręce.
fault-number-of-animals = zwierząt ma być od { $least } do { $most }
fault-number-of-figures = „points” ma liczbę dla każdej figurki: od { $least } do { $most }
fault-no-such-animal = nie ma zwierzęcia „{ $name }”, są tylko { $allowed }
fault-group-size = grupa ma od { $least } do { $most } zwierząt
fault-standard-task-needs = zwykłe zadanie „{ $task }” wymaga zwierzęcia „{ $animal }”
fault-no-bonuses-with-tasks = w grze z zadaniami nie ma bonusów
fault-too-few-tasks = zadań do rozdania jest { $wanted }, a jest ich { $there }
