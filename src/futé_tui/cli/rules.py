"""`fute rules`: the rules of a sheet, or the chapters with a given text."""

import argparse
import shutil

from ..sheets.loader import load_ruleset
from ..text.rule_pages.printing import rules_about
from .output import say

_WIDEST = 88  # longer lines are hard to read


def run_rules(chosen: argparse.Namespace) -> int:
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    say("\n".join(rules_about(load_ruleset(chosen.sheet), " ".join(chosen.words), width)))
    return 0
