"""Asking for sheet and players where the command line did not say them."""

from ..sheets.loader import load_ruleset, ruleset_ids
from .console import Console


def ask_sheet(console: Console) -> str:
    """One of the sheets that come with the game, by number or id."""
    ids = ruleset_ids()
    for number, ruleset_id in enumerate(ids, 1):
        console.say(f"{number}  {ruleset_id:<20} {load_ruleset(ruleset_id).title}")
    while True:
        answer = console.ask("Which sheet? ")
        if answer in ids:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        console.say(f"Type a number from 1 to {len(ids)}, or an id.")


def ask_players(console: Console, counts: range) -> list[str]:
    """Names, separated by commas."""
    while True:
        answer = console.ask(f"Who plays ({counts[0]} to {counts[-1]} names, separated by commas)? ")
        names = [name.strip() for name in answer.split(",") if name.strip()]
        if len(names) in counts:
            return names
        console.say(f"This sheet is for {counts[0]} to {counts[-1]} players.")
