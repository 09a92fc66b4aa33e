# Игра с друзьями: мои партии, уведомления, в одной комнате, несколько дней.
my-games = Мои партии
my-games-your-turn = Ваш ход
my-games-undo-asked = { $name } просит отменить ход: вы согласны?
my-games-waits-for = Ждём: { $names }
my-games-goes-on = Игра идёт сама
my-games-waiting-room = Ещё не началась
my-games-go-on = Играть дальше
my-games-result = Посмотреть, чем кончилось
my-games-ended = { $place ->
    [1] Конец: вы победили!
   *[other] Конец: { $place }-е место
}

notices = Сказать, когда мой ход
notices-about = Когда игра ждёт вас, а вас нет за столом. Отправляются имена и ссылка, карты — никогда.
notices-on = Теперь этот браузер вас зовёт.
notices-not-allowed = Браузер этого не разрешил.
notices-browser = Браузер
notices-failing = Не удалось достучаться
notices-try = Проверить
notices-tried = Отправлено. Дошло?
notices-remove = Убрать
notices-none = Пока вас никто не зовёт.
notices-this-browser = Звать меня в этом браузере
notices-no-push = В этом браузере нельзя: нужен HTTPS, а на iPhone — таверна на главном экране.
notices-once = Один раз, пока не приду
notices-quiet = Не ночью
notices-from = с
notices-until = до
notices-webhook = Программе или в чат (вебхук)
notices-shape = Кто получает
notices-address = Адрес
notices-chat = Беседа (chat id)
notices-secret = Для проверки подписи; больше не показывается:
notices-shape-json = Программа (подписанный JSON)
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-telegram = Telegram
