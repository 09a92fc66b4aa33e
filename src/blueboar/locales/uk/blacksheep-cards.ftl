# The six animals of Black Sheep, best first.

animal-horse = Кінь
animal-cow = Корова
animal-pig = Свиня
animal-sheep = Вівця
animal-chicken = Курка
animal-black-sheep = Чорна вівця
animal-count = { $animal }: { $count }
