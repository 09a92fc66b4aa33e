# روایت یک دست «داروغه». برای هر نوع رویداد یک پیام؛ آنچه اینجا نیست روایت نمی‌شود.

sheriff-round = راند { $number }: { $office_count ->
    [one] { $office } داروغه است
   *[other] { $office } معاون داروغه‌اند
}
sheriff-phase = { $phase ->
    [market] بازار
    [loading] پر کردن پاکت‌ها
    [declaration] خوداظهاری
    [inspection] بازرسی
   *[other] { $phase }
}
sheriff-phase-second = { $phase ->
    [market] بازار
    [loading] پر کردن پاکت‌ها
    [declaration] خوداظهاری
    [inspection] بازرسی
   *[other] { $phase }
}
sheriff-cards = { $way ->
    [hand-aside] { $source_owner } کنار می‌گذارد: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [pile-hand] { $target_owner } از کارت‌های مصرف‌شده برمی‌دارد: { $cards }.
    [deck-hand] { $target_owner } از انبار می‌کشد: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [aside-pile] { $source_owner } روی کارت‌های مصرف‌شده می‌گذارد: { $cards }.
    [hand-bag] { $cards ->
        [none] { $source_owner } پاکتش را پر می‌کند.
       *[other] { $source_owner } در پاکت می‌گذارد: { $cards }.
    }
    [bag-stall] { $source_owner } به بازار می‌آورد: { $cards }.
    [bag-contraband] بالای حجره، به پشت: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [stall-stall] { $source_owner } به { $target_owner } می‌دهد: { $cards }.
    [contraband-contraband] { $source_owner } یواشکی به { $target_owner } می‌دهد، به پشت: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [bag-loot] روی صفحهٔ غنیمت: { $cards }.
    [bag-loot-hidden] روی صفحهٔ غنیمت، به پشت: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [stall-loot] روی صفحهٔ غنیمت: { $cards }.
    [contraband-loot-hidden] روی صفحهٔ غنیمت، به پشت: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [stall-pledge] { $source_owner } گرو می‌گذارد: { $cards }.
    [bag-pledge] { $source_owner } گرو می‌گذارد: { $cards }.
    [contraband-pledge-hidden] { $source_owner } به پشت گرو می‌گذارد: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pledge-hidden] { $source_owner } به پشت گرو می‌گذارد: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-stall] از گروی { $source_owner } به { $target_owner } می‌رسد: { $cards }.
    [pledge-hidden-contraband] از گروی { $source_owner } به { $target_owner } می‌رسد، به پشت: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-loot] روی صفحهٔ غنیمت: { $cards }.
    [pledge-hidden-loot-hidden] روی صفحهٔ غنیمت، به پشت: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [loot-stall] { $target_owner } از غنیمت برمی‌دارد: { $cards }.
    [loot-hidden-contraband] { $target_owner } از غنیمت برمی‌دارد، به پشت: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [bag-pile] مصادره شد و روی کارت‌های مصرف‌شده رفت: { $cards }.
    [bag-hand] { $target_owner } جام را نگه می‌دارد.
    [stall-pile] در حجرهٔ { $source_owner } نابود شد: { $cards }.
    [contraband-pile] { $source_owner } دور می‌ریزد: { $cards }.
    [contraband-sold] { $source_owner } نشان می‌دهد و می‌فروشد: { $cards }.
   *[other] { "" }
}
sheriff-gold = { $why ->
    [pledge] { $target ->
        [pledge] { $source_owner } مبلغ { $amount } طلا گرو می‌گذارد.
       *[other] گروی { $amount } طلا به { $target_owner } برمی‌گردد.
    }
    [deal] { $target ->
        [loot] { $source_owner } مبلغ { $amount } طلا روی صفحهٔ غنیمت می‌گذارد.
       *[other] { $source_owner } مبلغ { $amount } طلا به { $target_owner } می‌دهد.
    }
    [loot] { $target ->
        [bank] { $amount } طلا از غنیمت قابل تقسیم نیست و از دست می‌رود.
       *[other] { $target_owner } مبلغ { $amount } طلا از غنیمت برمی‌دارد.
    }
   *[other] { $target ->
        [loot] { $source_owner } مبلغ { $amount } طلا به صفحهٔ غنیمت می‌پردازد.
       *[other] { $source_owner } مبلغ { $amount } طلا به { $target_owner } می‌پردازد.
    }
}
sheriff-bag-closed = { $merchant } درِ پاکت را می‌بندد.
sheriff-declared = { $merchant }: «{ $goods }، جناب داروغه، به شرفم قسم!»
sheriff-offer-made = { $proposer } به { $partners }: { $terms }؟
sheriff-offer-agreed = { $seat } موافق است.
sheriff-offer-closed = { $why ->
    [refused] { $by } پیشنهاد را رد می‌کند.
    [withdrawn] { $by } پیشنهادش را پس می‌گیرد.
    [unpayable] پیشنهادی باطل شد: دیگر نمی‌شود آن را پرداخت.
    [duty] پیشنهادی باطل شد: با قولی که داده شده نمی‌خواند.
    [decided] پیشنهادی باطل شد: تکلیف پاکت روشن شده است.
    [stances] پیشنهادی باطل شد: معاون‌ها نظرشان را عوض کرده‌اند.
   *[other] { "" }
}
sheriff-deal-struck = معامله جوش خورد! { $proposer } با { $partners }: { $terms }.
sheriff-part-gold = { $giver } مبلغ { $amount } طلا می‌دهد{ $to_count ->
    [0] { "" }
   *[other] { " " }(به { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }، اگر پاکت { $bag } { $when_happens ->
        [lie] باز شود و دروغ باشد
        [true] باز شود و راست باشد
        [opened] باز شود
       *[other] عبور کند
    }
}
sheriff-part-stall = { $giver } از حجره می‌دهد: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(به { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }، اگر پاکت { $bag } { $when_happens ->
        [lie] باز شود و دروغ باشد
        [true] باز شود و راست باشد
        [opened] باز شود
       *[other] عبور کند
    }
}
sheriff-part-bag = { $giver } از پاکت می‌دهد: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(به { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }، اگر پاکت { $bag } { $when_happens ->
        [lie] باز شود و دروغ باشد
        [true] باز شود و راست باشد
        [opened] باز شود
       *[other] عبور کند
    }
}
sheriff-part-face-down = { $giver } { $count } کارت بی‌نامِ به پشت می‌دهد{ $to_count ->
    [0] { "" }
   *[other] { " " }(به { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }، اگر پاکت { $bag } { $when_happens ->
        [lie] باز شود و دروغ باشد
        [true] باز شود و راست باشد
        [opened] باز شود
       *[other] عبور کند
    }
}
sheriff-part-let-through = { $merchant } عبور می‌کند{ $by_count ->
    [0] { "" }
   *[other] { " " }(به دست { $by })
}
sheriff-part-open = پاکت { $merchant } باز می‌شود{ $by_count ->
    [0] { "" }
   *[other] { " " }(به دست { $by })
}
sheriff-part-refuse-deals = با { $merchant } معامله‌ای نمی‌شود{ $by_count ->
    [0] { "" }
   *[other] { " " }(به دست { $by })
}
sheriff-part-favour = { $giver } وعده می‌دهد: «{ $text }»
sheriff-shown = { $cards ->
    [none] { $owner } به { $seen } ثابت می‌کند که بیش از این نیست.
   *[other] { $owner } به { $seen } نشان می‌دهد: { $cards }.
}
sheriff-stance = { $deputy } می‌خواهد { $stance ->
    [open] پاکت { $merchant } را باز کند.
    [for-nothing] { $merchant } را رایگان عبور دهد.
   *[other] { $merchant } را عبور دهد.
}
sheriff-let-through = { $for_nothing ->
    [yes] { $merchant } رایگان عبور می‌کند.
   *[other] { $merchant } عبور می‌کند.
}
sheriff-opened = پاکت { $merchant } به دست { $by } باز می‌شود: { $cards }. { $truthful ->
    [yes] همه‌اش راست بود!
   *[other] دروغ بود!
}
sheriff-time-ran-out = { $bag ->
    [none] وقت تمام شد: همه عبور می‌کنند.
   *[other] وقت تمام شد: { $bag } عبور می‌کند.
}
sheriff-debt-forgiven = { $debtor } دیگر چیزی ندارد؛ { $amount } طلا بخشیده می‌شود.
sheriff-plate-fixed = سینی ضیافتِ { $merchant } از این پس این است: { $good }.
sheriff-promise-settled = { $why ->
    [condition-true] شرطی برآورده شد.
    [condition-false] شرطی دیگر برآورده نمی‌شود.
    [paid-a-debt] گرویی بدهی را می‌پردازد.
    [other-deputy] قولی باطل شد: معاون دیگر تصمیم گرفت.
   *[other] { $status ->
        [broken] قولی شکسته شد.
       *[other] { "" }
    }
}
sheriff-split-proposed = { $deputy } برای تقسیم غنیمت پیشنهادی می‌دهد.
sheriff-split-refused = { $deputy } زیر بار نمی‌رود.
sheriff-odd-named = { $deputy } می‌گوید آنچه تقسیم‌شدنی نیست به چه کسی برسد.
sheriff-black-market-sold = { $merchant } یک کارت بازار سیاه برمی‌دارد ({ $good }): { $points } امتیاز.
sheriff-deck-renewed = کارت‌های مصرف‌شده بُر خوردند؛ انبار تازه { $count } کارت دارد.
sheriff-revealed = { $seat } رو می‌کند: { $cards }.
sheriff-ended = { $scores }
sheriff-part-score = { $name } مجموعاً { $total } امتیاز دارد: { $legal } از کالاهای قانونی، { $contraband } از قاچاق، { $gold } طلا، { $bonuses_points } از پادشاهی و ملکه بودن{ $black_market ->
    [0] { "" }
   *[other] ، { $black_market } از بازار سیاه
}
