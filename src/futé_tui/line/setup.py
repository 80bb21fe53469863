"""Asking for sheet and players where the command line did not say them."""

from ..language import _
from ..sheets.loader import sheet_ids
from ..sheets.own import own_sheets
from ..text.reconstructions import listed_title
from .console import Console, place


def ask_sheet(console: Console) -> str:
    """One of all sheets, by number or id."""
    ids = sheet_ids()
    for number, ruleset_id in enumerate(ids, 1):
        console.say(f"{number}  {ruleset_id:<20} {listed_title(ruleset_id)}")
    for problem in own_sheets().problems:
        console.say(problem)
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
