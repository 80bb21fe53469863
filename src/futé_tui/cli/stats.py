"""`fute stats`: statistics of the finished games, as text or JSON."""

import argparse
from datetime import date

from ..language import _
from ..outside import visible_json
from ..sheets.loader import sheet_ratings
from ..sheets.ruleset_files import sheet_title
from ..statistics.filters import Which
from ..store.game_statistics import GameStatistics
from ..store.progress import say_nothing
from ..store.reviewing import review_stored
from ..text.reconstructions import sheet_caveat
from ..text.statistics.data import report_data
from ..text.statistics.report import describe_report
from ..user_errors import UserError
from .open_store import open_store
from .output import say, say_all, show_progress
from .settings import read_settings


def run_stats(chosen: argparse.Namespace) -> int:
    """Print the report on the games that match the flags."""
    which = Which(chosen.sheet, chosen.player, _day(chosen.since), _day(chosen.until), chosen.alone, chosen.bots)
    store = open_store()
    store.catch_up(progress=show_progress)
    if chosen.review:
        numbers = GameStatistics(store).unreviewed(which)
        for done in review_stored(store, numbers, say_nothing):
            show_progress(done, len(numbers))
    reports = GameStatistics(store).report(which, sheet_ratings)
    if chosen.json:
        say(visible_json([report_data(each) for each in reports]))
        return 0
    signs = read_settings(chosen).signs
    for each in reports:
        sheet = each.sheet
        say_all(describe_report(each, sheet_title(sheet), sheet_ratings(sheet), signs, sheet_caveat(sheet)))
        say()
    if not reports:
        say(_("There are no finished games that fit. Practice and games with the coach do not count."))
    return 0


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text) if text is not None else None
    except ValueError:
        raise UserError(_("a date is written like 2026-11-16, not {text!r}").format(text=text)) from None
