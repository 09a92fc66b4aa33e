# Корчма: двері, зала, відкриття столу, будь-який стіл, кінець, повтор, профіль.

inn-name = Синій Вепр
inn-motto = Сідайте. Кажіть правду або щось на неї схоже.
house = Корчма
skip-to-table = Перейти до столу
one-moment = Хвилинку…
try-again = Спробувати ще раз
nothing-here = Тут нічого немає.
back-to-door = Назад до входу
language = Мова
to-dark = Світло свічок
to-light = Денне світло
sound-on = Увімкнути звук
sound-off = Вимкнути звук
newer-version = З’явилася нова версія.
use-newer = Оновити
close = Закрити
cancel = Скасувати
save = Зберегти
saved = Збережено.
copy = Копіювати
copied = Скопійовано
say = Сказати
guest-name = Гість
your-name = Ваше ім’я

game = Гра
play-now = Грати з ботами
open-table = Відкрити стіл
learn = Вчитися граючи
join-friends = Приєднатися до друзів
table-code = Код столу або посилання
join = Приєднатися
see-lobby = Усі столи
box-at-door = Зі справжньою коробкою на столі
box-at-door-about = Підрахунок дотиками, таймер, обіцянки: працює й без мережі.

lobby = Столи
lobby-open = Чекають на гравців
lobby-running = Триває гра
lobby-no-open = Жоден стіл не чекає. Відкрийте свій!
lobby-no-running = За відкритими столами зараз ніхто не грає.
join-seats = { $count ->
    [0] Зазирнути
    [one] Сісти: { $count } вільне місце
    [few] Сісти: { $count } вільні місця
   *[other] Сісти: { $count } вільних місць
}
my-seat = Моє місце
watch = Дивитися
help = Правила
rules = Правила
profile = Профіль
clause = п. { $clause } правил
search-rules = Шукати в правилах
how-to-play = Як грати
rules-legend = Картки
nothing-found = У правилах немає нічого про «{ $wanted }». Спробуйте інше слово або погляньте на зміст.
show-all = Показати все
contents = Зміст
players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
waiting-title = Стіл чекає
table-facts = { $game } · { $edition } · { $players }
heap-count = { $name } · { $count }
house-rules = Домашні правила за цим столом
switched-on = так
switched-off = ні
empty-chair = Вільний стілець
bot = Бот
bot-name-1 = Меріан
bot-name-2 = Крихітка Джон
bot-name-3 = Вілл Скарлет
bot-name-4 = Мач
bot-name-5 = Гілберт
bot-name-6 = Брат Тук
is-ready = чекає початку
sit-here = Сісти тут
put-bot = Бот на місце { $seat }
add-bot = Посадити бота…
remove-bot = Прибрати
kick = Випровадити
start = Почати
start-when-full = Почати можна, коли всі стільці зайняті.
ready = Можна починати
host-starts = Гру починає господар столу.
get-up = Встати з-за столу
invite = Запросити друзів
code-is = Код:
invite-link = Посилання на цей стіл
qr-code = Посилання як QR-код
table-closed = Цей стіл закрито.
claim-title = Грати далі тут як { $name }?
claim-go = Так, це я

line-lost = Зв’язок втрачено. Ваше місце збережено; пробуємо знову…
goodbye-restart = У корчмі прибирають. Зазирніть за хвилинку.
goodbye-too-slow = Зв’язок був надто повільний.
goodbye-flood = Забагато всього водночас. Перепочиньте й оновіть сторінку.

beside-the-table = Поруч зі столом
talk = Розмова
talk-empty = Ще ніхто нічого не сказав.
quick-phrases = Швидкі фрази
your-words = Скажіть щось
chronicle = Літопис
chronicle-empty = Ще нічого не відбулося.
watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
time-left = Лишилося часу
need-time = Попросити ще часу
other-device = Моє місце на іншому пристрої
other-device-how = Відкрийте це один раз на іншому пристрої — гра піде там.
hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
other-players = Інші гравці
middle-of-table = Середина столу
your-place = Ваше місце
your-turn = Ваш хід
waiting-for = Чекаємо на: { $names }
game-over = Гру закінчено.
thinks = думає
away = не за столом
substituted = грає бот
your-hand = { $count ->
    [one] На руці { $count } картка
    [few] На руці { $count } картки
   *[other] На руці { $count } карток
}
cards-in-hand = { $count ->
    [one] { $count } картка на руці
    [few] { $count } картки на руці
   *[other] { $count } карток на руці
}
open-cards = Відкриті картки
deck = Колода
pile = Скидання
leaf-through = { $pile }: погортати { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}
top-first = від верхньої картки
pile-empty = Ще нічого не скинуто.
you = Ви
player = Гравець
total = Разом
score = Рахунок

winner = { $you ->
    [name] Ви перемогли!
   *[none] Перемагає { $name }!
}
winners = Спільна перемога: { $names }!
rematch = Зіграти ще раз
join-rematch = До нового столу
replay = Повтор
see-table = Показати стіл
see-result = Показати підсумок
share = Поділитися
download = Завантажити
verify = Чи було чесно?

step-back = Крок назад
step-on = Крок уперед
play = Відтворити
pause = Пауза
speed = Швидкість
eyes = Точка зору
all-cards = усі картки відкриті
spectator = глядач
moment = Мить
link-moment = Посилання на цю мить

account = Обліковий запис
account-why = З обліковим записом ваші ігри будуть із вами й на інших пристроях.
account-name = Логін
password = Пароль
account-new = Створити обліковий запис
log-in = Увійти
log-out = Вийти
logged-in-as = Ви увійшли як { $name }
password-change = Змінити пароль
password-change-why = На всіх інших пристроях доведеться увійти знову.
password-old = Старий пароль
password-new = Новий пароль
account-delete = Видалити мій обліковий запис
account-delete-why = Ваше ім’я, статистика й рейтинг зникнуть назавжди. Партії, у які грали й інші, лишаться їм, але без вашого імені.
statistics = Як ви граєте
stat-games = Ігри
stat-wins = Перемоги
stat-place = Середнє місце
stat-score = Середній рахунок
rating = Рейтинг
history = Ваші столи
history-empty = Ви тут ще не грали.
table-open = чекає
table-running = грати далі
table-finished = підсумок
table-closed-state = закрито
guide = Провідник
understood = Зрозуміло

refusal-unknown = Зараз так не можна ({ $code }).
refusal-connection-lost = Корчма не відповідає. Перевірте з’єднання.
refusal-connection-failed = Щось пішло не так дорогою. Спробуйте ще раз.
refusal-table-unknown = Такого столу немає.
refusal-table-unknown-code = Немає столу з таким кодом.

count-of = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
you-listed = ви
face = Ваше обличчя
face-number = Портрет { $number }
