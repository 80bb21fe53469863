"""`fute doctor`: checks everything that is stored and, if asked to, repairs it."""

import argparse
from collections.abc import Iterable

from ..folders import experts_folder
from ..language import _, ngettext
from ..sheets.ruleset_files import own_folder
from ..store.paths import games_file, settings_file
from .check_files import check_lessons, check_own_sheets, check_settings, check_small_files
from .check_games import check_games
from .check_weights import check_weights
from .findings import Finding
from .output import say


def run_doctor(chosen: argparse.Namespace) -> int:
    """Say what is wrong; 1 if something is, and stays so."""
    checks: tuple[tuple[str, Iterable[Finding]], ...] = (
        (_("Stored games ({path}):").format(path=games_file()), check_games(games_file())),
        (_("Settings ({path}):").format(path=settings_file()), check_settings(settings_file())),
        (_("Lessons:"), check_lessons()),
        (_("Your own sheets ({path}):").format(path=own_folder()), check_own_sheets()),
        (_("Experts ({path}):").format(path=experts_folder()), check_weights(experts_folder())),
        (_("Other files ({path}):").format(path=games_file().parent), check_small_files()),
    )
    left: list[Finding] = []
    for title, findings in checks:
        say(title)
        found = False
        for finding in findings:
            found = True
            say(f"  {finding.problem}")
            if not _treat(finding, repair=chosen.repair):
                left.append(finding)
        if not found:
            say("  " + _("no problems"))
    _conclude(left, repaired=chosen.repair)
    return 1 if left else 0


def _treat(finding: Finding, *, repair: bool) -> bool:
    """Repair a finding, if that is asked for and possible, and report it; whether it was repaired."""
    if finding.repair is None:
        outcome = finding.remedy
    elif not repair:
        return False
    elif finding.repair():
        say("    " + _("Repaired. {remedy}").format(remedy=finding.remedy))
        return True
    else:
        outcome = _("It could not be repaired.")
    if outcome:
        say(f"    {outcome}")
    return False


def _conclude(left: list[Finding], *, repaired: bool) -> None:
    """Say what remains to be done."""
    if not left:
        return
    count = len(left)
    say(ngettext("{count} problem found.", "{count} problems found.", count).format(count=count))
    if not repaired and any(finding.repair for finding in left):
        say(_("fute doctor --repair repairs what it can."))
