"""What a step did, link by link: nothing is left out, and the points add up."""

from futé_tui.engine import events as e
from futé_tui.engine.game import Game
from futé_tui.engine.zones import LineKind, LineName
from futé_tui.hints.links import (
    FoxFound,
    Happening,
    Link,
    Lost,
    Marked,
    Missed,
    Source,
    Unlocked,
    Waiting,
    happenings,
)
from futé_tui.hints.spots import Spot

from ..conformance.subjects import Subject, every_subject, finished
from ..helpers import mark, play, scripted, with_zones


def happened(game: Game) -> tuple[Happening, ...]:
    """What the last step did."""
    return happenings(game.rules, game.steps[-1].before.position, game.position, game.last_events())


@every_subject
def test_points_of_all_links_and_columns_add_up_to_the_score(subject: Subject) -> None:
    game = finished(subject, 5)
    gained = [0] * subject.players
    for number in range(1, len(game.steps) + 1):
        here = game.until(number)
        found = happened(here)
        events = here.last_events()
        for each in found:
            if isinstance(each, Marked | FoxFound | Missed | e.ColumnCompleted):
                gained[each.seat] += each.points
        assert sum(isinstance(each, Marked) for each in found) == sum(isinstance(each, e.BoxMarked) for each in events)
        unlocked = [event for event in events if isinstance(event, e.ActionUnlocked)]
        assert [each.track for each in found if isinstance(each, Unlocked)] == [event.track for event in unlocked]
        used = sum(isinstance(each, e.BonusUsed) for each in events)
        assert used <= sum(bool(each.bonus) for each in found if isinstance(each, Marked | Unlocked))
    assert gained == [score.total for score in game.scores()]


def test_a_chain_reaction_names_the_source_of_every_link() -> None:
    game = scripted("tres-fute", ["white1 yellow6 blue2 green1 orange1 purple1"])
    with_zones(game, yellow=["r1c1", "r1c3"], blue=["r1c3", "r1c4"], purple=["1=1", "2=2"])
    play(game, "roll", "yellow>r1c2")
    first, waiting = (each for each in happened(game) if isinstance(each, Link))
    assert isinstance(first, Marked)
    assert (first.die, first.face, first.zone, first.mark) == ("yellow", 6, "yellow", mark("r1c2"))
    assert waiting == Waiting(0, "?blue", Source("yellow", line=LineName(LineKind.ROW, 1)))
    play(game, "?blue>r1c2")
    second, third = (each for each in happened(game) if isinstance(each, Link))
    assert isinstance(second, Marked)
    assert (second.bonus, second.source, second.zone) == ("?blue", None, "blue")
    assert isinstance(third, Marked)
    assert (third.bonus, third.source, third.points) == (
        "orange=5",
        Source("blue", line=LineName(LineKind.ROW, 1)),
        5,
    )


def test_a_fox_an_action_and_a_bonus_that_nothing_can_use_are_links() -> None:
    game = scripted("tres-fute", ["white1 yellow1 blue1 green6 orange6 purple1"])
    with_zones(game, orange=[f"{box}=1" for box in range(1, 8)])
    play(game, "roll", "orange>8=6")
    assert FoxFound(0, "fox", Source("orange", spot=Spot("orange", "8"))) in happened(game)
    game = scripted("tres-fute", ["white1 yellow1 blue1 green6 orange6 purple1"])
    with_zones(game, orange=["1=1", "2=1"])
    play(game, "roll", "orange>3=6")
    assert Unlocked(0, "reroll", Source("orange", spot=Spot("orange", "3")), "reroll", 2) in happened(game)
    game = scripted("tres-fute", ["white1 yellow1 blue1 green6 orange6 purple1"])
    every = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c4", "r3c1", "r3c3", "r3c4", "r4c2", "r4c3", "r4c4"]
    with_zones(game, orange=[f"{box}=1" for box in range(1, 5)], yellow=every)
    play(game, "roll", "orange>5=6")
    assert Lost(0, "?yellow", Source("orange", spot=Spot("orange", "5"))) in happened(game)
