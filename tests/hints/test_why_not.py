"""Why not: whatever cannot be used now says why, and whatever can be used says nothing."""

from futé_tui.engine import refusals as r
from futé_tui.engine import zone_refusals as z
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Roll, box_marked
from futé_tui.engine.phases import Phase
from futé_tui.hints.reasons import ClosedBox, NoBoxTakes, NotForMarking, Reason, ZoneFull
from futé_tui.hints.spots import Spot
from futé_tui.hints.why_not import uses, why_not_action, why_not_box, why_not_die

from ..conformance.subjects import Subject, every_subject, finished, walk
from ..helpers import play, scripted, with_position, with_zones
from ..tables import atelier, lay

_EVERY = 7  # looking at everything at every decision would take too long


def boxes_of(game: Game) -> list[tuple[str, str]]:
    zones = game.rules.view(game.position, game.to_move or 0).zones
    return [(zone.name, box.label) for zone in zones for row in zone.rows for box in row if box]


@every_subject
def test_there_is_a_reason_for_exactly_what_is_not_offered(subject: Subject) -> None:
    for number, game in enumerate(walk(subject.new_game(4), 4)):
        if number % _EVERY:
            continue
        moves = game.moves()
        offered = {box_marked(move, game.rules.follow_zone(game.position)) for move in moves}
        for zone, box in boxes_of(game):
            assert bool(why_not_box(game, zone, box)) == ((zone, box) not in offered)
        for die in game.ruleset.dice:
            assert bool(why_not_die(game, die)) == (not any(uses(game, move, die) for move in moves))
        for track in game.rules.view(game.position, game.to_move or 0).tracks:
            possible = any(track.name in game.rules.tracks_marked(move) for move in moves)
            assert (why_not_action(game, track.name) is None) == possible


@every_subject
def test_after_the_end_the_reason_is_that_the_game_is_over(subject: Subject) -> None:
    game = finished(subject, 3)
    die = game.ruleset.dice[-1]
    assert why_not_die(game, die) == (Reason(r.GameIsOver()),)
    assert why_not_box(game, *next(box for box in boxes_of(game) if box[0] == die))
    for track in game.rules.view(game.position, 0).tracks:
        assert why_not_action(game, track.name) == r.GameIsOver()


def rolled(faces: str, **zones: list[str]) -> Game:
    game = scripted("tres-fute", [faces], players=2)
    play(game, "roll")
    return with_zones(game, 0, **zones)


def test_a_die_that_is_too_low_says_what_the_next_box_needs() -> None:
    game = rolled("white5 yellow4 blue2 green2 orange5 purple3", green=["1", "2", "3"])
    too_low = z.TooLow("green", "4", needs=4, got=2)
    assert why_not_die(game, "green") == (Reason(too_low, spot=Spot("green", "4")),)
    assert why_not_die(game, "white") == ()


def test_a_box_names_the_dice_that_do_not_fit() -> None:
    game = rolled("white3 yellow4 blue2 green2 orange5 purple3", green=["1", "2", "3"])
    assert why_not_box(game, "green", "4") == (
        Reason(z.TooLow("green", "4", needs=4, got=2)),
        Reason(z.TooLow("green", "4", needs=4, got=3)),
    )
    assert why_not_box(game, "green", "7") == (Reason(z.NotTheNextBox("green", "7", "4")),)
    assert why_not_box(game, "green", "1") == (Reason(z.AlreadyMarked("green", "1")),)
    assert why_not_box(game, "blue", "r2c1") == ()


def test_a_die_whose_number_is_crossed_out_says_which_numbers_are_left() -> None:
    game = rolled("white3 yellow3 blue2 green2 orange5 purple3", yellow=["r1c1", "r4c2"])
    reason = why_not_die(game, "yellow")[0]
    assert reason == Reason(NoBoxTakes("yellow", 3, (1, 2, 4, 5, 6)))


def test_a_zone_without_a_free_box_is_full() -> None:
    game = rolled("white3 yellow3 blue2 green2 orange5 purple3", green=[str(box) for box in range(1, 12)])
    assert why_not_die(game, "green") == (Reason(ZoneFull("green")),)


def test_a_chain_shows_both_numbers_it_goes_on_with() -> None:
    game = scripted("puissance-3", ["white1 yellow1 turquoise1 blue3 brown1 pink1"])
    play(game, "roll")
    assert why_not_die(game, "blue") == (Reason(NoBoxTakes("blue", 4, (6, 8)), (("blue", 3), ("white", 1))),)


def test_before_the_roll_nothing_can_be_taken() -> None:
    game = scripted("tres-fute", [])
    assert why_not_die(game, "blue") == (Reason(r.NotInThisPhase(Phase.BEFORE_ROLL)),)
    assert why_not_box(game, "blue", "r2c1") == (Reason(r.NotInThisPhase(Phase.BEFORE_ROLL)),)


