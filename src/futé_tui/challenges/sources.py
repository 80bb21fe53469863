"""A game from elsewhere: a file, or the text itself, typed or pasted."""

from os.path import expanduser, isfile

from ..disk import file_reason
from ..files import read_text
from ..language import _
from .duels import DuelError

_RECORD = ".fute"


def text_of(source: str) -> str:
    """The contents of a file of this name, or the text itself."""
    name = expanduser(source)
    if not (name.endswith(_RECORD) or isfile(name)):
        return source
    try:
        return read_text(name)
    except OSError as error:
        raise DuelError(_("It cannot be read: {reason}.").format(reason=file_reason(error))) from None
    except UnicodeDecodeError:
        raise DuelError(_("It is not UTF-8 text.")) from None
