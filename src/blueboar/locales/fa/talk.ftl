# The quick phrases of every table.

say-phrase-hello = سلام!
say-phrase-good-luck = موفق باشید!
say-phrase-one-moment = یک لحظه لطفاً.
say-phrase-thinking = بگذارید فکر کنم…
say-phrase-your-turn = نوبت شماست!
say-phrase-well-played = آفرین!
say-phrase-thank-you = ممنون.
say-phrase-sorry = ببخشید!
say-phrase-good-game = بازی خوبی بود!
