"""The folder of the player's own sheets: copies of other sheets, files that are added, files that are removed."""

from contextlib import suppress
from pathlib import Path
from unicodedata import combining, normalize

import tomlkit

from ..disk import file_reason
from ..files import read_text
from ..language import _
from ..outside import visible
from ..sheets.reading import RulesetError, file_text, load_source
from ..sheets.ruleset import Ruleset
from ..sheets.ruleset_files import is_id, own_files, own_folder, own_id, ruleset_ids, rulesets_folder
from ..user_errors import UserError
from .small_files import replace_text

_LONGEST = 30  # characters of an id that is made from a title
_NAMELESS = "sheet"
_DRAFT = ".unsaved"  # added to the name of a sheet's file


class NotKept(UserError):
    """A sheet that cannot be written or removed; the text is one sentence."""


def copy_sheet(ruleset: Ruleset, new_id: str, title: str = "") -> Path:
    """Write a copy under another id and title into the folder; where it is."""
    _check_id(new_id)
    text = ruleset.source or read_text(rulesets_folder() / f"{ruleset.id}.toml")
    document = tomlkit.parse(text)
    document["id"], document["version"] = new_id, 1
    document["title"] = title if title.strip() else title_of(new_id)
    return _keep(new_id, tomlkit.dumps(document))


def title_of(sheet: str) -> str:
    """What a copy is called unless its owner says otherwise: my-melange is My melange."""
    return sheet.replace("-", " ").capitalize()


def id_for(title: str) -> str:
    """An id that no sheet has, after a title: My pad becomes my-pad, or my-pad-2."""
    letters = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in _plain(title))
    words = "-".join(word for word in letters.split("-") if word)[:_LONGEST].strip("-") or _NAMELESS
    taken = {*ruleset_ids(), *(own_id(file) for file in own_files())}
    names = (words, *(f"{words}-{number}" for number in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)


def _plain(title: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in normalize("NFKD", title.casefold()) if not combining(sign))


def own_path(sheet: str) -> Path:
    """The file of a sheet of one's own, in the folder or named when the program was started; NotKept if there is
    none."""
    return next((file.path for file in own_files() if own_id(file) == sheet), None) or _own_file(sheet)


def add_sheet(path: Path, *, force: bool) -> tuple[Ruleset, Path]:
    """Copy a file into the folder; the sheet, and where it is now. RulesetError if it cannot be played."""
    text = file_text(path)
    ruleset = load_source(path, text)
    if not force:
        _check_id(ruleset.id)
    return ruleset, _keep(ruleset.id, text)


def remove_sheet(sheet: str) -> Path:
    """Delete the file of a sheet; where it was. Games that were played on it keep it."""
    if sheet in ruleset_ids():
        raise NotKept(_("{sheet} comes with the game and cannot be removed").format(sheet=sheet))
    path = _own_file(sheet)
    try:
        path.unlink()
    except OSError as error:
        message = _("{file}: cannot be removed: {reason}")
        raise NotKept(message.format(file=visible(path), reason=file_reason(error))) from None
    drop_draft(path)
    return path


def keep_changed(sheet: str, text: str) -> Ruleset:
    """Write a sheet of the folder again; the sheet as it is now."""
    return rewrite(_own_file(sheet), text)


def rewrite(path: Path, text: str) -> Ruleset:
    """Replace the file of a sheet by a text that can be played; the sheet as it is now."""
    try:
        ruleset = load_source(path, text)
        replace_text(path, text)
    except RulesetError as error:
        raise NotKept(str(error)) from None
    except OSError as error:
        message = _("{file} cannot be written: {reason}")
        raise NotKept(message.format(file=visible(path), reason=file_reason(error))) from None
    return ruleset


def keep_draft(path: Path, text: str) -> None:
    """Write down changes to a sheet that are not saved yet, in case the program is stopped; if that is impossible, the
    editor has them anyway."""
    with suppress(OSError):
        replace_text(_draft(path), text)


def draft_of(path: Path) -> str:
    """What a sheet was being changed to when the program was stopped; empty if nothing was, or nobody could play it."""
    try:
        text = file_text(_draft(path))
        load_source(path, text)
    except RulesetError:
        return ""
    return text


def drop_draft(path: Path) -> None:
    """Forget changes that are saved or not wanted."""
    with suppress(OSError):
        _draft(path).unlink(missing_ok=True)


def _draft(path: Path) -> Path:
    return path.with_name(f"{path.name}{_DRAFT}")


def _check_id(new_id: str) -> None:
    """Raise NotKept unless a new sheet can have this id."""
    if not is_id(new_id):
        message = _("{id!r} cannot be an id: use small letters, digits and hyphens between them, up to 40 characters")
        raise NotKept(message.format(id=visible(new_id)))
    if new_id in ruleset_ids():
        message = _("{id!r} belongs to a sheet that comes with the game; choose another id")
        raise NotKept(message.format(id=new_id))
    if there := _file_of(new_id):
        message = _("you already have a sheet {id!r}: {path}")
        raise NotKept(message.format(id=new_id, path=visible(there)))


def _own_file(sheet: str) -> Path:
    path = _file_of(sheet)
    if path is None:
        message = _("you have no sheet {sheet!r} of your own; fute rulesets lists them")
        raise NotKept(message.format(sheet=visible(sheet)))
    return path


def _file_of(sheet: str) -> Path | None:
    """The file in the folder with this id or, if nothing can be read in it, with this name."""
    files = (file for file in own_files() if file.path.parent == own_folder())
    return next((file.path for file in files if sheet in (own_id(file), file.path.stem)), None)


def _keep(sheet: str, text: str) -> Path:
    path = _file_of(sheet) or own_folder() / f"{sheet}.toml"
    rewrite(path, text)
    return path
