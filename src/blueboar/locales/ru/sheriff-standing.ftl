# Как идут дела за столом «Шерифа Ноттингема», и что было сказано и сделано.

standing-titles = Короли и королевы, если бы игра кончилась сейчас
standing-titles-how = По товарам, что лежат открыто, и по вашим картам лицом вниз. То, что прячут другие, может всё изменить.
standing-good = Товар
standing-king = Король
standing-queen = Королева
standing-nobody = никто
standing-holds = { $count }, +{ $points }
standing-mine = Что у вас сейчас
standing-sum = Вместе
memory = Что сказано и сделано
memory-keep = Помнить это за меня
memory-nothing = Пока ничего не объявлено.
memory-waiting = ещё не решено
memory-through = пропущен, никто не видел
memory-true = открыт: правда
memory-lie = открыт: ложь
memory-opened = { $bags ->
    [one] { $bags } мешок
    [few] { $bags } мешка
   *[other] { $bags } мешков
}, открыто: { $opened }, лжи: { $lies }.
memory-deals = В сделках: уплачено { $paid }, получено { $got }.
memory-fines = Штрафы: уплачено { $paid }, получено { $got }.
memory-promises = Обещания: выполнено { $kept }, нарушено { $broken }, ждут { $open }.
