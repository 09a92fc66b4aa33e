# The six animals of Black Sheep, best first.

animal-horse = Koń
animal-cow = Krowa
animal-pig = Świnia
animal-sheep = Owca
animal-chicken = Kura
animal-black-sheep = Czarna owca
animal-count = { $animal }: { $count }
