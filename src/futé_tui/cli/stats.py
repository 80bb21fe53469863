"""`fute stats`: what the finished games say, as text or as JSON."""

import argparse
import json
from datetime import date

from ..figures.data import report_data
from ..figures.report import tell_report
from ..language import _
from ..sheets.shown import sheet_ratings, sheet_title
from ..statistics.filters import Which
from ..statistics.report import report
from .games import open_store
from .progress import show_progress
from .settings import read_settings
from .words import UserError


def run_stats(chosen: argparse.Namespace) -> int:
    """The report on the games that were asked for."""
    which = Which(chosen.sheet, chosen.player, _day(chosen.since), _day(chosen.until), chosen.alone)
    store = open_store()
    store.catch_up(progress=show_progress)
    reports = report(store.played(which), which, sheet_ratings)
    if chosen.json:
        print(json.dumps([report_data(each) for each in reports], ensure_ascii=False, indent=2))
        return 0
    ascii_only = read_settings(chosen).ascii
    for each in reports:
        for line in tell_report(each, sheet_title(each.sheet), sheet_ratings(each.sheet), ascii_only=ascii_only):
            print(line)
        print()
    if not reports:
        print(_("There are no finished games that fit. Practice games do not count."))
    return 0


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text) if text is not None else None
    except ValueError:
        raise UserError(_("a date is written like 2026-11-16, not {text!r}").format(text=text)) from None
