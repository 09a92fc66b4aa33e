# Stół Szeryfa z Nottingham.

sheriff = Szeryf
deputy = Zastępca Szeryfa
you-are-sheriff = Masz znacznik Szeryfa
merchant = Kupiec
gold = Pensy
bank = bank
loot = Łup
the-loot = łup
gold-amount = { $count ->
    [one] { $count } pens
    [few] { $count } pensy
   *[other] { $count } pensów
}
black-market = Czarny rynek
phases = Fazy rundy
phase-market = Wymiana
phase-market-second = Wymiana
phase-loading = Ładowanie toreb
phase-declaration = Deklaracje
phase-declaration-second = Deklaracje
phase-inspection = Inspekcja
round-of = Runda { $round } z { $rounds }
round = runda { $round }
inspection-timer = Czas inspekcji
stall-legal = Legalne towary na straganie
stall-contraband = { $count ->
    [one] { $count } zakryta karta kontrabandy
    [few] { $count } zakryte karty kontrabandy
   *[other] { $count } zakrytych kart kontrabandy
}
stall-empty = Stragan jest pusty
black-market-card = Karta czarnego rynku: { $points }
black-market-both = Górna karta jest warta { $points }, dolna { $lower }
black-market-gone = Obie karty sprzedano
black-market-pile = Następna karta jest warta { $points }
bag-none = Brak torby
bag-loading = Trwa ładowanie torby
bag-closed = Zamknięta torba
bag-through = Torba przepuszczona
bag-opened = Torba otwarta
declared-as = Deklaracja: { $goods }
bag-holds = W środku: { $goods }
pile-first = Pierwszy stos
pile-second = Drugi stos
says = mówi: { $goods }

