# The guided first round of Black Sheep.

learn-blacksheep-1 = Na każdym z trzech pól stoją dwa zwierzęta. Najlepsze chcesz mieć w swojej zagrodzie.
learn-blacksheep-2 = Wykładaj karty po swojej stronie pola: trzy twoje karty i dwa zwierzęta tworzą piątkę. Im więcej jednakowych, tym lepiej.
learn-blacksheep-3 = Każde zwierzę kryje od jednego do trzech punktów. Czarna owca swoje punkty odejmuje!
learn-blacksheep-4 = O wygranej decydują bonusy za większość i za pełny komplet albo zadania.
guide-blacksheep-value = Zbierasz figurki, a pod nimi są ukryte punkty: od jednego do trzech. Punkty czarnej owcy się odejmuje. Karty tylko rozstrzygają, kto dostanie figurki: najsilniejszy jest koń, potem krowa, świnia, owca, kura, a najsłabsza jest czarna owca.
guide-blacksheep-play = Wybierz jedną lub dwie karty, potem pole. Twoje karty i dwa zwierzęta na polu tworzą piątkę. Zacznij od pary pasującej do zwierzęcia na polu.
guide-blacksheep-wait = Teraz grają inni. Pod każdym imieniem widać, jak dobra jest na razie ich strona.
guide-blacksheep-picked = Teraz pole. Dwa zwierzęta liczą się razem z twoimi kartami: pomyśl, które chcesz mieć. Możesz jeszcze dodać kartę albo ją cofnąć.
guide-blacksheep-confirm = Twoje karty już tam leżą. Trzy miejsca zapełniasz w kilku kolejkach. Na pewno? Zagraj je.
guide-blacksheep-round = Z pola wypędzono zwierzęta: najlepsza piątka zabrała oba do domu, przychodzą dwa nowe. Przewodnik odezwie się, gdy będzie coś nowego.
legend-animal-points = punkty pod figurkami: { $points }
legend-animals = Od najsilniejszego zwierzęcia do najsłabszego:
# Słowa o tym samym znaczeniu, do wyszukiwania w zasadach: grupy między kreskami.
synonyms-blacksheep = kombinac układ jednakow par porówn | pol łąk pastwisk | zagrod | figur zwierz | punkt | odrzuc | wypęd wygr | zadan | remis równ | końców koniec
