# بازی با دوستان: بازی‌های من، اعلان‌ها، در یک اتاق، در چند روز.
my-games = بازی‌های من
my-games-your-turn = نوبت شماست
my-games-undo-asked = { $name } می‌خواهد حرکتش را پس بگیرد: موافقید؟
my-games-waits-for = در انتظار { $names }
my-games-goes-on = بازی خودش پیش می‌رود
my-games-waiting-room = هنوز آغاز نشده
my-games-go-on = ادامهٔ بازی
my-games-result = دیدن پایان بازی
my-games-ended = { $place ->
    [1] تمام شد: شما برنده شدید!
   *[other] تمام شد: رتبهٔ { $place }
}

notices = وقتی نوبتم شد خبرم کن
notices-about = وقتی بازی منتظر شماست و سر میز نیستید. نام‌ها و یک پیوند فرستاده می‌شود، هرگز کارتی نه.
notices-on = از این پس این مرورگر خبرتان می‌کند.
notices-not-allowed = مرورگر اجازه نداد.
notices-browser = مرورگر
notices-failing = در دسترس نبود
notices-try = امتحان کن
notices-tried = فرستاده شد. رسید؟
notices-remove = بردار
notices-none = هنوز کسی خبرتان نمی‌کند.
notices-this-browser = در همین مرورگر خبرم کن
notices-no-push = این مرورگر نمی‌تواند: HTTPS لازم است، و در آیفون مسافرخانه باید روی صفحهٔ اصلی باشد.
notices-once = فقط یک بار، تا بیایم
notices-quiet = شب‌ها نه
notices-from = از
notices-until = تا
notices-webhook = به یک برنامه یا گفت‌وگو (وب‌هوک)
notices-shape = گیرنده
notices-address = نشانی
notices-chat = گفت‌وگو (chat id)
notices-secret = برای سنجیدن امضا؛ دوباره نشان داده نمی‌شود:
notices-shape-json = برنامه (JSON امضاشده)
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-telegram = Telegram