choose-first-title = Kto wymienia pierwszy?
market-title = Wymiana
market-title-second = Wymiana
market-how = Odłóż z ręki do { $count ->
    [one] { $count } karty
   *[other] { $count } kart
} i dobierz tyle samo nowych. Dotknij karty albo przeciągnij ją tutaj.
market-nothing-aside = Nic nie odkładasz: wszystkie karty zostają.
lay-onto = Połóż karty na
market-keep = Zostawiam wszystkie karty
market-draw = Wymień: { $piles } z odrzuconych, { $deck } z głównego
move-earlier = { $good }: o miejsce wcześniej
move-later = { $good }: o miejsce później
last-on-top = Ostatnia będzie na wierzchu.
pick-cards = Wybierz karty
load-title = Załaduj torbę
load-how = Włóż do torby od { $least } do { $most } kart z ręki. Dotknij karty albo przeciągnij ją tutaj.
load-empty = Torba jest pusta.
load-close = { $count ->
    [0] Zamknij torbę
    [one] Zamknij torbę: { $count } karta
    [few] Zamknij torbę: { $count } karty
   *[other] Zamknij torbę: { $count } kart
}
declare-title = Co powiesz Szeryfowi?
declare-truth = W twojej torbie:
declare-how = Liczbę podajesz zawsze prawdziwą: { $count }. Towar nie musi być prawdziwy.
decide-title = Torby leżą przed tobą
decide-how = Każdą torbę możesz przepuścić, otworzyć albo najpierw się dogadać.
stance-title = Co proponujesz dla każdej torby?
stance-how = Gdy się nie zgadzacie, działa tylko ten zastępca, który chce otworzyć.
stance-open = otworzyć
stance-let-through = przepuścić
stance-for-nothing = przepuścić za nic
let-through = Przepuść
open-bag = Otwórz
deal-with = Z kim umowa
make-deal = Umowa
debt-title = Zostało do zapłaty: { $gold }
debt-how = Sakiewka jest pusta. Płać towarami ze straganu; reszty się nie wydaje.
debt-also = Przepadają też wszystkie twoje legalne towary.
debt-pay = Zapłać towarami: { $gold }
confiscated-title = Połóż skonfiskowane towary na stos kart odrzuconych
confiscated-lay = Połóż
plate-title = Jakim towarem będzie odtąd twój półmisek?
brimstone-title = Użyjesz oleju siarkowego?
brimstone-how = Pytanie dostaje każdy, czyją kontrabandę przepuszczono, żeby niczego nie zdradzało.
brimstone-whom = Czyj stragan?
brimstone-number = Ile?
brimstone-burn = Spal: { $goods }
brimstone-keep = Nie
trophy-title = Zatrzymujesz trofeum; odrzuć inną kartę
trophy-discard = Odrzuć tę kartę
trophy-alone = Zatrzymujesz trofeum; nie masz innej karty do odrzucenia
trophy-keep = Zatrzymaj trofeum
black-market-title = Czarny rynek
black-market-how = Pokaż trzy jednakowe karty, a znikną z gry; dostaniesz kartę, która na koniec da punkty.
black-market-sell = { $goods } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
black-market-pass = Nie teraz
split-title = Trzeba podzielić łup
split-proposed = { $deputy } proponuje: { $first } dostaje { $gold } i { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}, a druga strona resztę.
split-how = Zaproponuj, co dostanie { $first }; { $second } dostanie resztę. Pozostało propozycji: { $count }.
split-gold = { $first } / { $second }
split-propose = Zaproponuj: { $gold } i { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
split-equally = Podzielmy po równo
pick-title = Wybierz kartę z łupu
odd-title = Co się nie dzieli: komu przypadnie?
odd-how = Jeśli nie wskażecie tej samej osoby, zostanie odrzucone.
odd-coin = Nieparzysta moneta
odd-nobody = nikomu
odd-say = Powiedz

offers = Oferty
deal-builder = Ułóż umowę
offers-you = { $count ->
    [one] Masz ofertę ({ $names }): odpowiedz
   *[other] Masz oferty ({ $names }): odpowiedz
}
waits-for-your-word = { $count ->
    [one] Na twoje słowo czeka { $names }
   *[other] Na twoje słowo czekają { $names }
}
thinks-over-offer = { $count ->
    [one] Nad twoją ofertą zastanawia się { $names }
   *[other] Nad twoją ofertą zastanawiają się { $names }
}
nothing-to-add = Nie mam nic do dodania
nothing-added = Decyzję zostawiasz innym
counter-offer = Kontroferta
offers-left = Pozostało ofert: { $count }
you-give = Dajesz
party-would-give = Daje { $name }
of-gold = z { $count }
fewer = { $what }: mniej
more = { $what }: więcej
from-bag = z torby
face-down = zakryte
claim-bag = Powiedz, co jest w torbie…
claim-stall = Wymień kontrabandę ze straganu…
acts = Co zrobi Szeryf
favour-label = Przysługa na później. Nikogo nie wiąże, ale słyszą ją wszyscy.
add-favour = Obiecaj przysługę
deal-empty = Na razie nic tu nie ma.
make-offer = Złóż ofertę
make-counter = Wyślij kontrofertę
offer-from = { $you ->
    [name] Twoja oferta → { $to }
    [to] { $name } proponuje ci
   *[none] Oferta: { $name } → { $to }
}
counter-from = { $you ->
    [name] Twoja kontroferta → { $to }
    [to] Kontroferta dla ciebie: { $name }
   *[none] Kontroferta: { $name } → { $to }
}
accept = Przyjmij
counter = Targuj się
refuse = Odrzuć
withdraw = Wycofaj
struck = Umowa stoi
party-gives = { $you ->
    [name] Ty: { $what }.
   *[none] { $name }: { $what }.
}
term-gold = { $count ->
    [one] { $count } pens
    [few] { $count } pensy
   *[other] { $count } pensów
}
term-stall = { $goods } ze straganu
term-bag = { $goods } z torby
term-face-down = { $count ->
    [one] { $count } zakryta karta bez nazwy
    [few] { $count } zakryte karty bez nazwy
    [many] { $count } zakrytych kart bez nazwy
   *[other] { $count } zakrytej karty bez nazwy
}
term-for = { $you ->
    [to] { $what } (dla ciebie)
   *[none] { $what } (dla: { $to })
}
term-if = { $what }, jeśli { $condition }
condition-lie = { $you ->
    [name] twoja torba zostanie otwarta i to kłamstwo
   *[none] torba ({ $name }) zostanie otwarta i to kłamstwo
}
condition-true = { $you ->
    [name] twoja torba zostanie otwarta i to prawda
   *[none] torba ({ $name }) zostanie otwarta i to prawda
}
condition-opened = { $you ->
    [name] twoja torba zostanie otwarta
   *[none] torba ({ $name }) zostanie otwarta
}
condition-let-through = { $you ->
    [name] twoja torba zostanie przepuszczona
   *[none] torba ({ $name }) zostanie przepuszczona
}
condition-none = Bez warunku
condition-label = Dane tylko jeśli
gift-for = Dla
the-other-side = druga strona
add-gift = Jeszcze jeden dar — dla kogoś innego albo pod innym warunkiem
add-gift-short = Jeszcze jeden dar
take-out = Usuń: { $what }
pick-face-down = Wybierz, które karty oddajesz; nikt inny tego nie widzi. Jeśli nie wybierzesz, pójdą najtańsze.
several-favours = Każdy wiersz to osobna przysługa.
term-let-through = { $you ->
    [merchant] przepuścić cię
   *[none] przepuścić: { $merchant }
}
term-open = { $you ->
    [merchant] otworzyć twoją torbę
   *[none] otworzyć torbę: { $merchant }
}
term-refuse-deals = { $you ->
    [merchant] żadnych umów z tobą
   *[none] żadnych umów: { $merchant }
}
term-favour = przysługa: „{ $text }”
term-favours = przysługi: { $texts }
quoted = „{ $text }”
duties = Zobowiązania
duty-let-through = { $you ->
    [bound] Musisz przepuścić: { $merchant }.
    [merchant] { $bound }: trzeba cię przepuścić.
   *[none] { $bound }: trzeba przepuścić ({ $merchant }).
}
duty-open = { $you ->
    [bound] Musisz otworzyć torbę: { $merchant }.
    [merchant] { $bound }: trzeba otworzyć twoją torbę.
   *[none] { $bound }: trzeba otworzyć torbę ({ $merchant }).
}
duty-refuse-deals = { $you ->
    [bound] Nie wolno ci się umawiać: { $merchant }.
    [merchant] { $bound }: nie wolno się umawiać z tobą.
   *[none] { $bound }: nie wolno się umawiać ({ $merchant }).
}
ledger = Obietnice
promise-gift = { $giver } → { $to }: { $what }
promise-delivered = przekazano { $delivered } z { $promised }
promise-gold = { $giver } → { $to }: { $promised ->
    [one] { $promised } pens
    [few] { $promised } pensy
   *[other] { $promised } pensów
}
promise-goods = { $giver } → { $to }: { $promised ->
    [one] { $promised } legalny towar
    [few] { $promised } legalne towary
   *[other] { $promised } legalnych towarów
}
promise-contraband = { $giver } → { $to }: { $promised ->
    [one] { $promised } zakryta karta
    [few] { $promised } zakryte karty
   *[other] { $promised } zakrytych kart
}
promise-bag = { $giver } → { $to }: { $promised ->
    [one] { $promised } karta z torby
    [few] { $promised } karty z torby
   *[other] { $promised } kart z torby
}
promise-face-down = { $giver } → { $to }, kart bez nazwy: { $promised }
promise-favour = { $giver } → { $to }: „{ $text }”
promise-is-open = czeka
promise-is-kept = dotrzymana
promise-is-broken = złamana
promise-is-void = unieważniona
promise-why-not-there = nie wszystko tam było
promise-why-condition-true = warunek się spełnił
promise-why-condition-false = warunek się nie spełnił
promise-why-paid-a-debt = zastaw spłacił dług
promise-why-other-deputy = zdecydował drugi zastępca
promise-why-bag-opened = torba została otwarta
promise-why-time-ran-out = czas minął
pledges = Zastawy
pledge-line = { $giver } → { $to }: { $what }, jeśli { $condition }
mark-kept = Dotrzymana
mark-broken = Złamana
shown-by = { $name } pokazuje ci na dowód (runda { $round }):
favour-bb-let-your-next-bag-through = Przepuszczę twoją następną torbę
favour-bb-pay-you-next-time = Następnym razem ja zapłacę
favour-bb-speak-well-of-you = Będę o tobie dobrze mówić
favour-bb-drink-to-your-health = Wieczorem wypiję za twoje zdrowie
favour-bb-remember-this = Nie zapomnę ci tego
favour-bb-no-word-against-you = Nie powiem nic przeciw twojej następnej torbie
favour-bb-greet-you-first = Na targu przywitam cię przed wszystkimi
favour-bb-keep-you-a-seat = Zajmę ci miejsce przy ogniu
favour-bb-sing-of-you = Zaśpiewam o tobie pieśń

opening = { $you ->
    [name] Twoja torba zostaje otwarta
   *[none] Otwieramy torbę: { $name }
}
verdict-truth = Prawda!
verdict-lie = Kłamstwo!
chore-debt = { $name } spłaca dług.
chore-confiscated = { $name } odkłada skonfiskowane towary.
chore-plate = { $name } wybiera towar dla półmiska na ucztę.
chore-brimstone = { $name } decyduje o oleju siarkowym.
chore-trophy = { $name } odrzuca kartę w zamian za trofeum.
chore-black-market = { $name } decyduje o czarnym rynku.
chore-loot = Zastępcy dzielą łup.
chore-pick-loot = { $name } wybiera kartę z łupu.
chore-odd-loot = Zastępcy mówią, komu przypadnie to, co się nie dzieli.

score-legal = Legalne towary
score-contraband = Kontrabanda
score-bonus = Król i Królowa
king-of = { $you ->
    [name] Ty – Król { $good } ({ $points })
   *[none] { $name } – Król { $good } ({ $points })
}
queen-of = { $you ->
    [name] Ty – Królowa { $good } ({ $points })
   *[none] { $name } – Królowa { $good } ({ $points })
}
wealth-by-round = Majątek po każdej rundzie
honours = Wyróżnienia
honour-best-liar = Najlepszy kłamca
honour-best-liar-why = { $count ->
    [one] { $count } kłamstwo przeszło przez bramę
    [few] { $count } kłamstwa przeszły przez bramę
   *[other] { $count } kłamstw przeszło przez bramę
}
honour-truest = Najuczciwszy kupiec
honour-truest-why = { $count ->
    [one] { $count } uczciwa torba
    [few] { $count } uczciwe torby
   *[other] { $count } uczciwych toreb
}
honour-sharpest = Najbystrzejszy Szeryf
honour-sharpest-why = { $count ->
    [one] { $count } wykryte kłamstwo
    [few] { $count } wykryte kłamstwa
   *[other] { $count } wykrytych kłamstw
}
honour-caught = Na gorącym uczynku
honour-caught-why = { $count ->
    [one] { $count } wpadka
    [few] { $count } wpadki
   *[other] { $count } wpadek
}
honour-wronged = Ofiara podejrzeń
honour-wronged-why = { $count ->
    [one] { $count } otwarta uczciwa torba
    [few] { $count } otwarte uczciwe torby
   *[other] { $count } otwartych uczciwych toreb
}
honour-briber = Hojna ręka
honour-briber-why = { $count ->
    [one] { $count } pens na łapówki
    [few] { $count } pensy na łapówki
   *[other] { $count } pensów na łapówki
}
the-truth = Prawda
the-truth-about = Każda torba: co powiedziano i co w niej było.
round-short = Runda
declared = Deklaracja
really = Naprawdę
bribe = Umowa
decision = Decyzja
lied = kłamstwo
decision-let-through = przepuszczona
decision-opened = otwarta
decision-time = koniec czasu

piece-badge = Znacznik Szeryfa
piece-deputy = Zastępcy Szeryfa
piece-bag = Torba kupca
piece-stall = Stragan
piece-purse = Pensy
piece-pile = Stos kart odrzuconych
piece-black-market = Czarny rynek
piece-loot = Łup
piece-crowns = na koniec Król dostaje { $king }, Królowa { $queen }
piece-counts = na koniec liczy się jako { $goods }
piece-is = to także { $good }: każda inna karta tego towaru na twoim straganie jest warta o { $gain } więcej
key-offers = do ofert lub nowej umowy

jump-sheriff-lie = Następne kłamstwo
jump-sheriff-deal = Następna umowa
jump-sheriff-inspection = Następna otwarta uczciwa torba
jump-sheriff-round = Następna runda
after-fine = { $you ->
    [name] Płacisz { $gold }, przepada: { $goods }.
   *[none] { $name } płaci { $gold }, przepada: { $goods }.
}
after-lost = Przepada: { $goods }.
after-truth = { $you ->
    [name] Dostajesz { $gold } za fatygę.
    [from] Płacisz { $gold } za fatygę ({ $name }).
   *[none] { $name } dostaje { $gold } za fatygę.
}
after-through = Na targ dociera: { $goods }.
moment-sheriff = Jesteś Szeryfem
moment-deputy = Jesteś zastępcą Szeryfa
moment-sheriff-what = W tej rundzie każda torba przechodzi przez twoją bramę.
moment-smuggled = Przemycone!
moment-smuggled-what = Nikt nie zajrzał: { $goods }, warte { $gold }.
stamp-refused = Nie!
stamp-struck = Umowa!
end-contraband = Co leżało zakryte
end-crowns = Królowie i królowe
end-open = Pensy i odkryte towary
