# میز داروغهٔ ناتینگهام.

sheriff = داروغه
deputy = معاون داروغه
you-are-sheriff = شما داروغه‌اید
merchant = تاجر
gold = طلا
bank = بانک
loot = غنیمت
gold-amount = { $count } طلا
black-market = بازار سیاه
phases = مرحله‌های راند
phase-market = بازار
phase-loading = پر کردن پاکت
phase-declaration = خوداظهاری
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
black-market-pile = کارت بعدی { $points } می‌ارزد
bag-none = بدون پاکت
bag-loading = پاکت پر می‌شود
bag-closed = پاکت بسته
bag-through = پاکت عبور کرد
bag-opened = پاکت باز شد
declared-as = اظهار: { $goods }
bag-holds = درون آن: { $goods }
pile-left = مصرف‌شدهٔ چپ
pile-right = مصرف‌شدهٔ راست
leaf-through = { $pile }: ورق زدن { $count } کارت
top-first = کارت رویی اول
pile-empty = هنوز چیزی دور ریخته نشده.
says = می‌گوید: { $goods }

choose-first-title = چه کسی اول به بازار می‌رود؟
market-title = بازار
market-how = تا { $count } کارت را کنار بگذارید و همان‌قدر بردارید. روی کارت بزنید یا آن را به اینجا بکشید.
market-nothing-aside = چیزی کنار نگذاشته‌اید: دستتان می‌ماند.
take-fewer = { $pile }: یکی کمتر
take-more = { $pile }: یکی بیشتر
lay-onto = گذاشتن کارت‌ها روی
market-keep = همه را نگه می‌دارم
market-draw = عوض کردن: { $piles } از مصرف‌شده، { $deck } از انبار
move-earlier = { $good }: یک جا جلوتر
move-later = { $good }: یک جا عقب‌تر
last-on-top = آخری رو قرار می‌گیرد.
pick-cards = کارت انتخاب کنید
load-title = پاکت خود را پر کنید
load-how = از { $least } تا { $most } کارت دستتان را در پاکت بگذارید. روی کارت بزنید یا آن را به اینجا بکشید.
load-empty = پاکت خالی است.
load-close = { $count ->
    [0] بستن پاکت
    [one] بستن پاکت با { $count } کارت
   *[other] بستن پاکت با { $count } کارت
}
declare-title = به داروغه چه می‌گویید؟
declare-truth = در پاکت شما:
declare-how = تعداد همیشه راست است: { $count }. نوع کالا نه لزوماً.
decide-title = پاکت‌ها پیش شماست
decide-how = هر پاکت را عبور دهید، باز کنید یا اول معامله کنید.
stance-title = با هر پاکت چه می‌کنید؟
stance-how = اگر هم‌نظر نباشید، آن معاون که می‌خواهد باز کند تنها عمل می‌کند.
stance-open = باز شود
stance-let-through = عبور کند
let-through = عبور کند
open-bag = باز شود
deal-with = معامله با
debt-title = هنوز { $gold } طلا بدهکارید
debt-how = کیسه خالی است. با کالای حجره بپردازید؛ بقیهٔ پول پس داده نمی‌شود.
debt-also = همهٔ کالاهای قانونی شما هم می‌رود.
debt-pay = پرداخت کالا به ارزش { $gold }
confiscated-title = کالاهای مصادره‌شده را روی مصرف‌شده‌ها بگذارید
confiscated-lay = بگذار
plate-title = سینی ضیافت شما از این پس کدام کالاست؟
brimstone-title = از روغن گوگرد استفاده می‌کنید؟
brimstone-how = از هر کس که قاچاقش عبور کرده می‌پرسند تا خود پرسش چیزی را لو ندهد.
brimstone-whom = حجرهٔ چه کسی؟
brimstone-number = چند تا؟
brimstone-burn = سوزاندن { $goods }
brimstone-keep = نه
trophy-title = جام مال شماست؛ کارت دیگری دور بریزید
trophy-discard = این کارت را دور بریز
black-market-title = بازار سیاه
black-market-how = سه تای یکسان را نشان دهید تا از بازی بیرون بروند؛ کارتی می‌گیرید که در پایان حساب می‌شود.
black-market-sell = { $goods } به { $points } امتیاز
black-market-pass = حالا نه
split-title = غنیمت را تقسیم کنید
split-proposed = { $deputy } پیشنهاد می‌کند: { $first } { $gold } طلا و { $count } کارت بگیرد و دیگری بقیه را.
split-how = پیشنهاد دهید { $first } چه بگیرد؛ بقیه برای { $second } است. پیشنهاد باقی‌مانده: { $count }.
split-gold = { $first } / { $second }
split-propose = پیشنهاد: { $gold } طلا و { $count } کارت
split-equally = تقسیم برابر

