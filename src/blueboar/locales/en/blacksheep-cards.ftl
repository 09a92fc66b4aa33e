# The six animals of Black Sheep, best first.

animal-horse = Horse
animal-cow = Cow
animal-pig = Pig
animal-sheep = Sheep
animal-chicken = Chicken
animal-black-sheep = Black sheep
animal-count = { $animal }: { $count }
