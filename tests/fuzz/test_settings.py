"""Settings and side files with mistakes: one sentence for each, defaults instead, and the file can still be written."""

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

from futé_tui.outside import is_harmless
from futé_tui.store.dismissed_topics import DismissedTopics
from futé_tui.store.last_setup import GameSetup, recall, remember
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.resolve_settings import resolve_settings
from futé_tui.store.settings import HINTS, Settings
from futé_tui.store.settings_writer import NotWritten, write_value

from .changing import changed_data, changed_text

SETTINGS = """# mine
language = "fr"
theme = "fute-light"
animations = false
hand_over = true
hints = "full"
ascii = false

[keys]
roll = "space"
undo = "ctrl+z"
"""
SIDE_FILES = {
    "last": {"sheet": "tres-fute", "players": ["Lia", "Tom"]},
    "lessons": {"offered": True, "lessons": {"tres-fute/turn": {"step": 2, "done": False}}},
    "topics": ["platter", "joker"],
}


def test_settings_with_mistakes_are_reported_and_the_rest_is_used(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    problems = 0
    for seed in range(300):
        file.write_text(changed_text(SETTINGS, Random(seed)), encoding="utf-8", errors="replace")
        settings = resolve_settings(file, {}, {})
        assert settings.hints in HINTS
        assert all(isinstance(getattr(settings, name), bool) for name in ("animations", "hand_over", "ascii"))
        assert all(is_harmless(str(problem)) for problem in settings.problems)
        problems += bool(settings.problems)
        with suppress(NotWritten):
            write_value(file, "hints", "off")
            assert resolve_settings(file, {}, {}).hints == "off"
    assert 50 < problems < 300


def test_the_environment_with_mistakes_is_reported_too(tmp_path: Path) -> None:
    variables = {"FUTE_HINTS": "full", "FUTE_ASCII": "yes", "FUTE_KEYS": "roll=space undo=u", "FUTE_LANGUAGE": "de"}
    for seed in range(100):
        random = Random(seed)
        environ = {name: changed_text(value, random) for name, value in variables.items()}
        settings = resolve_settings(tmp_path / "none.toml", environ, {})
        assert settings.hints in HINTS
        assert all(is_harmless(str(problem)) for problem in settings.problems)


def test_side_files_with_mistakes_never_stop_anything(tmp_path: Path) -> None:
    file = tmp_path / "side.json"
    for seed in range(100):
        random = Random(seed)
        for name, data in SIDE_FILES.items():
            changed = changed_data({"root": data}, random).get("root")
            text = json.dumps(changed)
            file.write_text(text if random.random() < 0.5 else changed_text(text, random), "utf-8", errors="replace")
            match name:
                case "last":
                    setup = recall(file)
                    assert setup is None or all(isinstance(player, str) for player in setup.players)
                    remember(GameSetup("qwinto", ("Lia",)), file)
                    assert recall(file) == GameSetup("qwinto", ("Lia",))
                case "lessons":
                    progress = LessonProgress(file)
                    assert progress.of("tres-fute/turn").step >= 0
                    progress.note("tres-fute/turn", 5)
                    assert progress.of("tres-fute/turn").step == 5
                case _:
                    topics = DismissedTopics(file)
                    topics.add("fox")
                    assert "fox" in DismissedTopics(file)
    untouched = resolve_settings(tmp_path / "none.toml", {}, {})
    assert replace(untouched, ascii=False, sources={}) == Settings()  # the locale may ask for ASCII
