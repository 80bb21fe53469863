"""`fute doctor`: what is wrong with stored games, settings, lessons and small files, and what is repaired."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from futé_tui.cli import check_files
from futé_tui.cli.check_games import check_games
from futé_tui.cli.check_weights import check_weights
from futé_tui.engine.game import Game
from futé_tui.expert.review import review_game
from futé_tui.expert.weights import write_weights
from futé_tui.folders import experts_folder
from futé_tui.lessons import loader
from futé_tui.store.games import GameStore
from futé_tui.store.migrations import VERSION
from futé_tui.store.occasion import Kind
from futé_tui.store.paths import (
    dismissed_topics_file,
    games_file,
    last_setup_file,
    lessons_file,
    settings_file,
)
from futé_tui.store.review_rows import pack_review

from ..challenges.games import finished
from ..challenges.test_duels import CHALLENGE
from ..expert.experts import newborn, untrained
from ..statistics.games import random_game
from ..store.test_damaged_values import rolled
from .command_line import Fute

SOUND = "no problems"


def store_games(*games: Game) -> None:
    store = GameStore(games_file())
    for game in games:
        store.begin(game)
    store.close()


def edit(query: str, *values: object) -> None:
    with closing(sqlite3.connect(games_file())) as database, database:
        database.execute(query, values)


def section(said: str, title: str) -> list[str]:
    """The lines below a title."""
    lines = said.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(title)) + 1
    ends = [number for number, line in enumerate(lines) if number >= start and not line.startswith(" ")]
    return [line.strip() for line in lines[start : ends[0] if ends else None]]


@pytest.fixture(autouse=True)
def _no_lessons(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No lessons are taken, but where a test is about them."""
    if "lessons" not in request.fixturenames:
        monkeypatch.setattr(check_files, "lesson_sheets", lambda: ())


@pytest.fixture
def lessons() -> None:
    """Asked for by tests of lessons."""


@pytest.mark.usefixtures("lessons")
def test_where_nothing_was_ever_stored_nothing_is_wrong(fute: Fute) -> None:
    said = fute("doctor")
    assert said.count(SOUND) == 6
    assert not games_file().exists()


def test_sound_games_are_sound(fute: Fute) -> None:
    store_games(rolled(), random_game("qwinto", ["Lia", "Tom"], 1))
    assert section(fute("doctor"), "Stored games") == [SOUND]


@pytest.mark.parametrize(
    ("query", "problem"),
    [
        ("UPDATE games SET players = '[' WHERE id = 1", "Game 1 is damaged: invalid list of players '['."),
        ("UPDATE games SET started = x'00' WHERE id = 1", "Game 1 is damaged: invalid start b'\\x00'."),
        ("UPDATE games SET played_on = '' WHERE id = 1", "Game 1 is damaged: invalid date ''."),
        (
            "UPDATE games SET totals = '[1000]' WHERE id = 1",
            "Lists and statistics do not match the moves of game 1.",
        ),
        (
            "UPDATE results SET total = 1000 WHERE game = 1",
            "Lists and statistics do not match the moves of game 1.",
        ),
        (
            "UPDATE moves SET number = number + 1000 WHERE game = 1 AND number > 3",
            "Lists and statistics do not match the moves of game 1.",
        ),
    ],
)
def test_what_can_be_calculated_again_is_repaired_on_request(query: str, problem: str, fute: Fute) -> None:
    game = random_game("qwinto", ["Lia"], 1)
    store_games(game)
    edit(query)
    said = fute("doctor", status=1)
    assert section(said, "Stored games") == [problem]
    assert said.endswith("1 problem found.\nfute doctor --repair repairs what it can.\n")
    said = fute("doctor", "--repair")
    assert section(said, "Stored games") == [problem, "Repaired. The values are calculated again from the moves."]
    assert section(fute("doctor"), "Stored games") == [SOUND]
    (stored,) = GameStore(games_file()).listing()
    assert stored.damage is None
    assert stored.totals == (game.scores()[0].total,)
    assert stored.read().position == game.position


