# کنار میز هر بازی: بلند شدن، حرف زدن با کسی، کلیدها، و آنچه روی میز است.

stop-watching = پایان تماشا
leave-title = از سر میز بلند می‌شوید؟
leave-what = تا وقتی برگردید ربات به جای شما بازی می‌کند؛ بعد صندلی دوباره مال شماست. میز را در پروفایل خود پیدا می‌کنید.
stay = ماندن

speak-to = چیزی به { $name } بگویید
said-to = به { $name }:

about-table = روی میز چیست
piece-badge = نشان داروغه
piece-deputy = معاون‌های داروغه
piece-bag = پاکت تاجر
piece-stall = حجره
piece-purse = طلا
piece-pile = کارت‌های مصرف‌شده
piece-deck = انبار
piece-black-market = بازار سیاه
piece-loot = غنیمت
piece-field = مزرعه
piece-corral = آغل
piece-discards = کارت‌های مصرف‌شده
piece-task = مأموریت‌ها
piece-in-deck = { $count ->
    [one] اکنون { $count } کارت در آن است
   *[other] اکنون { $count } کارت در آن است
}
piece-copies = { $count ->
    [one] { $count } کارت در این بازی
   *[other] { $count } کارت در این بازی
}
piece-crowns = در پایان پادشاه { $king } و ملکه { $queen } می‌گیرد
piece-counts = در پایان { $count } × { $good } حساب می‌شود
piece-is = { $good } هم هست: هر کارت دیگر این کالا در حجرهٔ شما { $gain } بیشتر می‌ارزد
piece-rank = شمارهٔ { $rank } از { $animals }، از بهترین
piece-points = امتیازهای زیر مهره‌ها: { $points }
piece-subtracts = امتیازش کم می‌شود
piece-left = { $count ->
    [one] { $count } مهره در ذخیره مانده
   *[other] { $count } مهره در ذخیره مانده
}
piece-bonuses = در پایان «بیشترین» { $majority } و دستهٔ کامل { $set } امتیاز می‌دهد

keys = کلیدها
key-tab = به چیز بعدی یا قبلی
key-arrows = در طول ردیف کارت‌ها، کالاها یا دکمه‌ها
key-hand-and-panel = از دست به بالا تا پرسش، و دوباره پایین
key-choose = انتخاب چیزی که مشخص شده است
key-escape = بستن آنچه باز است
key-letters = تک‌حرف‌ها می‌برند به:
key-asked = آنچه از شما می‌پرسند
key-hand = دست شما
key-offers = پیشنهادها یا معاملهٔ تازه
key-talk = گفت‌وگو
key-about = این چیست
key-help = همین فهرست
