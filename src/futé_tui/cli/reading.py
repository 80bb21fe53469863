"""Reading a record for a word of the command line."""

from pathlib import Path

from ..api import read_record
from ..disk import reason
from ..engine.game import Game
from ..engine.records import RecordError
from ..language import _
from ..sheets.loader import RulesetError, load_ruleset
from ..sheets.ruleset import Ruleset
from ..text.problems import about_file, tell_problem
from .words import UserError


def read_game(name: str, ruleset: str | None = None) -> Game:
    """The game of a record file; what is wrong with it is one sentence. A sheet of one's own is a file of its own."""
    own = find_ruleset(ruleset) if ruleset else None
    try:
        return read_record(Path(name).read_text(encoding="utf-8"), own)
    except OSError as error:
        raise UserError(_("{file}: cannot be read: {reason}").format(file=name, reason=reason(error))) from None
    except (RecordError, UnicodeDecodeError) as error:
        raise UserError(about_file(name, tell_problem(error))) from None


def find_ruleset(source: str) -> Ruleset:
    try:
        return load_ruleset(source)
    except RulesetError as error:
        raise UserError(str(error)) from None
