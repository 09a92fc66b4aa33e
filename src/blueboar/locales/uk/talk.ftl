# The quick phrases of every table.

say-phrase-hello = Вітаю!
say-phrase-good-luck = Щасти!
say-phrase-one-moment = Хвилинку, будь ласка.
say-phrase-thinking = Дайте подумати…
say-phrase-your-turn = Ваш хід!
say-phrase-well-played = Гарно зіграно!
say-phrase-thank-you = Дякую.
say-phrase-sorry = Перепрошую!
say-phrase-good-game = Гарна гра!
