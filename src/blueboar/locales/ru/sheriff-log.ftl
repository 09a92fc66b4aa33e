# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
log-round = Раунд { $round }: шериф — { $names }.
log-round-deputies = Раунд { $round }: помощники — { $names }.
log-phase = — { $phase } —
log-took-pile = { $name } берёт из сброса: { $goods }.
log-laid = { $name } кладёт в сброс: { $goods }.
log-drew = { $name } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
log-to-stall = { $name } привозит на рынок: { $goods }.
log-smuggled = { $name } выкладывает контрабанду лицом вниз: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
log-got = { $name } получает: { $goods }.
log-gave = { $name } → { $to }: { $goods }.
log-gold-deal = { $from } → { $to }: { $gold }.
log-gold-fine = { $from } → { $to }: { $gold } штрафа.
log-gold-loot = { $to } берёт из добычи { $gold }.
log-bag-closed = { $name } закрывает мешок.
log-declared = { $name } декларирует: { $goods }.
log-offer = Предложение, { $name } → { $to }: { $terms }.
log-counter = Встречное предложение, { $name } → { $to }: { $terms }.
log-agreed = { $name } соглашается.
log-offer-refused = { $name } отклоняет предложение.
log-offer-withdrawn = { $name } отзывает предложение.
log-offer-unpayable = Предложение утратило силу: его уже нечем оплатить.
log-offer-duty = Предложение утратило силу: ему противоречит обязательство.
log-offer-decided = Предложение утратило силу: судьба мешка уже решена.
log-offer-stances = Предложение утратило силу: помощники передумали.
log-offer-lapsed = Предложение утратило силу.
log-struck = Сделка заключена: { $names }.
log-stance = { $name } о мешке торговца { $merchant }: { $stance }.
log-through = { $name } проходит без досмотра.
log-opened-true = Мешок вскрыт, { $name } везёт: { $goods }. Всё правда!
log-opened-lie = Мешок вскрыт, { $name } везёт: { $goods }. Ложь!
log-time = Время вышло; остальные мешки пропущены.
log-forgiven = { $name } остаётся ни с чем; остаток долга прощён: { $gold }.
log-shown = { $name } → { $to }, в доказательство: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
log-promise-broken = Обещание нарушено.
log-plate = { $name }: праздничное блюдо теперь — { $good }.
log-split = { $name } предлагает раздел добычи.
log-split-refused = { $name } отклоняет раздел.
log-black-market = { $name } продаёт на чёрном рынке: { $good }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
log-revealed = { $name } открывает: { $goods }.
log-deck-renewed = Сброс перетасован в новую колоду.
