"""Modules import one another in one direction only, also inside functions and for type checking."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
PACKAGE = "futé_tui"


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(file): file for file in (SOURCE / PACKAGE).rglob("*.py")}


def imported_by(module: str) -> Iterator[str]:
    """The modules that a module imports anywhere in its file."""
    file = MODULES[module]
    package = module.split(".") if file.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            inside = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*inside, *filter(None, [node.module])])
            for name in node.names:
                full = f"{base}.{name.name}"
                yield full if full in MODULES else base


def test_no_module_imports_itself_by_a_detour() -> None:
    imports = {module: set(imported_by(module)) & MODULES.keys() - {module} for module in MODULES}
    assert sum(map(len, imports.values())) > len(MODULES)
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
