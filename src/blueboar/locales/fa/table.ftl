# کنار میز هر بازی: بلند شدن، حرف زدن با کسی، کلیدها، و آنچه روی میز است.

stop-watching = پایان تماشا
leave-title = از سر میز بلند می‌شوید؟
leave-what = تا وقتی برگردید ربات به جای شما بازی می‌کند؛ بعد صندلی دوباره مال شماست. میز را در پروفایل خود پیدا می‌کنید.
stay = ماندن

speak-to = چیزی به { $name } بگویید
said-to = به { $name }:
said-to-you = به شما:

about-table = روی میز چیست
piece-deck = انبار
piece-in-deck = { $count ->
    [one] اکنون { $count } کارت در آن است
   *[other] اکنون { $count } کارت در آن است
}
piece-copies = { $count ->
    [one] { $count } کارت در این بازی
   *[other] { $count } کارت در این بازی
}

keys = کلیدها
key-tab = به چیز بعدی یا قبلی
key-arrows = در طول ردیف کارت‌ها یا دکمه‌ها
key-hand-and-panel = از دست به بالا تا پرسش، و دوباره پایین
key-choose = انتخاب چیزی که مشخص شده است
key-escape = بستن آنچه باز است
key-letters = تک‌حرف‌ها می‌برند به:
key-asked = آنچه از شما می‌پرسند
key-hand = دست شما
key-talk = گفت‌وگو
key-undo = پس گرفتن حرکت
key-about = این چیست
key-help = همین فهرست

pace = ربات‌ها با چه سرعتی پیش بروند
pace-slow = آهسته
pace-normal = معمولی
pace-fast = تند
pace-click = با کلیک من
go-on = ادامه

fair-dealing = کارت‌ها بُر می‌خورند…
fair-adds = مرورگر این بازیکن تصادف خودش را به پخش می‌افزاید.

winner-by = { $you ->
    [name] شما با { $count } امتیاز بیشتر برنده شدید!
   *[none] { $name } با { $count } امتیاز بیشتر برنده شد!
}
you-came = شما از { $count } نفر، نفر { $place } شدید؛ { $behind } امتیاز عقب‌تر.
is-you = { $name } (شما)
skip = رد شدن
feed = گفت‌وگو و وقایع
feed-all = همه
feed-shown = چه نشان داده شود
feed-mine = دربارهٔ من
standing = وضع بازی
the-table = میز
