"""Reading records and rulesets named on the command line."""

from collections.abc import Sequence

from ..api import read_record
from ..disk import file_reason
from ..engine.game import Game
from ..engine.problems import RecordError
from ..files import read_text
from ..language import _
from ..outside import visible
from ..sheets.loader import load_ruleset
from ..sheets.ruleset import Ruleset
from ..text.problems import about_file, describe_problem
from ..user_errors import UserError


def read_game(name: str, ruleset: Ruleset | str | None = None) -> Game:
    """The game of a record file; `ruleset` is a sheet of the player's own, or its file."""
    own = load_ruleset(ruleset) if ruleset else None
    try:
        return read_record(read_text(name), own)
    except OSError as error:
        sentence = _("{file}: cannot be read: {reason}")
        raise UserError(sentence.format(file=visible(name), reason=file_reason(error))) from None
    except (RecordError, UnicodeDecodeError) as error:
        raise UserError(about_file(name, describe_problem(error))) from None


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """The options of a sheet as they are typed, NAME=SETTING."""
    return dict(_setting(text) for text in texts)


def _setting(text: str) -> tuple[str, str]:
    name, equals, setting = text.partition("=")
    if not equals:
        raise UserError(_("--option wants NAME=SETTING, not {text!r}").format(text=text))
    return name, setting
