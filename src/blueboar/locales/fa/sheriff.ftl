# میز داروغهٔ ناتینگهام.

sheriff = داروغه
deputy = معاون داروغه
you-are-sheriff = نشان داروغه دست شماست
merchant = تاجر
gold = طلا
bank = بانک
loot = غنیمت
the-loot = غنیمت
gold-amount = { $count } طلا
black-market = بازار سیاه
phases = مرحله‌های راند
phase-market = بازار
phase-market-second = بازار
phase-loading = پر کردن پاکت
phase-declaration = خوداظهاری
phase-declaration-second = خوداظهاری
phase-inspection = بازرسی
round-of = راند { $round } از { $rounds }
round = راند { $round }
inspection-timer = زمان بازرسی
stall-legal = کالاهای قانونی حجره
stall-contraband = { $count ->
    [one] { $count } کارت قاچاق به پشت
   *[other] { $count } کارت قاچاق به پشت
}
stall-empty = حجره خالی است
black-market-card = کارت بازار سیاه به ارزش { $points }
black-market-both = کارت رویی { $points } و کارت زیرین { $lower } می‌ارزد
black-market-gone = هر دو کارت فروخته شده‌اند
black-market-pile = کارت بعدی { $points } می‌ارزد
bag-none = پاکتی نیست
bag-loading = پاکت دارد پر می‌شود
bag-closed = پاکت بسته
bag-through = پاکت عبور کرد
bag-opened = پاکت باز شد
declared-as = خوداظهاری: { $goods }
bag-holds = داخل پاکت: { $goods }
pile-first = مصرف‌شدهٔ اول
pile-second = مصرف‌شدهٔ دوم
says = می‌گوید: { $goods }

choose-first-title = چه کسی اول به بازار می‌رود؟
market-title = بازار
market-title-second = بازار
market-how = تا { $count } کارت از دستتان کنار بگذارید و همان تعداد کارت تازه بردارید. روی کارت بزنید یا آن را به اینجا بکشید.
market-nothing-aside = چیزی کنار نگذاشته‌اید: همهٔ کارت‌ها می‌مانند.
lay-onto = گذاشتن کارت‌ها روی
market-keep = نگه داشتن همهٔ کارت‌ها
market-draw = تعویض: { $piles } از مصرف‌شده‌ها، { $deck } از انبار
move-earlier = { $good }: یک جا جلوتر
move-later = { $good }: یک جا عقب‌تر
last-on-top = کارت آخر روی همه قرار می‌گیرد.
pick-cards = انتخاب کارت
load-title = پاکت خود را پر کنید
load-how = از { $least } تا { $most } کارت دستتان را در پاکت بگذارید. روی کارت بزنید یا آن را به اینجا بکشید.
load-empty = پاکت خالی است.
load-close = { $count ->
    [0] بستن پاکت
    [one] بستن پاکت با { $count } کارت
   *[other] بستن پاکت با { $count } کارت
}
declare-title = به داروغه چه می‌گویید؟
declare-truth = داخل پاکت شما:
declare-how = تعداد را همیشه باید راست بگویید: { $count }. نوع کالا را نه لزوماً.
decide-title = پاکت‌ها پیش شماست
decide-how = هر پاکت را عبور دهید، باز کنید یا اول معامله کنید.
stance-title = برای هر پاکت چه نظری دارید؟
stance-how = اگر هم‌نظر نباشید، فقط معاونی که می‌خواهد باز کند عمل می‌کند.
stance-open = باز کردن
stance-let-through = عبور دادن
stance-for-nothing = عبور دادن، رایگان
let-through = عبور دادن
open-bag = باز کردن
deal-with = معامله با
make-deal = معامله
debt-title = هنوز { $gold } بدهکارید
debt-how = کیسهٔ پولتان خالی است. با کالاهای حجره بپردازید؛ بقیهٔ پول پس داده نمی‌شود.
debt-also = همهٔ کالاهای قانونی شما هم از دست می‌رود.
debt-pay = پرداخت کالا به ارزش { $gold }
confiscated-title = کالاهای مصادره‌شده را روی کارت‌های مصرف‌شده بگذارید
confiscated-lay = گذاشتن کارت‌ها
plate-title = سینی ضیافت شما از این پس کدام کالاست؟
brimstone-title = از روغن گوگرد استفاده می‌کنید؟
brimstone-how = از هر کس که قاچاقش عبور کرده می‌پرسیم تا خود پرسش چیزی را لو ندهد.
brimstone-whom = حجرهٔ چه کسی؟
brimstone-number = چند تا؟
brimstone-burn = سوزاندن { $goods }
brimstone-keep = نه
trophy-title = جام پیش شما می‌ماند؛ کارت دیگری را دور بریزید
trophy-discard = دور ریختن این کارت
trophy-alone = جام پیش شما می‌ماند؛ کارت دیگری برای دور ریختن ندارید
trophy-keep = نگه داشتن جام
black-market-title = بازار سیاه
black-market-how = سه کارت یکسان نشان دهید: آن‌ها از بازی بیرون می‌روند و کارتی می‌گیرید که در پایان امتیاز دارد.
black-market-sell = { $goods } در برابر { $points } امتیاز
black-market-pass = حالا نه
split-title = غنیمت را تقسیم کنید
split-proposed = { $deputy } پیشنهاد می‌کند: { $first } { $gold } و { $count } کارت بگیرد و بقیه مال دیگری باشد.
split-how = پیشنهاد دهید که { $first } چه بگیرد؛ بقیه مال { $second } است. پیشنهادهای باقی‌مانده: { $count }.
split-gold = { $first } / { $second }
split-propose = پیشنهاد: { $gold } و { $count } کارت
split-equally = تقسیم مساوی
pick-title = یک کارت از غنیمت بردارید
odd-title = آنچه تقسیم‌شدنی نیست: به چه کسی برسد؟
odd-how = اگر هر دو یک نفر را نام نبرید، دور ریخته می‌شود.
odd-coin = سکهٔ تک‌مانده
odd-nobody = هیچ‌کس
odd-say = بگو

