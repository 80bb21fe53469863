"""What now: at every decision it is said where the turn stands and what may be done."""

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.moves import Also, Claim, Extra, Mix, Move, Reroll, Return, Roll, Take
from futé_tui.engine.phases import Phase
from futé_tui.hints.now import Doing, Fit, Now, Option, what_now

from ..conformance.subjects import Subject, every_subject, walk
from ..helpers import play, scripted, with_zones
from ..tables import atelier, lay

_FIRST_ROLL = "white5 yellow4 blue2 green6 orange5 purple3"


def doing_of(move: Move, *, qwinto: bool) -> Doing:
    """The kind of thing that a move is."""
    match move:
        case Extra():
            return Doing.EXTRA
        case Take():
            return Doing.WRITE if qwinto else Doing.TAKE
        case Roll(dice=dice):
            return Doing.ROLL_CHOSEN if dice else Doing.ROLL
    kinds = {Also: Doing.ALSO, Claim: Doing.CLAIM, Mix: Doing.MIX, Return: Doing.RETURN, Reroll: Doing.REROLL}
    return kinds.get(type(move)) or Doing(str(move))


def now_of(game: object) -> Now:
    now = what_now(game)  # type: ignore[arg-type]
    assert now is not None
    return now


@every_subject
def test_what_may_be_done_is_what_the_list_of_moves_holds(subject: Subject) -> None:
    for game in walk(subject.new_game(2), 2):
        now = now_of(game)
        assert now.doings == {doing_of(move, qwinto=game.ruleset.id == "qwinto") for move in game.moves()}
        moment = now.moment
        assert (moment.seat, moment.phase, moment.round) == (game.to_move, game.phase, game.position.round)
        used = {move.die for move in game.moves() if isinstance(move, Take)}
        told = {die for option in now.options for die in option.things if option.doing in (Doing.TAKE, Doing.EXTRA)}
        assert game.ruleset.id == "qwinto" or told == used
        assert {fit.die for fit in now.fits} == used


def test_every_moment_of_both_turns_is_met_and_told() -> None:
    met = set()
    for subject in [Subject(sheet, players) for sheet in _ALL_MOMENTS for players in (1, 2)]:
        for game in walk(subject.new_game(2), 2):
            met.add(now_of(game).moment.phase)
    assert met == set(Phase) - {Phase.ROUND_BONUS, Phase.OVER}


_ALL_MOMENTS = ("vraiment-tres-fute", "puissance-3", "qwinto")


def test_a_turn_begins_with_its_first_roll() -> None:
    now = now_of(scripted("tres-fute", [], players=2))
    moment = now.moment
    dice = ("white", "yellow", "blue", "green", "orange", "purple")
    assert (moment.round, moment.rounds, moment.roll, moment.rolls) == (1, 6, 1, 3)
    assert now.options == (Option(Doing.ROLL, dice),)


def test_a_roll_offers_dice_a_reroll_and_passing() -> None:
    game = scripted("tres-fute", [_FIRST_ROLL], players=2)
    play(game, "roll")
    now = now_of(game)
    take, reroll, passing = now.options
    assert (take.doing, reroll, passing) == (Doing.TAKE, Option(Doing.REROLL, game.ruleset.dice, 1), Option(Doing.PASS))
    assert Fit("orange", "orange", ("1",)) in now.fits
    assert Fit("blue", "blue", ("r2c3",)) in now.fits


def test_a_passive_player_is_told_when_the_slotted_dice_are_open() -> None:
    game = scripted("tres-fute", [], players=2)
    dice = {"slots": "white5 green6 orange5", "platter": "yellow1 blue1 purple1"}
    lay(game, **dice, stage=Stage.PASSIVE, seat=1)
    assert now_of(game).options[0] == Option(Doing.TAKE, ("blue", "purple", "yellow"))
    assert not now_of(game).moment.slots_open
    with_zones(game, 1, yellow=["r2c2", "r3c1"], blue=["r2c2"], purple=["1=5"])
    assert now_of(game).moment.slots_open
    assert (now_of(game).moment.active, now_of(game).moment.seat) == (0, 1)


def test_an_action_that_changes_numbers_is_named() -> None:
    game = atelier(["white1 yellow1 blue1 green1 orange1 purple1"], joker=2)
    assert now_of(game).changing == ()
    play(game, "roll")
    assert now_of(game).changing == ("joker",)


def test_qwinto_tells_the_sum() -> None:
    game = scripted("qwinto", ["orange3 purple4"], players=2)
    assert now_of(game).options[0].doing is Doing.ROLL_CHOSEN
    assert now_of(game).moment.rounds == 0
    play(game, "roll orange purple")
    assert now_of(game).moment.total == 7
    assert now_of(game).doings == {Doing.WRITE, Doing.REROLL, Doing.MISS}


def test_there_is_nothing_to_do_when_the_game_is_over() -> None:
    game = Subject("qwinto", 1).new_game(1)
    for _ in walk(game, 1):
        pass
    assert what_now(game) is None
