# Аркуш угоди біля мішка, рішення шерифа, стоси віялом.

ledger-empty = Ще ніхто нічого не обіцяв.
sheet-own = Ваш мішок
sheet-bag = Мішок: { $name }
sheet-you-pay = Ви даєте → { $names }
sheet-good = { $good }: { $given } із { $count }; додати ще
sheet-for = За що
sheet-let-me-through = Пропустіть мене
sheet-i-let-through = Я пропускаю
sheet-want-open = Відкрити його
sheet-want-let-through = Пропустити його
sheet-want-lie = Лише якщо там була брехня
sheet-want-true = Лише якщо там була правда
more-terms = Інші умови
left-bag-decided = Цей мішок уже вирішено ({ $name }), тож із вашої угоди зникло: { $what }.
left-duty = Цьому суперечить зобов’язання щодо мішка ({ $name }), тож із вашої угоди зникло: { $what }.
left-less-gold = Стільки золота вже немає ({ $name }): тепер менше, ніж «{ $what }».
left-less-goods = Стільки товару вже немає ({ $name }): тепер менше, ніж «{ $what }».
gift-asked = Ви нічого за це не отримаєте. Це подарунок?
gift-meant = Так, дарую
stances = Що зробили б заступники
stance-none = ще не сказано
stance-of-bag = Що б ви зробили з мішком: { $name }
i-would-let-through = Пропустити
i-would-for-nothing = … задарма
i-would-open = Відкрити
opening-undo = Мішок відкривають. Скасувати
let-through-freely = Пропустити задарма
let-through-for-nothing = Пропустити задарма
let-through-and-take = Пропустити за: { $what }
let-through-as-offered = Пропустити, як запропоновано
take-from = { $pile }: узяти картки
take-down-to = { $pile }: узяти { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}, до цієї: { $good }
market-piles-how = У стосах торкніться картки, до якої берете.
market-set-aside-more = Відкладіть ще { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}
