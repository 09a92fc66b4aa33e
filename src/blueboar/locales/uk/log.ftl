# Літопис: що сталося, по рядку.

some-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}
log-round = Раунд { $round }: шериф — { $names }.
log-round-deputies = Раунд { $round }: заступники — { $names }.
log-phase = — { $phase } —
log-took-pile = { $name } бере зі скидання: { $goods }.
log-laid = { $name } кладе на скидання: { $goods }.
log-drew = { $name } бере карток: { $count }.
log-to-stall = { $name } викладає на прилавок: { $goods }.
log-smuggled = { $name } викладає контрабанду долілиць, карток: { $count }.
log-got = { $name } отримує: { $goods }.
log-gave = { $name } дає ({ $to }): { $goods }.
log-gold-deal = { $from } → { $to }: { $count } золота.
log-gold-fine = { $from } → { $to }: штраф { $count } золота.
log-gold-debt = { $from } → { $to }: { $count } золота боргу.
log-gold-summons = { $from } → { $to }: { $count } золота за королівський указ.
log-gold-loot = { $to } бере зі здобичі { $count } золота.
log-bag-closed = { $name } закриває мішок.
log-declared = { $name } декларує: { $goods }.
log-offer = { $name } пропонує ({ $to }): { $terms }.
log-counter = { $name } пропонує натомість ({ $to }): { $terms }.
log-agreed = { $name } погоджується.
log-offer-refused = { $name } відхиляє пропозицію.
log-offer-withdrawn = { $name } забирає пропозицію.
log-offer-unpayable = Пропозиція нечинна: її вже не сплатити.
log-offer-duty = Пропозиція нечинна: заважає зобов’язання.
log-offer-decided = Пропозиція нечинна: про мішок уже вирішено.
log-offer-stances = Пропозиція нечинна: заступники передумали.
log-offer-lapsed = Пропозиція втратила чинність.
log-struck = Угоду укладено: { $names }.
log-stance = { $name } про { $merchant }: { $stance }.
log-through = Пропущено: { $name }.
log-opened-true = Відкрито мішок ({ $name }): { $goods }. Усе правда!
log-opened-lie = Відкрито мішок ({ $name }): { $goods }. Брехня!
log-time = Час вийшов; решту мішків пропущено.
log-forgiven = У { $name } нічого не лишилося; { $count } золота прощено.
log-shown = { $name } показує на доказ ({ $to }) карток: { $count }.
log-promise-broken = Обіцянку порушено.
log-plate = Бенкетна таця ({ $name }) тепер: { $good }.
log-split = { $name } пропонує поділ здобичі.
log-split-refused = { $name } не згоден із поділом.
log-black-market = { $name } продає на чорному ринку: { $good }, { $points } очок.
log-revealed = { $name } відкриває: { $goods }.
log-deck-renewed = Скидання перетасовано в нову колоду.
log-played = { $name } грає на поле { $number }: { $animals }.
log-discarded = { $name } скидає: { $animals }.
log-corral = { $name } жене до загону: { $animals }.
log-restocked = На поле { $number } виходять: { $animals }.
log-driven-out = Вигін з поля { $number }: перемагає { $name } ({ $combination }).
log-turned-over = Поле { $number } перевернуто.
log-endgame = Кінець гри близько: поля більше не поповнюють.
log-passed = { $name } не має куди грати й пропускає хід.
