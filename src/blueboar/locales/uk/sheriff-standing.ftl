# Як стоять справи за столом «Шерифа Ноттінгема», і що було сказано й зроблено.

standing-titles = Королі та королеви, якби гра скінчилася зараз
standing-titles-how = За товарами, що лежать відкрито, і вашими картками долілиць. Те, що ховають інші, може все змінити.
standing-good = Товар
standing-king = Король
standing-queen = Королева
standing-nobody = ніхто
standing-holds = має { $count }, +{ $points }
standing-mine = Що у вас зараз
standing-sum = Разом
memory = Що сказано і зроблено
memory-keep = Пам’ятати це за мене
memory-nothing = Ще нічого не оголошено.
memory-waiting = ще не вирішено
memory-through = пропущено, ніхто не бачив
memory-true = відкрито: правда
memory-lie = відкрито: брехня
memory-opened = { $bags ->
    [one] { $bags } мішок
    [few] { $bags } мішки
   *[other] { $bags } мішків
}, відкрито: { $opened }, брехні: { $lies }.
memory-deals = В угодах: сплачено { $paid }, отримано { $got }.
memory-fines = Штрафи: сплачено { $paid }, отримано { $got }.
memory-promises = Обіцянки: дотримано { $kept }, порушено { $broken }, чекають { $open }.
