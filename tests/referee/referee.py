"""A slow, literal referee of Sheriff of Nottingham: the ruling, sentence by sentence, in plain Python.

It was written from the ruling alone and shares no code with the engine. It is told the moves as they were made (plain
dictionaries) and a few facts that only the table can know: the order of a shuffled deck, who is in office, and what
somebody was asked to settle. From these it works out for itself where every card and coin must be, what every deal
comes to, and who has won. It does not judge whether a move is allowed, except where a sum would be wrong.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

LEGAL = {"apples": (2, 2), "cheese": (3, 2), "bread": (3, 2), "chickens": (4, 2)}
"""value, fine"""
CONTRABAND = {"pepper": (6, 4), "mead": (7, 4), "silk": (8, 4), "crossbows": (9, 4)}
ROYAL = {
    # value, fine, counts as
    "green-apples": (4, 3, 2, "apples"),
    "golden-apples": (6, 4, 3, "apples"),
    "gouda": (6, 4, 2, "cheese"),
    "bleu-cheese": (9, 5, 3, "cheese"),
    "rye-bread": (6, 4, 2, "bread"),
    "pumpernickel": (9, 5, 3, "bread"),
    "royal-rooster": (8, 4, 2, "chickens"),
}
PROMO = {
    "dragon-pepper": (8, 6),
    "strawberry-mead": (8, 6),
    "golden-silk": (9, 6),
    "heavy-crossbow": (10, 7),
    "royal-summons": (0, 0),
    "brimstone-oil": (5, 4),
    "olive-oil": (10, 5),
    "arcane-scrolls": (12, 4),
    "prince-johns-sword": (12, 6),
    "tabletop-trophy": (11, 5),
}
PLATE, PLATE_FINE = "feast-plate", 2
RAISES = {
    "dragon-pepper": ("pepper", 1),
    "strawberry-mead": ("mead", 1),
    "golden-silk": ("silk", 1),
    "heavy-crossbow": ("crossbows", 2),
}
KING = {"apples": 20, "cheese": 15, "bread": 15, "chickens": 10}
QUEEN = {"apples": 10, "cheese": 10, "bread": 10, "chickens": 5}


def plate_good(card: str) -> str | None:
    """The good that a fixed plate stands for."""
    return card[len(PLATE) + 1 :] if card.startswith(PLATE + "-") else None


def is_legal(card: str) -> bool:
    return card in LEGAL or card == PLATE or plate_good(card) is not None


def value(card: str) -> int:
    good = plate_good(card)
    if good is not None:
        return LEGAL[good][0]
    if card == PLATE:
        return 0  # until its owner has said what it is
    for table in (LEGAL, CONTRABAND, ROYAL, PROMO):
        if card in table:
            return int(table[card][0])
    raise AssertionError(card)


def fine(card: str) -> int:
    if card.startswith(PLATE):
        return PLATE_FINE
    for table in (LEGAL, CONTRABAND, ROYAL, PROMO):
        if card in table:
            return int(table[card][1])
    raise AssertionError(card)


def worth(cards: list[str]) -> int:
    return sum(value(card) for card in cards)


def payments(goods: list[str], rest: int) -> set[tuple[str, ...]]:
    """Every choice of goods worth at least the rest in which no card is one that the debt does not need."""
    found = set()
    there = Counter(goods)  # cards of one good are alike
    for counts in product(*(range(count + 1) for count in there.values())):
        chosen = [card for card, count in zip(there, counts, strict=True) for _ in range(count)]
        total = worth(chosen)
        if total >= rest and all(total - value(card) < rest for card in chosen):
            found.add(tuple(chosen))
    return found


class Referee:
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
        self.bag_promises: list[dict[str, Any]] = []
        self.must: dict[int, str] = {}
        self.refuses: set[int] = set()
        self.stance: dict[tuple[int, int], str] = {}
        self.debts: list[dict[str, Any]] = []
        self.confiscated: list[tuple[int, int, list[str]]] = []
        self.trophies: list[tuple[int, int]] = []
        self.split: dict[str, Any] | None = None
        self.loot_asked = False
        self.sold_this_round = [False] * self.players
        self.offers = {}

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
        self._after(facts)
        assert not self.renewals, "the deck was renewed although nobody wanted a card"

    def _after(self, facts: list[dict[str, Any]]) -> None:
        if any(chore["chore"] == "loot" for chore in self.asked):
            self.loot_asked = True
        ends = any(fact["event"] in ("round", "ended") for fact in facts)
        if not ends:
            return
        assert not self.undecided
        assert not self.debts
        assert not self.confiscated
        assert not self.trophies
        if len(self.office) == 2 and not self.loot_asked:
            self._split_equally()
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

    # deals

    def do_offer(self, seat: int, move: dict[str, Any]) -> None:
        if move["replaces"] is not None:
            del self.offers[move["replaces"]]
        self.offers[self.next_offer] = {"with": [seat, *move["partners"]], "agreed": {seat}, "terms": move["terms"]}
        self.next_offer += 1

    def do_refuse(self, seat: int, move: dict[str, Any]) -> None:
        del self.offers[move["deal"]]

    do_withdraw = do_refuse

    def do_accept(self, seat: int, move: dict[str, Any]) -> None:
        offer = self.offers[move["deal"]]
        assert seat in offer["with"]
        offer["agreed"].add(seat)
        if offer["agreed"] == set(offer["with"]):
            del self.offers[move["deal"]]
            self._strike(offer["with"], offer["terms"])

    def _strike(self, partners: list[int], terms: list[dict[str, Any]]) -> None:
        for term in terms:
            if term["term"] in ("gold", "stall", "bag"):
                assert term["giver"] in partners
        there = {seat: Counter(self.down[seat]) for seat in partners}  # when the deal is struck
        for term in terms:
            if term["term"] == "gold":
                assert 0 < term["amount"] <= self.gold[term["giver"]], "more gold than the giver has"
                self.gold[term["giver"]] -= term["amount"]
                self._receive_gold(partners, term["giver"], term["amount"])
            elif term["term"] == "stall":
                self._give_from_stall(partners, term, there[term["giver"]])
            elif term["term"] == "bag":
                self.bag_promises.append({**term, "partners": partners})
            elif term["term"] in ("open", "let-through"):
                self._promise_act(partners, term)
            elif term["term"] == "refuse-deals":
                self.refuses.add(term["merchant"])
        for term in terms:
            if term["term"] == "let-through" and term["merchant"] in partners:
                self._let_through(term["merchant"])

    def _promise_act(self, partners: list[int], term: dict[str, Any]) -> None:
        merchant = term["merchant"]
        assert any(seat in self.office for seat in partners)
        assert merchant in self.undecided
        assert self.must.get(merchant, term["term"]) == term["term"], "contradicts a duty"
        self.must[merchant] = term["term"]

    def _receivers(self, partners: list[int], giver: int) -> list[int]:
        """Those of the other side: the deputies are one side."""
        others = [seat for seat in partners if seat != giver]
        if giver in self.office:
            return [seat for seat in others if seat not in self.office]
        return [seat for seat in others if seat in self.office] or others

    def _receive_gold(self, partners: list[int], giver: int, amount: int) -> None:
        receivers = self._receivers(partners, giver)
        if len(receivers) == 2:
            self.loot_gold += amount
        else:
            self.gold[receivers[0]] += amount

    def _receive_card(self, receivers: list[int], card: str) -> None:
        if len(receivers) == 2:
            self.loot.append(card)
        elif is_legal(card):
            self.stall[receivers[0]].append(card)
        else:
            self.down[receivers[0]].append(card)

    def _give_from_stall(self, partners: list[int], term: dict[str, Any], there: Counter[str]) -> None:
        giver, good, receivers = term["giver"], term["good"], self._receivers(partners, term["giver"])
        for _ in range(term["count"]):
            if is_legal(good):
                self.stall[giver].remove(good)  # public, so it must be there
            elif there[good]:
                there[good] -= 1
                self.down[giver].remove(good)
            else:
                continue  # what is not there is not owed
            self._receive_card(receivers, good)

    # the gate

    def _acting(self, merchant: int) -> list[int]:
        """Who decides this bag: the sheriff, both deputies, or the one of them who wants to open it."""
        if len(self.office) == 1:
            return self.office
        stances = [self.stance.get((deputy, merchant)) for deputy in self.office]
        if None not in stances and stances[0] != stances[1]:
            return [self.office[stances.index("open")]]
        return self.office

    def do_stance(self, seat: int, move: dict[str, Any]) -> None:
        self.stance[seat, move["merchant"]] = move["stance"]

    def do_let_through(self, seat: int, move: dict[str, Any]) -> None:
        assert seat in self._acting(move["merchant"])
        assert self.must.get(move["merchant"]) != "open", "a duty says to open it"
        self._let_through(move["merchant"])

    def _let_through(self, merchant: int) -> None:
        self.undecided.remove(merchant)
        self.unopened.add(merchant)
        bag = self.bag[merchant]
        self.bag[merchant] = []
        while "royal-summons" in bag:
            bag.remove("royal-summons")
            self.piles[0].append("royal-summons")
        for promise in self.bag_promises:
            if promise["giver"] == merchant:
                for _ in range(promise["count"]):
                    if promise["good"] in bag:
                        bag.remove(promise["good"])
                        self._receive_card(self._receivers(promise["partners"], merchant), promise["good"])
        self.bag_promises = [promise for promise in self.bag_promises if promise["giver"] != merchant]
        for card in bag:
            (self.stall if is_legal(card) else self.down)[merchant].append(card)

    def do_open(self, seat: int, move: dict[str, Any]) -> None:
        merchant = move["merchant"]
        acting = self._acting(merchant)
        assert seat in acting
        assert self.must.get(merchant) != "let-through", "a duty says to let it through"
        self.undecided.remove(merchant)
        self.bag_promises = [promise for promise in self.bag_promises if promise["giver"] != merchant]
        bag = self.bag[merchant]
        self.bag[merchant] = []
        summons = [card for card in bag if card == "royal-summons"]
        judged = [card for card in bag if card != "royal-summons"]
        self.piles[0].extend(summons)
        declared = [card for card in judged if card in (self.declared[merchant], PLATE)]
        self.stall[merchant].extend(declared)
        if len(declared) == len(judged):
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
            assert len(set(confiscated)) == 1, "nor for the order"
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
        self.bag_promises, self.must, self.offers = [], {}, {}
        for merchant in list(self.undecided):
            self._let_through(merchant)

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
            assert len(ways) == 1, "the debtor was not asked although he had a choice"
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

    def do_propose_split(self, seat: int, move: dict[str, Any]) -> None:
        self.split = move

    def do_answer_split(self, seat: int, move: dict[str, Any]) -> None:
        if move["accept"]:
            assert self.split is not None
            first, second = self.office
            for card in self.split["cards"]:
                self.loot.remove(card)
                self._receive_card([first], card)
            for card in self.loot:
                self._receive_card([second], card)
            self.gold[first] += self.split["gold"]
            self.gold[second] += self.loot_gold - self.split["gold"]
            self.loot, self.loot_gold = [], 0
        self.split = None

    def do_split_equally(self, seat: int, move: dict[str, Any]) -> None:
        self._split_equally()

    def _split_equally(self) -> None:
        for deputy in self.office:
            self.gold[deputy] += self.loot_gold // 2
        self.loot_gold = 0
        turns = self._dealt_order()
        if len(turns) % 2:
            odd = turns.pop()
            self.piles[0].append(PLATE if plate_good(odd) else odd)
        for place, card in enumerate(turns):
            self._receive_card([self.office[place % 2]], card)
        self.loot = []

    def _dealt_order(self) -> list[str]:
        """Most valuable first. Cards of the same value may go in either order: the table says in which they went."""
        turns = sorted(self.loot, key=value, reverse=True)
        got: list[list[str]] = [[], [], []]
        for fact in self.facts:
            if fact["event"] == "cards" and fact["source"].startswith("loot"):
                seat = int(fact["target"].split(":")[1])
                where = 2 if fact["target"].startswith("pile") else self.office.index(seat)
                got[where].extend(fact["cards"])
        for heap in got:
            heap.sort(key=value, reverse=True)
        odd = len(turns) % 2
        actual = [got[place % 2].pop(0) for place in range(len(turns) - odd)] + got[2]
        assert [value(card) for card in actual] == [value(card) for card in turns]
        assert Counter(actual) == Counter(turns)
        return actual

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
