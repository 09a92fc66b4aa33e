# Як відкривають стіл.

presets = Швидкий вибір
preset-first-game = Перша гра
preset-everything = Усе одразу
edition = Видання
players = Гравці
seats = Місця
bot-levels = Як грають боти
seat-number = Місце { $seat }
a-friend = Друг
public-table = Видно всім у списку столів
move-clock = Час на хід
no-hurry = без поспіху
options = Опції
pair-of = { $name }, картка { $place }
random = випадково
open-this-table = Відкрити цей стіл

own-cards = Власні картки
own-cards-choose = Вибрати файл…
own-cards-about = TOML-файл із вашими власними картками. Що в ньому має бути, кажуть правила.
own-cards-fault = { $file }, рядок { $line }: { $reason }
own-cards-fault-row = { $file }, рядок { $line }, [[{ $section }]] номер { $row }: { $reason }
own-cards-fault-file = { $file }: { $reason }
own-cards-here = За цим столом грають власними картками
own-cards-beside = На додачу до звичайних.
own-cards-instead = Замість звичайних.
number-between = від { $least } до { $most }
