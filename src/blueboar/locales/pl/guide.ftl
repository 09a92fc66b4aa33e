# Pierwsza runda z przewodnikiem.

learn-title = { $game }: pierwsza runda
learn-begin = Zacznij rundę z przewodnikiem
learn-sheriff-1 = W każdej rundzie jedno z was jest Szeryfem. Pozostali to kupcy, którzy chcą wnieść towary do miasta.
learn-sheriff-2 = Zamykasz w torbie od jednej do pięciu kart i deklarujesz jeden legalny towar. Liczba musi być prawdziwa. Towar nie musi.
learn-sheriff-3 = Szeryf może cię przepuścić albo otworzyć torbę. Przedtem wszystko da się kupić. Kogo złapano na kłamstwie, ten płaci; kogo przeszukano bez powodu, temu płacą.
learn-sheriff-4 = Na koniec towary i pensy to punkty. Kto ma najwięcej danego legalnego towaru, jest jego Królem.
learn-blacksheep-1 = Na każdym z trzech pól stoją dwa zwierzęta. Najlepsze chcesz mieć w swojej zagrodzie.
learn-blacksheep-2 = Wykładaj karty po swojej stronie pola: trzy twoje karty i dwa zwierzęta tworzą piątkę. Im więcej jednakowych, tym lepiej.
learn-blacksheep-3 = Każde zwierzę kryje od jednego do trzech punktów. Czarna owca swoje punkty odejmuje!
learn-blacksheep-4 = O wygranej decydują bonusy za większość i za pełny komplet albo zadania.
guide-sheriff-market = To faza wymiany. Masz na ręce sześć kart. Wymień te, które się nie przydadzą: dotknij ich i dobierz nowe. Trzy lub więcej kart jednego legalnego towaru to uczciwa torba. Nie masz pomysłu? Zostaw wszystkie.
guide-sheriff-load = Załaduj torbę. Na początek weź wszystkie karty jednego legalnego towaru: wtedy nic nie stracisz. Masz odwagę? Dorzuć jedną czerwoną.
guide-sheriff-declare = Powiedz, co masz w torbie. Spójrz na obrazki wyżej: to jeden towar? Mów prawdę. Jeśli nie, wybierz kłamstwo, które najbardziej ci się podoba.
guide-sheriff-decide = Jesteś Szeryfem! Każdy twierdzi, że mówi prawdę. Przepuszczaj, otwieraj albo najpierw zażądaj pensów. Za torbę kłamcy płacą tobie; za uczciwą płacisz ty.
guide-sheriff-offer = Twoja torba leży przed Szeryfem. Możesz osłodzić mu decyzję: ułóż umowę, na przykład parę pensów za „przepuścić”. Albo milcz, jeśli mówisz prawdę.
guide-sheriff-answer = Jest dla ciebie oferta. Przeczytaj: co dajesz, co dostajesz? Przyjmij, odrzuć albo zaproponuj własne warunki.
guide-sheriff-debt = Brakuje ci pensów na grzywnę, więc płacisz towarami ze straganu. Oddaj jak najmniej.
guide-sheriff-lay-confiscated = Kłamstwo wykryte! Połóż towary na stos kart odrzuconych w dowolnej kolejności: inni mogą je stamtąd wyłowić.
guide-sheriff-choose-first-merchant = Jesteś Szeryfem. Wskaż, kto wymienia pierwszy; pozostali zgodnie z ruchem wskazówek zegara.
guide-sheriff-while-market = Kupcy wymieniają karty. Patrz, co biorą ze stosów kart odrzuconych: to zdradza, co zbierają.
guide-sheriff-while-loading = Torby są ładowane. Dowiesz się, ile kart jest w każdej, ale nie jakie.
guide-sheriff-while-declaration = Padają deklaracje, jedna po drugiej. Przypomnij sobie, co kto brał podczas wymiany.
guide-sheriff-while-inspection = Szeryf ogląda torby. Możesz jeszcze złożyć ofertę, porozmawiać albo poczekać.
guide-sheriff-wait = Teraz kolej kogoś innego. Wszystko, co się dzieje, jest w kronice.
guide-blacksheep-play = Wybierz jedną lub dwie karty, potem pole. Twoje karty i dwa zwierzęta na polu tworzą piątkę. Zacznij od pary pasującej do zwierzęcia na polu.
guide-blacksheep-wait = Teraz grają inni. Pod każdym imieniem widać, jak dobra jest na razie ich strona.
