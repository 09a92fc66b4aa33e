# Заїзд: двері, зала, накривання столу, будь-який стіл, кінець, повтор, профіль.

inn-name = Синій Вепр
inn-motto = Сідайте. Кажіть правду або щось на неї схоже.
house = Заїзд
skip-to-table = Одразу до столу
one-moment = Хвилинку…
try-again = Спробувати ще раз
nothing-here = Тут нічого немає.
back-to-door = До дверей
language = Мова
to-dark = Світло свічок
to-light = Денне світло
sound-on = Увімкнути звук
sound-off = Вимкнути звук
close = Закрити
cancel = Скасувати
save = Зберегти
saved = Збережено.
copy = Копіювати
copied = Скопійовано
say = Сказати
guest-name = Мандрівник
your-name = Ваше ім’я

game = Гра
game-sheriff = Шериф Ноттінгема
game-sheriff-about = Провезіть товари повз шерифа: скажіть правду, збрешіть або заплатіть.
game-sheriff-facts = 3–6 гравців · близько 45 хвилин · блеф і торг
game-blacksheep = Чорна вівця
game-blacksheep-about = Заманіть найкращих тварин до свого загону, а чорних овець лишіть іншим.
game-blacksheep-facts = 2–4 гравці · близько 20 хвилин · карти й хитрощі
play-now = Грати з ботами
open-table = Накрити стіл
learn = Вчитися граючи
join-friends = До друзів
table-code = Код або посилання столу
join = Приєднатися
see-lobby = Усі столи

lobby = Столи
lobby-open = Чекають на гравців
lobby-running = Тут грають
lobby-no-open = Жоден стіл не чекає. Накрийте свій!
lobby-no-running = Зараз ніхто не грає прилюдно.
join-seats = { $count ->
    [0] Зазирнути
    [one] Сісти: { $count } вільне місце
    [few] Сісти: { $count } вільні місця
   *[other] Сісти: { $count } вільних місць
}
watch = Дивитися
help = Правила
rules = Правила
profile = Профіль
clause = правило { $clause }
search-rules = Шукати в правилах
contents = Зміст

edition-first = Перше видання
edition-persian = Перське видання
edition-second = Друге видання
edition-standard = Звичайна
edition-tasks = Із завданнями
players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
waiting-title = Стіл чекає
empty-chair = Вільний стілець
bot = Бот
level-novice = новачок
level-merchant = торговець
level-smuggler = контрабандист
level-outlaw = розбійник
level-lamb = ягня
level-sheepdog = вівчарка
level-fox = лис
level-wolf = вовк
bot-name-1 = Маріан
bot-name-2 = Крихітка Джон
bot-name-3 = Вілл Скарлет
bot-name-4 = Мач
bot-name-5 = Гілберт
bot-name-6 = Брат Тук
is-ready = готовий
sit-here = Сісти тут
put-bot = Бот на місце { $seat }
add-bot = Посадити бота…
remove-bot = Прибрати
kick = Випровадити
start = Почати
start-when-full = Почати можна, коли зайняті всі стільці.
ready = Я готовий
host-starts = Гру починає господар столу.
get-up = Встати
invite = Запросити друзів
code-is = Код:
invite-link = Посилання на цей стіл
qr-code = Посилання як QR-код
table-closed = Цей стіл прибрано.
claim-title = Грати далі тут як { $name }?
claim-go = Так, це я

line-lost = Зв’язок втрачено. Ваше місце збережено; пробуємо знову…
goodbye-restart = У заїзді прибирають. Поверніться за мить.
goodbye-too-slow = Зв’язок був надто повільний.
goodbye-kicked = Вас випровадили з-за столу.
goodbye-flood = Забагато всього й одразу. Перепочиньте й оновіть сторінку.

beside-the-table = Поруч зі столом
talk = Розмова
talk-empty = Ще ніхто нічого не сказав.
quick-phrases = Швидкі фрази
your-words = Скажіть щось
chronicle = Літопис
chronicle-empty = Ще нічого не сталося.
watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
time-left = Лишилося часу
need-time = Попросити ще часу
other-device = Моє місце на іншому пристрої
other-device-how = Відкрийте це раз на іншому пристрої й грайте там.
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
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
}
other-players = Інші гравці
middle-of-table = Середина столу
your-place = Ваше місце
your-turn = Ваш хід
waiting-for = Чекаємо: { $names }
game-over = Гру закінчено.
thinks = думає
away = відійшов
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
you = Ви
player = Гравець
total = Разом
score = Очки

winner = Переміг гравець { $name }!
winners = Перемогу ділять { $names }!
rematch = Зіграти ще
join-rematch = До нового столу
replay = Повтор
see-table = Показати стіл
see-result = Показати підсумок
share = Поділитися
download = Завантажити
verify = Чи було чесно?
verdict-fair = Чесно: зерно те саме, що було обіцяне, і всі записи ({ $entries }) випливають із нього.
verdict-unfair = Нечесно: гра не випливає зі свого зерна.

step-back = Крок назад
step-on = Крок уперед
play = Грати
pause = Пауза
speed = Швидкість
eyes = Очима
all-cards = усі картки відкриті
spectator = глядача
moment = Мить
link-moment = Посилання на цю мить
jump-lie = Наступна брехня
jump-deal = Наступна угода
jump-inspection = Наступний чесний мішок
jump-round = Наступний раунд
jump-driven-out = Наступний вигін

account = Обліковий запис
account-why = Із ним ваші ігри йдуть за вами на інші пристрої.
account-name = Назва запису
password = Пароль
account-new = Зберегти моє ім’я
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
stat-score = Середні очки
rating = Рейтинг
history = Ваші столи
history-empty = Ви тут ще не грали.
table-open = чекає
table-running = грати далі
table-finished = підсумок
table-closed-state = прибрано
guide = Провідник
understood = Зрозуміло

refusal-unknown = Зараз так не можна ({ $code }).
refusal-connection-lost = Заїзд не відповідає. Перевірте з’єднання.
refusal-connection-failed = Щось пішло не так. Спробуйте ще раз.
refusal-table-unknown = Такого столу немає.
refusal-table-unknown-code = Немає столу з таким кодом.
