"""A turn machine that nobody has heard of: with its rules, its schema and its texts it can be played everywhere."""

import io
from pathlib import Path

import pytest

from futé_tui import load_ruleset, new_game, read_record
from futé_tui.engine.game import Game
from futé_tui.engine.topics import Topic, topics_met, topics_of_decision
from futé_tui.hints.facts import box_facts, track_of, zone_facts
from futé_tui.hints.levels import Level
from futé_tui.line.console import Console
from futé_tui.line.hinting import Wishes
from futé_tui.line.session import Session
from futé_tui.sheets.machines import MACHINES, Machine
from futé_tui.simulate.bots import BOTS
from futé_tui.simulate.run import play_game
from futé_tui.store.kept_game import KeptGame
from futé_tui.table.captions import prompt
from futé_tui.table.cursor import everything
from futé_tui.table.hinting import describe_all, view_hints
from futé_tui.table.letters import die_letters
from futé_tui.table.state import TableState
from futé_tui.table.view import view_table
from futé_tui.text.facts import describe_score
from futé_tui.text.rule_pages import CHAPTERS
from futé_tui.text.rule_pages.page import Chapter, rules
from futé_tui.text.rule_pages.printing import rules_about
from futé_tui.text.table_help import TABLE_HELP
from futé_tui.text.zone_kinds import KINDS

from ..conformance.subjects import walk
from ..ladder import FILE, LadderModel, LadderRuleset
from ..screens.driving import at_table


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sheet of the machine, which is entered into the tables: this is all that a machine adds outside the engine."""
    monkeypatch.setitem(MACHINES, "ladder", Machine(LadderModel, LadderRuleset))
    monkeypatch.setitem(CHAPTERS, "ladder", lambda ruleset: [Chapter("turn", "The turn", tuple(rules("Roll.")))])
    monkeypatch.setitem(TABLE_HELP, "ladder", "Press {roll}.")
    monkeypatch.setitem(KINDS, "ladder", "Cross the sum, from left to right.")
    path = tmp_path / "ladder.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


def table_of(ladder: Path) -> Game:
    return new_game(ladder, ["Lia", "Tom"], seed=3)


def test_the_table_hints_and_explains_at_every_decision(ladder: Path) -> None:
    topics: set[Topic] = set()
    for game in walk(table_of(ladder), 3):
        state = TableState.of(game, die_letters(game.ruleset.dice), Level.FULL)
        assert game.players[game.moment.seat] in prompt(view_table(game, state))
        assert view_hints(game, state, None).now
        sheet = game.rules.view(game.position, game.moment.seat)
        for pointed in everything(sheet, game.ruleset.dice):
            assert describe_all(game, state.picker, pointed, game.moment.seat) or isinstance(pointed, str)
        topics.update(topics_met(game, game.last_events()), topics_of_decision(game))
    assert topics == {Topic.WRITE, Topic.WRITE_ALONG, Topic.MISS}


def test_facts_of_the_sheet_are_found(ladder: Path) -> None:
    game = table_of(ladder)
    box, zone, track = box_facts(game, 0, "red", "7"), zone_facts(game, 0, "red"), track_of(game, 0, "penalties")
    assert box is not None
    assert zone is not None
    assert track is not None
    assert (box.takes, zone.kind.name, len(track.boxes), track.boxes[0].points) == ((7,), "ladder", 4, "-5")
    assert describe_score(game.scores()[0])[-1] == "Total: 0 points"


def test_line_mode_plays_it_with_all_its_words(ladder: Path) -> None:
    words = ["why red 2", "why penalties", "why blue", "explain red", "explain red 5", "preview 1", "missing", "rules"]
    lines = [line for _ in range(24) for line in ("1", *words)]
    target = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    Session(KeptGame(table_of(ladder)), console, hints=Wishes(Level.FULL)).run()
    said = target.getvalue()
    assert "Cross the sum, from left to right." in said
    assert "Lia and Tom share the victory." in said


async def test_the_app_plays_it_with_keys(ladder: Path) -> None:
    async with at_table(table_of(ladder), painted=False) as table:
        for _ in range(6):
            await table.make(str(table.game.moves()[0]))
        assert "III" not in table.text(), "this game has no slots"
        await table.press("f1")
        assert "Press the space bar." in table.text()


def test_bots_rule_pages_and_records_know_it(ladder: Path) -> None:
    ruleset = load_ruleset(ladder)
    assert [play_game(ruleset.rules, 2, bot, 1)[0].zones.keys() for bot in BOTS.values()] == [{"red", "penalties"}] * 2
    assert any("Roll." in line for line in rules_about(ruleset, "", 78))
    game = table_of(ladder)
    for _ in walk(game, 1):
        pass
    assert read_record(game.record(), ruleset).position == game.position
