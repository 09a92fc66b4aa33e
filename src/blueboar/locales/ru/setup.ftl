# Как открывают стол.

presets = Быстрый выбор
preset-first-game = Первая игра
preset-everything = Всё сразу
edition = Издание
players = Игроки
seats = Места
bot-levels = Как играют боты
seat-number = Место { $seat }
a-friend = Друг
public-table = Виден всем в списке столов
move-clock = Время на ход
no-hurry = без спешки
options = Опции
pair-of = { $name }, карта { $place }
random = случайно
open-this-table = Открыть этот стол

own-cards = Свои карты
own-cards-choose = Выбрать файл…
own-cards-about = TOML-файл с вашими собственными картами. Что в нём должно быть, сказано в правилах.
own-cards-fault = { $file }, строка { $line }: { $reason }
own-cards-fault-row = { $file }, строка { $line }, [[{ $section }]] номер { $row }: { $reason }
own-cards-fault-file = { $file }: { $reason }
own-cards-here = За этим столом играют своими картами
own-cards-beside = Вдобавок к обычным.
own-cards-instead = Вместо обычных.
number-between = от { $least } до { $most }
