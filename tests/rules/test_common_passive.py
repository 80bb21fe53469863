"""The passive players and the solo passive turn: platter, slotted dice, extra dice, blue + white."""

import pytest

from futé_tui.engine.dice import DiceError
from futé_tui.engine.events import Declined, DieUsed
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.engine.refusals import AlreadyAnExtra, NotInThisPhase, PlatterComesFirst

from ..cases import for_each
from ..helpers import play, scripted, texts, with_zones
from ..tables import lay, platter, pool, slots, unlocked, with_actions

SHEET = "tres-fute"
LOW_AND_6 = "white1 yellow2 blue3 green6 orange4 purple5"
FULL_TRACK = [str(box) for box in range(1, 12)]


def after_a_green_6(players: int, **actions: int) -> Game:
    """The active player took green 6 and swept the other five; seat 2, with these actions, is next."""
    game = scripted(SHEET, [LOW_AND_6], players)
    for seat in range(1, players):
        with_actions(game, seat, **actions)
    play(game, "roll", "green>1")
    return game


def with_nothing_on_the_platter_to_use(game: Game, seat: int) -> Game:
    """Seat's zones are closed to white 1, yellow 2, blue 3, orange 4 and purple 5, but green takes a 6."""
    return with_zones(
        game,
        seat,
        yellow=["r2c1", "r2c2", "r3c1", "r3c3"],
        blue=["r1c4"],
        green=["1", "2"],
        orange=[f"{box}=1" for box in FULL_TRACK],
        purple=["1=5"],
    )


def test_passive_players_follow_in_seat_order_around_the_active_one() -> None:
    game = after_a_green_6(3)
    order = [game.to_move]
    play(game, "decline")
    order.append(game.to_move)
    play(game, "decline")
    assert order == [1, 2]
    assert (game.to_move, game.phase, game.position.active) == (1, "before_roll", 1)


def test_several_passive_players_may_use_the_same_die_and_it_stays_on_the_platter() -> None:
    game = after_a_green_6(3)
    before = platter(game)
    events = play(game, "orange>1=4")
    assert DieUsed(1, "orange", extra=False) in events
    assert platter(game) == before
    play(game, "orange>1=4")
    assert [score.zones["orange"] for score in game.scores()] == [0, 4, 4]


def test_a_passive_player_uses_one_die_or_declines() -> None:
    game = after_a_green_6(2)
    assert Declined(1) in play(game, "decline")
    assert game.position.active == 1
    game = after_a_green_6(2)
    play(game, "orange>1=4")
    assert game.position.active == 1


def test_slotted_dice_are_closed_while_a_platter_die_fits_at_its_face() -> None:
    game = after_a_green_6(2)
    assert game.why_not("green>1") == PlatterComesFirst("green")
    assert not [move for move in texts(game) if move.startswith("green")]


def test_slotted_dice_open_when_no_platter_die_fits() -> None:
    game = scripted(SHEET, [LOW_AND_6], players=2)
    with_nothing_on_the_platter_to_use(game, seat=1)
    play(game, "roll", "green>1")
    assert texts(game) == ["green>3", "decline"]
    play(game, "green>3")
    assert slots(game) == ["-", "-", "-"]
    assert game.scores()[1].zones["green"] == 6


def test_white_on_the_platter_counts_in_every_colour_before_slotted_dice_open() -> None:
    game = scripted(SHEET, [LOW_AND_6], players=2)
    with_nothing_on_the_platter_to_use(game, seat=1)
    with_zones(game, seat=1, orange=["1=1"])
    play(game, "roll", "green>1")
    assert texts(game) == ["orange>2=4", "white>orange.2=1", "decline"]


def test_an_empty_platter_opens_the_slotted_dice() -> None:
    game = scripted(SHEET, [], players=2)
    lay(game, slots="white1 green2 blue3", platter="", pool="yellow4 orange5 purple6", stage=Stage.PASSIVE, seat=1)
    assert {move.partition(">")[0] for move in texts(game)} == {"white", "green", "blue", "decline"}


def test_when_nothing_at_all_fits_the_passive_player_declines_by_himself() -> None:
    game = scripted(SHEET, [LOW_AND_6], players=2)
    with_nothing_on_the_platter_to_use(game, seat=1)
    with_zones(game, seat=1, green=FULL_TRACK)
    assert Declined(1) in play(game, "roll", "green>1")
    assert game.position.active == 1


