# The six animals of Black Sheep, best first.

animal-horse = Конь
animal-cow = Корова
animal-pig = Свинья
animal-sheep = Овца
animal-chicken = Курица
animal-black-sheep = Чёрная овца
animal-count = { $animal }: { $count }
