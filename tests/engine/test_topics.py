"""Things that are explained when they happen for the first time."""

from collections.abc import Iterable
from pathlib import Path

from futé_tui import read_record
from futé_tui.engine import events as e
from futé_tui.engine.events import Event
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.topics import Topic, topics_met, topics_of_decision
from futé_tui.hints.notes import News
from futé_tui.text.firsts import describe_news

from ..conformance.subjects import Subject, walk
from ..helpers import play, scripted, with_zones
from ..tables import ATELIER, lay

GOLDEN = Path(__file__).parent.parent / "golden"
_ROLL = "white5 yellow6 blue2 green6 orange5 purple3"


def topics_of(game: Game, events: Iterable[Event]) -> tuple[Topic, ...]:
    """The topics of these events and of the decision they lead to."""
    return (*topics_met(game, events), *topics_of_decision(game))


def test_every_topic_but_a_rare_one_is_met_in_some_game() -> None:
    met: set[Topic] = set()
    for sheet in ("vraiment-tres-fute", "puissance-3", "qwinto", "qwixx", ATELIER):
        for players, seed in ((1, 2), (2, 2), (1, 3)):
            for game in walk(Subject(sheet, players).new_game(seed), seed):
                met |= set(topics_of(game, game.last_events()))
    for record in sorted(GOLDEN.glob("*-all*.fute")):
        game = read_record(record.read_text(encoding="utf-8"))
        for step in game.steps:
            met |= set(topics_of(game, game.events_of(step)))
    assert met | {Topic.SLOTS_OPEN} == set(Topic)


def test_slotted_dice_are_explained_when_they_are_open_to_a_passive_player() -> None:
    game = lay(
        scripted("tres-fute", [], players=2),
        slots="white5 green6 orange5",
        platter="yellow1 blue1 purple1",
        stage=Stage.PASSIVE,
        seat=1,
    )
    with_zones(game, 1, yellow=["r2c2", "r3c1"], blue=["r2c2"], purple=["1=5"])
    assert topics_of(game, []) == (Topic.SLOTS_OPEN, Topic.PASSIVE)


def test_the_start_of_a_game_explains_the_bonus_of_the_round_and_a_turn() -> None:
    game = scripted("tres-fute", [], players=2)
    assert topics_of(game, game.opening) == (Topic.REROLL, Topic.TURN)


def test_a_sweep_and_a_bonus_are_shown_in_order() -> None:
    game = with_zones(scripted("tres-fute", [_ROLL], players=2), yellow=["r1c1", "r1c3"])
    play(game, "roll")
    assert topics_of(game, play(game, "yellow>r1c2")) == (Topic.PLATTER, Topic.BONUS)


def test_alone_the_platter_is_explained_without_other_players() -> None:
    game = scripted("tres-fute", [_ROLL])
    play(game, "roll")
    [topic] = topics_of(game, play(game, "yellow>r1c2"))
    assert topic is Topic.SOLO_PLATTER
    assert "player" not in describe_news(News(topic))


def test_a_bonus_that_comes_of_a_bonus_is_a_cascade() -> None:
    game = scripted("tres-fute", [])
    events = [e.BonusUsed(0, "?blue"), e.BonusGained(0, "fox", "blue")]
    assert topics_of(game, events) == (Topic.CASCADE, Topic.FOX, Topic.TURN)
    assert topics_of(game, [e.BonusUsed(0, "?any"), e.BonusGained(0, "reroll", "round")]) == (Topic.TURN,)


def test_the_end_of_a_track_is_a_topic_of_its_own() -> None:
    game = scripted("puissance-3", [])
    assert topics_of(game, [e.BonusGained(0, "fox", "reroll")]) == (Topic.TRACK_END, Topic.FOX, Topic.TURN)
