# For players who read and write text: a language model, or a person at a pipe (blueboar.research.text_door).

text-seat = You are seat { $seat } of { $players } in a game of { $game }. Answer with one move.
text-happened = What has happened since you were last asked:
text-view = What you see (JSON):
text-asked = What you are asked (JSON):
text-moves = Some of your moves:
text-answer = Answer with the number of a move, with a move as JSON like those above, or with “pass” if nobody waits for you.
text-not-understood = This is no answer: { $reason }. Give the number of a move, a move as JSON, or “pass”.
text-no-such-number = There is no move number { $number } in the list.
text-waited = You cannot pass: the game waits for you.
