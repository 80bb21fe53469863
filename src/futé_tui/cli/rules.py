"""`fute rules`: the rule page of a sheet, or the chapters of it that somebody looks for."""

import argparse
import shutil

from ..language import _
from ..text.rule_pages import rule_page
from ..text.rule_pages.printing import chapter_lines, found_in, page_lines
from .reading import find_ruleset
from .words import UserError

_WIDEST = 88  # longer lines are hard to read


def run_rules(chosen: argparse.Namespace) -> int:
    page = rule_page(find_ruleset(chosen.sheet))
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    if not chosen.words:
        print("\n".join(page_lines(page, width)))
        return 0
    words = " ".join(chosen.words)
    found = [chapter for chapter in page.chapters if found_in(chapter, words)]
    if not found:
        raise UserError(_("nothing in the rules of {title} has {words!r}").format(title=page.title, words=words))
    print("\n\n".join("\n".join(chapter_lines(chapter, width)) for chapter in found))
    return 0
