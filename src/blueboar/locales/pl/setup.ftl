# Otwieranie stołu.

presets = Szybki wybór
preset-first-game = Pierwsza gra
preset-everything = Wszystko
edition = Wydanie
players = Gracze
seats = Miejsca
bot-levels = Jak grają boty
seat-number = Miejsce { $seat }
a-friend = Ktoś znajomy
public-table = Widoczny dla wszystkich na liście
move-clock = Czas na ruch
no-hurry = bez pośpiechu
options = Opcje
pair-of = { $name }, karta { $place }
random = losowo
open-this-table = Otwórz ten stół

own-cards = Własne karty
own-cards-choose = Wybierz plik…
own-cards-about = Plik TOML z waszymi własnymi kartami. Co musi zawierać, mówią zasady.
own-cards-fault = { $file }, wiersz { $line }: { $reason }
own-cards-fault-row = { $file }, wiersz { $line }, [[{ $section }]] numer { $row }: { $reason }
own-cards-fault-file = { $file }: { $reason }
own-cards-here = Przy tym stole gra się własnymi kartami
own-cards-beside = Oprócz zwykłych.
own-cards-instead = Zamiast zwykłych.
number-between = od { $least } do { $most }
