# مهمان‌سرا: در، تالار، چیدن میز، هر میز بازی، پایان، بازپخش، پروفایل.

inn-name = گراز آبی
inn-motto = بنشینید. راست بگویید، یا چیزی شبیه آن.
house = مهمان‌سرا
skip-to-table = رفتن به میز
one-moment = یک لحظه…
try-again = تلاش دوباره
nothing-here = اینجا چیزی نیست.
back-to-door = برگشت به ورودی
language = زبان
to-dark = نور شمع
to-light = نور روز
sound-on = روشن کردن صدا
sound-off = خاموش کردن صدا
newer-version = نسخهٔ تازه‌ای آمده است.
use-newer = به‌کارش بگیر
close = بستن
cancel = انصراف
save = ذخیره
saved = ذخیره شد.
copy = کپی
copied = کپی شد
say = گفتن
guest-name = مهمان
your-name = نام شما

game = بازی
play-now = بازی با ربات‌ها
open-table = ساختن میز
learn = یادگیری با بازی
join-friends = پیوستن به دوستان
table-code = کد یا لینک میز
join = پیوستن
see-lobby = همهٔ میزها
box-at-door = با جعبهٔ واقعی روی میز
box-at-door-about = شمارش با لمس، زمان‌سنج، قول‌ها: بی‌اینترنت هم کار می‌کند.

lobby = میزها
lobby-open = منتظر بازیکن
lobby-running = در حال بازی
lobby-no-open = میزی منتظر نیست. یکی بچینید!
lobby-no-running = اکنون هیچ بازی عمومی‌ای در جریان نیست.
join-seats = { $count ->
    [0] سر زدن
    [one] نشستن: { $count } صندلی خالی
   *[other] نشستن: { $count } صندلی خالی
}
my-seat = جای من
watch = تماشا
help = قوانین
rules = قوانین
profile = پروفایل
clause = قانون { $clause }
search-rules = جست‌وجو در قوانین
how-to-play = چطور بازی می‌شود
rules-legend = کارت‌ها
nothing-found = در قوانین چیزی دربارهٔ «{ $wanted }» نیست. واژهٔ دیگری بنویسید یا فهرست را ببینید.
show-all = نشان دادن همه
contents = فهرست
players-count = { $count ->
    [one] { $count } بازیکن
   *[other] { $count } بازیکن
}
waiting-title = میز منتظر است
# Between numbers a dot would be read as a zero.
table-facts = { $game }، { $edition }، { $players }
heap-count = { $name }: { $count }
house-rules = قوانین خانگی این میز
switched-on = بله
switched-off = نه
empty-chair = صندلی خالی
bot = ربات
bot-name-1 = ماریان
bot-name-2 = جان کوچولو
bot-name-3 = ویل اسکارلت
bot-name-4 = ماچ
bot-name-5 = گیلبرت
bot-name-6 = راهب تاک
is-ready = آماده است
sit-here = نشستن در اینجا
put-bot = ربات برای صندلی { $seat }
add-bot = افزودن ربات…
remove-bot = برداشتن
kick = بیرون کردن
start = شروع
start-when-full = وقتی همهٔ صندلی‌ها پر شد می‌توانید شروع کنید.
ready = آماده‌ام
host-starts = میزبان بازی را شروع می‌کند.
get-up = بلند شدن از میز
invite = دعوت از دوستان
code-is = کد:
invite-link = لینک این میز
qr-code = لینک به شکل کد QR
table-closed = این میز بسته شده است.
claim-title = اینجا با نام { $name } ادامه می‌دهید؟
claim-go = بله، خودم هستم

line-lost = ارتباط قطع شد. جای شما محفوظ است؛ دوباره تلاش می‌کنیم…
goodbye-restart = مهمان‌سرا را جارو می‌کنیم. کمی بعد برگردید.
goodbye-too-slow = ارتباط خیلی کند بود.
goodbye-flood = یک‌باره خیلی زیاد شد. نفسی تازه کنید و صفحه را دوباره باز کنید.