def test_results_and_moves_of_a_game_that_is_missing_are_deleted_on_request(fute: Fute) -> None:
    store_games(random_game("qwinto", ["Lia"], 1), random_game("qwinto", ["Tom"], 2))
    edit("DELETE FROM games WHERE id = 2")
    assert "Tom" in fute("stats")
    problem = "1 game is gone, but some of its moves or results are left."
    assert section(fute("doctor", status=1), "Stored games") == [problem]
    assert section(fute("doctor", "--repair"), "Stored games") == [problem, "Repaired. They are deleted."]
    assert section(fute("doctor"), "Stored games") == [SOUND]
    assert "Tom" not in fute("stats")


def test_a_review_that_cannot_be_used_is_deleted_on_request(fute: Fute) -> None:
    game = random_game("qwinto", ["Lia"], 1)
    store_games(game)
    store = GameStore(games_file())
    store.keep_review(1, pack_review(review_game(newborn("qwinto"), game), "fox"))
    store.close()
    assert list(check_games(games_file())) == []
    edit("UPDATE reviews SET details = replace(details, '[0,', '[9999,')")
    assert section(fute("doctor", "--repair"), "Stored games") == [
        "The review of game 1 cannot be used.",
        "Repaired. It is deleted; the game can be reviewed again.",
    ]
    assert list(check_games(games_file())) == []


def test_weights_that_cannot_be_used_are_reported(fute: Fute) -> None:
    experts_folder().mkdir(parents=True)
    weights = untrained("qwinto")
    for name in ("qwinto", "gone"):
        write_weights(experts_folder() / f"{name}.npz", weights)
    assert list(check_weights(experts_folder())) == []
    other = replace(weights.manifest, fingerprint="0" * 16)
    write_weights(experts_folder() / "qwinto.npz", weights._replace(manifest=other))
    damaged = experts_folder() / "qwixx.npz"
    damaged.write_bytes(b"no weights")
    misfit, *others = section(fute("doctor", "--repair", status=1), "Experts")
    assert misfit.startswith("The expert for qwinto was trained for another version of the sheet; train one with")
    assert others == [f"{damaged} cannot be read.", "Repaired. The file is kept under another name."]
    assert not damaged.exists()
    assert len(list(experts_folder().iterdir())) == 3


def test_a_game_whose_kind_is_lost_is_recognised_by_its_dice(fute: Fute) -> None:
    store_games(finished(CHALLENGE, "Lia"))
    edit("UPDATE games SET kind = 'party'")
    fute("doctor", "--repair")
    (stored,) = GameStore(games_file()).listing()
    assert stored.occasion.kind is Kind.DUEL


def test_a_game_that_cannot_be_read_stays_as_it_is(fute: Fute, tmp_path: Path) -> None:
    store_games(rolled())
    edit("UPDATE moves SET line = 'jump'")
    said = fute("doctor", "--repair", status=1)
    problem, remedy = section(said, "Stored games")
    assert problem == "Game 1 cannot be read: line 7: 'jump' is not a move."
    assert remedy == "fute export 1 FILE saves what is left of it; you can delete it in the list of games."
    fute("export", "1", str(tmp_path / "one.fute"))
    assert "\njump\n" in (tmp_path / "one.fute").read_text(encoding="utf-8")


def test_a_damaged_file_is_only_touched_on_request(fute: Fute) -> None:
    store_games(rolled(), rolled())
    edit("DROP INDEX games_by_kind")
    data = bytearray(games_file().read_bytes())
    data[100:110] = b"\xff" * 10
    games_file().write_bytes(data)
    assert section(fute("doctor", status=1), "Stored games") == ["The file is damaged."]
    assert games_file().read_bytes() == data
    said = fute("doctor", "--repair")
    assert "2 games were saved." in said
    assert "Repaired. Every game that can be read is saved into a new file; the damaged one is kept." in said
    assert games_file().with_name("games.sqlite3.damaged-1").read_bytes() == data
    assert section(fute("doctor"), "Stored games") == [SOUND]


def test_games_that_are_saved_from_a_damaged_file_are_checked_at_once(fute: Fute) -> None:
    store_games(rolled(), rolled())
    edit("UPDATE moves SET line = 'rnll' WHERE game = 1")
    data = bytearray(games_file().read_bytes())
    data[100:110] = b"\xff" * 10
    games_file().write_bytes(data)
    said = fute("doctor", "--repair", status=1)
    assert "Repaired. Every game that can be read is saved into a new file; the damaged one is kept." in said
    assert "'rnll' is not a move." in said
    assert section(fute("doctor", status=1), "Stored games")[0].startswith("Game 1 cannot be read")


