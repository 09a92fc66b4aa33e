# Black Sheep at the door, in the lobby and in the profile.

game-blacksheep = Чёрная Овца
game-blacksheep-about = Уведите лучших животных в свой загон, а чёрных овец оставьте другим.
game-blacksheep-facts = 2–4 игрока · около 20 минут · карты и хитрость
edition-blacksheep-standard = Обычная игра
edition-blacksheep-tasks = С заданиями
level-blacksheep-lamb = ягнёнок
level-blacksheep-sheepdog = овчарка
level-blacksheep-fox = лис
level-blacksheep-wolf = волк
