"""Random stalls and corrals as they are tapped in on the page for the box, and what the engine says they score.

`python web/test/box_scores.py 3000 seed` writes one JSON document; `box.test.ts` compares the browser's sums with it.
"""

from __future__ import annotations

import json
import random
import sys
from functools import cache
from typing import Any

from blueboar.games.blacksheep.game import BlackSheep
from blueboar.games.blacksheep.rules import scoring as sheep_scoring
from blueboar.games.sheriff.game import Sheriff
from blueboar.games.sheriff.rules import scoring as sheriff_scoring

SHERIFF = [("first", 3), ("first", 4), ("polish", 5), ("persian", 3), ("persian", 5), ("second", 4), ("second", 6)]


@cache
def sheriff_config(edition: str, players: int, *options: str) -> Any:
    return Sheriff().configure(players, edition, dict.fromkeys(options, True), None)


@cache
def blank_sheep(edition: str, players: int) -> Any:
    game = BlackSheep()
    return game.blank(game.configure(players, edition, {}, None))


def stalls(dice: random.Random) -> dict[str, Any]:
    edition, players = dice.choice(SHERIFF)
    extra = "black_market" if edition == "second" else "promo_cards"
    on = {"royal_goods": dice.random() < 0.7, extra: dice.random() < 0.7}
    # A blank one each time: copies share their zones, and these are written into.
    state: Any = Sheriff().blank(sheriff_config(edition, players, *sorted(option for option in on if on[option])))
    goods = state.goods
    tapped: list[dict[str, int]] = [{} for _ in range(players)]
    fullness = dice.choice([0.02, 0.2, 0.6])  # nearly empty stalls tie most
    for card in goods.deck:
        if dice.random() > fullness:
            continue
        seat = dice.randrange(players)
        if goods.is_plate[card]:
            card = goods.fixed_plate(card, dice.choice(goods.legal))
        (state.stall(seat) if goods.lies_open[card] else state.contraband(seat)).append(card)
        name = goods.names[card]
        tapped[seat][name] = tapped[seat].get(name, 0) + 1
    for seat in range(players):
        state.gold[seat] = tapped[seat]["gold"] = dice.choice([0, 0, 5, dice.randrange(200)])
    for good, prices in state.config.options.black_market_prices.items() if on.get("black_market") else ():
        for place, points in enumerate(prices):
            seat = dice.randrange(players + 1)
            if seat < players:
                state.black_market_cards[seat].append((goods.numbers[good], points))
                tapped[seat][f"black-market:{good}:{place}"] = 1
    scores = sheriff_scoring.scores(state)
    return {
        "game": "sheriff",
        "setUp": {"edition": edition, "players": players, "on": on},
        "tapped": tapped,
        "shared": {},
        "totals": [one.total for one in scores],
        "parts": [
            [one.legal, one.contraband, one.gold, sum(bonus.points for bonus in one.bonuses), one.black_market]
            for one in scores
        ],
        "places": sheriff_scoring.places(state, scores),
    }


def corrals(dice: random.Random) -> dict[str, Any]:
    edition, players = dice.choice(["standard", "tasks"]), dice.choice([2, 3, 4])
    state = blank_sheep(edition, players).copy()
    herd = state.herd
    tapped: list[dict[str, int]] = [{} for _ in range(players)]
    points = [0] * len(herd.figure_names)
    by_animal = {animal: dice.sample(row.points, len(row.points)) for animal, row in enumerate(state.config.animals)}
    fullness = dice.choice([0.1, 0.5, 1.0])
    for figure, animal in enumerate(herd.animal_of):
        points[figure] = by_animal[animal].pop()
        if dice.random() > fullness:
            continue
        seat = dice.randrange(players)
        state.corral(seat).append(figure)
        name = f"{herd.names[animal]}:{points[figure]}"
        tapped[seat][name] = tapped[seat].get(name, 0) + 1
    state.points = tuple(points)
    chosen = dice.sample(sorted(herd.tasks), 6) if edition == "tasks" else []
    state.tasks[1] = tuple(chosen)
    scores = sheep_scoring.scores_of(state)
    return {
        "game": "blacksheep",
        "setUp": {"edition": edition, "players": players, "on": {}},
        "tapped": tapped,
        "shared": dict.fromkeys(chosen, 1),
        "totals": [one.total for one in scores],
        "parts": [[one.points, one.bonus, sum(task.points for task in one.tasks)] for one in scores],
        "places": sheep_scoring.places_of(scores),
    }


def main() -> None:
    count, seed = int(sys.argv[1]), sys.argv[2]
    dice = random.Random(seed)
    json.dump([made(dice) for _ in range(count) for made in (stalls, corrals)], sys.stdout)


if __name__ == "__main__":
    main()
