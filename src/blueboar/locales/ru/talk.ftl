# The quick phrases of every table.

say-phrase-hello = Здравствуйте!
say-phrase-good-luck = Удачи!
say-phrase-one-moment = Минутку, пожалуйста.
say-phrase-thinking = Дайте подумать…
say-phrase-your-turn = Ваш ход!
say-phrase-well-played = Хорошо сыграно!
say-phrase-thank-you = Спасибо.
say-phrase-sorry = Простите!
say-phrase-good-game = Отличная игра!
