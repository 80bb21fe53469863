"""What now: at every decision it is known where the turn is."""

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.hints.now import Now, what_now

from ..conformance.subjects import Subject, every_subject, walk
from ..helpers import play, scripted, with_zones
from ..tables import atelier, lay

_ALL_MOMENTS = ("vraiment-tres-fute", "puissance-3", "qwinto", "qwixx")


def now_of(game: Game) -> Now:
    now = what_now(game)
    assert now is not None
    return now


@every_subject
def test_the_moment_is_that_of_the_game(subject: Subject) -> None:
    for game in walk(subject.new_game(2), 2):
        moment = now_of(game).moment
        assert (moment.seat, moment.phase, moment.round) == (game.to_move, game.phase, game.position.round)


def test_every_moment_of_both_turns_is_met() -> None:
    met = set()
    for subject in [Subject(sheet, players) for sheet in _ALL_MOMENTS for players in (1, 2)]:
        for game in walk(subject.new_game(2), 2):
            met.add(now_of(game).moment.phase)
    assert met == set(Phase) - {Phase.ROUND_BONUS, Phase.OVER}


def test_a_turn_begins_with_its_first_roll() -> None:
    moment = now_of(scripted("tres-fute", [], players=2)).moment
    assert (moment.round, moment.rounds, moment.roll, moment.rolls) == (1, 6, 1, 3)


def test_a_passive_player_learns_when_the_dice_in_the_slots_are_open() -> None:
    game = scripted("tres-fute", [], players=2)
    dice = {"slots": "white5 green6 orange5", "platter": "yellow1 blue1 purple1"}
    lay(game, **dice, stage=Stage.PASSIVE, seat=1)
    assert not now_of(game).moment.slots_open
    with_zones(game, 1, yellow=["r2c2", "r3c1"], blue=["r2c2"], purple=["1=5"])
    assert now_of(game).moment.slots_open
    assert (now_of(game).moment.active, now_of(game).moment.seat) == (0, 1)


def test_an_action_that_changes_numbers_is_named() -> None:
    game = atelier(["white1 yellow1 blue1 green1 orange1 purple1"], joker=2)
    assert now_of(game).changing == ()
    play(game, "roll")
    assert now_of(game).changing == ("joker",)


def test_qwinto_chooses_its_dice_and_then_has_a_sum() -> None:
    game = scripted("qwinto", ["orange3 purple4"], players=2)
    assert now_of(game).chooses_dice
    assert now_of(game).moment.rounds == 0
    play(game, "roll orange purple")
    assert not now_of(game).chooses_dice
    assert now_of(game).moment.total == 7


def test_there_is_no_moment_when_the_game_is_over() -> None:
    game = Subject("qwinto", 1).new_game(1)
    for _ in walk(game, 1):
        pass
    assert what_now(game) is None


def test_which_of_equal_dice_of_the_solo_passive_roll_went_to_the_platter_was_drawn_by_lot() -> None:
    tie = lay(
        scripted("tres-fute", []), slots="white4 yellow3 blue5", platter="green3 orange1 purple2", stage=Stage.PASSIVE
    )
    assert now_of(tie).drawn
    clear = lay(
        scripted("tres-fute", []), slots="white4 yellow4 blue5", platter="green3 orange1 purple2", stage=Stage.PASSIVE
    )
    assert not now_of(clear).drawn
