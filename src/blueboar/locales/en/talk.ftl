# The quick phrases of every table.

say-phrase-hello = Hello!
say-phrase-good-luck = Good luck!
say-phrase-one-moment = One moment, please.
say-phrase-thinking = Let me think…
say-phrase-your-turn = Your turn!
say-phrase-well-played = Well played!
say-phrase-thank-you = Thank you.
say-phrase-sorry = Sorry!
say-phrase-good-game = Good game!
