"""What lists show of a game, read from the header of its record without knowing its sheet."""

import json


def header_facts(header: str) -> tuple[str, str, str, str]:
    """The columns sheet, players, played_on and kind; what the header lacks stays empty."""
    lines = [line.partition(": ") for line in header.split("\n")]
    values = {key: value for key, _, value in lines}
    players = "[" + ", ".join(value for key, _, value in lines if key == "player") + "]"
    try:
        json.loads(players)
    except (ValueError, RecursionError):
        players = "[]"
    kind = "practice" if values.get("practice") == "yes" else "table"
    return values.get("ruleset", "").partition(" ")[0], players, values.get("date", ""), kind