beside-the-table = کنار میز
talk = گفت‌وگو
talk-empty = هنوز کسی چیزی نگفته است.
quick-phrases = جمله‌های آماده
your-words = چیزی بگویید
chronicle = رویدادها
chronicle-empty = هنوز اتفاقی نیفتاده است.
watching = { $count ->
    [one] { $count } تماشاگر
   *[other] { $count } تماشاگر
}
time-left = زمان باقی‌مانده
need-time = درخواست زمان بیشتر
other-device = صندلی من در دستگاه دیگر
other-device-how = این را یک بار در دستگاه دیگر باز کنید؛ بازی آنجا ادامه پیدا می‌کند.
hours = { $count ->
    [one] { $count } ساعت
   *[other] { $count } ساعت
}
minutes = { $count ->
    [one] { $count } دقیقه
   *[other] { $count } دقیقه
}
other-players = بازیکنان دیگر
middle-of-table = وسط میز
your-place = جای شما
your-turn = نوبت شماست
waiting-for = در انتظار { $names }
game-over = بازی تمام شد.
thinks = فکر می‌کند
away = سر میز نیست
substituted = ربات به جایش بازی می‌کند
your-hand = { $count ->
    [one] دست شما: { $count } کارت
   *[other] دست شما: { $count } کارت
}
cards-in-hand = { $count ->
    [one] { $count } کارت در دست
   *[other] { $count } کارت در دست
}
open-cards = کارت‌های به رو
deck = انبار
pile = مصرف‌شده
leaf-through = { $pile }: ورق زدن { $count } کارت
top-first = از کارت رویی
pile-empty = هنوز کارتی دور ریخته نشده است.
you = شما
player = بازیکن
total = جمع
score = امتیاز

winner = { $you ->
    [name] شما برنده شدید!
   *[none] { $name } برنده شد!
}
winners = { $names } با هم برنده شدند!
rematch = یک بازی دیگر
join-rematch = رفتن به میز تازه
replay = بازپخش
see-table = دیدن میز
see-result = دیدن نتیجه
share = اشتراک‌گذاری
download = دانلود
verify = آیا عادلانه بود؟

step-back = یک گام عقب
step-on = یک گام جلو
play = پخش
pause = مکث
speed = سرعت
eyes = از نگاه
all-cards = همهٔ کارت‌ها به رو
spectator = تماشاگر
moment = لحظه
link-moment = لینک این لحظه

account = حساب کاربری
account-why = با حساب کاربری، بازی‌هایتان در دستگاه‌های دیگر هم همراه شماست.
account-name = نام کاربری
password = رمز عبور
account-new = نگه داشتن نام من
log-in = ورود
log-out = خروج
logged-in-as = با نام { $name } وارد شده‌اید
statistics = آمار بازی شما
password-change = تغییر رمز عبور
password-change-why = در همهٔ دستگاه‌های دیگر باید دوباره وارد شوید.
password-old = رمز عبور قبلی
password-new = رمز عبور تازه
account-delete = حذف حساب من
account-delete-why = نام، آمار و رتبهٔ شما برای همیشه پاک می‌شود. بازی‌هایی که دیگران هم در آن بوده‌اند، بی نام شما برای آن‌ها می‌ماند.
stat-games = بازی‌ها
stat-wins = بردها
stat-place = میانگین رتبه
stat-score = میانگین امتیاز
rating = امتیاز مهارت
history = میزهای شما
history-empty = هنوز اینجا بازی نکرده‌اید.
table-open = منتظر
table-running = ادامهٔ بازی
table-finished = نتیجه
table-closed-state = بسته
guide = راهنما
understood = فهمیدم

refusal-unknown = اکنون این کار ممکن نیست ({ $code }).
refusal-connection-lost = مهمان‌سرا پاسخ نمی‌دهد. ارتباط خود را بررسی کنید.
refusal-connection-failed = در راه مشکلی پیش آمد. دوباره تلاش کنید.
refusal-table-unknown = چنین میزی وجود ندارد.
refusal-table-unknown-code = میزی با این کد وجود ندارد.

count-of = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
you-listed = شما
face = چهرهٔ شما
face-number = چهرهٔ { $number }
