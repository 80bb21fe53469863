"""The command line: `fute` and its subcommands, each imported when it is used."""

import sys
from collections.abc import Sequence
from contextlib import suppress

from .. import __version__
from ..disk import file_reason
from ..language import _
from ..store.sealed import SealedGame
from ..user_errors import UserError
from .argparse_texts import Parser, teach_argparse
from .output import at_terminal, complain, discard_output, open_streams
from .parser import STOPPED, add_commands, with_command
from .settings import speak_as_set


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return its exit status."""
    open_streams()
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        discard_output()  # the reader is gone
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        discard_output()
        with suppress(OSError):
            complain(_("the output cannot be written: {reason}").format(reason=file_reason(error)))
        return 1


def _run(arguments: Sequence[str]) -> int:
    speak_as_set(arguments)
    teach_argparse()
    parser = Parser(
        prog="fute", description=_("The dice games of the Très futé family, Qwinto and Qwixx, in a terminal.")
    )
    parser.add_argument(
        "--version", action="version", version=f"fute {__version__}", help=_("show the version and exit")
    )
    arguments = with_command(arguments, at_terminal=at_terminal())
    add_commands(parser, arguments)
    chosen = parser.parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # signs that the terminal lacks become "?"
    try:
        return int(chosen.run(chosen))
    except UserError as error:
        complain(error)
        return 2
    except SealedGame:
        complain(_("games of a duel are shown once everybody has played"))
        return 2
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            sys.stderr.write("\n")  # after ^C, or a progress bar
        complain(_("stopped"))
        return STOPPED
