# The guided first round of Black Sheep.

learn-blacksheep-1 = Two animals stand on each of three fields. You want the good ones in your corral.
learn-blacksheep-2 = Play cards at your side of a field: three of yours and the two animals make five. The more alike, the better.
learn-blacksheep-3 = Every animal hides one to three points. A black sheep takes its points away from you!
learn-blacksheep-4 = Bonuses for the most of an animal and for a full set, or tasks, decide the game.
guide-blacksheep-value = You collect figures, and points are hidden below them: one to three each. The points of a black sheep are taken away from you. The cards only decide who gets the figures: the horse is the strongest animal, then cow, pig, sheep, chicken, and the black sheep is the weakest.
guide-blacksheep-play = Pick one or two cards, then a field. Your cards and the two animals there make a five. Start with a pair that matches an animal on the field.
guide-blacksheep-wait = The others are playing. Below each name you see how good their side is so far.
guide-blacksheep-picked = Now the field. The two animals there count with your cards: think which of them you would like to have. You may still add a card or take one back.
guide-blacksheep-confirm = You see your cards lying there. All three places are filled in turns. Sure? Then play them.
guide-blacksheep-round = A field has been driven out: the best five took both animals home, and two new ones come. The guide speaks up again when something is new.
legend-animal-points = points below its figures: { $points }
legend-animals = From the strongest animal to the weakest:
# Words with the same meaning, for the search in the rules: groups between bars.
synonyms-blacksheep = combination set alike pair rank compare | field meadow pasture | corral pen fold | figure animal | points score | discard throw away | drive driven out win | task mission goal | tie equal draw | end endgame final
