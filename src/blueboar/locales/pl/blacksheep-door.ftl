# Black Sheep at the door, in the lobby and in the profile.

game-blacksheep = Czarna Owca
game-blacksheep-about = Zwab najlepsze zwierzęta do swojej zagrody, a czarne owce zostaw innym.
game-blacksheep-facts = 2–4 graczy · około 20 minut · karty i spryt
edition-blacksheep-standard = Standardowa
edition-blacksheep-tasks = Z zadaniami
level-blacksheep-lamb = jagnię
level-blacksheep-sheepdog = owczarek
level-blacksheep-fox = lis
level-blacksheep-wolf = wilk
