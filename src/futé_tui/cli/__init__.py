"""The command line: `fute` and its words. Each word's work is imported when it is used."""

import argparse
import os
import sys
from collections.abc import Sequence

from .. import __version__
from ..language import _
from .argparse_words import teach_argparse
from .settings import speak_as_set
from .terminal import at_terminal
from .words import UserError, add_words


def main(arguments: Sequence[str]) -> int:
    """Run the command line; the answer is the exit status."""
    speak_as_set(arguments)
    teach_argparse()
    parser = argparse.ArgumentParser(
        prog="fute", description=_("The dice games of the Très futé family and Qwinto, in a terminal.")
    )
    parser.add_argument(
        "--version", action="version", version=f"fute {__version__}", help=_("show the version and exit")
    )
    add_words(parser)
    chosen = parser.parse_args(arguments or ([] if at_terminal() else ["line"]))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows "?" and the game goes on
    try:
        return int(chosen.run(chosen))
    except UserError as error:
        print(f"fute: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: let the rest go nowhere
        return 0
