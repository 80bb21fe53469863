"""Asking for sheet and players where the command line did not say them."""

from ..language import _
from ..sheets.loader import load_ruleset, ruleset_ids
from .console import Console, place


def ask_sheet(console: Console) -> str:
    """One of the sheets that come with the game, by number or id."""
    ids = ruleset_ids()
    for number, ruleset_id in enumerate(ids, 1):
        console.say(f"{number}  {ruleset_id:<20} {load_ruleset(ruleset_id).title}")
    while True:
        answer = console.ask(_("Which sheet?") + " ")
        if answer in ids:
            return answer
        if (chosen := place(answer, len(ids))) is not None:
            return ids[chosen]
        console.say(_("Type a number from 1 to {last}, or an id.").format(last=len(ids)))


def ask_players(console: Console, counts: range) -> list[str]:
    """Names, separated by commas."""
    bounds = {"least": counts[0], "most": counts[-1]}
    while True:
        question = _("Who plays ({least} to {most} names, separated by commas)?").format(**bounds)
        answer = console.ask(f"{question} ")
        names = [name.strip() for name in answer.split(",") if name.strip()]
        if len(names) in counts:
            return names
        console.say(_("This sheet is for {least} to {most} players.").format(**bounds))
