# The guided first round of Sheriff of Nottingham.

learn-sheriff-1 = W każdej rundzie jedno z was jest Szeryfem. Pozostali to kupcy, którzy chcą wnieść towary do miasta.
learn-sheriff-2 = Zamykasz w torbie od jednej do pięciu kart i deklarujesz jeden legalny towar. Liczba musi być prawdziwa. Towar nie musi.
learn-sheriff-3 = Szeryf może cię przepuścić albo otworzyć torbę. Przedtem wszystko da się kupić. Kogo złapano na kłamstwie, ten płaci; kogo przeszukano bez powodu, temu płacą.
learn-sheriff-4 = Na koniec towary i pensy to punkty. Kto ma najwięcej danego legalnego towaru, jest jego Królem.
guide-sheriff-value = Na każdej karcie są dwie liczby. Na złotej monecie jest wartość: tyle punktów na koniec, gdy towar trafi na twój stragan. W czerwonej ramce jest kara: płacisz ją, jeśli torbę otwarto, a karty nie zadeklarowano. Za uczciwą torbę takie same kary płaci tobie Szeryf. Zielone karty są legalne, czerwone to kontrabanda: warta więcej, ale nie wolno jej zadeklarować.
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
guide-sheriff-market-picked = Te karty wymienisz. Strzałki ustalają kolejność: ostatnia leży na wierzchu i zobaczy ją następny gracz. Potem naciśnij niebieski przycisk.
guide-sheriff-load-picked = To trafi do torby. Od jednej do pięciu kart; dotknij karty w torbie, by ją wyjąć. Zamkniętej torby już nie otworzysz, więc spójrz jeszcze raz i zamknij.
guide-sheriff-deal = Powiedz, co dajesz i co za to dostajesz. Trzy pensy za „przepuścić” to zwykła cena małego kłamstwa. Zdanie niżej mówi, co się stanie. Potem złóż ofertę.
guide-sheriff-round = To była cała runda! Znacznik Szeryfa przechodzi dalej. Kto wniósł najwięcej danego towaru, zostanie jego Królem. Przewodnik odezwie się, gdy będzie coś nowego.
legend-value = Wartość: punkty na koniec
legend-fine = Kara: płaci się ją, gdy torbę otwarto
legend-legal = Legalne towary: wolno je deklarować
legend-contraband = Kontrabanda: nie wolno jej deklarować, warta więcej
legend-royal = Towary królewskie: kontrabanda, która liczy się dla Króla
# Słowa o tym samym znaczeniu, do wyszukiwania w zasadach: grupy między kreskami.
synonyms-sheriff = łapówk umow ofert przekup | kar grzywn | kontraband przemyt nielegaln zakazan | otw inspek przeszuk sprawdz | przepu | kłam blef oszu | deklar ogłasz | ręk kart | stragan stois | torb work worek | król królow premi większoś | odrzuc stos | zastępc sześ | koniec punkt wygr | zegar czas klepsydr | pens złot pieni monet
