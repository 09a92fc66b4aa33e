# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
log-round = راند { $round }: { $names } داروغه است.
log-round-deputies = راند { $round }: { $names } معاون داروغه‌اند.
log-phase = — { $phase } —
log-took-pile = { $name } از کارت‌های مصرف‌شده برمی‌دارد: { $goods }.
log-laid = { $name } روی کارت‌های مصرف‌شده می‌گذارد: { $goods }.
log-drew = { $name } از انبار { $count } کارت می‌کشد.
log-to-stall = { $name } به بازار می‌آورد: { $goods }.
log-smuggled = { $name } { $count } کارت قاچاق را به پشت می‌گذارد.
log-got = { $name } می‌گیرد: { $goods }.
log-gave = { $name } به { $to } می‌دهد: { $goods }.
log-gold-deal = { $from } مبلغ { $gold } به { $to } می‌دهد.
log-gold-fine = { $from } مبلغ { $gold } به { $to } جریمه می‌پردازد.
log-gold-loot = { $to } مبلغ { $gold } از غنیمت برمی‌دارد.
log-bag-closed = { $name } پاکت را می‌بندد.
log-declared = { $name } اظهار می‌کند: { $goods }.
log-offer = پیشنهاد { $name } به { $to }: { $terms }.
log-counter = پیشنهاد متقابل { $name } به { $to }: { $terms }.
log-agreed = { $name } قبول می‌کند.
log-offer-refused = { $name } پیشنهاد را رد می‌کند.
log-offer-withdrawn = { $name } پیشنهاد را پس می‌گیرد.
log-offer-unpayable = پیشنهادی باطل شد: دیگر نمی‌شود آن را پرداخت.
log-offer-duty = پیشنهادی باطل شد: با تعهدی نمی‌خواند.
log-offer-decided = پیشنهادی باطل شد: تکلیف پاکت روشن شده است.
log-offer-stances = پیشنهادی باطل شد: معاون‌ها نظرشان را عوض کرده‌اند.
log-offer-lapsed = مهلت پیشنهادی تمام شد.
log-struck = معامله‌ای بسته شد: { $names }.
log-stance = نظر { $name } دربارهٔ پاکت { $merchant }: { $stance }.
log-through = { $name } عبور می‌کند.
log-opened-true = پاکت { $name } باز می‌شود: { $goods }. همه‌اش راست بود!
log-opened-lie = پاکت { $name } باز می‌شود: { $goods }. دروغ بود!
log-time = زمان تمام شد؛ بقیهٔ پاکت‌ها عبور می‌کنند.
log-forgiven = { $name } دیگر چیزی ندارد؛ { $gold } بدهی بخشیده می‌شود.
log-shown = { $name } به عنوان مدرک { $count } کارت به { $to } نشان می‌دهد.
log-promise-broken = قولی شکسته شد.
log-plate = سینی ضیافت { $name } از این پس: { $good }.
log-split = { $name } برای تقسیم غنیمت پیشنهادی می‌دهد.
log-split-refused = { $name } تقسیم را رد می‌کند.
log-black-market = { $name } در بازار سیاه { $good } را به { $points } امتیاز می‌فروشد.
log-revealed = { $name } رو می‌کند: { $goods }.
log-deck-renewed = کارت‌های مصرف‌شده بُر خوردند و انبار تازه شدند.
