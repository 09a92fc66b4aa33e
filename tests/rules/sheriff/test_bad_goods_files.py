"""A group's own goods file: a bad one gets an error that names file, line and reason (rules 1.14, 2)."""

import pytest

from blueboar.core.errors import DataError, SetupError
from tests.clauses import clause
from tests.faults import worded
from tests.rules.sheriff.table import GAME

GOOD_ROW = """
[[goods]]
name = "turnips"
kind = "legal"
copies = [20, 30]
value = 2
fine = 1
king = 5
queen = 3
"""


def written(folder, text):
    file = folder / "ours.toml"
    file.write_text(text, "utf-8")
    return str(file)


def refused(folder, text):
    with pytest.raises(DataError) as error:
        GAME.load_data(written(folder, text))
    assert error.value.params["file"] == "ours.toml"
    assert worded(error.value)
    return error.value


def row(**changes):
    values = {"name": '"lace"', "kind": '"contraband"', "copies": "[5, 5]", "value": "6", "fine": "3", **changes}
    return "\n[[goods]]\n" + "\n".join(f"{key} = {value}" for key, value in values.items() if value is not None) + "\n"


@clause("1.14")
def test_a_good_file_is_read(tmp_path):
    goods = GAME.load_data(written(tmp_path, GOOD_ROW + row()))
    assert [good.name for good in goods.goods] == ["turnips", "lace"]
    GAME.configure(4, "first", {}, goods)


@clause("1.14")
@pytest.mark.parametrize(
    "changes",
    [
        {"kind": '"magic"'},
        {"kind": None},
        {"name": None},
        {"name": '""'},
        {"name": "7"},
        {"name": '"two words"'},
        {"name": '"Lace"'},
        {"name": '"turnips"'},  # taken by the row above
        {"name": '"apples"'},  # taken by the standard goods
        {"name": '"olive-oil"'},  # taken by the promo cards
        {"name": '"feast-plate-apples"'},  # what a fixed plate is called
        {"value": "-1"},
        {"fine": "-4"},
        {"value": "100000000"},
        {"value": '"six"'},
        {"value": "6.5"},
        {"copies": "[-1, 5]"},
        {"copies": "[5]"},
        {"copies": "[5, 5, 5]"},
        {"copies": "5"},
        {"copies": "[100000, 100000]"},
        {"king": "5"},  # contraband has no king
        {"kind": '"royal"'},  # of what?
        {"kind": '"royal"', "counts_as": '"apples"'},
        {"kind": '"royal"', "counts_as": '"turnip"', "counts_for": "2"},
        {"counts_as": '"apples"', "counts_for": "2"},
        {"is": '"peppr"', "others_gain": "1"},
        {"effect": '"flies-away"'},
        {"kind": '"legal"', "effect": '"royal-summons"'},
        {"colour": '"blue"'},
    ],
    ids=str,
)
def test_a_bad_row_is_named_with_its_line(tmp_path, changes):
    error = refused(tmp_path, GOOD_ROW + row(**changes))
    assert error.code == "data.bad-row"
    assert error.params["line"] == 11  # where the second [[goods]] stands
    assert error.params["row"] == 2


@clause("1.14")
@pytest.mark.parametrize("header", ["[[goods]] # ours", "  [[goods]]", "[[ goods ]]", "[[goods]]\t"])
def test_the_line_is_right_however_the_row_begins(tmp_path, header):
    text = GOOD_ROW.replace("[[goods]]", header) + row(kind='"magic"').replace("[[goods]]", header)
    assert refused(tmp_path, text).params["line"] == 11


@clause("1.14")
@pytest.mark.parametrize("text", ["goods = 3", "", "goods = []", "[goods]\nname = 'x'", "unknown = 1\n" + GOOD_ROW])
def test_a_file_without_rows_is_refused(tmp_path, text):
    assert refused(tmp_path, text).code == "data.bad-row"


@clause("1.14")
@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("[[goods]\n", 1, "toml-here"),
        ("name = \n", 1, "toml-here"),
        (GOOD_ROW + "\nvalue = = 3\n", 11, "toml-here"),
        (GOOD_ROW + "fine = 4\n", 10, "toml-twice"),
        (GOOD_ROW + 'name = """', 10, "toml-unfinished"),
        ("\x00", 1, "toml-here"),
    ],
)
def test_what_is_not_toml_is_refused_with_the_line(tmp_path, text, line, code):
    error = refused(tmp_path, text)
    assert error.code == "data.not-toml"
    assert error.params["line"] == line
    assert error.params["fault"]["code"] == code


@clause("1.14")
def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(DataError) as error:
        GAME.load_data(str(tmp_path / "nowhere.toml"))
    assert (error.value.code, error.value.params["file"]) == ("data.unreadable", "nowhere.toml")
    assert worded(error.value) == "there is no such file"


@clause("1.14")
@pytest.mark.parametrize("name", ["", "a\x00b", "x" * 5000])
def test_a_path_that_cannot_be_is_refused(name):
    with pytest.raises(DataError) as error:
        GAME.load_data(name)
    assert error.value.code == "data.unreadable"


@clause("1.14")
def test_a_folder_and_a_picture_are_refused(tmp_path):
    with pytest.raises(DataError):
        GAME.load_data(str(tmp_path))
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(DataError) as error:
        GAME.load_data(str(picture))
    assert error.value.params["file"] == "picture.png"


@clause("1.14")
def test_own_names_do_not_clash_with_promo_cards_that_are_added(tmp_path):
    """Without the standard goods a group may take their names; with the promo cards added a clash is an error."""
    text = "keep_standard = false\n" + GOOD_ROW.replace("[20, 30]", "[90, 90]") + row(name='"olive-oil"')
    goods = GAME.load_data(written(tmp_path, text))
    GAME.configure(4, "first", {}, goods)
    with pytest.raises(SetupError):
        GAME.configure(4, "first", {"promo_cards": True}, goods)


@clause("1.14")
def test_a_royal_good_of_a_good_that_is_not_legal_is_refused(tmp_path):
    refused(tmp_path, GOOD_ROW + row(kind='"royal"', counts_as='"pepper"', counts_for="2"))


@clause("1.14")
def test_too_few_cards_name_the_option(tmp_path):
    goods = GAME.load_data(written(tmp_path, "keep_standard = false\n" + GOOD_ROW))
    with pytest.raises(SetupError) as error:
        GAME.configure(4, "first", {}, goods)
    assert "30" in str(error.value)