offers = پیشنهادها
deal-builder = تنظیم معامله
offers-you = { $count ->
    [one] { $names } به شما پیشنهادی داده است: پاسخ دهید
   *[other] { $names } به شما پیشنهاد داده‌اند: پاسخ دهید
}
waits-for-your-word = { $count ->
    [one] { $names } منتظر حرف شماست
   *[other] { $names } منتظر حرف شما هستند
}
thinks-over-offer = { $count ->
    [one] { $names } دربارهٔ پیشنهاد شما فکر می‌کند
   *[other] { $names } دربارهٔ پیشنهاد شما فکر می‌کنند
}
nothing-to-add = حرف دیگری ندارم
nothing-added = تصمیم با دیگران است
counter-offer = پیشنهاد متقابل
offers-left = { $count ->
    [one] { $count } پیشنهاد مانده
   *[other] { $count } پیشنهاد مانده
}
you-give = شما می‌دهید
party-would-give = { $name } می‌دهد
of-gold = از { $count }
fewer = { $what }: کمتر
more = { $what }: بیشتر
from-bag = از پاکت
face-down = به پشت
claim-bag = بگویید در پاکت چیست…
claim-stall = قاچاق حجره را نام ببرید…
acts = کاری که داروغه می‌کند
favour-label = وعده‌ای برای آینده. کسی را متعهد نمی‌کند، ولی همه می‌شنوند.
add-favour = وعده دادن
deal-empty = هنوز چیزی در آن نیست.
make-offer = پیشنهاد دادن
make-counter = فرستادن پیشنهاد متقابل
offer-from = { $you ->
    [name] پیشنهاد شما به { $to }
    [to] پیشنهاد { $name } به شما
   *[none] پیشنهاد { $name } به { $to }
}
counter-from = { $you ->
    [name] پیشنهاد متقابل شما به { $to }
    [to] پیشنهاد متقابل { $name } به شما
   *[none] پیشنهاد متقابل { $name } به { $to }
}
accept = قبول کردن
counter = چانه زدن
refuse = رد کردن
withdraw = پس گرفتن
struck = معامله بسته شد
party-gives = { $you ->
    [name] شما: { $what }.
   *[none] { $name }: { $what }.
}
term-gold = { $count } طلا
term-stall = { $goods } از حجره
term-bag = { $goods } از پاکت
term-face-down = { $count } کارت بی‌نامِ به پشت
term-for = { $you ->
    [to] { $what } (برای شما)
   *[none] { $what } (برای { $to })
}
term-if = { $what }، اگر { $condition }
condition-lie = { $you ->
    [name] پاکت شما باز شود و دروغ باشد
   *[none] پاکت { $name } باز شود و دروغ باشد
}
condition-true = { $you ->
    [name] پاکت شما باز شود و راست باشد
   *[none] پاکت { $name } باز شود و راست باشد
}
condition-opened = { $you ->
    [name] پاکت شما باز شود
   *[none] پاکت { $name } باز شود
}
condition-let-through = { $you ->
    [name] پاکت شما عبور کند
   *[none] پاکت { $name } عبور کند
}
condition-none = بی‌شرط
condition-label = فقط به این شرط
gift-for = برای
the-other-side = طرف مقابل
add-gift = هدیه‌ای دیگر، برای کس دیگر یا با شرطی دیگر
add-gift-short = هدیه‌ای دیگر
take-out = برداشتن: { $what }
pick-face-down = انتخاب کنید کدام کارت‌ها را می‌دهید؛ کس دیگری نمی‌بیند. اگر انتخاب نکنید، ارزان‌ترین‌ها می‌روند.
several-favours = هر سطر یک وعدهٔ جداست.
term-let-through = { $you ->
    [merchant] عبور دادن شما
   *[none] عبور دادن { $merchant }
}
term-open = { $you ->
    [merchant] باز کردن پاکت شما
   *[none] باز کردن پاکت { $merchant }
}
term-refuse-deals = { $you ->
    [merchant] معامله نکردن با شما
   *[none] معامله نکردن با { $merchant }
}
term-favour = وعده: «{ $text }»
term-favours = وعده‌ها: { $texts }
quoted = «{ $text }»
duties = تعهدها
duty-let-through = { $you ->
    [bound] شما باید { $merchant } را عبور دهید.
    [merchant] { $bound } باید شما را عبور دهد.
   *[none] { $bound } باید { $merchant } را عبور دهد.
}
duty-open = { $you ->
    [bound] شما باید پاکت { $merchant } را باز کنید.
    [merchant] { $bound } باید پاکت شما را باز کند.
   *[none] { $bound } باید پاکت { $merchant } را باز کند.
}
duty-refuse-deals = { $you ->
    [bound] شما نباید با { $merchant } معامله کنید.
    [merchant] { $bound } نباید با شما معامله کند.
   *[none] { $bound } نباید با { $merchant } معامله کند.
}
ledger = قول‌ها
promise-gift = { $giver } به { $to }: { $what }
promise-delivered = { $delivered } از { $promised } تحویل شد
promise-gold = { $giver } به { $to }: { $promised } طلا
promise-goods = { $giver } به { $to }: { $promised } کالای قانونی
promise-contraband = { $giver } به { $to }: { $promised } کارت به پشت
promise-bag = { $giver } به { $to }: { $promised } کارت از پاکت
promise-face-down = { $giver } به { $to }: { $promised } کارت بی‌نام
promise-favour = { $giver } به { $to }: «{ $text }»
promise-is-open = در انتظار
promise-is-kept = وفا شد
promise-is-broken = شکسته شد
promise-is-void = باطل
promise-why-not-there = همه‌اش آنجا نبود
promise-why-condition-true = شرط برآورده شد
promise-why-condition-false = شرط برآورده نشد
promise-why-paid-a-debt = گرو بدهی را پرداخت
promise-why-other-deputy = معاون دیگر تصمیم گرفت
promise-why-bag-opened = پاکت باز شد
promise-why-time-ran-out = وقت تمام شد
pledges = گروها
pledge-line = { $giver } به { $to }: { $what }، اگر { $condition }
mark-kept = وفا شد
mark-broken = شکسته شد
shown-by = { $name } در راند { $round } به شما نشان داد:
favour-bb-let-your-next-bag-through = پاکت بعدی شما را عبور می‌دهم
favour-bb-pay-you-next-time = دفعهٔ بعد جبران می‌کنم
favour-bb-speak-well-of-you = پیش همه از شما تعریف می‌کنم
favour-bb-drink-to-your-health = امشب به سلامتی شما جامی بلند می‌کنم
favour-bb-remember-this = این لطف را فراموش نمی‌کنم
favour-bb-no-word-against-you = علیه پاکت بعدی شما حرفی نمی‌زنم
favour-bb-greet-you-first = در بازار پیش از همه به شما سلام می‌کنم
favour-bb-keep-you-a-seat = کنار آتش برایتان جا می‌گیرم
favour-bb-sing-of-you = ترانه‌ای دربارهٔ شما می‌خوانم

