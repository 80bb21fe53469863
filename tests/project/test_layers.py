"""What is imported when: headless parts stay without Textual and Rich, and the facade loads names on first use."""

import subprocess
import sys

import pytest

HEADLESS = [
    "api",
    "cli",
    "cli.lessons",
    "cli.line",
    "cli.replaying",
    "cli.simulation",
    "cli.stats",
    "engine.game",
    "hints.preview",
    "line.session",
    "sheets.loader",
    "text.sheet",
]


def modules_after(statement: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{statement}; import sys; print(*sys.modules)"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return {name.partition(".")[0] if not name.startswith("futé_tui") else name for name in done.stdout.split()}


def test_headless_modules_do_not_import_textual_or_rich() -> None:
    loaded = modules_after(f"import {', '.join(f'futé_tui.{module}' for module in HEADLESS)}")
    assert not {"textual", "rich"} & loaded


def test_the_engine_imports_the_standard_library_only() -> None:
    loaded = modules_after("import futé_tui.engine.game, futé_tui.engine.records, futé_tui.engine.fute")
    assert "pydantic" not in loaded
    assert not any(name.startswith("futé_tui.sheets") for name in loaded)


def test_nobody_loads_numpy_until_an_expert_is_asked() -> None:
    named = ", ".join(f"futé_tui.{module}" for module in (*HEADLESS, "app", "screens.table.table", "expert.levels"))
    assert "numpy" not in modules_after(f"import {named}, futé_tui.expert.review, futé_tui.text.review")
    chick = "from futé_tui import new_game; from futé_tui.expert.seats import BotSeats; BotSeats({}).load()"
    game = 'new_game("tres-fute", ["Lia", "Tom"], bots={1: "chick"})'
    assert "numpy" not in modules_after(chick.format(game))


def test_help_and_version_load_neither_engine_nor_pydantic() -> None:
    loaded = modules_after("import futé_tui.cli, futé_tui.cli.parser")
    assert "pydantic" not in loaded
    assert not any(name.startswith("futé_tui.engine") for name in loaded)


def test_home_opens_without_the_engine_and_pydantic() -> None:
    loaded = modules_after("import futé_tui.cli.play, futé_tui.app")
    assert "pydantic" not in loaded
    assert not {"futé_tui.engine.game", "futé_tui.engine.rules", "futé_tui.engine.refusals"} & loaded


def test_the_facade_offers_every_public_name() -> None:
    import futé_tui

    for name in futé_tui.__all__:
        assert getattr(futé_tui, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'bogus'"):
        futé_tui.bogus  # noqa: B018
