# Летопись: что случилось, по строке.

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
log-drew = { $name } берёт карт: { $count }.
log-to-stall = { $name } выкладывает на прилавок: { $goods }.
log-smuggled = { $name } выкладывает контрабанду лицом вниз, карт: { $count }.
log-got = { $name } получает: { $goods }.
log-gave = { $name } даёт ({ $to }): { $goods }.
log-gold-deal = { $from } → { $to }: { $count } золота.
log-gold-fine = { $from } → { $to }: штраф { $count } золота.
log-gold-debt = { $from } → { $to }: { $count } золота долга.
log-gold-summons = { $from } → { $to }: { $count } золота за королевскую повестку.
log-gold-loot = { $to } берёт из добычи { $count } золота.
log-bag-closed = { $name } закрывает мешок.
log-declared = { $name } заявляет: { $goods }.
log-offer = { $name } предлагает ({ $to }): { $terms }.
log-counter = { $name } предлагает взамен ({ $to }): { $terms }.
log-agreed = { $name } соглашается.
log-offer-refused = { $name } отклоняет предложение.
log-offer-withdrawn = { $name } забирает предложение.
log-offer-unpayable = Предложение недействительно: его уже не оплатить.
log-offer-duty = Предложение недействительно: мешает обязательство.
log-offer-decided = Предложение недействительно: о мешке уже решено.
log-offer-stances = Предложение недействительно: помощники передумали.
log-offer-lapsed = Предложение утратило силу.
log-struck = Сделка заключена: { $names }.
log-stance = { $name } о { $merchant }: { $stance }.
log-through = Пропущен: { $name }.
log-opened-true = Вскрыт мешок ({ $name }): { $goods }. Всё правда!
log-opened-lie = Вскрыт мешок ({ $name }): { $goods }. Ложь!
log-time = Время вышло; остальные мешки пропущены.
log-forgiven = У { $name } ничего не осталось; { $count } золота прощено.
log-shown = { $name } показывает в доказательство ({ $to }) карт: { $count }.
log-promise-broken = Обещание нарушено.
log-plate = Праздничное блюдо ({ $name }) теперь: { $good }.
log-split = { $name } предлагает раздел добычи.
log-split-refused = { $name } не согласен с разделом.
log-black-market = { $name } продаёт на чёрном рынке: { $good }, { $points } очков.
log-revealed = { $name } открывает: { $goods }.
log-deck-renewed = Сброс перетасован в новую колоду.
log-played = { $name } играет на поле { $number }: { $animals }.
log-discarded = { $name } сбрасывает: { $animals }.
log-corral = { $name } уводит в загон: { $animals }.
log-restocked = На поле { $number } выходят: { $animals }.
log-driven-out = Выгон с поля { $number }: побеждает { $name } ({ $combination }).
log-turned-over = Поле { $number } перевёрнуто.
log-endgame = Игра близится к концу: поля больше не заполняются.
log-passed = { $name } не может играть и пропускает ход.
