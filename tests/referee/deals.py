"""Deals as the ruling has them, sentence by sentence (sections 5, 5b and 8): what a struck deal comes to.

Like the rest of the referee it shares no code with the engine, and is told the moves as plain dictionaries.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee.goods import LEGAL, PLATE, RAISES, cheapest_first, is_legal, plate_good, value

GIFTS = ("gold", "stall", "face-down", "bag")
ACTS = ("let-through", "open", "refuse-deals")
VERDICTS = ("let-through", "open")


def stands_in(card: str, good: str, out_of_bag: bool) -> bool:
    """Dragon pepper is pepper; a plate is its good, and in a bag any legal good."""
    if card in RAISES and RAISES[card][0] == good:
        return True
    if card == PLATE:
        return out_of_bag and good in LEGAL
    return plate_good(card) == good


def taken(there: list[str], good: str, count: int, out_of_bag: bool) -> list[str]:
    """So many of this good as there are: plain cards first, then what stands in for them."""
    found = []
    for _ in range(count):
        fitting = [card for card in there if card == good]
        fitting = fitting or [card for card in there if stands_in(card, good, out_of_bag)]
        if fitting:
            there.remove(fitting[0])
            found.append(fitting[0])
    return found


class Deals:
    """What the referee knows of deals. The other attributes are `Referee`'s."""

    office: list[int]
    merchants: list[int]
    options: dict[str, Any]
    gold: list[int]
    stall: list[list[str]]
    down: list[list[str]]
    bag: list[list[str]]
    undecided: list[int]
    loot: list[str]
    loot_gold: int
    facts: list[dict[str, Any]]
    stance: dict[tuple[int, int], str]
    offers: dict[int, dict[str, Any]]
    next_offer: int
    came_true: set[tuple[int, str]]

    def _begin_deals(self) -> None:
        self.bag_promises: list[dict[str, Any]] = []
        self.pledges: list[dict[str, Any]] = []
        self.duties: list[dict[str, Any]] = []
        self.offers = {}
        self.came_true = set()

    # offers

    def do_offer(self, seat: int, move: dict[str, Any]) -> None:
        if move["replaces"] is not None:
            del self.offers[move["replaces"]]
        everyone = [seat, *move["partners"]]
        terms = self._written_out(everyone, [dict(term) for term in move["terms"]])
        offer: dict[str, Any] = {"with": everyone, "agreed": {seat}, "terms": terms, "picks": {}}
        offer["picks"][seat] = self._picks(seat, terms, move["picks"])
        self.offers[self.next_offer] = offer
        self.next_offer += 1

    def do_refuse(self, seat: int, move: dict[str, Any]) -> None:
        del self.offers[move["deal"]]

    do_withdraw = do_refuse

    def do_accept(self, seat: int, move: dict[str, Any]) -> None:
        offer = self.offers[move["deal"]]
        assert seat in offer["with"]
        offer["agreed"].add(seat)
        offer["picks"][seat] = self._picks(seat, offer["terms"], move["picks"])
        if offer["agreed"] == set(offer["with"]):
            del self.offers[move["deal"]]
            self._strike(offer)

    def _picks(self, seat: int, terms: list[dict[str, Any]], picks: list[str]) -> list[str]:
        """The unnamed cards of this giver: those picked, or the cheapest that are not promised by name."""
        own = [term for term in terms if term.get("giver") == seat]
        count = sum(term["count"] for term in own if term["term"] == "face-down")
        if picks or not count:
            assert len(picks) == count
            assert not Counter(picks) - Counter(self.down[seat])
            return list(picks)
        left = self.down[seat][:]
        for term in own:
            if term["term"] == "stall" and not is_legal(term["good"]):
                taken(left, term["good"], term["count"], False)
        if len(left) < count:
            left = self.down[seat][:]
        return cheapest_first(left)[:count]

    def _receivers(self, everyone: list[int], term: dict[str, Any]) -> list[int]:
        """Whom it names, or the other side: the deputies are one side."""
        if term.get("to"):
            return [seat for seat in self.office if seat in term["to"]] if len(term["to"]) == 2 else list(term["to"])
        others = [seat for seat in everyone if seat != term["giver"]]
        if len(others) == 1:
            return others
        if term["giver"] in self.office:
            return [seat for seat in others if seat not in self.office]
        return [seat for seat in self.office if seat in others]

    def _performers(self, everyone: list[int], act: dict[str, Any]) -> list[int]:
        named = act.get("by") or everyone
        return [seat for seat in self.office if seat in named]

    def _is_at_once(self, everyone: list[int], act: dict[str, Any]) -> bool:
        """A partner's own bag is let through when everyone who has a say in it promises it."""
        if act["term"] != "let-through" or act["merchant"] not in everyone:
            return False
        return set(self._acting(act["merchant"])) <= set(self._performers(everyone, act))

    def _is_certain(self, everyone: list[int], act: dict[str, Any]) -> bool:
        return self._performers(everyone, act) == self.office or self._is_at_once(everyone, act)

    def _acting(self, merchant: int) -> list[int]:
        """Who decides this bag: the sheriff, both deputies, or the one of them who wants to open it."""
        if len(self.office) == 1:
            return self.office
        stances = [self.stance.get((deputy, merchant)) for deputy in self.office]
        if None not in stances and stances.count("open") == 1:
            return [self.office[stances.index("open")]]
        return self.office

    def _written_out(self, everyone: list[int], terms: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """A bribe carries the passing; what the same deal makes true is no condition."""
        certain = {
            act["merchant"]: act["term"] for act in terms if act["term"] in VERDICTS and self._is_certain(everyone, act)
        }
        passing = []
        for term in terms:
            when = term.get("when")
            if when is None:
                continue
            bag, happens = when["bag"], when["happens"]
            for_office = term["term"] in GIFTS and set(self._receivers(everyone, term)) <= set(self.office)
            if bag == term["giver"] and happens == "let-through" and for_office:
                passing.append(bag)
                term["when"] = None
            else:
                made_true = certain.get(bag, "nothing") == {"opened": "open"}.get(happens, happens)
                own_goods = bag == term["giver"] and happens == "let-through" and term["term"] == "bag"
                term["when"] = None if made_true or own_goods else when
        in_return = [term for term in terms if term["term"] in ACTS or term["giver"] in self.office]
        if not passing and not in_return and set(everyone) & set(self.office):
            for term in terms:
                bribe = term["term"] in GIFTS and term.get("when") is None and term["giver"] in self.undecided
                if bribe and set(self._receivers(everyone, term)) <= set(self.office):
                    passing.append(term["giver"])
        decided = [term["merchant"] for term in terms if term["term"] in VERDICTS]
        carried = [merchant for merchant in self.merchants if merchant in passing and merchant not in decided]
        return terms + [{"term": "let-through", "merchant": merchant} for merchant in carried]

    # striking

    def _strike(self, offer: dict[str, Any]) -> None:
        everyone, terms = offer["with"], offer["terms"]
        at_once = [term["merchant"] for term in terms if term["term"] in VERDICTS and self._is_at_once(everyone, term)]
        stock = {seat: self.down[seat][:] for seat in everyone}  # when the deal is struck
        for seat in everyone:
            self._give(
                everyone, [term for term in terms if term.get("giver") == seat], stock[seat], offer["picks"][seat]
            )
        by = {term["merchant"]: self._performers(everyone, term) for term in terms if term["term"] == "let-through"}
        for term in terms:
            if term["term"] in VERDICTS and term["merchant"] not in at_once:
                self._promise_act(everyone, term)
        for merchant in self.merchants:
            if merchant in at_once:
                self._let_through(merchant, by[merchant])

    def _promise_act(self, everyone: list[int], term: dict[str, Any]) -> None:
        merchant = term["merchant"]
        bound = self._performers(everyone, term)
        assert bound
        assert merchant in self.undecided
        for duty in self.duties:
            if duty["merchant"] == merchant and set(duty["bound"]) & set(bound):
                assert duty["act"] == term["term"], "contradicts a duty"
        self.duties.append({"merchant": merchant, "act": term["term"], "bound": bound})
        if len(self.office) == 2:
            for deputy in bound:
                said = self.stance.get((deputy, merchant))
                if said is None or (said == "open") != (term["term"] == "open"):
                    self.stance[deputy, merchant] = term["term"]

    def _check_duty(self, seat: int, merchant: int, act: str) -> None:
        for duty in self.duties:
            if duty["merchant"] == merchant and seat in duty["bound"]:
                assert duty["act"] == act, "against a duty"

    def _give(self, everyone: list[int], terms: list[dict[str, Any]], there: list[str], picks: list[str]) -> None:
        """All gifts of one giver."""
        picks = list(picks)
        for card in picks:
            there.remove(card)
        bag_groups: list[dict[str, Any]] = []
        for term in terms:
            kind = term["term"]
            if kind not in GIFTS:
                continue
            giver, to, when = term["giver"], self._receivers(everyone, term), term.get("when")
            if kind == "gold":
                assert 0 < term["amount"] <= self.gold[giver], "more gold than the giver has"
                self.gold[giver] -= term["amount"]
                self._hand(giver, to, when, term["amount"], [], False)
            elif kind == "face-down":
                cards, picks = picks[: term["count"]], picks[term["count"] :]
                self._remove(self.down[giver], cards)
                self._hand(giver, to, when, 0, cards, False)
            elif kind == "stall" and is_legal(term["good"]):
                cards = taken(self.stall[giver], term["good"], term["count"], False)
                assert len(cards) == term["count"], "public, so it must be there"
                self._hand(giver, to, when, 0, cards, False)
            elif kind == "stall":
                cards = taken(there, term["good"], term["count"], False)
                assert self.options["stall_lies"] or len(cards) == term["count"]
                self._remove(self.down[giver], cards)
                self._hand(giver, to, when, 0, cards, False)
            else:
                group = next((each for each in bag_groups if (each["to"], each["when"]) == (to, when)), None)
                if group is None:
                    group = {"giver": giver, "to": to, "when": when, "goods": []}
                    bag_groups.append(group)
                group["goods"].append((term["good"], term["count"]))
        self.bag_promises += bag_groups

    @staticmethod
    def _remove(place: list[str], cards: list[str]) -> None:
        for card in cards:
            place.remove(card)

    def _hand(self, giver: int, to: list[int], when: Any, gold: int, cards: list[str], out_of_bag: bool) -> None:
        """At once, or set aside under a condition."""
        if when is None:
            self._receive(to, gold, cards)
        elif gold or cards:
            self.pledges.append({"giver": giver, "to": to, "when": when, "gold": gold, "cards": list(cards)})

    def _receive(self, to: list[int], gold: int, cards: list[str]) -> None:
        if len(to) == 2:
            self.loot_gold += gold
        else:
            self.gold[to[0]] += gold
        for card in cards:
            self._receive_card(to, card)

    def _receive_card(self, receivers: list[int], card: str) -> None:
        if len(receivers) == 2:
            self.loot.append(card)
        elif is_legal(card):
            self.stall[receivers[0]].append(card)
        else:
            self.down[receivers[0]].append(card)

    # what becomes of promises when a bag is decided

    def _deliver_from(self, merchant: int, bag: list[str]) -> None:
        """The earlier deal first; set aside while the condition is open."""
        for promise in self.bag_promises:
            if promise["giver"] != merchant:
                continue
            cards = []
            for good, count in promise["goods"]:
                cards += taken(bag, good, count, True)
            when = promise["when"]
            if when is not None and when["bag"] not in self.undecided:
                assert (when["bag"], when["happens"]) in self.came_true
                when = None
            self._hand(merchant, promise["to"], when, 0, cards, True)
        self.bag_promises = [promise for promise in self.bag_promises if promise["giver"] != merchant]

    def _settle(self, bag: int, happened: tuple[str, ...]) -> None:
        """Every pledge that hangs on this bag goes over or back; promises out of bags that hang on it live or die."""
        self.came_true |= {(bag, each) for each in happened}
        for pledge in [each for each in self.pledges if each["when"]["bag"] == bag]:
            self.pledges.remove(pledge)
            to = pledge["to"] if pledge["when"]["happens"] in happened else [pledge["giver"]]
            self._receive(to, pledge["gold"], pledge["cards"])
        self.bag_promises = [
            promise
            for promise in self.bag_promises
            if promise["when"] is None or promise["when"]["bag"] != bag or promise["when"]["happens"] in happened
        ]

    def _let_through(self, merchant: int, by: list[int]) -> None:
        raise NotImplementedError

    # a pledge pays last

    def _pledges_pay(self, debtor: int, creditors: list[int], rest: int) -> int:
        own = [pledge for pledge in self.pledges if pledge["giver"] == debtor]
        for pledge in own:
            paid = min(rest, pledge["gold"])
            pledge["gold"] -= paid
            rest -= paid
            self._receive(creditors, paid, [])
        for legal in (True, False):
            there = [card for pledge in own for card in pledge["cards"] if is_legal(card) == legal]
            chosen: list[str] = []
            for card in cheapest_first(there):
                if sum(map(value, chosen)) < rest:
                    chosen.append(card)
            for card in chosen[:]:
                if sum(map(value, chosen)) - value(card) >= rest:
                    chosen.remove(card)
            rest = max(0, rest - sum(map(value, chosen)))
            for card in chosen:
                next(pledge for pledge in own if card in pledge["cards"])["cards"].remove(card)
            self._receive(creditors, 0, chosen)
        self.pledges = [pledge for pledge in self.pledges if pledge["gold"] or pledge["cards"]]
        return rest

    # letting through takes what is offered for it

    def _taken_by_passing(self, seat: int, merchant: int, takes: Any) -> int | None:
        """The number of the offer that is struck; None for nothing."""
        if takes == "nothing":
            return None
        if takes is not None:
            return int(takes)
        standing = [
            number
            for number, offer in self.offers.items()
            if merchant in offer["agreed"]
            and set(offer["with"]) - offer["agreed"] <= set(self._acting(merchant))
            and any(
                term["term"] == "let-through" and term["merchant"] == merchant and self._is_at_once(offer["with"], term)
                for term in offer["terms"]
            )
        ]
        assert len(standing) <= 1, "it has to be said which"
        return standing[0] if standing else None

    def _forget_closed_offers(self) -> None:
        """Which offers became void the table says."""
        for fact in self.facts:
            if fact["event"] == "offer-closed":
                self.offers.pop(fact["deal"], None)
