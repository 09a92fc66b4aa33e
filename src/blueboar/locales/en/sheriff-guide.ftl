# The guided first round of Sheriff of Nottingham.

learn-sheriff-1 = Each round one of you is the Sheriff. The others are merchants who want to bring goods into town.
learn-sheriff-2 = You close one to five cards in a bag and declare one legal good. The number must be true. The good need not be.
learn-sheriff-3 = The Sheriff may let you through or open your bag. Before that everything can be bought. Whoever is caught lying pays; whoever is searched without cause is paid.
learn-sheriff-4 = At the end goods and gold are points. Whoever has the most of a legal good is its King.
guide-sheriff-value = Every card has two numbers. On the golden coin is its value: your points at the end, once it lies on your stall. In the red frame is its fine: you pay it if the bag is opened and the card was not declared. An honest bag earns the same fines from the Sheriff. Green cards are legal, red ones are contraband: worth more, and never to be declared.
guide-sheriff-market = This is the market. Six cards are your hand. Swap the ones you cannot use: tap them, then draw. Three or more of one legal good make an honest bag. No idea? Keep them all.
guide-sheriff-load = Load your bag. For your first bag take all cards of one legal good: then you cannot lose anything. Feeling bold? Slip in one red card.
guide-sheriff-declare = Say what is in your bag. Look at the pictures above: is it all one good? Then tell the truth. Otherwise choose the lie you like best.
guide-sheriff-decide = You are the Sheriff! Everyone claims to be honest. Let them through, open a bag, or ask for gold first. Opening a liar’s bag pays; opening an honest one costs you.
guide-sheriff-offer = Your bag lies before the Sheriff. You may sweeten the decision: draw up a deal, a few gold for “let through”. Or stay silent, if you are honest.
guide-sheriff-answer = There is an offer for you. Read it: what do you give, what do you get? Accept, refuse, or counter with terms of your own.
guide-sheriff-debt = You cannot pay the fine in gold, so you pay with goods from your stall. Choose as little as will do.
guide-sheriff-lay-confiscated = You caught somebody! Lay the goods onto a discard pile, in the order you like: others may fish them out.
guide-sheriff-choose-first-merchant = You are the Sheriff. Say who goes to the market first; the others follow clockwise.
guide-sheriff-while-market = The merchants are at the market. Watch what they take from the discards: it tells you what they collect.
guide-sheriff-while-loading = The bags are being loaded. You learn how many cards each holds, not which.
guide-sheriff-while-declaration = The declarations come, one after another. Remember who took what at the market.
guide-sheriff-while-inspection = The Sheriff looks at the bags. You can still make an offer, talk, or wait.
guide-sheriff-wait = It is somebody else’s turn. Everything that happens is in the chronicle.
guide-sheriff-market-picked = These will be swapped. The arrows set the order in which they are laid down: the last lies on top, for the next to see. Then press the blue button.
guide-sheriff-load-picked = That goes into the bag. One to five cards; tap a card in the bag to take it out again. A closed bag stays closed, so look once more, then close it.
guide-sheriff-deal = Say what you give, and what you get for it. Three gold for “let through” is a usual price for a small lie. The sentence below says what will happen. Then offer it.
guide-sheriff-round = That was a whole round! The badge goes on to the next. Whoever brought most of a good is its King in the end. The guide speaks up again when something is new.
legend-value = Value: points at the end
legend-fine = Fine: paid when the bag is opened
legend-legal = Legal goods: these may be declared
legend-contraband = Contraband: never declared, worth more
legend-royal = Royal goods: contraband that counts for a King
# Words with the same meaning, for the search in the rules: groups between bars.
synonyms-sheriff = bribe deal offer pay agreement | fine penalty punish | contraband smuggle illegal forbidden | open inspect search check | let through pass | lie bluff false cheat | declare say claim | hand cards | stall stand market-stall | bag pouch sack | king queen bonus majority | discard pile | deputy deputies six | end score win points | timer clock time | gold money coins
