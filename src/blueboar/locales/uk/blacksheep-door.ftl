# Black Sheep at the door, in the lobby and in the profile.

game-blacksheep = Чорна вівця
game-blacksheep-about = Заманіть найкращих тварин до свого загону, а чорних овець лишіть іншим.
game-blacksheep-facts = 2–4 гравці · близько 20 хвилин · картки й хитрощі
edition-blacksheep-standard = Звичайна гра
edition-blacksheep-tasks = Із завданнями
level-blacksheep-lamb = ягня
level-blacksheep-sheepdog = вівчарка
level-blacksheep-fox = лис
level-blacksheep-wolf = вовк