opening = { $you ->
    [name] پاکت شما باز می‌شود
   *[none] پاکت { $name } باز می‌شود
}
verdict-truth = راست بود!
verdict-lie = دروغ بود!
chore-debt = { $name } باید بدهی‌اش را بپردازد.
chore-confiscated = { $name } کارت‌های مصادره‌شده را روی ستون می‌گذارد.
chore-plate = { $name } کالای سینی ضیافت را انتخاب می‌کند.
chore-brimstone = { $name } دربارهٔ روغن گوگرد تصمیم می‌گیرد.
chore-trophy = { $name } به جای جام کارت دیگری دور می‌ریزد.
chore-black-market = { $name } دربارهٔ بازار سیاه تصمیم می‌گیرد.
chore-loot = معاون‌ها غنیمت را تقسیم می‌کنند.
chore-pick-loot = { $name } کارتی از غنیمت برمی‌دارد.
chore-odd-loot = معاون‌ها می‌گویند آنچه تقسیم‌شدنی نیست به چه کسی برسد.

score-legal = کالای قانونی
score-contraband = کالای قاچاق
score-bonus = پادشاه و ملکه
king-of = { $you ->
    [name] شما، پادشاه { $good } ({ $points })
   *[none] { $name }، پادشاه { $good } ({ $points })
}
queen-of = { $you ->
    [name] شما، ملکهٔ { $good } ({ $points })
   *[none] { $name }، ملکهٔ { $good } ({ $points })
}
wealth-by-round = دارایی در هر راند
honours = عنوان‌های افتخار
honour-best-liar = بهترین دروغگو
honour-best-liar-why = { $count ->
    [one] { $count } دروغ از دروازه گذشت
   *[other] { $count } دروغ از دروازه گذشت
}
honour-truest = راستگوترین تاجر
honour-truest-why = { $count ->
    [one] { $count } پاکت راستگو
   *[other] { $count } پاکت راستگو
}
honour-sharpest = تیزبین‌ترین داروغه
honour-sharpest-why = { $count ->
    [one] { $count } دروغ فاش شد
   *[other] { $count } دروغ فاش شد
}
honour-caught = مچ‌گیری
honour-caught-why = { $count ->
    [one] { $count } بار گیر افتادن
   *[other] { $count } بار گیر افتادن
}
honour-wronged = قربانی بدگمانی
honour-wronged-why = { $count ->
    [one] { $count } پاکت راستگو باز شد
   *[other] { $count } پاکت راستگو باز شد
}
honour-briber = دست‌ودل‌باز
honour-briber-why = { $count } طلا رشوه
the-truth = حقیقت
the-truth-about = هر پاکت: چه گفتند و واقعاً چه در آن بود.
round-short = راند
declared = خوداظهاری
really = در واقع
bribe = معامله
decision = تصمیم
lied = دروغ
decision-let-through = عبور کرد
decision-opened = باز شد
decision-time = زمان تمام شد

