# The words of the terminal that belong to no game.
terminal-clause = rules { $clause }
terminal-allowed = Allowed: { $allowed }.
terminal-least-most = { $least } to { $most }
terminal-least = { $least } or more
terminal-numbers = two numbers from { $least } to { $most } for each name
terminal-and = {" "}and{" "}
terminal-comma = ,{" "}
terminal-list-separator = ;{" "}
terminal-the-table = the table
terminal-seat = Seat { $number }
terminal-says = { $name }: “{ $sentence }”
terminal-taken-back = The last move was taken back: everyone agreed.
terminal-title = { $game } · { $edition } · { $names }
terminal-again = The same game once more: --seed { $seed }
terminal-winner = { $names } wins.
terminal-winners = { $names } share the victory.
terminal-eyes-all = with all cards open
terminal-eyes-spectator = as a spectator saw it
terminal-eyes-seat = as { $name } saw it
terminal-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-verdict-honest = Honest: what was checked is right.
terminal-verdict-unfinished = Cannot tell: the game is not over, so its seed is not published yet.
terminal-verdict-other-rules = Cannot tell: this was played by another version of the rules. It can still be replayed.
terminal-verdict-rules = Decided by version { $rules } of the rules; today’s is { $today }.
terminal-verdict-seed-does-not-match = Not honest: the seed is not the one whose hash was published.
terminal-verdict-refused = Not honest: the rules refuse the move of entry { $entry }.
terminal-verdict-differs = Not honest: what is recorded in entry { $entry } does not follow from the seed and the rules.
terminal-verdict-outcome-differs = Not honest: the recorded outcome is not that of the game.
terminal-verdict-promise-broken = Not honest: what { $name } showed is not what was promised.
terminal-verdict-name-differs = Not honest: the name { $name } is not the one with which the game began.
terminal-verdict-chain-broken = Not honest: the record does not hang together; something in it was changed.
terminal-verdict-wrong-signature = Not honest: the signature is wrong.
terminal-verdict-head-differs = Not the game that you saw: the head that you hold is not in this record.
terminal-verdict-hash-differs = Not the record that you saw: its hash is another.
terminal-verdict-key-differs = Not a record of that inn: it is signed with another key.
terminal-verdict-no-chain = Cannot tell: this record has no chain, so there is nothing to compare with what you hold.
