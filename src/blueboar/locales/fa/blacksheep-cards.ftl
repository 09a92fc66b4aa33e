# The six animals of Black Sheep, best first.

animal-horse = اسب
animal-cow = گاو
animal-pig = خوک
animal-sheep = گوسفند
animal-chicken = مرغ
animal-black-sheep = گوسفند سیاه
animal-count = { $animal }: { $count }
