# Sheriff of Nottingham at the door, in the lobby and in the profile.

game-sheriff = Szeryf z Nottingham
game-sheriff-about = Przewieź towary pod nosem Szeryfa: powiedz prawdę, skłam albo zapłać.
game-sheriff-facts = 3–6 graczy · około 45 minut · blef i targi

edition-sheriff-first = Pierwsze wydanie
edition-sheriff-persian = Wydanie perskie
edition-sheriff-second = Drugie wydanie
level-sheriff-novice = nowicjusz
level-sheriff-merchant = kupiec
level-sheriff-smuggler = przemytnik
level-sheriff-outlaw = banita
