# رویدادها، هر کدام یک سطر.

some-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
log-round = راند { $round }: داروغه { $names } است.
log-round-deputies = راند { $round }: معاون‌ها { $names } هستند.
log-phase = — { $phase } —
log-took-pile = { $name } از مصرف‌شده برمی‌دارد: { $goods }.
log-laid = { $name } روی مصرف‌شده می‌گذارد: { $goods }.
log-drew = { $name } { $count } کارت برمی‌دارد.
log-to-stall = { $name } به حجره می‌برد: { $goods }.
log-smuggled = { $name } { $count } کارت قاچاق را به پشت می‌گذارد.
log-got = { $name } می‌گیرد: { $goods }.
log-gave = { $name } به { $to } می‌دهد: { $goods }.
log-gold-deal = { $from } به { $to } { $count } طلا می‌دهد.
log-gold-fine = { $from } به { $to } { $count } طلا جریمه می‌دهد.
log-gold-debt = { $from } به { $to } { $count } طلا از بدهی می‌دهد.
log-gold-summons = { $from } به { $to } { $count } طلا برای احضاریهٔ سلطنتی می‌دهد.
log-gold-loot = { $to } { $count } طلا از غنیمت برمی‌دارد.
log-bag-closed = { $name } پاکت را می‌بندد.
log-declared = { $name } اظهار می‌کند: { $goods }.
log-offer = پیشنهاد { $name } به { $to }: { $terms }.
log-counter = پیشنهاد متقابل { $name } به { $to }: { $terms }.
log-agreed = { $name } قبول می‌کند.
log-offer-refused = { $name } پیشنهاد را رد می‌کند.
log-offer-withdrawn = { $name } پیشنهاد را پس می‌گیرد.
log-offer-unpayable = پیشنهادی باطل شد: دیگر پرداختنی نیست.
log-offer-duty = پیشنهادی باطل شد: تعهدی جلوی آن است.
log-offer-decided = پیشنهادی باطل شد: تصمیم پاکت گرفته شده.
log-offer-stances = پیشنهادی باطل شد: نظر معاون‌ها عوض شد.
log-offer-lapsed = پیشنهادی از میان رفت.
log-struck = معامله شد: { $names }.
log-stance = نظر { $name } دربارهٔ { $merchant }: { $stance }.
log-through = { $name } عبور کرد.
log-opened-true = پاکت { $name } باز شد: { $goods }. همه راست!
log-opened-lie = پاکت { $name } باز شد: { $goods }. دروغ بود!
log-time = زمان تمام شد؛ پاکت‌های دیگر عبور می‌کنند.
log-forgiven = { $name } دیگر چیزی ندارد؛ { $count } طلا بخشیده شد.
log-shown = { $name } { $count } کارت را برای اثبات به { $to } نشان می‌دهد.
log-promise-broken = قولی شکسته شد.
log-plate = سینی ضیافت { $name } اکنون: { $good }.
log-split = { $name } تقسیم غنیمت را پیشنهاد می‌کند.
log-split-refused = { $name } تقسیم را رد می‌کند.
log-black-market = { $name } در بازار سیاه { $good } را به { $points } امتیاز می‌فروشد.
log-revealed = { $name } رو می‌کند: { $goods }.
log-deck-renewed = مصرف‌شده‌ها بر خورد و انبار تازه شد.
log-played = { $name } در مزرعهٔ { $number } بازی می‌کند: { $animals }.
log-discarded = { $name } دور می‌ریزد: { $animals }.
log-corral = { $name } به آغل می‌برد: { $animals }.
log-restocked = به مزرعهٔ { $number } می‌آیند: { $animals }.
log-driven-out = کوچ از مزرعهٔ { $number }: { $name } با { $combination } می‌برد.
log-turned-over = مزرعهٔ { $number } برگردانده شد.
log-endgame = پایان نزدیک است: مزرعه‌ها دیگر پر نمی‌شوند.
log-passed = { $name } جایی برای بازی ندارد و رد می‌کند.
