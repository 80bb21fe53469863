"""What lists show of a game, read from the header of its record without knowing its sheet."""

import json
import re

_FIRST_BOT = re.compile(r'^player: "[^\n]*" bot ([a-z]+)$', re.MULTILINE)
_OWN_SHEET = re.compile(r"^ruleset: ([a-z0-9-]+) ([0-9]{1,9}) ([0-9a-f]{16})$", re.MULTILINE)


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


def own_sheet(header: str) -> tuple[str, str, str] | None:
    """Id, version and edition of the sheet, if it is one of the player's own."""
    found = _OWN_SHEET.search(header)
    return (found[1], found[2], found[3]) if found else None


def bot_in(record: str) -> str:
    """The key of the bot that plays the first seat; empty for a person."""
    found = _FIRST_BOT.search(record)
    return found[1] if found and record.index("\nplayer: ") + 1 == found.start() else ""


def people_of(header: str) -> str:
    """The players who are no bots, as the column players has them."""
    named = (line.partition(": ") for line in header.split("\n"))
    return "[" + ", ".join(value for key, _, value in named if key == "player" and value.endswith('"')) + "]"


def _kind(values: dict[str, str], named: list[str]) -> str:
    for kind in ("practice", "coached"):
        if values.get(kind) == "yes":
            return kind
    return "bots" if any(not value.endswith('"') for value in named) else "table"
