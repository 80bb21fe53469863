"""What is printed on the Futé sheets: the sources of every action for the boxes of its track, and the foxes."""

from collections import Counter

import pytest

from futé_tui import load_ruleset
from futé_tui.sheets.ruleset import FuteRuleset

SHEETS = ("tres-fute", "vraiment-tres-fute", "puissance-3", "melange", "tres-fute-4ever")


def fute(sheet: str) -> FuteRuleset:
    ruleset = load_ruleset(sheet)
    assert isinstance(ruleset, FuteRuleset)
    return ruleset


def sources(sheet: str) -> Counter[str]:
    """How often every bonus is printed: in the zones, under the rounds, at the ends of the tracks."""
    ruleset = fute(sheet)
    words = [word for zone in ruleset.zones for word in zone.bonuses()]
    return Counter(words) + Counter(ruleset.sheet.round_bonuses) + Counter(track.end for track in ruleset.sheet.tracks)


@pytest.mark.parametrize(
    ("sheet", "tracks"),
    [
        ("tres-fute", {"reroll": 7, "extra": 7}),
        ("vraiment-tres-fute", {"reroll": 6, "return": 6, "extra": 6}),
        ("puissance-3", {"reroll": 7, "joker": 7, "extra": 7}),
        ("melange", {"reroll": 7, "extra": 7, "polish": 3, "return": 3, "joker": 3}),
        ("tres-fute-4ever", {"reroll": 7, "extra": 7, "polish": 9}),
    ],
)
def test_every_track_has_as_many_sources_as_boxes(sheet: str, tracks: dict[str, int]) -> None:
    assert {track.action: len(track.boxes) for track in fute(sheet).sheet.tracks} == tracks
    printed = sources(sheet)
    assert {action: printed[action] for action in tracks} == tracks | dict.fromkeys(fute(sheet).sheet.mix, 0)


def test_melange_has_two_mixes_less_than_boxes_for_them() -> None:
    """Its expert comes near its rating table with a "?" in the place of each."""
    assert sources("melange")["mix"] == 9 - 2


@pytest.mark.parametrize(
    ("sheet", "foxes"),
    [("tres-fute", 5), ("vraiment-tres-fute", 6), ("puissance-3", 6), ("melange", 6), ("tres-fute-4ever", 7)],
)
def test_the_foxes_of_a_sheet(sheet: str, foxes: int) -> None:
    assert sources(sheet)["fox"] == foxes


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_zone_has_a_fox_and_a_bonus_elsewhere_that_leads_to_it(sheet: str) -> None:
    printed = sources(sheet)
    for zone in load_ruleset(sheet).zones:
        assert "fox" in zone.bonuses()
        leads = [word for word in printed if word == f"?{zone.name}" or word.startswith(f"{zone.name}=")]
        assert leads, zone.name


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_bonus_of_a_zone_can_be_seen(sheet: str) -> None:
    for zone in load_ruleset(sheet).zones:
        view = zone.view(zone.start)
        on_boxes = [box.bonus for row in view.rows for box in row if box and box.bonus]
        on_lines = [line.bonus for line in view.lines if line.bonus]
        assert Counter(on_boxes + on_lines) == Counter(zone.bonuses())
