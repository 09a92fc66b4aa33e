"""A slow, literal referee of Sheriff of Nottingham: the ruling, sentence by sentence, in plain Python.

It was written from the ruling alone and shares no code with the engine. It is told the moves as they were made (plain
dictionaries) and a few facts that only the table can know: the order of a shuffled deck, who is in office, and what
somebody was asked to settle. From these it works out for itself where every card and coin must be, what every deal
comes to, and who has won. It does not judge whether a move is allowed, except where a sum would be wrong.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee.deals import Deals
from tests.referee.goods import (
    KING,
    LEGAL,
    PLATE,
    QUEEN,
    RAISES,
    ROYAL,
    fine,
    is_legal,
    payments,
    plate_good,
    value,
    worth,
)


class Referee(Deals):
    def __init__(self, players: int, options: dict[str, Any], facts: list[dict[str, Any]]) -> None:
        self.players = players
        self.options = options
        everyone = range(players)
        self.gold = [options["starting_gold"] for _ in everyone]
        self.loot_gold = 0
        self.hand: list[list[str]] = [[] for _ in everyone]
        self.bag: list[list[str]] = [[] for _ in everyone]
        self.stall: list[list[str]] = [[] for _ in everyone]
        self.down: list[list[str]] = [[] for _ in everyone]
        self.aside: list[list[str]] = [[] for _ in everyone]
        self.piles: list[list[str]] = [[] for _ in range(options["discard_piles"])]
        self.deck: list[str] = []
        self.box: list[str] = []
        self.sold: list[str] = []
        self.loot: list[str] = []
        self.office: list[int] = []
        self.merchants: list[int] = []
        self.black_points = [0] * players
        self.black_cards = [0] * players
        self.black_piles = {good: list(prices) for good, prices in options["black_market_prices"].items()}
        self.sold_this_round = [False] * players
        self.offers: dict[int, dict[str, Any]] = {}
        self.next_offer = 1
        self.was_in_office = [0] * players
        self.over = False
        self.scores: list[int] = []
        self.places: list[int] = []
        self._set_up(facts)

    # setting up

    def _set_up(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            if fact["event"] == "deck-shuffled":
                self.deck = list(fact["cards"])
            elif fact["event"] == "cards":
                assert fact["source"] == "deck"
                for card in fact["cards"]:
                    assert self.deck.pop() == card
                    self._place(fact["target"]).append(card)
        assert all(len(hand) == self.options["hand_size"] for hand in self.hand)
        turned = 5 if self.options["discard_piles"] == 2 else 0
        assert all(len(pile) == turned for pile in self.piles)
        assert len(self.box) == self.options["removed_cards"]
        self._begin_round(facts)

    def _place(self, zone: str) -> list[str]:
        name, _, number = zone.partition(":")
        places = {"hand": self.hand, "pile": self.piles}
        return self.box if name == "box" else places[name][int(number)]

    def _begin_round(self, facts: list[dict[str, Any]]) -> None:
        [began] = [fact for fact in facts if fact["event"] == "round"]
        office = list(began["office"])
        if self.office and self.players < 6:
            assert office == [(self.office[0] + 1) % self.players], "the badge goes to the left"
        if self.players == 6:
            assert len(set(office)) == 2
            fewest = min(self.was_in_office)
            assert all(self.was_in_office[seat] == fewest for seat in office), "deputy twice in one cycle"
        self.office = office
        for seat in office:
            self.was_in_office[seat] += 1
        around = [(office[0] + step) % self.players for step in range(1, self.players)]
        self.merchants = [seat for seat in around if seat not in office]
        self.market_left = self.merchants[:] if self.options["market_first"] == "left" else []
        self.declared: dict[int, str] = {}
        self.onto = [0] * self.players
        self.to_load = len(self.merchants)
        self.undecided: list[int] = []
        self.unopened: set[int] = set()
        self._begin_deals()
        self.stance: dict[tuple[int, int], str] = {}
        self.debts: list[dict[str, Any]] = []
        self.confiscated: list[tuple[int, int, list[str]]] = []
        self.trophies: list[tuple[int, int]] = []
        self.picks_made = 0
        self.named: list[tuple[Any, Any]] = []
        self.sold_this_round = [False] * self.players

    # the deck

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            if not self.deck:
                self._new_deck()
            if not self.deck:
                return
            self.hand[seat].append(self.deck.pop())

    def _new_deck(self) -> None:
        rule = self.options["reshuffle"]
        if rule == "all-but-top-five":
            shuffled = [card for pile in self.piles for card in pile[:-5]]
            stay = [pile[-5:] for pile in self.piles]
        elif rule == "top-five":
            shuffled = [card for pile in self.piles for card in pile[-5:]]
            stay = [pile[:-5] for pile in self.piles]
        else:
            shuffled, stay = [card for pile in self.piles for card in pile], [[] for _ in self.piles]
        if not shuffled:
            shuffled, stay = [card for pile in self.piles for card in pile], [[] for _ in self.piles]
        if not shuffled:
            return
        renewed = self.renewals.pop(0)
        assert Counter(renewed["cards"]) == Counter(shuffled), "other cards were shuffled"
        assert [list(pile) for pile in renewed["piles"]] == stay
        self.deck, self.piles = list(renewed["cards"]), stay

    # a move

    def follow(self, seat: int, move: dict[str, Any], facts: list[dict[str, Any]]) -> None:
        """Work out what this move comes to."""
        self.renewals = [fact for fact in facts if fact["event"] == "deck-renewed"]
        self.asked = [fact["chore"] for fact in facts if fact["event"] == "asked"]
        self.facts = facts
        getattr(self, "do_" + move["move"].replace("-", "_"))(seat, move)
        self._forget_closed_offers()
        self._after(facts)
        assert not self.renewals, "the deck was renewed although nobody wanted a card"

    def _after(self, facts: list[dict[str, Any]]) -> None:
        ends = any(fact["event"] in ("round", "ended") for fact in facts)
        asked = any(chore["chore"] in ("pick-loot", "odd-loot") for chore in self.asked)
        if len(self.office) == 2 and (ends or asked):
            self._divide()
        if not ends:
            return
        assert not self.pledges
        assert not self.undecided
        assert not self.debts
        assert not self.confiscated
        assert not self.trophies
        assert not self.loot
        assert not self.loot_gold
        if any(fact["event"] == "ended" for fact in facts):
            self._end()
            return
        old = self.office[0]
        for step in range(1, self.players + 1):
            seat = (old + step) % self.players
            self.draw(seat, max(0, self.options["hand_size"] - len(self.hand[seat])))
        self._begin_round(facts)

    # market

    def do_choose_first_merchant(self, seat: int, move: dict[str, Any]) -> None:
        first = self.merchants.index(move["merchant"])
        self.market_left = self.merchants[first:] + self.merchants[:first]

    def do_market(self, seat: int, move: dict[str, Any]) -> None:
        assert self.market_left.pop(0) == seat
        aside = list(move["set_aside"])
        for card in aside:
            self.hand[seat].remove(card)
        taken = 0
        for pile, count in zip(self.piles, move["from_piles"], strict=False):
            for _ in range(count):
                self.hand[seat].append(pile.pop())
                taken += 1
        if self.options["set_aside"] == "face-up":
            self.aside[seat] = aside
            self.onto[seat] = move["onto"]
        self.draw(seat, len(aside) - taken)
        if self.options["set_aside"] == "face-down":
            self.piles[move["onto"]].extend(aside)
        self.went = [*getattr(self, "went", []), seat]
        if not self.market_left:
            for merchant in self.went:
                self.piles[self.onto[merchant]].extend(self.aside[merchant])
                self.aside[merchant] = []
            self.went = []
            self.to_load = len([merchant for merchant in self.merchants if self.hand[merchant]])

    # loading and declaration

    def do_load(self, seat: int, move: dict[str, Any]) -> None:
        assert 1 <= len(move["cards"]) <= 5
        for card in move["cards"]:
            self.hand[seat].remove(card)
        self.bag[seat] = list(move["cards"])
        self.to_load -= 1
        if not self.to_load:
            self.undecided = [merchant for merchant in self.merchants if self.bag[merchant]]

    def do_declare(self, seat: int, move: dict[str, Any]) -> None:
        assert move["good"] in LEGAL
        assert move["count"] == len(self.bag[seat])
        self.declared[seat] = move["good"]

    # the gate

    def do_stance(self, seat: int, move: dict[str, Any]) -> None:
        self.stance[seat, move["merchant"]] = move["stance"]

    def do_let_through(self, seat: int, move: dict[str, Any]) -> None:
        merchant = move["merchant"]
        acting = self._acting(merchant)
        assert seat in acting
        self._check_duty(seat, merchant, "let-through")
        number = self._taken_by_passing(seat, merchant, move["takes"])
        if number is None:
            self._let_through(merchant, acting)
        else:
            offer = self.offers.pop(number)
            for officer in set(offer["with"]) - offer["agreed"]:
                assert officer in acting, "it waits for somebody else"
                offer["picks"][officer] = self._picks(officer, offer["terms"], [])
            self._strike(offer)

    def _let_through(self, merchant: int, by: list[int]) -> None:
        """Nobody in `by`: the time ran out."""
        self.undecided.remove(merchant)
        self.unopened.add(merchant)
        bag = self.bag[merchant]
        self.bag[merchant] = []
        while "royal-summons" in bag:
            bag.remove("royal-summons")
            self.piles[0].append("royal-summons")
        if by:
            self._deliver_from(merchant, bag)
        self._settle(merchant, ("let-through",))
        for card in bag:
            (self.stall if is_legal(card) else self.down)[merchant].append(card)

    def do_open(self, seat: int, move: dict[str, Any]) -> None:
        merchant = move["merchant"]
        acting = self._acting(merchant)
        assert seat in acting
        self._check_duty(seat, merchant, "open")
        self.undecided.remove(merchant)
        self.bag_promises = [promise for promise in self.bag_promises if promise["giver"] != merchant]
        bag = self.bag[merchant]
        self.bag[merchant] = []
        summons = [card for card in bag if card == "royal-summons"]
        judged = [card for card in bag if card != "royal-summons"]
        self.piles[0].extend(summons)
        declared = [card for card in judged if card in (self.declared[merchant], PLATE)]
        truthful = len(declared) == len(judged)
        self._settle(merchant, ("opened", "true" if truthful else "lie"))
        as_declared = f"{PLATE}-{self.declared[merchant]}"
        self.stall[merchant].extend(as_declared if card == PLATE else card for card in declared)
        if truthful:
            self._pay_for_truth(acting, merchant, sum(fine(card) for card in judged) + 8 * len(summons))
        else:
            others = [card for card in judged if card not in (self.declared[merchant], PLATE)]
            self._fine_for_lie(acting, merchant, others)

    def _pay_for_truth(self, acting: list[int], merchant: int, total: int) -> None:
        if len(acting) == 1:
            self._owe(acting[0], [merchant], total)
        else:
            self._owe(acting[0], [merchant], total - total // 2)
            self._owe(acting[1], [merchant], total // 2)

    def _fine_for_lie(self, acting: list[int], merchant: int, confiscated: list[str]) -> None:
        self._owe(merchant, acting, sum(fine(card) for card in confiscated))
        officer = acting[0]
        for card in [card for card in confiscated if card == "tabletop-trophy"]:
            confiscated.remove(card)
            self.trophies.append((officer, merchant))
        if not confiscated:
            return
        if any(chore["chore"] == "confiscated" for chore in self.asked):
            self.confiscated.append((officer, merchant, confiscated))
        else:
            assert len(self.piles) == 1, "the sheriff was not asked for the pile"
            order_matters = self.options["market_draws"] != "deck" or self.options["reshuffle"] != "whole"
            assert len(set(confiscated)) == 1 or not order_matters, "nor for the order"
            self.piles[0].extend(confiscated)

    def do_lay_confiscated(self, seat: int, move: dict[str, Any]) -> None:
        officer, _, there = self.confiscated.pop(0)
        assert officer == seat
        assert Counter(there) == Counter(move["cards"])
        self.piles[move["onto"]].extend(move["cards"])

    def do_discard_for_trophy(self, seat: int, move: dict[str, Any]) -> None:
        officer, _ = self.trophies.pop(0)
        assert officer == seat
        if move["card"] is None:
            assert not self.hand[seat]
        else:
            self.hand[seat].remove(move["card"])
            self.piles[move["onto"]].append(move["card"])
        self.hand[seat].append("tabletop-trophy")

    def do_time_up(self, seat: int, move: dict[str, Any]) -> None:
        late = self.undecided[:1] if self.options["timer_runs"] == "each-bag" else list(self.undecided)
        for merchant in late:
            self._run_out(merchant)
            self._let_through(merchant, [])

    def _run_out(self, merchant: int) -> None:
        """Its duties and promises end, and pledges that hang on it go back."""
        self.duties = [duty for duty in self.duties if duty["merchant"] != merchant]
        for pledge in [each for each in self.pledges if each["when"]["bag"] == merchant]:
            self.pledges.remove(pledge)
            self._receive([pledge["giver"]], pledge["gold"], pledge["cards"])
        self.bag_promises = [
            promise
            for promise in self.bag_promises
            if promise["giver"] != merchant and (promise["when"] is None or promise["when"]["bag"] != merchant)
        ]

    # debts

    def _owe(self, debtor: int, creditors: list[int], amount: int) -> None:
        paid = min(self.gold[debtor], amount)
        self.gold[debtor] -= paid
        if len(creditors) == 2:
            self.loot_gold += paid
        else:
            self.gold[creditors[0]] += paid
        rest = amount - paid
        if not rest:
            return
        debt = {"debtor": debtor, "creditors": creditors, "rest": rest}
        if any(chore["chore"] == "debt" and chore["seat"] == debtor for chore in self.asked):
            self.debts.append(debt)
        else:
            ways = self._ways_to_pay(debt)
            assert len(ways) == 1, "the debtor was not asked although there was a choice"
            self._pay(debt, list(ways.pop()))

    def _ways_to_pay(self, debt: dict[str, Any]) -> set[tuple[str, ...]]:
        """All cards that go, in every possible way."""
        legal, hidden, rest = self.stall[debt["debtor"]], self.down[debt["debtor"]], debt["rest"]
        if worth(legal) >= rest:
            return payments(legal, rest)
        if worth(legal + hidden) < rest:
            return {tuple(legal + hidden)}
        return {(*legal, *added) for added in payments(hidden, rest - worth(legal))}

    def do_pay_debt(self, seat: int, move: dict[str, Any]) -> None:
        debt = self.debts.pop(0)
        assert debt["debtor"] == seat
        ways = [Counter(way) for way in self._ways_to_pay(debt)]
        given = Counter(move["cards"])
        if given not in ways:  # what goes in any case need not be named
            given += Counter(self.stall[seat])
        assert given in ways, "not a payment of this debt"
        self._pay(debt, list(given.elements()))

    def _pay(self, debt: dict[str, Any], given: list[str]) -> None:
        for card in given:
            (self.stall if is_legal(card) else self.down)[debt["debtor"]].remove(card)
            self._receive_card(debt["creditors"], card)
        if worth(given) < debt["rest"]:
            self._pledges_pay(debt["debtor"], debt["creditors"], debt["rest"] - worth(given))

    # promo cards

    def do_fix_plate(self, seat: int, move: dict[str, Any]) -> None:
        self.stall[seat].remove(PLATE)
        self.stall[seat].append(f"{PLATE}-{move['good']}")

    def do_brimstone(self, seat: int, move: dict[str, Any]) -> None:
        if move["opponent"] is None:
            return
        assert move["opponent"] != seat
        assert 1 <= len(move["cards"]) <= 2
        assert len({plate_good(card) or card for card in move["cards"]}) == 1
        self.down[seat].remove("brimstone-oil")
        self.piles[0].append("brimstone-oil")
        for card in move["cards"]:
            self.stall[move["opponent"]].remove(card)
            self.piles[0].append(PLATE if plate_good(card) else card)

    # deputies

    def _divide(self) -> None:
        """The gold in halves; cards that nobody has to pick."""
        for deputy in self.office:
            self.gold[deputy] += self.loot_gold // 2
        self.loot_gold %= 2
        alike = len(set(self.loot)) == 1 and is_legal(self.loot[0])
        if alike and not self.picks_made:
            for _ in range(len(self.loot) // 2):
                for deputy in self.office:
                    self._receive_card([deputy], self.loot.pop())
        if len(self.loot) == 1 and self.picks_made % 2:
            self._receive_card([self._picker()], self.loot.pop())

    def _picker(self) -> int:
        return self.office[1 - self.picks_made % 2]

    def do_pick_loot(self, seat: int, move: dict[str, Any]) -> None:
        assert seat == self._picker()
        self.loot.remove(move["card"])
        self.picks_made += 1
        self._receive_card([seat], move["card"])

    def do_name_for_odd(self, seat: int, move: dict[str, Any]) -> None:
        self.named.append((move["coin"], move["card"]))
        if len(self.named) < 2:
            return
        (coin, card), (other_coin, other_card) = self.named
        if coin is not None and coin == other_coin:
            self.gold[coin] += self.loot_gold
        self.loot_gold = 0
        for odd in self.loot:
            if card is not None and card == other_card:
                self._receive_card([card], odd)
            else:
                self.piles[0].append(PLATE if plate_good(odd) else odd)
        self.loot = []

    def do_split_equally(self, seat: int, move: dict[str, Any]) -> None:
        """The short answer: the dearest card; or nobody for what is odd."""
        if len(self.loot) >= 2:
            dearest = min(self.loot, key=lambda card: (-value(card), card))
            self.do_pick_loot(seat, {"card": dearest})
        else:
            self.do_name_for_odd(seat, {"coin": None, "card": None})

    # black market

    def do_black_market(self, seat: int, move: dict[str, Any]) -> None:
        good = move["good"]
        if good is None:
            return
        assert seat in self.unopened
        assert not self.sold_this_round[seat]
        self.sold_this_round[seat] = True
        for _ in range(3):
            self.down[seat].remove(good)
            self.sold.append(good)
        self.black_points[seat] += self.black_piles[good].pop(0)
        self.black_cards[seat] += 1

    def do_mark_favour(self, seat: int, move: dict[str, Any]) -> None:
        """It has no effect."""

    # the end

    def _end(self) -> None:
        self.over = True
        for seat in range(self.players):
            self.piles[0].extend(self.hand[seat])
            self.hand[seat] = []
        if self.players < 6:
            assert set(self.was_in_office) == {self.options["sheriff_terms"]}
        else:
            assert set(self.was_in_office) == {self.options["deputy_cycles"]}
        bonuses = self._bonuses()
        legal = [worth(self.stall[seat]) for seat in range(self.players)]
        hidden = [self._contraband_points(seat) for seat in range(self.players)]
        self.scores = [
            legal[seat] + hidden[seat] + self.gold[seat] + bonuses[seat] + self.black_points[seat]
            for seat in range(self.players)
        ]
        if self.options["tie"] == "cards":
            order = [
                (self.scores[seat], len(self.stall[seat]), len(self.down[seat]) + self.black_cards[seat])
                for seat in range(self.players)
            ]
        else:
            order = [
                (self.scores[seat], legal[seat], hidden[seat] + self.black_points[seat]) for seat in range(self.players)
            ]
        self.places = [1 + sum(other > mine for other in order) for mine in order]

    def _contraband_points(self, seat: int) -> int:
        total = 0
        cards = self.down[seat]
        for place, card in enumerate(cards):
            total += value(card)
            kind = RAISES[card][0] if card in RAISES else card
            for other_place, other in enumerate(cards):
                if other_place != place and other in RAISES and RAISES[other][0] == kind:
                    total += RAISES[other][1]
        return total

    def _count(self, seat: int, good: str) -> int:
        total = 0
        for card in self.stall[seat]:
            total += (plate_good(card) or card) == good
        for card in self.down[seat]:
            if card in ROYAL and ROYAL[card][3] == good:
                total += int(ROYAL[card][2])
        return total

    def _bonuses(self) -> list[int]:
        bonuses = [0] * self.players
        for good in LEGAL:
            if good == "bread" and self.players == 3:
                continue
            counts = {seat: self._count(seat, good) for seat in range(self.players)}
            counts = {seat: count for seat, count in counts.items() if count}
            if not counts:
                continue
            most = max(counts.values())
            kings = [seat for seat in counts if counts[seat] == most]
            if len(kings) > 1:
                for seat in kings:
                    bonuses[seat] += (KING[good] + QUEEN[good]) // len(kings)
                continue
            bonuses[kings[0]] += KING[good]
            rest = {seat: count for seat, count in counts.items() if seat not in kings}
            if rest:
                queens = [seat for seat in rest if rest[seat] == max(rest.values())]
                for seat in queens:
                    bonuses[seat] += QUEEN[good] // len(queens)
        for seat in range(self.players):
            if "arcane-scrolls" in self.down[seat]:
                bonuses[seat] = 0
        return bonuses
