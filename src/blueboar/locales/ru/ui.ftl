# Трактир: дверь, зал, открытие стола, любая игра, конец, повтор, профиль.

inn-name = Синий Вепрь
inn-motto = Садитесь. Говорите правду или что-то на неё похожее.
house = Трактир
skip-to-table = Перейти к столу
one-moment = Минутку…
try-again = Попробовать ещё раз
nothing-here = Здесь ничего нет.
back-to-door = Назад ко входу
language = Язык
to-dark = Свет свечей
to-light = Дневной свет
sound-on = Включить звук
sound-off = Выключить звук
newer-version = Появилась новая версия.
use-newer = Обновить
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
copy = Копировать
copied = Скопировано
say = Сказать
guest-name = Гость
your-name = Ваше имя

game = Игра
play-now = Играть с ботами
open-table = Открыть стол
learn = Учиться играя
join-friends = Присоединиться к друзьям
table-code = Код стола или ссылка
join = Присоединиться
see-lobby = Все столы
box-at-door = С настоящей коробкой на столе
box-at-door-about = Подсчёт касаниями, таймер, обещания: работает и без сети.

lobby = Столы
lobby-open = Ждут игроков
lobby-running = Идёт игра
lobby-no-open = Ни один стол не ждёт. Откройте свой!
lobby-no-running = За открытыми столами сейчас никто не играет.
join-seats = { $count ->
    [0] Заглянуть
    [one] Сесть: { $count } свободное место
    [few] Сесть: { $count } свободных места
   *[other] Сесть: { $count } свободных мест
}
my-seat = Моё место
watch = Смотреть
help = Правила
rules = Правила
profile = Профиль
clause = п. { $clause } правил
search-rules = Искать в правилах
how-to-play = Как играть
rules-legend = Карты
nothing-found = В правилах нет ничего о «{ $wanted }». Попробуйте другое слово или посмотрите в содержание.
show-all = Показать всё
contents = Содержание
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
waiting-title = Стол ждёт
table-facts = { $game } · { $edition } · { $players }
heap-count = { $name } · { $count }
house-rules = Домашние правила за этим столом
switched-on = да
switched-off = нет
empty-chair = Свободный стул
bot = Бот
bot-name-1 = Мэриан
bot-name-2 = Малыш Джон
bot-name-3 = Уилл Скарлет
bot-name-4 = Мач
bot-name-5 = Гилберт
bot-name-6 = Брат Тук
is-ready = ждёт начала
sit-here = Сесть здесь
put-bot = Бот на место { $seat }
add-bot = Посадить бота…
remove-bot = Убрать
kick = Выпроводить
start = Начать
start-when-full = Начать можно, когда заняты все стулья.
ready = Можно начинать
host-starts = Игру начинает хозяин стола.
get-up = Встать из-за стола
invite = Позвать друзей
code-is = Код:
invite-link = Ссылка на этот стол
qr-code = Ссылка как QR-код
table-closed = Этот стол закрыт.
claim-title = Играть дальше здесь как { $name }?
claim-go = Да, это я

line-lost = Связь потеряна. Ваше место сохранено; пробуем снова…
goodbye-restart = В трактире подметают. Загляните через минутку.
goodbye-too-slow = Связь была слишком медленной.
goodbye-flood = Слишком много всего сразу. Передохните и обновите страницу.

beside-the-table = Рядом со столом
talk = Разговор
talk-empty = Пока никто ничего не сказал.
quick-phrases = Быстрые фразы
your-words = Скажите что-нибудь
chronicle = Летопись
chronicle-empty = Пока ничего не произошло.
watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
time-left = Осталось времени
need-time = Попросить ещё времени
other-device = Моё место на другом устройстве
other-device-how = Откройте это один раз на другом устройстве — игра пойдёт там.
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
other-players = Другие игроки
middle-of-table = Середина стола
your-place = Ваше место
your-turn = Ваш ход
waiting-for = Ждём: { $names }
game-over = Игра окончена.
thinks = думает
away = не за столом
substituted = играет бот
your-hand = { $count ->
    [one] На руке { $count } карта
    [few] На руке { $count } карты
   *[other] На руке { $count } карт
}
cards-in-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
open-cards = Открытые карты
deck = Колода
pile = Сброс
leaf-through = { $pile }: полистать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
top-first = начиная с верхней карты
pile-empty = Пока ничего не сброшено.
you = Вы
player = Игрок
total = Всего
score = Счёт

winner = { $you ->
    [name] Вы победили!
   *[none] Побеждает { $name }!
}
winners = Общая победа: { $names }!
rematch = Сыграть ещё раз
join-rematch = К новому столу
replay = Повтор
see-table = Показать стол
see-result = Показать итог
share = Поделиться
download = Скачать
verify = Было ли честно?

step-back = Шаг назад
step-on = Шаг вперёд
play = Воспроизвести
pause = Пауза
speed = Скорость
eyes = Точка зрения
all-cards = все карты открыты
spectator = зритель
moment = Момент
link-moment = Ссылка на этот момент

account = Учётная запись
account-why = С учётной записью ваши игры будут с вами и на других устройствах.
account-name = Логин
password = Пароль
account-new = Создать учётную запись
log-in = Войти
log-out = Выйти
logged-in-as = Вы вошли как { $name }
password-change = Сменить пароль
password-change-why = На всех других устройствах придётся войти заново.
password-old = Старый пароль
password-new = Новый пароль
account-delete = Удалить мою учётную запись
account-delete-why = Ваше имя, статистика и рейтинг исчезнут навсегда. Партии, в которые играли и другие, останутся у них, но без вашего имени.
statistics = Как вы играете
stat-games = Игры
stat-wins = Победы
stat-place = Среднее место
stat-score = Средний счёт
rating = Рейтинг
history = Ваши столы
history-empty = Вы здесь ещё не играли.
table-open = ждёт
table-running = играть дальше
table-finished = итог
table-closed-state = закрыт
guide = Проводник
understood = Понятно

refusal-unknown = Сейчас так нельзя ({ $code }).
refusal-connection-lost = Трактир не отвечает. Проверьте соединение.
refusal-connection-failed = Что-то пошло не так по дороге. Попробуйте ещё раз.
refusal-table-unknown = Такого стола нет.
refusal-table-unknown-code = Нет стола с таким кодом.

count-of = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
you-listed = вы
face = Ваше лицо
face-number = Портрет { $number }
