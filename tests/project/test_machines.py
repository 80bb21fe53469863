"""A turn machine is known to the engine, the sheets and the tables of texts; nobody else asks which one it is."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.engine import moves
from futé_tui.engine.phases import Phase
from futé_tui.engine.qwixx.sheet_tables import LOCK
from futé_tui.engine.rules import DiePlace
from futé_tui.sheets.machines import MACHINES
from futé_tui.text.rule_pages import CHAPTERS
from futé_tui.text.table_help import TABLE_HELP
from futé_tui.text.zone_kinds import KINDS

SOURCE = Path(__file__).parent.parent.parent / "src" / "futé_tui"
AT_HOME = ("engine/", "sheets/", "text/rule_pages/")  # rule pages are written for one machine each
IN_WORDS = ("text/", "table/badges.py", "table/page/status.py")  # tables of words by phase, kind of zone and sign
NAMES_KINDS = (*IN_WORDS, "editor/value_spots.py", "table/page/dice.py")  # tries the smallest zones; says "platter"
ENGINES = {folder.name for folder in (SOURCE / "engine").iterdir() if (folder / "__init__.py").is_file()}
OF_A_MACHINE = re.compile(rf"({'|'.join(ENGINES)})_?(rules|ruleset|position|sheet|model)", re.IGNORECASE)
NODES = (ast.Import, ast.ImportFrom, ast.Attribute, ast.Call, ast.MatchClass, ast.Compare, ast.Constant)


@cache
def elsewhere() -> tuple[tuple[str, ast.AST], ...]:
    """What is imported, looked into, compared or spelled out in modules outside the places where machines are at
    home."""
    modules = ((path.relative_to(SOURCE).as_posix(), path) for path in sorted(SOURCE.rglob("*.py")))
    return tuple(
        (name, node)
        for name, path in modules
        if not name.startswith(AT_HOME)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, NODES)
    )


def imported(node: ast.AST) -> list[str]:
    """The names that a statement imports, with their modules."""
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def called(node: ast.AST) -> str:
    """The name before a dot: `position` in `position.round` and in `game.position.round`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def types_asked_for(node: ast.Call | ast.MatchClass) -> list[ast.AST]:
    """The types in `isinstance(...)` or in a `case`."""
    if isinstance(node, ast.MatchClass):
        return [node.cls]
    return list(ast.walk(node.args[1])) if called(node.func) == "isinstance" else []


def test_nobody_else_imports_a_machine() -> None:
    names = [(module, name) for module, node in elsewhere() for name in imported(node)]
    assert len(names) > 1000
    assert [each for each in names if ENGINES & set(each[1].split(".")) or OF_A_MACHINE.search(each[1])] == []


def test_nobody_else_looks_into_a_position() -> None:
    looks = [
        (module, node.lineno, node.attr)
        for module, node in elsewhere()
        if isinstance(node, ast.Attribute) and called(node.value) == "position"
    ]
    assert looks == []


def test_nobody_else_takes_a_phase_for_a_string() -> None:
    compared = [
        (module, node.lineno)
        for module, node in elsewhere()
        if isinstance(node, ast.Compare)
        and called(node.left) == "phase"
        and any(isinstance(part, ast.Constant) for each in node.comparators for part in ast.walk(each))
    ]
    assert compared == []


def test_nobody_else_names_a_phase() -> None:
    """Modules ask the rules what a phase is about; that a game is over is the same for all machines."""
    named = [
        (module, node.lineno, node.attr)
        for module, node in elsewhere()
        if isinstance(node, ast.Attribute) and called(node.value) == Phase.__name__ and node.attr != Phase.OVER.name
        if not module.startswith(IN_WORDS)
    ]
    assert named == []


def test_nobody_else_asks_which_kind_of_move_it_is() -> None:
    """What a move does, names and costs are its properties; what it is called is said by tables of words."""
    kinds = {name for name, value in vars(moves).items() if isinstance(value, type) and issubclass(value, moves.Move)}
    asked = [
        (module, node.lineno)
        for module, node in elsewhere()
        if isinstance(node, ast.Call | ast.MatchClass) and not module.startswith(IN_WORDS)
        if (kinds - {moves.Move.__name__}) & {called(part) for part in types_asked_for(node)}
    ]
    assert asked == []


def test_nobody_else_knows_a_box_a_zone_or_a_place_by_its_word() -> None:
    words = {LOCK, *KINDS, *DiePlace}
    spelled = [
        (module, node.lineno, node.value)
        for module, node in elsewhere()
        if isinstance(node, ast.Constant) and node.value in words and not module.startswith(NAMES_KINDS)
    ]
    assert spelled == []


def test_every_machine_is_in_every_table() -> None:
    assert set(MACHINES) == ENGINES == set(CHAPTERS) == set(TABLE_HELP)


@pytest.mark.parametrize("sheet", ruleset_ids())
def test_a_sheet_is_played_with_the_machine_that_its_file_names(sheet: str) -> None:
    ruleset = load_ruleset(sheet)
    machine = MACHINES[ruleset.rules.name]
    assert type(ruleset) is machine.ruleset
    assert type(ruleset.model) is machine.model
    assert ruleset.model.model_dump()["game"] == ruleset.rules.name
