# در جمع، سر میز هر بازی: سرعت، کسانی که نیستند، بازگشت، بازی دوباره، گفتگو.
tempo = سرعت بازی
tempo-live = زنده، بدون ساعت
tempo-relaxed = آسوده، بدون ساعت
tempo-minute = یک دقیقه برای هر حرکت
tempo-day = یک روز برای هر حرکت
tempo-week = یک هفته برای هر حرکت
tempo-what = وقتی زمان تمام شود، حرکتی بی‌ضرر انجام می‌شود.
when-away = اگر کسی سر میز نباشد
away-rule-bot = پس از { $time } ربات ادامه می‌دهد
away-rule-vote = پس از { $time } دیگران رأی می‌دهند
away-rule-wait = صبر می‌کنیم
away-soon = { $name } سر میز نیست؛ { $when } ربات به جایش بازی می‌کند.
away-vote-soon = { $name } سر میز نیست؛ { $when } می‌توان به ربات رأی داد.
away-vote = { $name } سر میز نیست. ربات به جایش بازی کند؟
away-votes = موافق: { $votes } از { $needed }
away-vote-yes = ربات بازی کند
away-vote-back = صبر می‌کنم
away-bot = تا { $name } برگردد، ربات به جایش بازی می‌کند.
by-bot = ربات، به جای این بازیکن
not-by-person = کار ربات یا ساعت
time-used = زمان صرف‌شده

since-you-left = وقتی نبودید
since-bot = { $count ->
    [one] { $count } حرکت را ربات یا ساعت به جای شما انجام داد.
   *[other] { $count } حرکت را ربات یا ساعت به جای شما انجام داد.
}
since-more = { $count ->
    [one] و { $count } چیز دیگر
   *[other] و { $count } چیز دیگر
}
since-now = حالا نوبت شماست.
since-wait = حالا منتظر { $names } هستیم.

sending = در حال فرستادن…
sending-kept = هنوز فرستاده نشده؛ با برگشتن ارتباط می‌رود.

only-here = این نشانی فقط روی همین دستگاه کار می‌کند. برای دعوت دیگران، مسافرخانه را با --lan اجرا کنید.
lan-address = در همین شبکه:

rematch-who = بازی دوباره: { $names } آمده‌اند
rematch-nobody = هنوز کسی نیامده است.
rematch-wait = منتظر { $names }
begin-with-us = شروع با کسانی که هستند
begin-with-bots = شروع؛ ربات‌ها روی صندلی‌های خالی
kept-for = برای { $name } نگه داشته شده
give-free = خالی‌اش کن
full-title = میز پر است
full-what = می‌توانید تماشا کنید یا منتظر صندلی خالی بمانید.
queue-join = منتظر صندلی می‌مانم
queue-leave = دیگر منتظر نیستم
queue-place = شمارهٔ شما در صف: { $place }
queue-who = منتظر صندلی: { $names }

talk-among = شما فقط تماشا می‌کنید: تا پایان بازی فقط تماشاگران دیگر این را می‌خوانند.
talk-watcher = تماشاگر
mute = حرف‌هایش را نشان نده
unmute = حرف‌هایش را نشان بده
block = هرگز با من سر یک میز ننشیند
unblock = دوباره می‌تواند با من بنشیند
blocked-people = کسانی که نمی‌توانند با من بنشینند
report = خبر دادن به میزبان مسافرخانه
report-what = چه شد؟
report-sent = میزبان مسافرخانه حالا می‌تواند آن را همراه با آخرین حرف‌ها بخواند.
about-player = بیشتر دربارهٔ { $name }

screen-join = با گوشی خود بیایید:
screen-private = کد را بپرسید: این میز عمومی نیست.
screen-open = صفحه‌ای برای همه

seat-devices = صندلی‌های من در دستگاه‌های دیگر
seat-devices-why = چنین دستگاهی فقط می‌تواند روی همان یک صندلی بازی کند و هیچ کار دیگری به نام من نمی‌تواند بکند.
seat-device-opened = { $when } باز شده است
seat-link-waits = هنوز باز نشده؛ تا { $time } معتبر است
seat-device-end = پایان دادن
sessions-end = خروج از همهٔ دستگاه‌های دیگر
sessions-end-why = در همهٔ دستگاه‌های دیگر باید دوباره وارد شد.
sessions-ended = از همهٔ دستگاه‌های دیگر خارج شدید.
