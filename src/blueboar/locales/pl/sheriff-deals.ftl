# Kartka umowy przy torbie, decyzja szeryfa, stosy w wachlarzu.

ledger-empty = Nikt jeszcze niczego nie obiecał.
sheet-own = Twoja torba
sheet-bag = Torba: { $name }
sheet-you-pay = Dajesz → { $names }
sheet-good = { $good }: { $given } z { $count }; jeszcze jedna sztuka
sheet-for = Za co
sheet-let-me-through = Przepuść mnie
sheet-i-let-through = Przepuszczam
sheet-want-open = Otwórz ją
sheet-want-let-through = Przepuść ją
sheet-want-lie = Tylko jeśli to było kłamstwo
sheet-want-true = Tylko jeśli to była prawda
more-terms = Więcej warunków
left-bag-decided = O tej torbie już zdecydowano ({ $name }), więc z umowy zniknęło: { $what }.
left-duty = Nie pozwala na to zobowiązanie co do torby ({ $name }), więc z umowy zniknęło: { $what }.
left-less-gold = Nie ma już tyle złota ({ $name }): teraz mniej niż „{ $what }”.
left-less-goods = Nie ma już tyle towaru ({ $name }): teraz mniej niż „{ $what }”.
gift-asked = Nic za to nie dostaniesz. Czy to ma być prezent?
gift-meant = Tak, daję
stances = Co zrobiliby zastępcy
stance-none = jeszcze bez zdania
stance-of-bag = Co zrobisz z torbą: { $name }
i-would-let-through = Przepuścić
i-would-for-nothing = … za nic
i-would-open = Otworzyć
opening-undo = Torba jest otwierana. Cofnij
let-through-freely = Przepuść za nic
let-through-for-nothing = Przepuść za nic
let-through-and-take = Przepuść za: { $what }
let-through-as-offered = Przepuść zgodnie z ofertą
take-from = { $pile }: weź karty
take-down-to = { $pile }: weź { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}, aż do tej: { $good }
market-piles-how = W stosach dotknij karty, do której bierzesz.
market-set-aside-more = Odłóż jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
