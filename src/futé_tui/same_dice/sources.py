"""Where somebody else's game comes from: a file, or the text itself, typed or pasted."""

from os.path import expanduser, isfile
from pathlib import Path

from ..disk import reason
from ..language import _
from .duels import DuelError

_RECORD = ".fute"


def text_of(source: str) -> str:
    """A record or an answer: what a file of this name holds, or the text itself."""
    name = expanduser(source)
    if not (name.endswith(_RECORD) or isfile(name)):
        return source
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise DuelError(_("It cannot be read: {reason}.").format(reason=reason(error))) from None
    except UnicodeDecodeError:
        raise DuelError(_("It is not UTF-8 text.")) from None
