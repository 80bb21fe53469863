"""A duel's result: zone by zone, who has more, and who wins."""

from collections.abc import Sequence

from futé_tui import load_ruleset
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.comparing import compare, describe_comparison
from futé_tui.engine.game import Game

from ..helpers import scripted, with_zones
from .games import finished


def sheet(name: str, green: Sequence[str] = (), orange: Sequence[str] = ()) -> Game:
    game = with_zones(scripted("tres-fute", []), green=green, orange=orange)
    game.players = (name,)
    return game


def test_zones_are_compared_and_the_higher_total_wins() -> None:
    duel = compare([sheet("Lia", green=["1", "2"], orange=["1=6"]), sheet("Tom", green=["1"], orange=["1=2"])])
    assert describe_comparison(duel) == [
        "        Lia   Tom",
        "yellow    0     0",
        "blue      0     0",
        "green     3*    1",
        "orange    6*    2",
        "purple    0     0",
        "foxes     0     0",
        "total     9*    3",
        "",
        "Lia wins.",
    ]


def test_equal_totals_are_decided_by_the_best_zone() -> None:
    duel = compare([sheet("Lia", green=["1", "2"], orange=["1=3"]), sheet("Tom", orange=["1=6"])])
    assert describe_comparison(duel)[-2:] == [
        "Tom wins.",
        "The totals are equal; the best single zone decides: 6 points.",
    ]


def test_equal_games_share_the_victory() -> None:
    duel = compare([sheet(name, green=["1"]) for name in ("Lia", "Tom", "Zoé")])
    assert duel.winners == (0, 1, 2)
    assert duel.rows[-1].best == (False, False, False)
    assert describe_comparison(duel)[-1] == "Lia, Tom and Zoé share the victory."


def test_wide_names_keep_the_columns_in_line() -> None:
    duel = compare([sheet("李李", orange=["1=6"]), sheet("a name far too long for its column")])
    assert describe_comparison(duel)[0] == "        李李   a name far ~"
    assert describe_comparison(duel)[4] == "orange     6*             0"


def test_qwinto_has_no_foxes_to_compare() -> None:
    challenge = Challenge(load_ruleset("qwinto"), 7)
    duel = compare([finished(challenge, "Lia"), finished(challenge, "Tom", luck=2)])
    assert [row.zone for row in duel.rows] == ["orange", "yellow", "purple", "bonus", "misses", "total"]
