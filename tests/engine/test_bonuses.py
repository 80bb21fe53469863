"""Words of bonuses: what each marks, and which zone it names."""

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.engine.bonuses import FOX, MIX, ZoneBonus, named_zone, zone_bonus
from futé_tui.sheets.schema.words import ACTIONS


@pytest.mark.parametrize(
    ("word", "bonus"),
    [
        ("reroll", None),
        ("fox", None),
        ("mix", None),
        ("?any", ZoneBonus(None)),
        ("?blue", ZoneBonus("blue")),
        ("orange=4", ZoneBonus("orange", 4)),
    ],
)
def test_a_bonus_marks_a_zone_or_nothing(word: str, bonus: ZoneBonus | None) -> None:
    assert zone_bonus(word) == bonus


def test_every_bonus_of_every_sheet_is_read() -> None:
    for sheet in ruleset_ids():
        zones = load_ruleset(sheet).zones
        for word in {word for zone in zones for word in zone.bonuses()}:
            bonus = zone_bonus(word)
            assert (bonus is None) == (word in (*ACTIONS, FOX, MIX))
            if bonus:
                assert named_zone(word) == (bonus.zone or "any")
                assert named_zone(word) in {"any", *(zone.name for zone in zones)}
