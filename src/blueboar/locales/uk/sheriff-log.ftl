# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}
log-round = Раунд { $round }: шериф — { $names }.
log-round-deputies = Раунд { $round }: заступники — { $names }.
log-phase = — { $phase } —
log-took-pile = { $name } бере зі скидання: { $goods }.
log-laid = { $name } кладе на стос скидання: { $goods }.
log-drew = { $name } бере { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}.
log-to-stall = { $name } привозить на ринок: { $goods }.
log-smuggled = { $name } викладає контрабанду долілиць: { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}.
log-got = { $name } отримує: { $goods }.
log-gave = { $name } → { $to }: { $goods }.
log-gold-deal = { $from } → { $to }: { $gold }.
log-gold-fine = { $from } → { $to }: { $gold } штрафу.
log-gold-loot = { $to } бере зі здобичі { $gold }.
log-bag-closed = { $name } закриває мішок.
log-declared = { $name } декларує: { $goods }.
log-offer = Пропозиція, { $name } → { $to }: { $terms }.
log-counter = Зустрічна пропозиція, { $name } → { $to }: { $terms }.
log-agreed = { $name } погоджується.
log-offer-refused = { $name } відхиляє пропозицію.
log-offer-withdrawn = { $name } відкликає пропозицію.
log-offer-unpayable = Пропозиція втратила чинність: її вже нічим оплатити.
log-offer-duty = Пропозиція втратила чинність: їй суперечить зобов’язання.
log-offer-decided = Пропозиція втратила чинність: долю мішка вже вирішено.
log-offer-stances = Пропозиція втратила чинність: заступники передумали.
log-offer-lapsed = Пропозиція втратила чинність.
log-struck = Угоду укладено: { $names }.
log-stance = { $name } про мішок торговця { $merchant }: { $stance }.
log-through = { $name } проходить без огляду.
log-opened-true = { $name } має в мішку: { $goods }. Усе правда!
log-opened-lie = { $name } має в мішку: { $goods }. Брехня!
log-time = Час вийшов; решту мішків пропущено.
log-forgiven = { $name } більше нічого не має; решту боргу прощено: { $gold }.
log-shown = { $name } → { $to }, на доказ: { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}.
log-promise-broken = Обіцянку порушено.
log-plate = { $name }: бенкетна таця тепер — { $good }.
log-split = { $name } пропонує поділ здобичі.
log-split-refused = { $name } відхиляє поділ.
log-black-market = { $name } продає на чорному ринку: { $good }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
log-revealed = { $name } розкриває: { $goods }.
log-deck-renewed = Стос скидання перетасовано в нову колоду.
