"""What argparse says by itself, in the languages of the game."""

import argparse
from typing import Any, NoReturn

from ..language import N_, _, ngettext
from ..outside import visible, visible_complaint

_MESSAGES = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("one of the arguments %s is required"),
    N_("unrecognized arguments: %s"),
    N_("not allowed with argument %s"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("ignored explicit argument %r"),
    N_("expected one argument"),
    N_("expected at least one argument"),
)  # the others are for programmers, or for kinds of arguments that no subcommand has


def teach_argparse() -> None:
    """Let argparse ask our catalogue: by itself it asks one that only the environment can choose."""
    vars(argparse).update(_=_, ngettext=ngettext)


class Formatter(argparse.HelpFormatter):
    """Headings end as the language writes it: French has a space before the colon that argparse adds."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(_("{heading}:").format(heading=heading)[:-1] if heading else heading)


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are safe to print: it quotes what was typed."""

    def __init__(self, **how: Any) -> None:
        super().__init__(**({"formatter_class": Formatter} | how))

    def error(self, message: str) -> NoReturn:
        super().error(visible_complaint(visible(message)))
