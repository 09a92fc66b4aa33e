# Gospoda: drzwi, sala, stół każdej gry, koniec, powtórka, profil.

inn-name = Pod Błękitnym Dzikiem
inn-motto = Siadaj. Mów prawdę albo coś do niej podobnego.
house = Gospoda
skip-to-table = Przejdź do stołu
one-moment = Chwileczkę…
try-again = Spróbuj ponownie
nothing-here = Tu niczego nie ma.
back-to-door = Wróć do wejścia
language = Język
to-dark = Światło świec
to-light = Światło dnia
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
newer-version = Jest nowa wersja.
use-newer = Użyj jej
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
copy = Kopiuj
copied = Skopiowano
say = Powiedz
guest-name = Gość
your-name = Twoje imię

game = Gra
play-now = Zagraj z botami
open-table = Otwórz stół
learn = Ucz się, grając
join-friends = Dołącz do znajomych
table-code = Kod lub link do stołu
join = Dołącz
see-lobby = Wszystkie stoły
box-at-door = Z prawdziwym pudełkiem na stole
box-at-door-about = Liczenie dotknięciami, stoper, obietnice: działa też bez sieci.

lobby = Stoły
lobby-open = Czekają na graczy
lobby-running = Trwa gra
lobby-no-open = Żaden stół nie czeka. Otwórz własny!
lobby-no-running = Nikt teraz nie gra przy otwartym stole.
join-seats = { $count ->
    [0] Zajrzyj
    [one] Usiądź: { $count } wolne miejsce
    [few] Usiądź: { $count } wolne miejsca
   *[other] Usiądź: { $count } wolnych miejsc
}
my-seat = Moje miejsce
watch = Oglądaj
help = Zasady
rules = Zasady
profile = Profil
clause = zasada { $clause }
search-rules = Szukaj w zasadach
how-to-play = Jak grać
rules-legend = Karty
nothing-found = W zasadach nie ma nic o „{ $wanted }”. Spróbuj innego słowa albo zajrzyj do spisu treści.
show-all = Pokaż wszystko
contents = Spis treści
players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
waiting-title = Stół czeka
table-facts = { $game } · { $edition } · { $players }
heap-count = { $name } · { $count }
house-rules = Zasady domowe przy tym stole
switched-on = tak
switched-off = nie
empty-chair = Wolne krzesło
bot = Bot
bot-name-1 = Lady Marion
bot-name-2 = Mały John
bot-name-3 = Will Szkarłatny
bot-name-4 = Much
bot-name-5 = Gilbert
bot-name-6 = Braciszek Tuck
is-ready = czeka na początek
sit-here = Usiądź tu
put-bot = Bot na miejsce { $seat }
add-bot = Posadź bota…
remove-bot = Usuń
kick = Wyproś
start = Zaczynamy
start-when-full = Można zacząć, gdy wszystkie krzesła będą zajęte.
ready = Możemy zaczynać
host-starts = Grę rozpoczyna gospodarz stołu.
get-up = Wstań od stołu
invite = Zaproś znajomych
code-is = Kod:
invite-link = Link do tego stołu
qr-code = Link jako kod QR
table-closed = Ten stół jest zamknięty.
claim-title = Grać dalej tutaj jako { $name }?
claim-go = Tak, to ja

line-lost = Utracono połączenie. Twoje miejsce czeka; próbujemy ponownie…
goodbye-restart = W gospodzie zamiatają. Wróć za chwilę.
goodbye-too-slow = Połączenie było zbyt wolne.
goodbye-flood = Za dużo naraz. Odetchnij i wczytaj stronę ponownie.

beside-the-table = Obok stołu
talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedział.
quick-phrases = Szybkie zwroty
your-words = Powiedz coś
chronicle = Kronika
chronicle-empty = Nic się jeszcze nie wydarzyło.
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
time-left = Pozostały czas
need-time = Poproś o więcej czasu
other-device = Moje miejsce na innym urządzeniu
other-device-how = Otwórz to raz na innym urządzeniu; tam gra potoczy się dalej.
hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
other-players = Pozostali gracze
middle-of-table = Środek stołu
your-place = Twoje miejsce
your-turn = Twoja kolej
waiting-for = Czekamy na: { $names }
game-over = Koniec gry.
thinks = myśli
away = nie ma przy stole
substituted = gra bot
your-hand = { $count ->
    [one] Na ręce { $count } karta
    [few] Na ręce { $count } karty
   *[other] Na ręce { $count } kart
}
cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
open-cards = Odkryte karty
deck = Stos główny
pile = Odrzucone
leaf-through = { $pile }: przejrzyj { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
top-first = od wierzchu
pile-empty = Niczego jeszcze nie odrzucono.
you = Ty
player = Gracz
total = Razem
score = Wynik

winner = { $you ->
    [name] Wygrywasz!
   *[none] Wygrywa { $name }!
}
winners = Zwycięstwem dzielą się { $names }!
rematch = Zagraj jeszcze raz
join-rematch = Do nowego stołu
replay = Powtórka
see-table = Pokaż stół
see-result = Pokaż wynik
share = Udostępnij
download = Pobierz
verify = Czy było uczciwie?

step-back = Krok wstecz
step-on = Krok dalej
play = Odtwórz
pause = Pauza
speed = Szybkość
eyes = Widok
all-cards = wszystkie karty odkryte
spectator = widz
moment = Chwila
link-moment = Link do tej chwili

account = Konto
account-why = Dzięki kontu twoje gry będą z tobą także na innych urządzeniach.
account-name = Nazwa konta
password = Hasło
account-new = Załóż konto
log-in = Zaloguj się
log-out = Wyloguj się
logged-in-as = Zalogowano jako { $name }
password-change = Zmień hasło
password-change-why = Na każdym innym urządzeniu trzeba będzie zalogować się ponownie.
password-old = Stare hasło
password-new = Nowe hasło
account-delete = Usuń moje konto
account-delete-why = Twoje imię, statystyki i ranking znikną na zawsze. Gry, w które grali też inni, zostaną u nich, bez twojego imienia.
statistics = Jak grasz
stat-games = Gry
stat-wins = Wygrane
stat-place = Średnie miejsce
stat-score = Średni wynik
rating = Ranking
history = Twoje stoły
history-empty = Nie masz tu jeszcze żadnej gry.
table-open = czeka
table-running = graj dalej
table-finished = wynik
table-closed-state = zamknięty
guide = Przewodnik
understood = Rozumiem

refusal-unknown = Teraz to niemożliwe ({ $code }).
refusal-connection-lost = Gospoda nie odpowiada. Sprawdź połączenie.
refusal-connection-failed = Coś poszło nie tak po drodze. Spróbuj ponownie.
refusal-table-unknown = Nie ma takiego stołu.
refusal-table-unknown-code = Żaden stół nie ma tego kodu.

count-of = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
you-listed = ty
face = Twoja twarz
face-number = Portret { $number }
