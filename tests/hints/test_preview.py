"""Previews agree with what happens when the move is then made."""

from futé_tui.engine import events as e
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Claim
from futé_tui.hints.preview import Change, Choice, Gain, Marked, Preview, Step, preview

from ..conformance.subjects import Subject, every_subject, walk
from ..helpers import mark, play, scripted, with_position, with_zones
from ..tables import pool


def preview_of(game: Game, text: str) -> Preview:
    return preview(game, next(move for move in game.moves() if str(move) == text))


@every_subject
def test_a_preview_is_what_happens(subject: Subject) -> None:
    for game in walk(subject.new_game(6), 6):
        if not game.steps or game.steps[-1].throw:
            continue
        last = game.steps[-1]
        seat = game.rules.to_move(last.before.position)
        assert seat is not None
        foreseen = preview(_before(game), last.move)
        own = [event for event in game.last_events() if event.seat == seat]
        score, before = game.scores()[seat], game.rules.score(last.before.position, seat)
        assert foreseen.total == Change("", before.total, score.total)
        assert foreseen.foxes == Change("", before.foxes, score.foxes)
        assert {change.name: change.after for change in foreseen.zones}.items() <= score.zones.items()
        changed = {zone for zone, points in score.zones.items() if points != before.zones[zone]}
        assert changed <= {change.name for change in foreseen.zones}
        assert foreseen.marks == tuple(Marked(o.zone, o.mark) for o in own if isinstance(o, e.BoxMarked))
        assert foreseen.gains == tuple(Gain(o.bonus, o.source) for o in own if isinstance(o, e.BonusGained))
        assert foreseen.unlocked == tuple(Step(o.track, o.box) for o in own if isinstance(o, e.ActionUnlocked))
        assert foreseen.swept == tuple(die for o in own if isinstance(o, e.DiceSwept) for die in o.dice)
        assert (foreseen.next_seat, foreseen.next_phase) == (game.to_move, game.phase)
        if foreseen.rolls_left:
            assert set(foreseen.pool) == pool(game)
        if game.to_move == seat:
            waiting = [move for move in game.moves() if isinstance(move, Claim)]
            assert sum(choice.ways for choice in foreseen.choices if choice.bonus not in ("", "mix")) == len(waiting)


def _before(game: Game) -> Game:
    """The game one step ago, without taking anything back."""
    return game.until(len(game.steps) - 1)


def test_a_roll_says_only_which_dice() -> None:
    game = scripted("tres-fute", ["white5 yellow4 blue2 green6 orange5 purple3"])
    assert preview_of(game, "roll").rolled == game.ruleset.dice
    play(game, "roll")
    assert preview_of(game, "reroll").spent == (Step("reroll", 0),)
    assert len(game.steps) == 1


def test_a_die_tells_its_box_its_points_and_the_dice_it_sends_to_the_platter() -> None:
    game = scripted("tres-fute", ["white5 yellow4 blue2 green6 orange5 purple3"], players=3)
    play(game, "roll")
    seen = preview_of(game, "orange>1=5")
    assert (seen.placed, seen.slot) == ("orange", 1)
    assert seen.marks == (Marked("orange", mark("1=5")),)
    assert (seen.zones, seen.total) == ((Change("orange", 0, 5),), Change("", 0, 5))
    assert seen.swept == ("yellow", "blue", "purple")
    assert seen.offered_to == (1, 2)
    assert (seen.pool, seen.rolls_left) == (("white", "green"), 2)


def test_a_chain_is_told_with_the_choices_it_opens() -> None:
    game = scripted("tres-fute", ["white5 yellow6 blue2 green6 orange5 purple3"])
    play(with_zones(game, yellow=["r1c1", "r1c3"]), "roll")
    seen = preview_of(game, "yellow>r1c2")
    assert seen.gains == (Gain("?blue", "yellow"),)
    assert seen.choices == (Choice("?blue", ("blue",), 11),)
    assert seen.next_phase == "bonus"


def test_a_bonus_with_only_one_use_is_foreseen_to_its_end() -> None:
    game = scripted("tres-fute", ["white5 yellow5 blue2 green6 orange5 purple3"])
    play(with_zones(game, yellow=["r1c1", "r1c2"], blue=["r1c2", "r1c3", "r1c4"]), "roll")
    play(with_zones(game, yellow=["r2c1", "r2c2"]), "yellow>r2c4")
    assert [event for event in game.last_events() if isinstance(event, e.BonusUsed)] == [e.BonusUsed(0, "orange=4")]
    game.undo()
    seen = preview_of(game, "yellow>r2c4")
    assert seen.marks[1:] == (Marked("orange", mark("1=4")),)
    assert seen.choices == ()


def test_foxes_count_in_the_total() -> None:
    crossed = [f"r{row}c{column}" for row in (3,) for column in (1, 2, 3)]
    game = with_zones(
        scripted("tres-fute", ["white6 yellow1 blue6 green6 orange5 purple3"]),
        blue=crossed,
        yellow=["r1c1", "r2c1", "r3c1", "r4c2"],
        green=["1", "2"],
        orange=["1=3"],
        purple=["1=4"],
    )
    play(game, "roll")
    seen = preview_of(game, "blue>r3c4")
    assert seen.foxes == Change("", 0, 1)
    assert seen.fox_points.after == min(game.rules.score(game.position, 0).zones.values())
    (blue,) = seen.zones
    assert seen.total.after - seen.total.before == seen.fox_points.after + blue.after - blue.before == 6


def test_a_bonus_that_nothing_can_use_is_told_as_lost() -> None:
    game = with_zones(with_position(scripted("tres-fute", [], players=2), waiting=("?yellow",)), blue=[])
    crossed = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c4", "r3c1", "r3c3", "r3c4", "r4c2", "r4c3"]
    game = with_zones(game, yellow=crossed, green=[str(box) for box in range(1, 12)])
    assert [str(move) for move in game.moves()] == ["?yellow>r4c4"]
    game = with_zones(game, yellow=[*crossed[:6], "r3c1", "r3c3", "r4c2", "r4c3"])
    assert preview_of(game, "?yellow>r3c4").lost == ("?green",)


def test_qwinto_tells_rows_and_columns_that_are_complete() -> None:
    game = scripted("qwinto", ["orange5", "purple1", "yellow2"])
    play(game, "roll orange")
    seen = preview_of(game, "orange>3=5")
    assert (seen.marks, seen.total) == ((Marked("orange", mark("3=5")),), Change("", 0, 1))
    assert seen.offered_to == ()
