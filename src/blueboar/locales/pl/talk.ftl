# The quick phrases of every table.

say-phrase-hello = Witajcie!
say-phrase-good-luck = Powodzenia!
say-phrase-one-moment = Chwileczkę.
say-phrase-thinking = Niech pomyślę…
say-phrase-your-turn = Twoja kolej!
say-phrase-well-played = Dobrze zagrane!
say-phrase-thank-you = Dziękuję.
say-phrase-sorry = Przepraszam!
say-phrase-good-game = Dobra gra!