offers = پیشنهادها
deal-builder = نوشتن معامله
draw-up-deal = نوشتن معامله
nothing-to-add = حرفی ندارم
nothing-added = تصمیم را به دیگران سپردید
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
acts = داروغه چه می‌کند
favour-label = وعده‌ای برای آینده. کسی را متعهد نمی‌کند، ولی همه می‌شنوند.
add-favour = وعده دادن
deal-empty = هنوز چیزی در آن نیست.
make-offer = پیشنهاد بده
make-counter = پیشنهاد متقابل بده
offer-from = پیشنهاد { $name }
counter-from = پیشنهاد متقابل { $name }
accept = قبول
counter = متقابل
refuse = رد
withdraw = پس گرفتن
struck = توافق شد
party-gives = { $name }: { $what }.
term-gold = { $count } طلا
term-stall = { $goods } از حجره
term-bag = { $goods } از پاکت
term-let-through = عبور دادن { $merchant }
term-open = باز کردن پاکت { $merchant }
term-refuse-deals = بی‌معامله با { $merchant }
term-favour = وعده: «{ $text }»
duties = تعهدها
duty-let-through = { $bound } باید { $merchant } را عبور دهد.
duty-open = { $bound } باید پاکت { $merchant } را باز کند.
duty-refuse-deals = { $bound } نباید با { $merchant } معامله کند.
ledger = قول‌ها
promise-gold = { $giver } به { $to }: { $promised } طلا
promise-goods = { $giver } به { $to }: { $promised } کالای قانونی
promise-contraband = { $giver } به { $to }: { $promised } کارت به پشت
promise-bag = { $giver } به { $to }: { $promised } کارت پاکت
promise-let-through = { $giver } { $merchant } را عبور می‌دهد
promise-open = { $giver } پاکت { $merchant } را باز می‌کند
promise-refuse-deals = { $giver } با { $merchant } معامله نمی‌کند
promise-favour = { $giver } به { $to }: «{ $text }»
promise-is-open = در انتظار
promise-is-kept = وفا شد
promise-is-broken = شکسته شد
promise-is-void = باطل
mark-kept = وفا شد
mark-broken = شکسته شد
shown-by = { $name } در راند { $round } به شما نشان داد:
favour-bb-let-your-next-bag-through = پاکت بعدی تو را عبور می‌دهم.
favour-bb-pay-you-next-time = دفعهٔ بعد جبران می‌کنم.

opening = پاکت { $name } باز می‌شود
verdict-truth = راست بود!
verdict-lie = دروغ بود!
chore-debt = { $name } باید بدهی‌اش را بپردازد.
chore-confiscated = { $name } کالاهای مصادره‌شده را می‌گذارد.
chore-plate = { $name } کالای سینی ضیافت را نام می‌برد.
chore-brimstone = از { $name } دربارهٔ روغن گوگرد می‌پرسند.
chore-trophy = { $name } به جای جام کارتی دور می‌ریزد.
chore-black-market = از { $name } دربارهٔ بازار سیاه می‌پرسند.
chore-loot = معاون‌ها غنیمت را تقسیم می‌کنند.

score-legal = کالای قانونی
score-contraband = کالای قاچاق
score-bonus = پادشاه و ملکه
king-of = { $name } پادشاه { $good } ({ $points })
queen-of = { $name } ملکهٔ { $good } ({ $points })
wealth-by-round = دارایی در هر راند
honours = افتخارها
honour-best-liar = بهترین دروغگو
honour-best-liar-why = { $count ->
    [one] { $count } دروغ از دروازه گذشت
   *[other] { $count } دروغ از دروازه گذشت
}
honour-truest = راستگوترین تاجر
honour-truest-why = { $count ->
    [one] { $count } پاکت راست
   *[other] { $count } پاکت راست
}
honour-sharpest = تیزبین‌ترین داروغه
honour-sharpest-why = { $count ->
    [one] { $count } دروغ را فاش کرد
   *[other] { $count } دروغ را فاش کرد
}
honour-caught = گرفتار
honour-caught-why = { $count ->
    [one] { $count } بار گیر افتاد
   *[other] { $count } بار گیر افتاد
}
honour-wronged = بی‌گناه
honour-wronged-why = { $count ->
    [one] { $count } پاکت راستش باز شد
   *[other] { $count } پاکت راستش باز شد
}
honour-briber = دست‌ودل‌باز
honour-briber-why = { $count } طلا رشوه
the-truth = حقیقت
the-truth-about = هر پاکت: چه گفتند و چه در آن بود.
round-short = راند
declared = اظهار
really = واقعیت
bribe = معامله
decision = تصمیم
lied = دروغ
decision-let-through = عبور کرد
decision-opened = باز شد
decision-time = زمان تمام شد
bargain = چانه زدن
