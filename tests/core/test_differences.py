"""What a seat is told of a view is what has changed in it since the last one, and that is found once for all seats."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple, replace

from blueboar.core.differences import Differences


class Row(msgspec.Struct, frozen=True):
    gold: int
    hand: tuple[str, ...] | None = None


class View(msgspec.Struct, frozen=True):
    round: int
    players: tuple[Row, ...]
    pile: tuple[str, ...] = ()
    said: tuple[Any, ...] = ()


def told(before: View, after: View, differences: Differences | None = None) -> tuple[Any, Any]:
    names = View.__struct_encode_fields__
    return (differences or Differences()).between(names, astuple(before), astuple(after))


def test_what_is_as_before_is_not_told():
    assert told(View(1, (Row(50),)), View(1, (Row(50),))) == ({}, {})


def test_a_field_is_told_as_a_whole():
    assert told(View(1, (), ("apple",)), View(2, (), ("apple", "bread"))) == (
        {"round": 2, "pile": ("apple", "bread")},
        {},
    )


def test_of_rows_what_has_changed_in_each_is_told():
    before = View(1, (Row(50, ("apple",)), Row(50), Row(50)))
    after = View(1, (Row(50, ("silk",)), Row(50), Row(45)))
    assert told(before, after) == ({}, {"players": {0: {"hand": ("silk",)}, 2: {"gold": 45}}})


def test_rows_that_are_more_than_before_are_told_as_a_whole():
    assert told(View(1, (Row(50),)), View(1, (Row(50), Row(50)))) == ({"players": (Row(50), Row(50))}, {})


def test_rows_of_another_kind_are_told_as_a_whole():
    assert told(View(1, (), said=(Row(1), "word")), View(1, (), said=("word", Row(1)))) == (
        {"said": ("word", Row(1))},
        {},
    )


def test_what_two_seats_see_alike_is_compared_once():
    before, after, differences = Row(50), Row(45), Differences()
    first = told(View(1, (before, Row(1))), View(1, (after, Row(1))), differences)
    second = told(View(1, (before, Row(2))), View(1, (after, Row(3))), differences)
    assert first[1]["players"][0] is second[1]["players"][0]
    assert second[1]["players"] == {0: {"gold": 45}, 1: {"gold": 3}}


def test_rows_that_have_gone_are_not_taken_for_those_that_came():
    differences = Differences()
    for gold in range(2, 200):
        assert told(View(1, (Row(1),)), View(1, (Row(gold),)), differences)[1] == {"players": {0: {"gold": gold}}}


rows = st.lists(st.builds(Row, st.integers(0, 2), st.none() | st.just(("apple",))), max_size=3).map(tuple)
views = st.builds(View, st.integers(0, 2), rows, st.lists(st.sampled_from("ab"), max_size=2).map(tuple))


@given(views, views)
def test_put_onto_the_view_before_it_gives_the_view_of_now(before: View, after: View):
    fields, changed = told(before, after)
    for name, by_number in changed.items():
        known = list(getattr(before, name))
        for number, values in by_number.items():
            known[number] = replace(known[number], **values)
        fields[name] = tuple(known)
    assert replace(before, **fields) == after
