# Black Sheep at the door, in the lobby and in the profile.

game-blacksheep = Black Sheep
game-blacksheep-about = Lure the best animals into your corral, and leave the black sheep to the others.
game-blacksheep-facts = 2 to 4 players · about 20 minutes · cards and cunning
edition-blacksheep-standard = Standard
edition-blacksheep-tasks = With tasks
level-blacksheep-lamb = lamb
level-blacksheep-sheepdog = sheepdog
level-blacksheep-fox = fox
level-blacksheep-wolf = wolf
