# Why a move or a table of Black Sheep was refused.

refusal-play-field-turned-over = Это поле перевёрнуто.
refusal-play-no-such-field = Такого поля нет.
refusal-play-not-in-hand = Этих карт нет у вас на руке.
refusal-play-not-your-turn = Сейчас не ваш ход: ходит { $turn }.
refusal-play-side-full = Ваша сторона этого поля заполнена.
refusal-play-wrong-number = Не столько карт: на пустую сторону — одну или две, к одной — две, к двум — одну.
refusal-discard-after-two-cards = После двух карт сбрасывать нельзя.
refusal-discard-not-in-hand = Этой карты уже нет на руке.
fault-number-of-animals = животных должно быть от { $least } до { $most }
fault-number-of-figures = в «points» есть число для каждой фигурки: их должно быть от { $least } до { $most }
fault-no-such-animal = нет животного «{ $name }», есть только { $allowed }
fault-group-size = в группе от { $least } до { $most } животных
fault-standard-task-needs = обычному заданию «{ $task }» нужно животное «{ $animal }»
fault-no-bonuses-with-tasks = в игре с заданиями бонусов нет
fault-too-few-tasks = заданий нужно раздать { $wanted }, а их { $there }
