# The guided first round.

learn-title = { $game }: a first round
learn-begin = Begin the guided round
guide-skip = Send the guide home
guide-again = The game in short
guide-ways = What else the guide can do
