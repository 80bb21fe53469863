"""What the hint panel says about whatever is pointed at, at each level."""

from dataclasses import replace

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.hints.levels import Level
from futé_tui.hints.now import Doing
from futé_tui.table.hinting import HintView, describe_all, view_hints
from futé_tui.table.letters import die_letters
from futé_tui.table.picking import Picker
from futé_tui.table.pointing import Pointed, everything
from futé_tui.table.state import TableState
from futé_tui.text.now import Keys

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_zones
from ..tables import atelier, lay

_KEYS: Keys = {Doing.ROLL: "r", Doing.REROLL: "r", Doing.PASS: "x"}
_ROLL = "white5 yellow6 blue2 green2 orange5 purple3"


def picker_of(game: Game) -> Picker:
    return Picker.of(game.moves(), game.rules.follow_zone(game.position))


def told(game: Game, pointed: Pointed, level: Level = Level.OPTIONS, picker: Picker | None = None) -> HintView:
    state = TableState.of(game, die_letters(game.ruleset.dice), level)
    return view_hints(game, replace(state, picker=picker or state.picker), pointed, _KEYS)


def rolled() -> Game:
    game = with_zones(scripted("tres-fute", [_ROLL], players=2), green=["1", "2", "3"])
    play(game, "roll")
    return game


def test_without_hints_nothing_is_said() -> None:
    assert told(rolled(), "green", Level.OFF) == HintView()


def test_what_now_is_always_there() -> None:
    now = told(scripted("tres-fute", []), None).now
    assert now == ("Roll 1 of 3 comes next.", "Roll 6 dice [r].")


def test_what_cannot_be_used_says_why_at_every_level() -> None:
    for level in (Level.RULES, Level.OPTIONS):
        assert told(rolled(), "green", level).about == ("Box 4 of green needs at least 4; the green die shows 2.",)
    assert told(rolled(), ("green", "4"), Level.RULES).about == ()
    assert told(rolled(), ("extra", "")).about == ("No such action is left: extra die.",)


def test_a_move_is_previewed_only_where_options_are_wanted() -> None:
    game = rolled()
    assert told(game, ("orange", "1"), Level.RULES).about == ()
    picked = replace(picker_of(game), die="orange")
    assert told(game, ("orange", "1"), picker=picked).about[:2] == ("Marks orange 1=5.", "Orange 0 -> 5.")
    assert told(game, None, picker=picked).about[0] == "Marks orange 1=5."


def test_several_dice_for_one_box_are_told_beside_each_other() -> None:
    assert told(rolled(), ("orange", "1")).about == (
        "orange 1=5: total 6 -> 11.",
        "white for orange 1=5: total 6 -> 11.",
    )


def test_what_the_sign_of_costly_boxes_means_is_told_while_there_are_some() -> None:
    dice = "white1 yellow1 blue1 green1 orange1 purple1"
    joker = with_zones(atelier((), 1, joker=1), purple=["1=2"])
    assert "~ Spends: joker." in told(lay(joker, pool=dice, stage=Stage.CHOOSE, roll=1), None).now
    assert not any("~" in text for text in told(rolled(), None).now)


def test_of_several_ways_those_that_cost_nothing_are_told_first() -> None:
    dice = "white1 yellow1 blue1 green1 orange4 purple1"
    game = lay(atelier((), 1, joker=2), pool=dice, stage=Stage.CHOOSE, roll=1)
    first, second, *_ = told(game, ("orange", "1")).about
    assert (first[:11], second[:22]) == ("orange 1=4:", "white for orange 1=1: ")
    assert "joker" not in first + second


def test_a_die_with_a_choice_of_boxes_tells_where_it_fits() -> None:
    assert told(rolled(), "yellow").about == ("Yellow: yellow r1c2, r4c4.",)


def test_the_full_level_tells_where_every_die_fits_and_what_bonuses_lack() -> None:
    game = rolled()
    assert "Yellow: yellow r1c2, r4c4." in told(game, None, Level.FULL).now
    assert "Extra die: with the next box, 4." in told(game, ("green", "4"), Level.FULL).about


def test_everything_can_be_pointed_at_and_says_something() -> None:
    for sheet in SHEETS:
        for number, game in enumerate(walk(Subject(sheet, 2).new_game(3), 3)):
            if number % 29:
                continue
            seat = game.to_move
            assert seat is not None
            view = game.rules.view(game.position, seat)
            for group in everything(view, game.ruleset.dice):
                for pointed in group:
                    text = describe_all(game, picker_of(game), pointed, seat)
                    assert text or isinstance(pointed, str)
                    assert "{" not in " ".join(text)


def test_when_the_game_is_over_sheets_can_still_be_read() -> None:
    game = Subject("tres-fute", 1).new_game(1)
    for _ in walk(game, 1):
        pass
    assert told(game, ("green", "1")) == HintView()
    assert describe_all(game, picker_of(game), ("green", "1"), 0)[0] == "Green, box 1"