def test_a_file_of_a_newer_version_is_left_alone(fute: Fute) -> None:
    store_games(rolled())
    edit(f"PRAGMA user_version = {VERSION + 1}")
    said = fute("doctor", "--repair", status=1)
    assert section(said, "Stored games") == ["The file comes from a newer version of futé."]


def test_a_folder_in_place_of_the_file_is_reported(fute: Fute) -> None:
    games_file().mkdir(parents=True)
    assert section(fute("doctor", status=1), "Stored games") == ["The file cannot be read: it cannot be opened."]


@pytest.mark.parametrize("target", ["/dev/null", "/dev/full", "games.sqlite3", "no such folder/games.sqlite3"])
def test_a_link_to_where_no_game_can_be_stored_is_reported(target: str, fute: Fute) -> None:
    games_file().parent.mkdir(parents=True)
    games_file().symlink_to(target)
    said = fute("doctor", "--repair", status=1)
    assert section(said, "Stored games") == ["No game can be stored in this file."]
    assert "games are kept in memory only" in said
    assert games_file().is_symlink()


def test_wrong_settings_are_taken_out_and_the_file_is_kept(fute: Fute) -> None:
    settings_file().parent.mkdir(parents=True)
    text = '# mine\nhints = "loud"\ntheme = "mauve"\nanimations = false\n[keys]\nroll = "no such key"\nundo = "u"\n'
    settings_file().write_text(text, encoding="utf-8")
    (problem,) = section(fute("doctor", status=1), "Settings")
    for part in (
        "hints is one of off, rules, options, full, coach, not 'loud'",
        "no theme 'mauve'",
        "no key 'no such key'",
    ):
        assert part in problem
    assert settings_file().read_text(encoding="utf-8") == text
    fute("doctor", "--repair")
    assert settings_file().read_text(encoding="utf-8") == '# mine\nanimations = false\n[keys]\nundo = "u"\n'
    assert settings_file().with_name("settings.toml.damaged-1").read_text(encoding="utf-8") == text
    assert section(fute("doctor"), "Settings") == [SOUND]


def test_settings_that_are_no_toml_are_set_aside(fute: Fute) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("hints = [", encoding="utf-8")
    assert "is not used" in section(fute("doctor", status=1), "Settings")[0]
    fute("doctor", "--repair")
    assert not settings_file().exists()
    assert settings_file().with_name("settings.toml.damaged-1").exists()


def test_a_wrong_value_in_the_environment_is_reported_and_nothing_can_repair_it(
    fute: Fute, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUTE_HINTS", "loud")
    said = fute("doctor", "--repair", status=1)
    assert section(said, "Settings") == ["FUTE_HINTS: hints is one of off, rules, options, full, coach, not 'loud'."]


@pytest.mark.parametrize("text", ["{", "3", "[" * 100_000, "\x00"])
def test_small_files_that_cannot_be_read_are_set_aside(text: str, fute: Fute) -> None:
    files = lessons_file(), last_setup_file(), dismissed_topics_file()
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert section(fute("doctor", status=1), "Other files") == [f"{file} cannot be read." for file in files]
    fute("doctor", "--repair")
    assert not any(file.exists() for file in files)
    assert all(file.with_name(f"{file.name}.damaged-1").exists() for file in files)


@pytest.mark.usefixtures("lessons")
def test_lessons_that_cannot_be_taken_are_reported(fute: Fute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "lessons" / "qwinto"
    folder.mkdir(parents=True)
    original = loader.lessons_folder() / "qwinto"
    first = min(original.glob("1-*.toml"))
    (folder / first.name).write_text(first.read_text(encoding="utf-8") + "\n[nonsense]\n", encoding="utf-8")
    monkeypatch.setattr(loader, "lessons_folder", lambda: tmp_path / "lessons")
    loader.lessons_of.cache_clear()
    try:
        problem, *_ = section(fute("doctor", status=1), "Lessons")
    finally:
        loader.lessons_of.cache_clear()
    assert str(folder / first.name) in problem