def test_declining_a_usable_platter_die_never_opens_the_slots() -> None:
    game = after_a_green_6(2, extra=1)
    play(game, "decline")
    assert game.phase == "passive_extra"
    assert game.why_not("green>1") == NotInThisPhase(Phase.PASSIVE_EXTRA)


@pytest.mark.parametrize("first", ["decline", "orange>1=4"])
def test_extra_dice_follow_a_passive_pick_and_also_a_declined_one(first: str) -> None:
    game = after_a_green_6(2, extra=2)
    play(game, first, "extra green>1")
    assert game.why_not("extra green>2") == AlreadyAnExtra("green")
    assert unlocked(game, "extra", seat=1) == 1
    play(game, "done")
    assert game.position.active == 1


def test_the_die_picked_before_may_be_an_extra_die_too() -> None:
    game = after_a_green_6(2, extra=1)
    play(game, "orange>1=4", "extra orange>2=4")
    assert game.scores()[1].zones["orange"] == 8


def test_passive_players_never_reroll_and_never_return() -> None:
    game = after_a_green_6(2, reroll=3)
    assert game.why_not("reroll") == NotInThisPhase(Phase.PASSIVE)
    assert game.why_not("return white") == NotInThisPhase(Phase.PASSIVE)


PLACES = ["pool", "slots", "platter"]
OTHERS = "yellow6 green6 orange6 purple6"


@pytest.mark.parametrize("other_lies", PLACES)
@pytest.mark.parametrize(("taken", "other"), [("blue4", "white3"), ("white3", "blue4")])
def test_an_active_player_crosses_blue_plus_white_wherever_the_other_die_lies(
    taken: str, other: str, other_lies: str
) -> None:
    laid = {"pool": f"{taken} {OTHERS}", "slots": "", "platter": ""}
    laid[other_lies] += f" {other}"
    game = lay(scripted(SHEET, []), stage=Stage.CHOOSE, roll=2, **laid)
    play(game, "blue>r2c3" if taken == "blue4" else "white>blue.r2c3")
    assert taken[:-1] in slots(game)
    lower = other_lies == "pool" and other == "white3"
    expected = {"pool": platter if lower else pool, "slots": slots, "platter": platter}[other_lies]
    assert other[:-1] in expected(game)


@for_each([Stage.EXTRA, Stage.PASSIVE_EXTRA, Stage.PASSIVE], ["slots", "platter"], ["slots", "platter"])
def test_other_uses_cross_blue_plus_white_wherever_the_two_lie(stage: Stage, white_lies: str, blue_lies: str) -> None:
    laid = {"slots": "", "platter": OTHERS}
    laid[white_lies] += " white3"
    laid[blue_lies] += " blue4"
    game = with_actions(scripted(SHEET, [], players=2), seat=1, extra=1)
    lay(game, stage=stage, seat=1, **laid)
    extra = "" if stage is Stage.PASSIVE else "extra "
    usable = {
        f"{extra}blue>r2c3": blue_lies == "platter" or bool(extra),
        f"{extra}white>blue.r2c3": white_lies == "platter" or bool(extra),
    }
    assert [move for move in texts(game) if "r2c3" in move and "blue" in move] == [
        move for move, open_ in usable.items() if open_
    ]


def test_the_solo_passive_turn_is_like_a_passive_players() -> None:
    game = scripted(
        SHEET, ["white1 yellow1 blue1 green6 orange1 purple1", "white1 yellow2 blue3 | green6 orange5 purple4"]
    )
    play(game, "roll", "green>1")
    assert texts(game) == ["roll"]
    play(game, "roll")
    assert game.phase == "passive"
    assert platter(game) == {"white", "yellow", "blue"}
    assert slots(game) == ["green", "orange", "purple"]
    assert game.why_not("orange>1=5") == PlatterComesFirst("orange")
    assert game.why_not("reroll") == NotInThisPhase(Phase.PASSIVE)
    play(game, "yellow>r2c1")
    assert (game.position.round, game.phase) == (2, "before_roll")


def test_only_the_three_lowest_dice_go_to_the_solo_platter() -> None:
    game = scripted(SHEET, ["111611", "white1 yellow2 blue4 | green6 orange5 purple3"])
    play(game, "roll", "green>1")
    with pytest.raises(DiceError, match="three lowest"):
        play(game, "roll")
    assert game.phase == "solo_roll"
