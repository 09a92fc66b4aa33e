"""A whole state made from a view alone: what the seat sees is true in it, everything else is drawn at random.

For players who think ahead: nothing of the real state goes in, so nothing of it can come out. `play_on` plays such a
world on, quickly and not too foolishly.
"""

from __future__ import annotations

from typing import Any

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.editions import Config
from blueboar.games.blacksheep.evolve import evolve
from blueboar.games.blacksheep.moves import PlayCards
from blueboar.games.blacksheep.phases import turn
from blueboar.games.blacksheep.scoring import scores_of
from blueboar.games.blacksheep.state import FIRST_HAND, NOBODY, SIDE_SIZE, State
from blueboar.games.blacksheep.views import BlackSheepView
from blueboar.games.blacksheep.zones import FIELDS


def imagine(config: Config, view: BlackSheepView, chance: Chance) -> State:
    world = State(config)
    _set_cards(world, view, chance)
    _set_figures(world, view, chance)
    _set_tasks(world, view, chance)
    world.turn = NOBODY if view.turn is None else view.turn
    world.turns = 100
    world.endgame = view.endgame
    for field in view.fields:
        world.turned_over[field.field] = field.turned_over
        for place, seat in enumerate(field.full):
            world.laid_at[field.field * world.players + seat] = 1 + place
    return world


def _set_cards(world: State, view: BlackSheepView, chance: Chance) -> None:
    left: dict[str, int] = {animal.animal: animal.cards for animal in view.animals}
    world.cards[1] = list(view.discard)
    seen = list(view.discard)
    for field in view.fields:
        for seat, cards in enumerate(field.sides):
            world.cards[FIRST_HAND + world.players + field.field * world.players + seat] = list(cards)
            seen += cards
    for player in view.players:
        if player.hand is not None:
            world.cards[FIRST_HAND + player.seat] = list(player.hand)
            seen += player.hand
    for card in seen:
        left[card] -= 1
    pool: list[str] = []
    for card, number in left.items():
        for _ in range(number):
            pool.append(card)
    chance.shuffle(pool)
    for player in view.players:
        world.decks[player.seat] = [0] * player.hand_count
        if player.hand is None:
            world.cards[FIRST_HAND + player.seat] = pool[: player.hand_count]
            del pool[: player.hand_count]
    world.cards[0] = pool


def _set_figures(world: State, view: BlackSheepView, chance: Chance) -> None:
    known: dict[str, int] = {}
    for field in view.fields:
        world.figures[field.field] = [figure.figure for figure in field.figures]
    for player in view.players:
        world.figures[FIELDS + player.seat] = [figure.figure for figure in player.corral]
        for figure in player.corral:
            points = figure.points
            if points is not None:
                known[figure.figure] = points
    for place, animal in enumerate(view.animals):
        world.supply[place] = animal.left
        rest = [str(points) for points in animal.points]
        unknown: list[str] = []
        for figure_name in world.herd.figures[place]:
            found = known.get(figure_name)
            if found is not None:
                rest.remove(str(found))
            else:
                unknown.append(figure_name)
        chance.shuffle(rest)
        for index, figure_name in enumerate(unknown):
            known[figure_name] = int(rest[index])
    world.points = known


def _set_tasks(world: State, view: BlackSheepView, chance: Chance) -> None:
    open_tasks = tuple([task.name for task in view.open_tasks])
    pool = [task for task in world.herd.tasks if task not in open_tasks]
    world.tasks[1] = open_tasks
    for player in view.players:
        if player.tasks is not None:
            own = tuple([task.name for task in player.tasks])
            world.tasks[2 + player.seat] = own
            pool = [task for task in pool if task not in own]
    chance.shuffle(pool)
    for player in view.players:
        if player.tasks is None:
            world.tasks[2 + player.seat] = tuple(pool[: player.task_count])
            del pool[: player.task_count]
    world.tasks[0] = tuple(pool)


def play_on(world: State, turns: int, chance: Chance) -> list[int]:
    """Play up to so many turns; everyone's points then."""

    def emit(event: Any) -> None:
        evolve(world, event)

    for _ in range(turns):
        if world.turn == NOBODY:
            break
        seat = world.turn
        turn.decide(world, seat, quick_move(world, seat, chance), chance, emit)
    return [score.total for score in scores_of(world)]


def quick_move(world: State, seat: Seat, chance: Chance) -> PlayCards:
    """Cards go where many are alike, and where the figures are worth having."""
    hand = world.hand(seat)
    best = -1e9
    chosen: PlayCards | None = None
    for field in range(FIELDS):
        if not world.may_play_on(field, seat):
            continue
        laid = world.side(field, seat)
        wanted = _wanted(world, field)
        behind = _best_full(world, field, seat)
        if len(laid) != 1:
            for card in range(3):
                score = _promise(world, field, laid, [hand[card]], wanted, behind) + chance.random() * 0.6
                if score > best:
                    best, chosen = score, PlayCards(field, (hand[card],))
        if len(laid) != 2:
            for kept in range(3):
                pair = [hand[kept - 1], hand[kept - 2]]
                score = _promise(world, field, laid, pair, wanted, behind) + chance.random() * 0.6
                if score > best:
                    best, chosen = score, PlayCards(field, (pair[0], pair[1]))
    assert chosen is not None
    return chosen


def _wanted(world: State, field: int) -> float:
    total = 0.6
    for figure in world.field(field):
        total += -0.4 if world.config.animals[world.herd.animals[figure]].subtracts else 0.5
    return total


def _best_full(world: State, field: int, seat: Seat) -> int:
    """The best full side of a rival there, or -1."""
    best = -1
    for other in range(world.players):
        if other != seat and len(world.side(field, other)) == SIDE_SIZE:
            best = max(best, _strength(world, field, world.side(field, other)))
    return best


def _strength(world: State, field: int, cards: list[str]) -> int:
    weights = world.herd.weights
    total = 0
    for figure in world.field(field):
        total += weights[figure]
    for card in cards:
        total += weights[card]
    return world.herd.ranking.strengths[total]


def _promise(world: State, field: int, laid: list[str], more: list[str], wanted: float, behind: int) -> float:
    """How promising a side is with these cards: full ones are compared, others by how many are alike."""
    cards = laid + more
    if len(cards) == SIDE_SIZE:
        strength = _strength(world, field, cards)
        if strength <= behind:
            return 0.5 - 0.5 * wanted
        return wanted * (1.0 + strength / 60.0)
    animals = world.herd.animals
    alike = [0] * len(world.supply)
    for figure in world.field(field):
        alike[animals[figure]] += 1
    for card in cards:
        alike[animals[card]] += 1
    squares = 0
    for number in alike:
        squares += number * number
    return wanted * squares / (2 + len(cards)) * 1.1
