# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
log-round = { $you ->
    [names] راند { $round }: شما داروغه‌اید.
   *[none] راند { $round }: { $names } داروغه است.
}
log-round-deputies = راند { $round }: { $names } معاون داروغه‌اند.
log-phase = — { $phase } —
log-took-pile = { $you ->
    [name] شما از کارت‌های مصرف‌شده برمی‌دارید: { $goods }.
   *[none] { $name } از کارت‌های مصرف‌شده برمی‌دارد: { $goods }.
}
log-laid = { $you ->
    [name] شما روی کارت‌های مصرف‌شده می‌گذارید: { $goods }.
   *[none] { $name } روی کارت‌های مصرف‌شده می‌گذارد: { $goods }.
}
log-drew = { $you ->
    [name] شما از انبار { $count } کارت می‌کشید.
   *[none] { $name } از انبار { $count } کارت می‌کشد.
}
log-to-stall = { $you ->
    [name] شما به بازار می‌آورید: { $goods }.
   *[none] { $name } به بازار می‌آورد: { $goods }.
}
log-smuggled = { $you ->
    [name] شما { $count } کارت قاچاق را به پشت می‌گذارید.
   *[none] { $name } { $count } کارت قاچاق را به پشت می‌گذارد.
}
log-got = { $you ->
    [name] شما می‌گیرید: { $goods }.
   *[none] { $name } می‌گیرد: { $goods }.
}
log-gave = { $you ->
    [name] شما به { $to } می‌دهید: { $goods }.
    [to] { $name } به شما می‌دهد: { $goods }.
   *[none] { $name } به { $to } می‌دهد: { $goods }.
}
log-gold-deal = { $you ->
    [from] شما { $gold } به { $to } می‌دهید.
    [to] { $from } مبلغ { $gold } به شما می‌دهد.
   *[none] { $from } مبلغ { $gold } به { $to } می‌دهد.
}
log-gold-fine = { $you ->
    [from] شما { $gold } به { $to } جریمه می‌پردازید.
    [to] { $from } مبلغ { $gold } به شما جریمه می‌پردازد.
   *[none] { $from } مبلغ { $gold } به { $to } جریمه می‌پردازد.
}
log-gold-loot = { $you ->
    [to] شما مبلغ { $gold } از غنیمت برمی‌دارید.
   *[none] { $to } مبلغ { $gold } از غنیمت برمی‌دارد.
}
log-gold-pledge = { $you ->
    [from] شما { $gold } گرو می‌گذارید.
   *[none] { $from } { $gold } گرو می‌گذارد.
}
log-gold-pledge-back = { $you ->
    [to] گروی شما برمی‌گردد: { $gold }.
   *[none] گروی { $to } برمی‌گردد: { $gold }.
}
log-bag-closed = { $you ->
    [name] شما پاکت را می‌بندید.
   *[none] { $name } پاکت را می‌بندد.
}
log-declared = { $you ->
    [name] شما اظهار می‌کنید: { $goods }.
   *[none] { $name } اظهار می‌کند: { $goods }.
}
log-offer = { $you ->
    [name] شما به { $to } پیشنهاد می‌دهید: { $terms }
    [to] { $name } به شما پیشنهاد می‌دهد: { $terms }
   *[none] { $name } به { $to } پیشنهاد می‌دهد: { $terms }
}
log-counter = { $you ->
    [name] پیشنهاد متقابل شما به { $to }: { $terms }
    [to] { $name } در پاسخ به شما پیشنهاد می‌دهد: { $terms }
   *[none] { $name } در پاسخ به { $to } پیشنهاد می‌دهد: { $terms }
}
log-agreed = { $you ->
    [name] شما قبول می‌کنید.
   *[none] { $name } قبول می‌کند.
}
log-offer-refused = { $you ->
    [name] شما پیشنهاد را رد می‌کنید.
   *[none] { $name } پیشنهاد را رد می‌کند.
}
log-offer-withdrawn = { $you ->
    [name] شما پیشنهاد را پس می‌گیرید.
   *[none] { $name } پیشنهاد را پس می‌گیرد.
}
log-offer-unpayable = پیشنهادی باطل شد: دیگر نمی‌شود آن را پرداخت.
log-offer-duty = پیشنهادی باطل شد: با تعهدی نمی‌خواند.
log-offer-decided = پیشنهادی باطل شد: تکلیف پاکت روشن شده است.
log-offer-stances = پیشنهادی باطل شد: معاون‌ها نظرشان را عوض کرده‌اند.
log-offer-lapsed = مهلت پیشنهادی تمام شد.
log-struck = معامله‌ای بسته شد: { $names }.
log-stance = { $you ->
    [name] نظر شما دربارهٔ پاکت { $merchant }: { $stance }.
    [merchant] نظر { $name } دربارهٔ پاکت شما: { $stance }.
   *[none] نظر { $name } دربارهٔ پاکت { $merchant }: { $stance }.
}
log-through = { $you ->
    [name] شما عبور می‌کنید.
   *[none] { $name } عبور می‌کند.
}
log-through-for-nothing = { $you ->
    [name] شما رایگان عبور می‌کنید.
   *[none] { $name } رایگان عبور می‌کند.
}
log-pledged = { $you ->
    [name] شما گرو می‌گذارید: { $goods }.
   *[none] { $name } گرو می‌گذارد: { $goods }.
}
log-condition-true = شرطی برآورده شد.
log-condition-false = شرطی دیگر برآورده نمی‌شود.
log-odd-named = { $you ->
    [name] شما می‌گویید آنچه تقسیم‌شدنی نیست به چه کسی برسد.
   *[none] { $name } می‌گوید آنچه تقسیم‌شدنی نیست به چه کسی برسد.
}
log-time-bag = { $you ->
    [name] وقت تمام شد؛ شما عبور می‌کنید.
   *[none] وقت تمام شد؛ { $name } عبور می‌کند.
}
log-opened-true = { $you ->
    [name] پاکت شما باز می‌شود: { $goods }. همه‌اش راست بود!
   *[none] پاکت { $name } باز می‌شود: { $goods }. همه‌اش راست بود!
}
log-opened-lie = { $you ->
    [name] پاکت شما باز می‌شود: { $goods }. دروغ بود!
   *[none] پاکت { $name } باز می‌شود: { $goods }. دروغ بود!
}
log-time = زمان تمام شد؛ بقیهٔ پاکت‌ها عبور می‌کنند.
log-forgiven = { $you ->
    [name] شما دیگر چیزی ندارید؛ { $gold } بدهی بخشیده می‌شود.
   *[none] { $name } دیگر چیزی ندارد؛ { $gold } بدهی بخشیده می‌شود.
}
log-shown = { $you ->
    [name] شما به عنوان مدرک { $count } کارت به { $to } نشان می‌دهید.
    [to] { $name } به عنوان مدرک { $count } کارت به شما نشان می‌دهد.
   *[none] { $name } به عنوان مدرک { $count } کارت به { $to } نشان می‌دهد.
}
log-promise-broken = قولی شکسته شد.
log-plate = { $you ->
    [name] سینی ضیافت شما از این پس: { $good }.
   *[none] سینی ضیافت { $name } از این پس: { $good }.
}
log-split = { $you ->
    [name] شما برای تقسیم غنیمت پیشنهادی می‌دهید.
   *[none] { $name } برای تقسیم غنیمت پیشنهادی می‌دهد.
}
log-split-refused = { $you ->
    [name] شما تقسیم را رد می‌کنید.
   *[none] { $name } تقسیم را رد می‌کند.
}
log-black-market = { $you ->
    [name] شما در بازار سیاه { $good } را به { $points } امتیاز می‌فروشید.
   *[none] { $name } در بازار سیاه { $good } را به { $points } امتیاز می‌فروشد.
}
log-revealed = { $you ->
    [name] شما رو می‌کنید: { $goods }.
   *[none] { $name } رو می‌کند: { $goods }.
}
log-deck-renewed = کارت‌های مصرف‌شده بُر خوردند و انبار تازه شدند.
log-plea = { $you ->
    [name] شما از { $to } اجازهٔ عبور می‌خواهید.
    [to] { $name } از شما اجازهٔ عبور می‌خواهد.
   *[none] { $name } از { $to } اجازهٔ عبور می‌خواهد.
}
log-grace = { $you ->
    [name] شما پیشنهاد می‌دهید { $merchant } رایگان عبور کند.
    [merchant] { $name } پیشنهاد می‌دهد شما رایگان عبور کنید.
   *[none] { $name } پیشنهاد می‌دهد { $merchant } رایگان عبور کند.
}
log-words-for-gold = { $you ->
    [name] شما در برابر { $what } به { $to } پیشنهاد می‌دهید: { $texts }.
    [to] { $name } در برابر { $what } به شما پیشنهاد می‌دهد: { $texts }.
   *[none] { $name } در برابر { $what } به { $to } پیشنهاد می‌دهد: { $texts }.
}
log-bribe = { $you ->
    [name] شما برای عبور { $what } به { $to } پیشنهاد می‌دهید.
    [to] { $name } برای عبور { $what } به شما پیشنهاد می‌دهد.
   *[none] { $name } برای عبور { $what } به { $to } پیشنهاد می‌دهد.
}
log-toll = { $you ->
    [name] شما از { $merchant } { $what } می‌خواهید تا عبورش دهید.
    [merchant] { $name } از شما { $what } می‌خواهد تا عبورتان دهد.
   *[none] { $name } از { $merchant } { $what } می‌خواهد تا عبورش دهد.
}
log-bribe-goods = { $you ->
    [name] شما برای عبور { $what } به { $to } پیشنهاد می‌دهید.
    [to] { $name } برای عبور { $what } به شما پیشنهاد می‌دهد.
   *[none] { $name } برای عبور { $what } به { $to } پیشنهاد می‌دهد.
}
log-toll-goods = { $you ->
    [name] شما از { $merchant } { $what } می‌خواهید تا عبورش دهید.
    [merchant] { $name } از شما { $what } می‌خواهد تا عبورتان دهد.
   *[none] { $name } از { $merchant } { $what } می‌خواهد تا عبورش دهد.
}
