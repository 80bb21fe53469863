"""What a step does is said once: in the sentences of line mode, and in the story of the log."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from futé_tui.engine import events as e
from futé_tui.engine.events import Event
from futé_tui.engine.game import Game
from futé_tui.hints.preview import preview
from futé_tui.line.played import describe_played
from futé_tui.table.story import Story
from futé_tui.text.events import describe_events

from ..conformance.subjects import NAMES, SHEETS, Subject, finished
from ..helpers import play, scripted
from ..qwixx_sheets import roll, sheet, table

GAMES = 4
_BESIDES = re.compile(
    r" \([^)]*\)|.* track complete →|(skips|closes) .* for good|without .* bonus"
)  # sources and costs
FIVE_RED = "2 3 4 5 6"
ACTIONS = {"reroll": "reroll", "extra": "extra die", "return": "return", "joker": "joker", "polish": "polish"}


def facts_of(events: Iterable[Event], seat: int) -> Counter[str]:
    """How often each thing happens to a player in a step."""
    facts: Counter[str] = Counter()
    used = set[str]()
    for event in events:
        match event:
            case _ if event.seat != seat:
                pass
            case e.BonusGained(bonus=bonus):
                facts[ACTIONS.get(bonus, bonus)] += 1
            case e.BonusLost(bonus=bonus):
                facts[ACTIONS.get(bonus, bonus)] += 1
            case e.BonusUsed(bonus="mix"):
                facts["unlocks"] += 1
            case e.ActionUsed(track=track):
                used.add(track)
            case e.BoxMarked(mark=mark) if mark.box != "lock":
                facts["marks"] += 1
    facts.update(ACTIONS[track] for track in used)
    return facts


def check_sentences(sentences: Iterable[str], facts: Counter[str], context: object) -> None:
    told = [_BESIDES.sub("", sentence) for sentence in sentences]
    assert len(told) == len(set(told)), context
    for word in ACTIONS.values():
        spoken = sum(word in sentence for sentence in told)
        assert spoken <= max(1, facts[word] + facts["unlocks"]), (word, told, context)
    marks = sum(any(verb in sentence for verb in ("crosses ", "circles ", "writes ")) for sentence in told)
    marks -= sum("nothing" in sentence or "misthrow" in sentence or "the lock" in sentence for sentence in told)
    assert marks <= facts["marks"], (told, context)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [1, 3])
def test_every_step_of_random_games_is_told_once(sheet: str, players: int) -> None:
    for seed in range(GAMES):
        game = finished(Subject(sheet, players), seed)
        story = Story(game, NAMES[:players])
        for number, step in enumerate(game.steps, 1):
            here = game.until(number)
            events = here.last_events()
            sentences = describe_events(events, NAMES, here.sheets())
            played = describe_played(
                here, None if step.throw else preview(game.until(number - 1), step.move), events, NAMES
            )
            for seat in range(players):
                facts, who = facts_of(events, seat), f"{NAMES[seat]} "
                for told in (sentences, played):
                    own = [sentence.removeprefix(who) for sentence in told if sentence.startswith(who)]
                    check_sentences(own, facts, (sheet, seed, step.move))
                lines = [line for line in story.lines_of(number) if line.seat == seat and not line.heading]
                assert len(lines) <= sum(event.seat == seat for event in events)
                for word in ACTIONS.values():
                    spoken = sum(word in _BESIDES.sub("", line.what) for line in lines)
                    assert spoken <= max(1, facts[word] + facts["unlocks"]), lines


def told(game: Game, *moves: str) -> list[str]:
    events: list[Event] = play(game, *moves)
    return describe_events(events, game.players, game.sheets())


def test_an_action_and_what_it_does_are_one_sentence() -> None:
    game = scripted("tres-fute", ["white5 yellow6 blue2 green6 orange5 purple3"] * 2)
    assert told(game, "roll")[-1].startswith("Lia rolls")
    assert [sentence for sentence in told(game, "reroll") if "reroll" in sentence] == [
        "Lia rerolls: white 5, yellow 6, blue 2, green 6, orange 5, purple 3."
    ]


def test_the_cross_in_a_lock_is_told_with_the_row_that_it_locks() -> None:
    game = table([roll(6, 6, red=3)], sheet(red=FIVE_RED))
    play(game, "roll")
    assert told(game, "white>red.12")[:2] == [
        "Lia crosses red 12.",
        "Lia locks the red row; its die is out of the game.",
    ]
    assert [line.points for line in Story(game, game.players).lines if "locked" in line.text] == ["+13"]


def test_of_two_who_lock_a_row_each_has_a_sentence() -> None:
    game = table([roll(6, 6, red=3)], sheet(red=FIVE_RED), sheet(red=FIVE_RED))
    play(game, "roll")
    assert told(game, "white>red.12")[:2] == ["Lia crosses red 12.", "Lia crosses the lock of the red row."]
    assert told(game, "white>red.12")[:3] == [
        "Tom crosses red 12.",
        "Tom crosses the lock of the red row.",
        "Lia locks the red row; its die is out of the game.",
    ]


def test_crossing_nothing_and_the_penalty_for_it_are_one_sentence() -> None:
    game = table([roll(1, 1)], sheet(red="3", yellow="3"))
    assert told(game, "roll")[1:3] == ["Lia has crossed nothing and takes a penalty: -5 points.", "Round 2."]
