# Why a move or a table of Black Sheep was refused.

refusal-play-field-turned-over = Це поле перевернуто.
refusal-play-no-such-field = Такого поля немає.
refusal-play-not-in-hand = Цих карток немає у вас на руці.
refusal-play-not-your-turn = Зараз не ваш хід: ходить { $turn }.
refusal-play-side-full = Ваш бік цього поля заповнено.
refusal-play-wrong-number = Не стільки карток: на порожній бік — одну чи дві, до однієї — дві, до двох — одну.
refusal-discard-after-two-cards = Після двох карток скидати не можна.
refusal-discard-not-in-hand = Цієї картки вже немає на руці.
fault-number-of-animals = тварин має бути від { $least } до { $most }
fault-number-of-figures = у «points» є число для кожної фігурки: їх має бути від { $least } до { $most }
fault-no-such-animal = немає тварини «{ $name }», є лише { $allowed }
fault-group-size = у групі від { $least } до { $most } тварин
fault-standard-task-needs = звичайному завданню «{ $task }» потрібна тварина «{ $animal }»
fault-no-bonuses-with-tasks = у грі із завданнями бонусів немає
fault-too-few-tasks = завдань треба роздати { $wanted }, а їх { $there }
