"""The legend of a sheet: every sign of a bonus on it is explained, and nothing that is not on it."""

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.hints.facts import zone_facts
from futé_tui.table.badges import badge
from futé_tui.table.letters import die_letters
from futé_tui.table.page.drawing import glyphs
from futé_tui.text.facts import describe_zone
from futé_tui.text.legend import Legend, legend_of
from futé_tui.text.signs import ASCII, UNICODE, Signs

from ..cases import for_cases
from ..qwinto_sheets import sheet, table


def entries(name: str, signs: Signs = UNICODE) -> Legend:
    game: Game = new_game(name, ["Lia"], seed=1)
    letters = die_letters(game.ruleset.dice)
    view = game.rules.view(game.position, 0)
    return legend_of(game.ruleset, view, game.rules.round_track(1), lambda word: badge(word, letters, signs))


def legend(name: str) -> list[tuple[str, str]]:
    found = entries(name)
    assert len({(entry.sign, entry.zone) for entry in found}) == len(found), "each sign once in a zone"
    return [(entry.sign, entry.meaning) for entry in found]


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_meaning_is_said_once(sheet: str) -> None:
    meanings = [meaning for _, meaning in legend(sheet)]
    assert len(meanings) == len(set(meanings))
    assert all(meanings)


def test_a_sheet_shows_its_own_signs_only() -> None:
    assert dict(legend("tres-fute"))["?b"] == "Mark a box in blue at once, without a die"
    assert "mx" not in dict(legend("tres-fute"))
    assert "mx" in dict(legend("melange"))
    assert not {"??", "fox"} & dict(legend("qwinto")).keys()


@for_cases(
    [
        ("tres-fute", "4+", "The die must show at least 4"),
        ("vraiment-tres-fute", "4+", "You gain the bonus only with a 4 or more"),
        ("tres-fute", "<", "The next number must be higher, except after a 6 (purple)"),
        ("melange", "<", "The next number must be higher"),
        ("vraiment-tres-fute", "≥", "The next number must not be higher"),
        ("melange", ">", "Each number must be lower than the one before"),
        ("tres-fute", "x2", "Multiplier: the number counts double"),
        ("puissance-3", "x2", "Half the die and the bonus, or the die times 2 without it"),
        ("vraiment-tres-fute", "0 1 2", "Points for 0, 1, 2 … crosses"),
        ("melange", "-", "The number is subtracted"),
        ("puissance-3", "'", "A grey box: dice from the platter can only go here"),
        ("puissance-3", "'", "A tinted box: only these are needed for the bonus of a row or column"),
        ("puissance-3", "7", "The printed start: fill the zone from here, to the left and to the right"),
        ("tres-fute", "10", "Points for a complete column"),
        ("tres-fute", "\\", "What the complete diagonal gives"),
        ("tres-fute-4ever", "7", "Points for 2 crosses in this column"),
        ("tres-fute-4ever", "/", "Points for 2 crosses on this diagonal"),
        ("tres-fute-4ever", "W fox", "What you gain once all regions of this shade are crossed"),
        ("melange", "rt", "Return: take a platter die back into the pool before you roll"),
        ("puissance-3", "-1/+1", "Exactly 1 less or 1 more than the neighbour towards the middle"),
        ("puissance-3", "+1", "Extra die: use any one of the six dice at the end of a turn"),
        ("qwinto", "'", "A pentagon: a complete column scores the number in it"),
        ("melange", "~", "Only with polish or joker"),
    ]
)
def test_a_sign_means_what_it_does_on_its_sheet(sheet: str, sign: str, meaning: str) -> None:
    assert (sign, meaning) in legend(sheet)


@for_cases(
    [
        ("tres-fute", "4+", "≥4"),
        ("tres-fute", "x2", f"{glyphs.TIMES}2"),
        ("tres-fute", "\\", glyphs.DIAGONAL),
        ("tres-fute", "<", "<"),
        ("tres-fute", "+10", ""),
        ("tres-fute", "rr", ""),
        ("melange", "-", glyphs.MINUS),
        ("puissance-3", "-1/+1", f"{glyphs.MINUS}1 +1"),
        ("tres-fute-4ever", "/", glyphs.OTHER_DIAGONAL),
        ("qwixx", "lock", glyphs.LOCK),
    ]
)
def test_a_sign_has_the_glyphs_of_the_cards(sheet: str, sign: str, on_cards: str) -> None:
    assert {entry.on_cards for entry in entries(sheet, ASCII) if entry.sign == sign} == {on_cards}


@pytest.mark.parametrize("sheet", ["tres-fute", "qwinto"])
def test_a_sheet_without_subtraction_has_no_sign_for_it(sheet: str) -> None:
    assert not {"-", "~"} & dict(legend(sheet)).keys()


def test_a_number_in_a_pentagon_is_no_printed_cross() -> None:
    game = table([], sheet(orange="4:5"))
    view = game.rules.view(game.position, 0)
    pentagon = next(box for box in view.zones[0].rows[0] if box and box.mark)
    assert pentagon.shaded
    assert pentagon.is_marked
    signs = legend_of(game.ruleset, view, (), str)
    assert "A printed cross" not in [entry.meaning for entry in signs]
    facts = zone_facts(game, 0, "orange")
    assert facts
    assert "Printed crosses" not in " ".join(describe_zone(facts))