piece-badge = نشان داروغه
piece-deputy = معاون‌های داروغه
piece-bag = پاکت تاجر
piece-stall = حجره
piece-purse = طلا
piece-pile = کارت‌های مصرف‌شده
piece-black-market = بازار سیاه
piece-loot = غنیمت
piece-crowns = در پایان پادشاه { $king } و ملکه { $queen } می‌گیرد
piece-counts = در پایان { $goods } حساب می‌شود
piece-is = { $good } هم هست: هر کارت دیگر این کالا در حجرهٔ شما { $gain } بیشتر می‌ارزد
key-offers = پیشنهادها یا معاملهٔ تازه

jump-sheriff-lie = دروغ بعدی
jump-sheriff-deal = معاملهٔ بعدی
jump-sheriff-inspection = پاکت راستگوی بازشدهٔ بعدی
jump-sheriff-round = راند بعدی
after-fine = { $you ->
    [name] شما { $gold } می‌پردازید و { $goods } از دست می‌رود.
   *[none] { $name } مبلغ { $gold } می‌پردازد و { $goods } از دست می‌رود.
}
after-lost = { $goods } از دست می‌رود.
after-truth = { $you ->
    [name] شما { $gold } بابت زحمت می‌گیرید.
    [from] شما { $gold } بابت زحمت به { $name } می‌پردازید.
   *[none] { $name } مبلغ { $gold } بابت زحمت می‌گیرد.
}
after-through = به بازار رسید: { $goods }.
moment-sheriff = شما داروغه‌اید
moment-deputy = شما معاون داروغه‌اید
moment-sheriff-what = در این راند همهٔ پاکت‌ها از دروازهٔ شما می‌گذرند.
moment-smuggled = قاچاق رد شد!
moment-smuggled-what = کسی نگاه نکرد: { $goods }، به ارزش { $gold }.
stamp-refused = نه!
stamp-struck = معامله!
end-contraband = آنچه به پشت بود
end-crowns = پادشاهان و ملکه‌ها
end-open = طلا و کالاهای رو
