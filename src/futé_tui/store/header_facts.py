"""What lists show of a game, read from the header of its record without knowing its sheet."""

import json


def header_facts(header: str) -> tuple[str, str, str, str]:
    """The columns sheet, players, played_on and kind; what the header lacks stays empty."""
    lines = [line.partition(": ") for line in header.split("\n")]
    values = {key: value for key, _, value in lines}
    named = [value for key, _, value in lines if key == "player"]
    players = "[" + ", ".join(value.rpartition('"')[0] + '"' for value in named) + "]"
    try:
        json.loads(players)
    except (ValueError, RecursionError):
        players = "[]"
    return values.get("ruleset", "").partition(" ")[0], players, values.get("date", ""), _kind(values, named)


def people_of(header: str) -> str:
    """The players who are no bots, as the column players has them."""
    named = (line.partition(": ") for line in header.split("\n"))
    return "[" + ", ".join(value for key, _, value in named if key == "player" and value.endswith('"')) + "]"


def _kind(values: dict[str, str], named: list[str]) -> str:
    for kind in ("practice", "coached"):
        if values.get(kind) == "yes":
            return kind
    return "bots" if any(not value.endswith('"') for value in named) else "table"
