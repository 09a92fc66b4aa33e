"""The only source of randomness: seeded, by entry, and fair."""

from collections import Counter

from blueboar.core.chance import Chance, Dice, seed_hash


def test_the_same_seed_and_entry_give_the_same_numbers():
    assert [Chance("a", 3).below(100) for _ in range(5)] == [Chance("a").at(3).below(100) for _ in range(5)]


def test_every_entry_has_a_stream_of_its_own():
    chance = Chance("a")
    first = [chance.at(1).below(1000) for _ in range(1)]
    assert first != [chance.at(2).below(1000)]
    assert first == [chance.at(1).below(1000)]


def test_shuffle_keeps_the_cards():
    cards = [str(number) for number in range(50)]
    Chance("b").shuffle(cards)
    assert sorted(cards, key=int) == [str(number) for number in range(50)]
    assert cards != [str(number) for number in range(50)]


def test_a_sample_is_part_of_the_cards_and_each_is_equally_likely():
    chance = Chance("c")
    drawn = Counter(card for _ in range(6000) for card in chance.sample(list("abcdef"), 2))
    assert all(1800 < drawn[card] < 2200 for card in "abcdef")


def test_the_streams_never_change_as_old_records_depend_on_them():
    chance = Chance("blue boar", 7)
    assert [chance.below(1000) for _ in range(4)] == [703, 119, 935, 950]
    assert seed_hash("blue boar").startswith("bc1075b6fcfedf11")


def test_a_long_stream_goes_on_without_repeating_itself():
    chance = Chance("d")
    numbers = [chance.below(2**24) for _ in range(6000)]
    assert len(set(numbers)) > 5990
    assert numbers[:1500] != numbers[1500:3000]


def test_every_card_is_equally_likely_at_every_place():
    chance = Chance("e")
    found = Counter()
    for _ in range(4000):
        cards = list("abcdefgh")
        chance.shuffle(cards)
        found.update((card, place) for place, card in enumerate(cards))
    assert all(400 < found[card, place] < 600 for card in "abcdefgh" for place in range(8))


def test_a_likely_thing_happens_as_often_as_it_should():
    chance = Chance("f")
    assert 2300 < sum(chance.likely(0.25) for _ in range(10_000)) < 2700
    assert not any(chance.likely(0.0) for _ in range(1000))
    assert all(chance.likely(1.0) for _ in range(1000))


def test_dice_roll_the_same_for_the_same_seed_and_entry_and_nothing_that_is_dealt():
    rolls = [Dice("a", 3).below(1000) for _ in range(5)]
    assert rolls == [Dice("a").at(3).below(1000) for _ in range(5)]
    assert [Dice("a").below(1000), Dice("b").below(1000)] != [Chance("a").below(1000), Chance("b").below(1000)]


def test_dice_are_even_alone_in_pairs_and_in_a_shuffle():
    dice = Dice("g")
    single = Counter(dice.below(10) for _ in range(20_000))
    assert all(1800 < single[number] < 2200 for number in range(10))
    pairs = Counter((dice.below(5), dice.below(5)) for _ in range(25_000))
    assert all(850 < pairs[one, other] < 1150 for one in range(5) for other in range(5))
    found = Counter()
    for _ in range(4000):
        cards = list("abcdefgh")
        dice.shuffle(cards)
        found.update((card, place) for place, card in enumerate(cards))
    assert all(400 < found[card, place] < 600 for card in "abcdefgh" for place in range(8))


def test_a_few_cards_are_each_equally_likely():
    dice = Dice("h")
    drawn = Counter(tuple(dice.few(list("abc"), 2)) for _ in range(6000))
    assert len(drawn) == 6
    assert all(850 < times < 1150 for times in drawn.values())
    assert dice.few(list("abc"), 0) == []
