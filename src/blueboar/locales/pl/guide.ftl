# Pierwsza runda z przewodnikiem.

learn-title = { $game }: pierwsza runda
learn-begin = Zacznij rundę z przewodnikiem
learn-sheriff-1 = W każdej rundzie jedno z was jest Szeryfem. Pozostali to kupcy, którzy chcą wnieść towary do miasta.
learn-sheriff-2 = Zamykasz w torbie od jednej do pięciu kart i deklarujesz jeden legalny towar. Liczba musi być prawdziwa. Towar nie musi.
learn-sheriff-3 = Szeryf przepuszcza cię albo otwiera torbę. Przedtem wszystko można kupić. Złapany kłamca płaci; niesłusznie przeszukany dostaje zapłatę.
learn-sheriff-4 = Na końcu towary i pensy to punkty. Kto ma najwięcej legalnego towaru, jest jego Królem.
learn-blacksheep-1 = Na trzech polach stoją po dwa zwierzęta. Dobre chcesz mieć w swojej zagrodzie.
learn-blacksheep-2 = Kładź karty po swojej stronie pola: trzy twoje z dwoma zwierzętami tworzą piątkę. Im więcej jednakowych, tym lepiej.
learn-blacksheep-3 = Każde zwierzę kryje od jednego do trzech punktów. Czarna owca swoje odejmuje!
learn-blacksheep-4 = O wygranej decydują bonusy za większość i komplet albo zadania.
guide-sheriff-market = To wymiana. Masz sześć kart. Wymień niepotrzebne: dotknij ich i dobierz nowe. Trzy lub więcej jednakowych legalnych towarów to uczciwa torba. Nie wiesz? Zostaw wszystkie.
guide-sheriff-load = Załaduj torbę. Na początek weź wszystkie karty jednego legalnego towaru: nic nie stracisz. Masz odwagę? Wsuń jedną czerwoną.
guide-sheriff-declare = Powiedz, co jest w torbie. Spójrz na obrazki wyżej: to jeden towar? Mów prawdę. Inaczej wybierz kłamstwo, które lubisz.
guide-sheriff-decide = Jesteś Szeryfem! Każdy mówi, że jest uczciwy. Przepuszczaj, otwieraj albo najpierw proś o pensy. Kłamca płaci tobie; uczciwemu płacisz ty.
guide-sheriff-offer = Twoja torba leży przed Szeryfem. Możesz osłodzić decyzję: ułóż umowę, parę pensów za „przepuścić”. Albo milcz, jeśli jesteś uczciwy.
guide-sheriff-answer = Jest oferta dla ciebie. Czytaj: co dajesz, co dostajesz? Przyjmij, odrzuć albo zaproponuj swoje.
guide-sheriff-debt = Nie starcza pensów na grzywnę, więc płacisz towarami ze straganu. Oddaj jak najmniej.
guide-sheriff-lay-confiscated = Złapałeś kogoś! Połóż towary na odrzucone w dowolnej kolejności: inni mogą je wziąć.
guide-sheriff-choose-first-merchant = Jesteś Szeryfem. Powiedz, kto wymienia pierwszy; reszta zgodnie z ruchem wskazówek zegara.
guide-sheriff-while-market = Kupcy wymieniają. Patrz, co biorą z odrzuconych: widać, co zbierają.
guide-sheriff-while-loading = Torby są ładowane. Dowiesz się, ile kart jest w każdej, ale nie jakie.
guide-sheriff-while-declaration = Padają deklaracje, jedna po drugiej. Przypomnij sobie, kto co brał.
guide-sheriff-while-inspection = Szeryf ogląda torby. Możesz jeszcze oferować, mówić albo czekać.
guide-sheriff-wait = Teraz kolej kogoś innego. Wszystko, co się dzieje, jest w kronice.
guide-blacksheep-play = Wybierz jedną lub dwie karty, potem pole. Twoje karty i dwa zwierzęta tworzą piątkę. Zacznij od pary pasującej do zwierzęcia na polu.
guide-blacksheep-wait = Grają inni. Pod każdym imieniem widać, co już mają.
