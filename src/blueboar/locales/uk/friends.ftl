# Гра з друзями: мої партії, сповіщення, в одній кімнаті, протягом днів.
my-games = Мої партії
my-games-your-turn = Ваш хід
my-games-undo-asked = { $name } просить скасувати хід: ви згодні?
my-games-waits-for = Чекаємо: { $names }
my-games-goes-on = Гра йде далі сама
my-games-waiting-room = Ще не почалася
my-games-go-on = Грати далі
my-games-result = Подивитися, чим скінчилося
my-games-ended = { $place ->
    [1] Кінець: ваша перемога!
   *[other] Кінець: { $place }-е місце
}

notices = Сказати, коли мій хід
notices-about = Коли гра чекає на вас, а вас немає за столом. Надсилаються імена та посилання, карти — ніколи.
notices-on = Відтепер цей браузер вас кличе.
notices-not-allowed = Браузер цього не дозволив.
notices-browser = Браузер
notices-failing = Не вдалося достукатися
notices-try = Перевірити
notices-tried = Надіслано. Дійшло?
notices-remove = Прибрати
notices-none = Поки що вас ніхто не кличе.
notices-this-browser = Кликати мене в цьому браузері
notices-no-push = У цьому браузері не можна: потрібен HTTPS, а на iPhone — корчма на головному екрані.
notices-once = Один раз, доки не прийду
notices-quiet = Не вночі
notices-from = з
notices-until = до
notices-webhook = Програмі або в чат (вебхук)
notices-shape = Хто отримує
notices-address = Адреса
notices-chat = Розмова (chat id)
notices-secret = Для перевірки підпису; більше не показується:
notices-shape-json = Програма (підписаний JSON)
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-telegram = Telegram
