"""The end of the game: goods, gold, King and Queen, and who has won (rules 7)."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.score import Bonus, Score, Title


def scores(state: State) -> tuple[Score, ...]:
    bonuses = _all_bonuses(state)
    return tuple([_score(state, seat, tuple(bonuses[seat])) for seat in range(state.players)])


def _score(state: State, seat: Seat, bonuses: tuple[Bonus, ...]) -> Score:
    legal = state.goods.worth(state.stall(seat))
    contraband = state.goods.worth(state.contraband(seat)) + _gains(state, seat)
    black_market = 0
    for _, points in state.black_market_cards[seat]:
        black_market += points
    crowned = 0
    for bonus in bonuses:
        crowned += bonus.points
    return Score(
        legal=legal,
        contraband=contraband,
        gold=state.gold[seat],
        bonuses=bonuses,
        black_market=black_market,
        legal_cards=len(state.stall(seat)),
        contraband_cards=len(state.contraband(seat)) + len(state.black_market_cards[seat]),
        total=legal + contraband + state.gold[seat] + crowned + black_market,
    )


def _gains(state: State, seat: Seat) -> int:
    """Dragon pepper and its like make the other cards of their good worth more (rules 2.4)."""
    cards = state.contraband(seat)
    also = state.goods.also
    total = 0
    for card, good, gain in state.goods.gains:
        held = cards.count(card)
        if held:
            others = len([each for each in cards if each == good or also[each] == good]) - 1
            total += held * others * gain
    return total


def counted_goods(state: State, seat: Seat) -> list[int]:
    """By good: how many of it a player has for King and Queen; royal goods count two or three times (rules 7.2)."""
    goods = state.goods
    counts_as, counts_for = goods.counts_as, goods.counts_for
    found = [0] * len(goods.names)
    for card in state.stall(seat) + state.contraband(seat):
        good = counts_as[card]
        if good != NO_CARD:
            found[good] += counts_for[card]
    return found


def _all_bonuses(state: State) -> list[list[Bonus]]:
    bonuses: list[list[Bonus]] = [[] for _ in range(state.players)]
    held = [counted_goods(state, seat) for seat in range(state.players)]
    for good, king, queen in state.goods.bonuses:
        counts = [each[good] for each in held]
        most, second = _best_two(counts)
        if most == 0:
            continue
        kings = [seat for seat in range(state.players) if counts[seat] == most]
        if len(kings) > 1:
            _crown(state, bonuses, kings, good, "king", king + queen)
            continue
        _crown(state, bonuses, kings, good, "king", king)
        if second > 0:
            queens = [seat for seat in range(state.players) if counts[seat] == second]
            _crown(state, bonuses, queens, good, "queen", queen)
    return bonuses


def _best_two(counts: list[int]) -> tuple[int, int]:
    """The most, and the next number below it; 0 where there is none."""
    most = second = 0
    for count in counts:
        if count > most:
            most, second = count, most
        elif second < count < most:
            second = count
    return most, second


def _crown(state: State, bonuses: list[list[Bonus]], crowned: list[Seat], good: int, title: Title, points: int) -> None:
    """Shared by the tied, rounded down (rules 7.3); the scrolls take the bonus, not the place (rules 2.8)."""
    for seat in crowned:
        if not _has_scrolls(state, seat):
            bonuses[seat].append(Bonus(state.goods.names[good], title, points // len(crowned), len(crowned)))


def _has_scrolls(state: State, seat: Seat) -> bool:
    goods = state.goods
    return goods.has_promo and any(goods.is_scrolls[card] for card in state.contraband(seat))


def places(state: State, counted: tuple[Score, ...]) -> tuple[int, ...]:
    """1 for the winners; ties are broken by legal goods, then by contraband (rules 7.4)."""
    ranks: list[tuple[int, int, int]] = []
    for score in counted:
        if state.options.ties_by_points:
            ranks.append((score.total, score.legal, score.contraband + score.black_market))
        else:
            ranks.append((score.total, score.legal_cards, score.contraband_cards))
    best_first = sorted(ranks, reverse=True)
    return tuple([1 + best_first.index(rank) for rank in ranks])
