# Co słyszą ci, których nie ma przy stole: powiadomieniem w przeglądarce albo webhookiem.
notice-turn = { $game }: twoja kolej. Przy stole: { $others }.
notice-offer = { $game }: ktoś proponuje ci układ. Przy stole: { $others }.
notice-undo = { $game }: ktoś prosi o cofnięcie ruchu. Przy stole: { $others }.
notice-beside = { $game }: na twoim urządzeniu czas na ruch, gra { $name }. Przy stole: { $others }.
notice-over = { $game }: koniec gry, zobacz, jak się skończyła. Przy stole: { $others }.
notice-turn-of = { $game }: teraz gra { $name }.
notice-over-of = { $game }: koniec gry.
notice-try = Tutaj „{ inn-name }” może cię znaleźć.
