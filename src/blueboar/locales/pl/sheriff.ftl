# Stół Szeryfa z Nottingham.

sheriff = Szeryf
deputy = Zastępca szeryfa
you-are-sheriff = Jesteś Szeryfem
merchant = Kupiec
gold = Pensy
bank = bank
loot = Łup
gold-amount = { $count ->
    [one] { $count } pens
    [few] { $count } pensy
   *[other] { $count } pensów
}
black-market = Czarny rynek
phases = Fazy rundy
phase-market = Wymiana
phase-loading = Ładowanie toreb
phase-declaration = Deklaracje
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
black-market-pile = Następna karta jest warta { $points }
bag-none = Brak torby
bag-loading = Torba jest ładowana
bag-closed = Zamknięta torba
bag-through = Torbę przepuszczono
bag-opened = Torbę otwarto
declared-as = Zadeklarowano: { $goods }
bag-holds = W środku: { $goods }
pile-left = Lewe odrzucone
pile-right = Prawe odrzucone
leaf-through = { $pile }: przejrzyj, kart: { $count }
top-first = od wierzchu
pile-empty = Niczego jeszcze nie odrzucono.
says = mówi: { $goods }

choose-first-title = Kto wymienia pierwszy?
market-title = Wymiana
market-how = Odłóż do { $count } kart z ręki i dobierz tyle samo. Dotknij karty albo przeciągnij ją tutaj.
market-nothing-aside = Nic nie odłożono: ręka zostaje.
take-fewer = { $pile }: o jedną mniej
take-more = { $pile }: o jedną więcej
lay-onto = Połóż karty na
market-keep = Zostaw wszystkie karty
market-draw = Wymień: { $piles } z odrzuconych, { $deck } ze stosu
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
declare-how = Liczba jest zawsze prawdziwa: { $count }. Towar nie musi.
decide-title = Torby leżą przed tobą
decide-how = Każdą torbę przepuść, otwórz albo najpierw się umów.
stance-title = Co zrobisz z każdą torbą?
stance-how = Gdy się nie zgadzacie, dalej działa sam ten, kto chce otworzyć.
stance-open = otworzyć
stance-let-through = przepuścić
let-through = Przepuść
open-bag = Otwórz
deal-with = Umowa z
debt-title = Zostało ci do zapłaty: { $gold }
debt-how = Sakiewka jest pusta. Płać towarami ze straganu; reszty się nie wydaje.
debt-also = Wszystkie twoje legalne towary też przepadają.
debt-pay = Zapłać towarami wartymi { $gold }
confiscated-title = Połóż skonfiskowane na odrzucone
confiscated-lay = Połóż
plate-title = Jakim towarem będzie odtąd twój półmisek?
brimstone-title = Użyjesz oleju siarkowego?
brimstone-how = Pyta się każdego, czyją kontrabandę przepuszczono, żeby pytanie niczego nie zdradziło.
brimstone-whom = Czyj stragan?
brimstone-number = Ile?
brimstone-burn = Spal: { $goods }
brimstone-keep = Nie
trophy-title = Trofeum jest twoje; odrzuć inną kartę
trophy-discard = Odrzuć tę kartę
black-market-title = Czarny rynek
black-market-how = Pokaż trzy jednakowe, a znikną z gry; dostaniesz kartę z punktami.
black-market-sell = { $goods } za { $points } punktów
black-market-pass = Nie teraz
split-title = Trzeba podzielić łup
split-proposed = { $deputy } proponuje: { $first } dostaje { $gold } pensów i kart: { $count }, drugi resztę.
split-how = Zaproponuj, co dostanie { $first }; { $second } dostanie resztę. Pozostało propozycji: { $count }.
split-gold = { $first } / { $second }
split-propose = Zaproponuj: { $gold } pensów, kart: { $count }
split-equally = Podziel po równo