def test_a_slotted_die_says_where_it_is_and_waits_behind_the_platter() -> None:
    game = rolled("white5 yellow4 blue2 green6 orange5 purple3")
    play(game, "purple>1=3")
    game.dice = scripted("tres-fute", ["white5 yellow4 green6 orange5"]).dice
    play(game, "roll")
    assert why_not_die(game, "blue") == (Reason(r.DieLiesElsewhere("blue", "platter")),)
    assert why_not_die(game, "purple") == (Reason(r.DieLiesElsewhere("purple", "slot 1")),)


def test_with_a_waiting_bonus_dice_and_other_zones_have_to_wait() -> None:
    game = with_position(scripted("tres-fute", [], players=2), waiting=("?blue",))
    waiting = (Reason(r.BonusFirst(("?blue",))),)
    assert why_not_die(game, "green") == waiting
    assert why_not_box(game, "green", "1") == waiting
    assert why_not_box(game, "blue", "r1c2") == ()


def test_a_bonus_that_writes_a_number_says_why_a_box_is_closed() -> None:
    game = with_position(scripted("tres-fute", [], players=2), waiting=("?any", "mix"))
    assert why_not_box(game, "orange", "3")[0] == Reason(z.NotTheNextBox("orange", "3", "1"))


def test_actions_say_that_none_is_left_or_that_it_is_not_their_moment() -> None:
    game = atelier(["white1 yellow1 blue1 green1 orange1 purple1"], reroll=1, polish=1, returns=1)
    assert why_not_action(game, "joker") == r.NoActionLeft("joker")
    assert why_not_action(game, "reroll") == r.NotInThisPhase(Phase.BEFORE_ROLL)
    assert why_not_action(game, "return") == r.PlatterEmpty("return")
    play(game, "roll")
    assert why_not_action(game, "reroll") is None
    assert why_not_action(game, "polish") == r.PlatterEmpty("polish")


def test_a_joker_that_would_not_help_says_so() -> None:
    full = {"yellow": ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3"]}
    game = with_zones(atelier(joker=1), 0, **full)
    lay(game, pool="yellow1", slots="white1 blue1 green1", platter="orange1 purple1", stage=Stage.CHOOSE, roll=3)
    assert why_not_die(game, "yellow") == (Reason(ZoneFull("yellow")),)
    assert why_not_action(game, "joker") == r.ChangesNothing("joker")


def test_qwinto_says_which_colours_were_rolled_and_that_columns_are_not_written() -> None:
    game = scripted("qwinto", ["orange3 purple4"], players=2)
    play(game, "roll orange purple")
    assert why_not_die(game, "yellow") == (Reason(r.ColourNotRolled("yellow", ("orange", "purple"))),)
    assert why_not_box(game, "bonus", "3") == (Reason(NotForMarking("bonus")),)
    assert why_not_action(game, "misses") is None


def test_dice_that_can_be_chosen_for_a_roll_need_no_reason() -> None:
    game = scripted("qwinto", [])
    assert Roll(("orange",)) in game.moves()
    assert why_not_die(game, "orange") == ()
    assert why_not_action(game, "misses") == r.NotInThisPhase(Phase.BEFORE_ROLL)


def test_the_platter_counts_where_it_is_added() -> None:
    game = scripted("melange", [], players=2)
    with_zones(game, 0, purple=["1=20"])
    lay(game, pool="purple2 yellow1", slots="white4 blue4", platter="green1 orange3", stage=Stage.CHOOSE, roll=3)
    (reason,) = why_not_die(game, "purple")
    assert (reason.counting, reason.platter) == ((("purple", 2),), 4)


def test_a_box_that_is_crossed_is_refused_as_crossed_from_the_platter_too() -> None:
    game = scripted("puissance-3", [], players=2)
    with_zones(game, 1, yellow=["r1c1", "r1c5"])
    lay(game, slots="white5 turquoise6 pink5", platter="yellow1 blue1 brown1", stage=Stage.PASSIVE, seat=1)
    for box in ("r1c1", "r1c5"):
        assert why_not_box(game, "yellow", box) == (Reason(z.AlreadyMarked("yellow", box)),)
        assert game.why_not(f"yellow>{box}") == z.AlreadyMarked("yellow", box)


def test_a_crossed_box_is_refused_because_it_is_crossed_wherever_the_dice_are() -> None:
    game = scripted("tres-fute", ["white2 yellow6 blue4 green1 orange6 purple3", "yellow4 orange6"])
    play(game, "roll", "blue>r2c2")
    already = (Reason(z.AlreadyMarked("blue", "r2c2")),)
    assert why_not_box(game, "blue", "r2c2") == already, "before the roll"
    play(game, "roll")
    assert why_not_box(game, "blue", "r2c2") == already, "with blue in a slot and white on the platter"


def test_a_box_that_is_closed_says_so_and_not_which_number_it_needs() -> None:
    game = with_zones(scripted("melange", ["white1 yellow1 blue2 green3 orange4 purple5"]), 0, yellow=["r1c1=1"])
    play(game, "roll")
    for box in ("r1c2", "r1c6"):
        assert why_not_box(game, "yellow", box) == (Reason(ClosedBox("yellow", box)),)
