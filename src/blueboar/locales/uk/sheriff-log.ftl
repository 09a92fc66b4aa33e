# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}
log-round = { $you ->
    [names] Раунд { $round }: шериф — ви.
   *[none] Раунд { $round }: шериф — { $names }.
}
log-round-deputies = Раунд { $round }: заступники — { $names }.
log-phase = — { $phase } —
log-took-pile = { $you ->
    [name] Ви берете зі скидання: { $goods }.
   *[none] { $name } бере зі скидання: { $goods }.
}
log-laid = { $you ->
    [name] Ви кладете на стос скидання: { $goods }.
   *[none] { $name } кладе на стос скидання: { $goods }.
}
log-drew = { $you ->
    [name] Ви берете { $count ->
        [one] { $count } картку
        [few] { $count } картки
       *[other] { $count } карток
    }.
   *[none] { $name } бере { $count ->
        [one] { $count } картку
        [few] { $count } картки
       *[other] { $count } карток
    }.
}
log-to-stall = { $you ->
    [name] Ви привозите на ринок: { $goods }.
   *[none] { $name } привозить на ринок: { $goods }.
}
log-smuggled = { $you ->
    [name] Ви викладаєте контрабанду долілиць: { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[other] { $count } карток
    }.
   *[none] { $name } викладає контрабанду долілиць: { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[other] { $count } карток
    }.
}
log-got = { $you ->
    [name] Ви отримуєте: { $goods }.
   *[none] { $name } отримує: { $goods }.
}
log-gave = { $you ->
    [name] Ви віддаєте: { $goods } ({ $to }).
    [to] { $name } дає вам: { $goods }.
   *[none] { $name } → { $to }: { $goods }.
}
log-gold-deal = { $you ->
    [from] Ви платите { $gold } ({ $to }).
    [to] { $from } платить вам { $gold }.
   *[none] { $from } → { $to }: { $gold }.
}
log-gold-fine = { $you ->
    [from] Ви платите { $gold } штрафу ({ $to }).
    [to] { $from } платить вам { $gold } штрафу.
   *[none] { $from } → { $to }: { $gold } штрафу.
}
log-gold-loot = { $you ->
    [to] Ви берете зі здобичі { $gold }.
   *[none] { $to } бере зі здобичі { $gold }.
}
log-gold-pledge = { $you ->
    [from] Ви відкладаєте { $gold } в заставу.
   *[none] { $from } відкладає { $gold } в заставу.
}
log-gold-pledge-back = { $you ->
    [to] Застава повертається до вас: { $gold }.
   *[none] Застава повертається ({ $to }): { $gold }.
}
log-bag-closed = { $you ->
    [name] Ви закриваєте мішок.
   *[none] { $name } закриває мішок.
}
log-declared = { $you ->
    [name] Ви декларуєте: { $goods }.
   *[none] { $name } декларує: { $goods }.
}
log-offer = { $you ->
    [name] Ви пропонуєте ({ $to }): { $terms }
    [to] { $name } пропонує вам: { $terms }
   *[none] { $name } пропонує ({ $to }): { $terms }
}
log-counter = { $you ->
    [name] Ваша зустрічна пропозиція ({ $to }): { $terms }
    [to] { $name } пропонує вам натомість: { $terms }
   *[none] { $name } пропонує натомість ({ $to }): { $terms }
}
log-agreed = { $you ->
    [name] Ви погоджуєтеся.
   *[none] { $name } погоджується.
}
log-offer-refused = { $you ->
    [name] Ви відхиляєте пропозицію.
   *[none] { $name } відхиляє пропозицію.
}
log-offer-withdrawn = { $you ->
    [name] Ви відкликаєте пропозицію.
   *[none] { $name } відкликає пропозицію.
}
log-offer-unpayable = Пропозиція втратила чинність: її вже нічим оплатити.
log-offer-duty = Пропозиція втратила чинність: їй суперечить зобов’язання.
log-offer-decided = Пропозиція втратила чинність: долю мішка вже вирішено.
log-offer-stances = Пропозиція втратила чинність: заступники передумали.
log-offer-lapsed = Пропозиція втратила чинність.
log-struck = Угоду укладено: { $names }.
log-stance = { $you ->
    [name] Ваша думка, мішок: { $merchant } — { $stance }.
    [merchant] { $name }, ваш мішок — { $stance }.
   *[none] { $name }, мішок: { $merchant } — { $stance }.
}
log-through = { $you ->
    [name] Ви проходите без огляду.
   *[none] { $name } проходить без огляду.
}
log-through-for-nothing = { $you ->
    [name] Ви проходите задарма.
   *[none] { $name } проходить задарма.
}
log-pledged = { $you ->
    [name] Ви відкладаєте в заставу: { $goods }.
   *[none] { $name } відкладає в заставу: { $goods }.
}
log-condition-true = Умова здійснилася.
log-condition-false = Умова вже не здійсниться.
log-odd-named = { $you ->
    [name] Ви кажете, кому дістанеться те, що не ділиться.
   *[none] { $name } каже, кому дістанеться те, що не ділиться.
}
log-time-bag = { $you ->
    [name] Час вийшов; ви проходите.
   *[none] Час вийшов; { $name } проходить.
}
log-opened-true = { $you ->
    [name] Ваш мішок відкрито, у ньому: { $goods }. Усе правда!
   *[none] { $name } має в мішку: { $goods }. Усе правда!
}
log-opened-lie = { $you ->
    [name] Ваш мішок відкрито, у ньому: { $goods }. Брехня!
   *[none] { $name } має в мішку: { $goods }. Брехня!
}
log-time = Час вийшов; решту мішків пропущено.
log-forgiven = { $you ->
    [name] У вас більше нічого немає; решту боргу прощено: { $gold }.
   *[none] { $name } більше нічого не має; решту боргу прощено: { $gold }.
}
log-shown = { $you ->
    [name] Ви показуєте на доказ { $count ->
        [one] { $count } картку
        [few] { $count } картки
       *[other] { $count } карток
    } ({ $to }).
    [to] { $name } показує вам на доказ { $count ->
        [one] { $count } картку
        [few] { $count } картки
       *[other] { $count } карток
    }.
   *[none] { $name } → { $to }, на доказ: { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[other] { $count } карток
    }.
}
log-promise-broken = Обіцянку порушено.
log-plate = { $you ->
    [name] Ваша бенкетна таця тепер — { $good }.
   *[none] { $name }: бенкетна таця тепер — { $good }.
}
log-split = { $you ->
    [name] Ви пропонуєте поділ здобичі.
   *[none] { $name } пропонує поділ здобичі.
}
log-split-refused = { $you ->
    [name] Ви відхиляєте поділ.
   *[none] { $name } відхиляє поділ.
}
log-black-market = { $you ->
    [name] Ви продаєте на чорному ринку: { $good }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
   *[none] { $name } продає на чорному ринку: { $good }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
}
log-revealed = { $you ->
    [name] Ви розкриваєте: { $goods }.
   *[none] { $name } розкриває: { $goods }.
}
log-deck-renewed = Стос скидання перетасовано в нову колоду.
log-plea = { $you ->
    [name] Ви просите пропустити вас ({ $to }).
    [to] { $name } просить у вас пропуску.
   *[none] { $name } просить пропуску ({ $to }).
}
log-grace = { $you ->
    [name] Ви пропонуєте пропустити задарма ({ $merchant }).
    [merchant] { $name } пропонує пропустити вас задарма.
   *[none] { $name } пропонує пропустити задарма ({ $merchant }).
}
log-words-for-gold = { $you ->
    [name] Ви пропонуєте за { $what }: { $texts } ({ $to }).
    [to] { $name } пропонує вам за { $what }: { $texts }.
   *[none] { $name } пропонує за { $what }: { $texts } ({ $to }).
}
log-bribe = { $you ->
    [name] Ви пропонуєте за пропуск { $what } ({ $to }).
    [to] { $name } пропонує вам за пропуск { $what }.
   *[none] { $name } пропонує за пропуск { $what } ({ $to }).
}
log-toll = { $you ->
    [name] Ви хочете за пропуск { $what } (платить { $merchant }).
    [merchant] { $name } хоче від вас { $what } — і пропускає вас.
   *[none] { $name } хоче за пропуск { $what } (платить { $merchant }).
}
log-bribe-goods = { $you ->
    [name] Ви пропонуєте за пропуск: { $what } ({ $to }).
    [to] { $name } пропонує вам за пропуск: { $what }.
   *[none] { $name } пропонує за пропуск: { $what } ({ $to }).
}
log-toll-goods = { $you ->
    [name] Ви хочете за пропуск: { $what } (платить { $merchant }).
    [merchant] { $name } хоче від вас: { $what } — і пропускає вас.
   *[none] { $name } хоче за пропуск: { $what } (платить { $merchant }).
}
