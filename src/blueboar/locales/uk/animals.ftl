# Шість тварин, найкраща перша.

animal-horse = Кінь
animal-cow = Корова
animal-pig = Свиня
animal-sheep = Вівця
animal-chicken = Курка
animal-black-sheep = Чорна вівця
animal-count = { $animal }: { $count }
