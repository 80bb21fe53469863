"""The help of signs: every sign on a sheet is explained, as it is drawn, and nothing is said that is not so."""

import re

import pytest

from futé_tui import new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.language import LANGUAGES, _, speak
from futé_tui.pages.help_signs import draw_signs
from futé_tui.pages.pen import Pen
from futé_tui.pages.sheet_parts import zone_cards
from futé_tui.pages.sheet_signs import signs_of
from futé_tui.table.letters import die_letters
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.table.page.tracks import NO_TRACK_PICKS, draw_tracks
from futé_tui.text.names import label_of, name, short
from futé_tui.text.signs import UNICODE

from ..cases import for_cases
from ..table.page.pages import text

ROOM = ((80, 14), (80, 24), (118, 40))  # for the cards of small, middle and large terminals
_NUMBER = re.compile(r"\d+")
_FRAMES = re.compile(r"[▏▕▀▄▌█╭╮╰╯│─▗▖▝▘▙▛▜▟]+")
_AGAIN, _PACKED = re.compile(r"(\W)\1+"), re.compile(r"(?<=\d)(?=\?)|(?<=[<>▸╲╱◤◢])|(?=[<>▸╲╱◤◢])")


def help_of(sheet: str, players: int = 1, *, painted: bool = True) -> str:
    game = new_game(sheet, ["Lia", "Tom"][:players], seed=1)
    letters = die_letters(game.ruleset.dice)
    view, rounds = game.rules.view(game.position, 0), game.rules.round_track(players)
    signs = signs_of(game.ruleset, view, rounds, players, letters, UNICODE)
    pen = Pen(76, 120, DARK, painted=painted, signs=UNICODE)
    draw_signs(pen, 0, 0, 76, signs)
    return text(pen.rows())


def words_of(drawn: str) -> set[str]:
    """What is drawn between gaps, whatever the numbers in it are and however often a sign follows itself."""
    apart = _PACKED.sub(" ", _FRAMES.sub(" ", drawn))
    return {_AGAIN.sub(r"\1", _NUMBER.sub("0", word)) for word in apart.split()} - {"0"}


def names_on(game: Game) -> set[str]:
    """Names of zones, rows and tracks, which say themselves what they are."""
    sheet = game.rules.view(game.position, 0)
    rows = [label_of(row) for zone in sheet.zones for row in zone.row_names]
    zones = [label_of(zone.name).upper() for zone in sheet.zones]
    tracks = [spell(track.name).capitalize() for track in sheet.tracks for spell in (name, short)]
    return {word for each in (*rows, *zones, *tracks, _("Crosses"), _("Points")) for word in words_of(each)}


def drawn_on(game: Game, width: int, height: int) -> str:
    sheet = game.rules.view(game.position, 0)
    tracks = draw_tracks(sheet.tracks, (), NO_TRACK_PICKS, width, 1, DARK) if sheet.tracks else ()
    return text((*zone_cards(sheet.zones, width, height, DARK), *tracks))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ruleset_ids())
def test_every_sign_on_a_sheet_is_explained(sheet: str, language: str) -> None:
    speak(language)
    game = new_game(sheet, ["Lia"], seed=1)
    known = words_of(help_of(sheet)) | names_on(game)
    for width, height in ROOM:
        assert words_of(drawn_on(game, width, height)) - known == set()


@for_cases(
    [
        ("tres-fute-4ever", "≥5    You gain the bonus only with a 5 or more"),
        ("tres-fute-4ever", "2: +2   Extra points for every 2"),
        ("tres-fute-4ever", "7     Points for 2 crosses in this column"),
        ("tres-fute-4ever", "╱     Points for 2 crosses on this diagonal"),
        ("tres-fute-4ever", "◤◢    The two halves of a square, which scores once both are filled"),
        ("tres-fute-4ever", "fox   What you gain once all regions of this shade are crossed"),
        ("tres-fute", "╲     What the complete diagonal gives"),
        ("tres-fute", "10    Points for a complete column"),
        ("puissance-3", "7     The printed start: fill the zone from here, to the left"),
        ("puissance-3", "A grey box: dice from the platter can only go here"),
        ("puissance-3", "A tinted box: only these are needed for the bonus of a row"),
        ("melange", "±1      Polish: the platter die you use counts as 1 more or 1 less"),
        ("melange", "↶       Return: take a platter die back into the pool before you roll"),
        ("melange", "★       Joker: the die you use counts as another number"),
        ("melange", "○ ●      In place of +1 or ±1 where there is no room"),
        ("melange", "next +1  Where there is no room for all these points"),
    ]
)
def test_a_sign_is_drawn_as_on_the_sheet_with_what_it_means_there(sheet: str, line: str) -> None:
    assert line in help_of(sheet)


@for_cases(
    [
        ("tres-fute", "1:4     You can mark it now: press its label, or click"),
        ("tres-fute", "?b      Mark a box in blue at once, without a die"),
        ("tres-fute", "/fox     Can no longer be gained"),
        ("tres-fute", "4+    The die must show at least 4"),
        ("tres-fute", "1 [3] 6  Points of a zone: the step you have reached is lit"),
        ("puissance-3", "1~4     You can mark it, but that uses an action"),
        ("puissance-3", "-     Lost: you can no longer mark it"),
        ("puissance-3", "10+:4   Extra points for every number of 10 or more"),
    ]
)
def test_in_letters_signs_are_explained_as_they_are_on_the_sheet(sheet: str, line: str) -> None:
    assert line in help_of(sheet, painted=False)


@for_cases([("melange", "diagonal"), ("tres-fute", "or diagonal"), ("tres-fute-4ever", "complete diagonal")])
def test_nothing_is_explained_that_the_sheet_does_not_have(sheet: str, words: str) -> None:
    for painted in (True, False):
        assert words not in help_of(sheet, painted=painted)


def test_other_players_are_spoken_of_only_where_there_are_some() -> None:
    alone, two = (" ".join(help_of("tres-fute", players).split()) for players in (1, 2))
    assert "other players use one of those" in two
    assert "everybody" in two
    assert "other players" not in alone
    assert "everybody" not in alone
    assert "In the passive turn the three lowest dice are there, and you use one of them." in alone


def test_where_a_star_is_a_joker_the_star_of_points_has_its_number() -> None:
    for sheet, sign in (("puissance-3", "★ 10"), ("melange", "★ 10"), ("tres-fute", "★")):
        assert re.search(rf"(?m)^ *{sign}  +A star: points of", help_of(sheet)), sheet
    assert "A star: points of a column or a box" in help_of("tres-fute")
    assert "a pair" not in help_of("puissance-3")
