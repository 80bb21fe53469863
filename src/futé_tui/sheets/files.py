"""Where the sheets that come with the game are, and what they are called, without reading the whole of them."""

import tomllib
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


def rulesets_folder() -> Path:
    """The folder of the sheets that come with the game: inside an installed package, at the top of a checkout."""
    packed = _PACKAGE / "rulesets"
    return packed if packed.is_dir() else _PACKAGE.parent.parent / "rulesets"


@cache
def ruleset_ids() -> tuple[str, ...]:
    """The sheets that come with the game."""
    return tuple(sorted(path.stem for path in rulesets_folder().glob("*.toml")))


@cache
def sheet_title(ruleset_id: str) -> str:
    """The name of a sheet; its id if it does not come with the game. Lists show names before any sheet is needed."""
    if ruleset_id not in ruleset_ids():
        return ruleset_id
    text = (rulesets_folder() / f"{ruleset_id}.toml").read_text(encoding="utf-8")
    before_tables, _, _ = text.partition("\n[")
    return str(tomllib.loads(before_tables)["title"])
