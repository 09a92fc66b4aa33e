# Лист сделки у мешка, решение шерифа, сброс веером.

ledger-empty = Пока никто ничего не обещал.
sheet-own = Ваш мешок
sheet-bag = Мешок: { $name }
sheet-you-pay = Вы даёте → { $names }
sheet-good = { $good }: { $given } из { $count }; ещё одна
sheet-for = За что
sheet-let-me-through = Пропустите меня
sheet-i-let-through = Я пропускаю
sheet-want-open = Вскрыть его
sheet-want-let-through = Пропустить его
sheet-want-lie = Только если там была ложь
sheet-want-true = Только если там была правда
more-terms = Другие условия
left-bag-decided = Этот мешок уже решён ({ $name }), поэтому из вашей сделки ушло: { $what }.
left-duty = Этому противоречит обязательство о мешке ({ $name }), поэтому из вашей сделки ушло: { $what }.
left-less-gold = Столько золота уже нет ({ $name }): теперь меньше, чем «{ $what }».
left-less-goods = Столько товара уже нет ({ $name }): теперь меньше, чем «{ $what }».
gift-asked = Вы ничего за это не получите. Это подарок?
gift-meant = Да, дарю
stances = Что сделали бы помощники
stance-none = ещё не сказано
stance-of-bag = Что бы вы сделали с мешком: { $name }
i-would-let-through = Пропустить
i-would-for-nothing = … даром
i-would-open = Вскрыть
opening-undo = Мешок вскрывают. Отменить
let-through-freely = Пропустить даром
let-through-for-nothing = Пропустить даром
let-through-and-take = Пропустить за: { $what }
let-through-as-offered = Пропустить, как предложено
take-from = { $pile }: взять карты
take-down-to = { $pile }: взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, до этой: { $good }
market-piles-how = В сбросе коснитесь карты, до которой берёте.
market-set-aside-more = Отложите ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
