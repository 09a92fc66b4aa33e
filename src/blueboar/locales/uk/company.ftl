# У товаристві, за столом будь-якої гри: темп, хто відійшов, повернення, нова партія, розмови.
tempo = Темп
tempo-live = Наживо, без годинника
tempo-relaxed = Спокійно, без годинника
tempo-minute = Хвилина на хід
tempo-day = Доба на хід
tempo-week = Тиждень на хід
tempo-what = Коли час вийшов, робиться нешкідливий хід.
when-away = Якщо хтось відійшов
away-rule-bot = далі грає бот, якщо нема { $time }
away-rule-vote = решта голосує, якщо нема { $time }
away-rule-wait = чекаємо
away-soon = Гравця { $name } нема за столом; бот зіграє за нього { $when }.
away-vote-soon = Гравця { $name } нема за столом; голосувати за бота можна { $when }.
away-vote = Гравця { $name } нема за столом. Нехай далі грає бот?
away-votes = «за»: { $votes } з { $needed }
away-vote-yes = Нехай грає бот
away-vote-back = Краще зачекаю
away-bot = За гравця { $name } грає бот, доки той не повернеться.
by-bot = бот, за цього гравця
not-by-person = хід зробив бот або годинник
time-used = Витрачений час

since-you-left = Поки вас не було
since-bot = { $count ->
    [one] { $count } хід зробив за вас бот або годинник.
    [few] { $count } ходи зробив за вас бот або годинник.
   *[other] { $count } ходів зробив за вас бот або годинник.
}
since-more = { $count ->
    [one] і ще { $count } подія
    [few] і ще { $count } події
   *[other] і ще { $count } подій
}
since-now = Тепер ваш хід.
since-wait = Тепер чекаємо: { $names }.

sending = надсилається…
sending-kept = Ще не надіслано; піде, щойно з’явиться зв’язок.

only-here = Ця адреса працює лише на цьому комп’ютері. Щоб запросити інших, запустіть корчму з --lan.
lan-address = У тій самій мережі:

rematch-who = Ще одна партія: прийшли { $names }
rematch-nobody = Ще ніхто не прийшов.
rematch-wait = Чекаємо: { $names }
begin-with-us = Почати з тими, хто прийшов
begin-with-bots = Почати, на вільні місця — боти
kept-for = тримаємо для гравця { $name }
give-free = Звільнити
full-title = За столом нема місць
full-what = Можна дивитися або чекати вільного стільця.
queue-join = Чекати на місце
queue-leave = Більше не чекати
queue-place = Ваш номер у черзі: { $place }.
queue-who = Чекають на місце: { $names }

talk-among = Ви лише дивитесь: до кінця гри це читають тільки інші глядачі.
talk-watcher = глядач
mute = Не показувати слів цього гравця
unmute = Показувати слова цього гравця
block = Ніколи за одним столом зі мною
unblock = Знову може сідати зі мною
blocked-people = Хто не може сидіти зі мною
report = Повідомити господаря корчми
report-what = Що сталося?
report-sent = Тепер господар корчми може прочитати це разом з останніми словами.
about-player = Більше про гравця { $name }

screen-join = Приєднуйтеся з телефона:
screen-private = Спитайте код: цей стіл не відкритий для всіх.
screen-open = Екран для всіх

hands-beside = Тут гратиме той, хто поруч зі мною
hands-name = Ім’я
hands-sit = Сісти
hands-at-device = за цим пристроєм
hands-pass-to = Передайте пристрій: { $name }
hands-who = Хто бере пристрій?
hands-wait = Тут зараз ніхто не мусить ходити. Чекаємо: { $names }.
hands-take = Це я: { $name }
hands-holds = Пристрій у руках: { $name }
hands-on = Передати далі
hands-look-away = Інші відвертаються: ваші карти з’являться відразу.

seat-devices = Мої місця на інших пристроях
seat-devices-why = Такий пристрій може грати лише на цьому місці й нічого більше не може робити від мого імені.
seat-device-opened = Відкрито { $when }
seat-link-waits = Ще не відкрито; діє до { $time }
seat-device-end = Припинити
sessions-end = Вийти на всіх інших пристроях
sessions-end-why = На всіх інших пристроях доведеться увійти знову.
sessions-ended = На всіх інших пристроях виконано вихід.
