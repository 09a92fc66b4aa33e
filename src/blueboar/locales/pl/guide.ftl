# Pierwsza runda z przewodnikiem.

learn-title = { $game }: pierwsza runda
learn-begin = Zacznij rundę z przewodnikiem
guide-skip = Odeślij przewodnika
guide-again = Gra w skrócie
guide-ways = Co jeszcze może przewodnik