offers = Oferty
deal-builder = Ułóż umowę
draw-up-deal = Ułóż umowę
nothing-to-add = Nie mam nic do dodania
nothing-added = Zostawiasz decyzję innym
counter-offer = Kontroferta
offers-left = Pozostało ofert: { $count }
you-give = Dajesz
party-would-give = Daje { $name }
of-gold = z { $count }
fewer = { $what }: mniej
more = { $what }: więcej
from-bag = z torby
face-down = zakryte
claim-bag = Nazwij towar w torbie…
claim-stall = Nazwij kontrabandę na straganie…
acts = Co zrobi Szeryf
favour-label = Przysługa na później. Nikogo nie wiąże, ale słyszą ją wszyscy.
add-favour = Obiecaj przysługę
deal-empty = Na razie pusto.
make-offer = Złóż ofertę
make-counter = Wyślij kontrofertę
offer-from = Oferuje { $name }
counter-from = Kontroferta: { $name }
accept = Przyjmij
counter = Kontroferta
refuse = Odrzuć
withdraw = Wycofaj
struck = Zawarto
party-gives = { $name }: { $what }.
term-gold = { $count ->
    [one] { $count } pens
    [few] { $count } pensy
   *[other] { $count } pensów
}
term-stall = { $goods } ze straganu
term-bag = { $goods } z torby
term-let-through = przepuścić: { $merchant }
term-open = otworzyć torbę: { $merchant }
term-refuse-deals = żadnych umów: { $merchant }
term-favour = przysługa: „{ $text }”
duties = Zobowiązania
duty-let-through = { $bound }: musi przepuścić { $merchant }.
duty-open = { $bound }: musi otworzyć torbę ({ $merchant }).
duty-refuse-deals = { $bound }: nie może się umawiać ({ $merchant }).
ledger = Obietnice
promise-gold = { $giver } → { $to }: pensy, { $promised }
promise-goods = { $giver } → { $to }: legalne towary, { $promised }
promise-contraband = { $giver } → { $to }: zakryte karty, { $promised }
promise-bag = { $giver } → { $to }: karty z torby, { $promised }
promise-let-through = { $giver } przepuszcza: { $merchant }
promise-open = { $giver } otwiera torbę: { $merchant }
promise-refuse-deals = { $giver } nie umawia się: { $merchant }
promise-favour = { $giver } → { $to }: „{ $text }”
promise-is-open = czeka
promise-is-kept = dotrzymana
promise-is-broken = złamana
promise-is-void = unieważniona
mark-kept = Dotrzymana
mark-broken = Złamana
shown-by = { $name } pokazuje ci (runda { $round }):
favour-bb-let-your-next-bag-through = Przepuszczę twoją następną torbę.
favour-bb-pay-you-next-time = Następnym razem ja zapłacę.

opening = Otwarcie torby: { $name }
verdict-truth = Prawda!
verdict-lie = Kłamstwo!
chore-debt = { $name } płaci dług.
chore-confiscated = { $name } odkłada skonfiskowane.
chore-plate = { $name } nazywa towar na półmisku.
chore-brimstone = { $name } odpowiada o oleju siarkowym.
chore-trophy = { $name } odrzuca kartę za trofeum.
chore-black-market = { $name } odpowiada o czarnym rynku.
chore-loot = Zastępcy dzielą łup.

score-legal = Legalne towary
score-contraband = Kontrabanda
score-bonus = Król i Królowa
king-of = { $name } – Król, { $good } ({ $points })
queen-of = { $name } – Królowa, { $good } ({ $points })
wealth-by-round = Majątek według rund
honours = Zaszczyty
honour-best-liar = Najlepszy kłamca
honour-best-liar-why = kłamstwa, które przeszły bramę: { $count }
honour-truest = Najuczciwszy kupiec
honour-truest-why = { $count ->
    [one] { $count } uczciwa torba
    [few] { $count } uczciwe torby
   *[other] { $count } uczciwych toreb
}
honour-sharpest = Najbystrzejszy Szeryf
honour-sharpest-why = wykryte kłamstwa: { $count }
honour-caught = Na gorącym uczynku
honour-caught-why = { $count ->
    [one] złapany { $count } raz
   *[other] złapany { $count } razy
}
honour-wronged = Niesłusznie posądzony
honour-wronged-why = otwarte uczciwe torby: { $count }
honour-briber = Hojna ręka
honour-briber-why = pensy na łapówki: { $count }
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
bargain = Targuj się
