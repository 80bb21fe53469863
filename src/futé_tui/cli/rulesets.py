"""`fute rulesets`: the list of sheets, one of them in detail, a check of files, and the player's own sheets."""

import argparse
import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from ..editor.changes import mark_known
from ..language import _
from ..outside import visible
from ..sheets.loader import RulesetError, load_ruleset, ruleset_ids
from ..sheets.own import own_sheets
from ..sheets.ruleset import Ruleset
from ..sheets.ruleset_files import add_guest, own_folder
from ..store.own_sheets import NotKept, add_sheet, copy_sheet, remove_sheet
from ..text.provenance import describe_provenance
from ..text.reconstructions import describe_reconstruction, reconstruction_word
from ..text.sheet import draw_sheet
from ..user_errors import UserError
from .output import at_terminal, complain, say, say_all


def run_rulesets(chosen: argparse.Namespace) -> int:
    words: dict[str, Callable[[argparse.Namespace], int]] = {
        "check": _check,
        "copy": _copy,
        "add": _add,
        "remove": _remove,
        "known": _known,
        "edit": _edit,
    }
    if chosen.sheet is None:
        return _list()
    if chosen.sheet in words:
        return words[chosen.sheet](chosen)
    say_all(_show(load_ruleset(chosen.sheet)))
    return 0


def _list() -> int:
    for ruleset_id in ruleset_ids():
        say(_in_a_line(load_ruleset(ruleset_id)))
    own = own_sheets()
    if own.rulesets:
        say(_("Your own, in {folder}:").format(folder=own_folder()))
    for ruleset in own.rulesets.values():
        say(_in_a_line(ruleset))
    for problem in own.problems:
        complain(problem)
    return 0


def _in_a_line(ruleset: Ruleset) -> str:
    counts = ruleset.player_counts
    line = _("{title} ({least}-{most} players)")
    title = line.format(title=ruleset.title, least=counts[0], most=counts[-1])
    word = reconstruction_word(ruleset.id)
    return f"{ruleset.id:<20} {f'{title}, {word}' if word else title}"


def _check(chosen: argparse.Namespace) -> int:
    if not chosen.files:
        raise UserError(_("say which file: fute rulesets check FILE"))
    return max(_check_file(name) for name in chosen.files)


def _check_file(name: str) -> int:
    """Check a file, or a player's own sheet by its id."""
    try:
        ruleset = load_ruleset(name if not name.endswith(".toml") else Path(name))
    except RulesetError as error:
        say(error)
        return 1
    sentence = _("{file}: {title} is a playable ruleset; try: {command}")
    say(sentence.format(file=visible(name), title=ruleset.title, command=f"fute line {shlex.quote(visible(name))}"))
    return 0


def _copy(chosen: argparse.Namespace) -> int:
    source, new_id = _arguments(chosen.files, 2, "fute rulesets copy melange my-melange")
    path = copy_sheet(load_ruleset(source), new_id, chosen.title or "")
    say(_("The copy is here: {path}").format(path=path))
    say(
        _("Edit it here or in any editor: {edit}; check it with {check}, play it with {play}").format(
            edit=f"fute rulesets edit {new_id}",
            check=f"fute rulesets check {new_id}",
            play=f"fute play {new_id}",
        )
    )
    return 0


def _add(chosen: argparse.Namespace) -> int:
    [name] = _arguments(chosen.files, 1, "fute rulesets add FILE")
    ruleset, path = add_sheet(Path(name), force=chosen.force)
    say(
        _("{title} is now here: {path}; play it with {play}").format(
            title=ruleset.title, path=path, play=f"fute play {ruleset.id}"
        )
    )
    return 0


def _remove(chosen: argparse.Namespace) -> int:
    [sheet] = _arguments(chosen.files, 1, "fute rulesets remove my-melange")
    path = remove_sheet(sheet)
    say(_("{path} is deleted. Games that were played on it can still be continued and replayed.").format(path=path))
    return 0


def _known(chosen: argparse.Namespace) -> int:
    if not chosen.files:
        raise UserError(
            _("type it like this: {command}").format(command="fute rulesets known my-melange yellow.bonuses.3")
        )
    sheet, *places = chosen.files
    ruleset = load_ruleset(sheet)
    if not ruleset.source:
        raise NotKept(_("you have no sheet {sheet!r} of your own; fute rulesets lists them").format(sheet=sheet))
    if mark_known(ruleset, places).is_reconstruction:
        say(
            _("Marked as known. Other values are not known yet; fute rulesets {sheet} lists them.").format(
                sheet=ruleset.id
            )
        )
    else:
        say(_("Marked as known. {title} is no longer a reconstruction.").format(title=ruleset.title))
    return 0


def _edit(chosen: argparse.Namespace) -> int:
    """Open the editor in the app."""
    from .play import open_app

    [name] = _arguments(chosen.files, 1, "fute rulesets edit my-melange")
    ruleset = load_ruleset(name)
    if not at_terminal():
        raise UserError(_("the editor needs a terminal; any other editor can change the file"))
    if name.endswith(".toml"):
        add_guest(Path(name))
    return open_app(chosen, f"edit {ruleset.id}")


def _arguments(given: Sequence[str], number: int, usage: str) -> Sequence[str]:
    if len(given) != number:
        raise UserError(_("type it like this: {command}").format(command=usage))
    return given


def _show(ruleset: Ruleset) -> Iterator[str]:
    """The sheet as printed, its options, and where its values come from."""
    title = _("{title} ({id}, version {version})")
    yield title.format(title=ruleset.title, id=ruleset.id, version=ruleset.version)
    for note in (describe_reconstruction(ruleset), ruleset.note):
        if note:
            yield note
    yield ""
    position = ruleset.rules.start(1).position
    yield from draw_sheet(ruleset.rules.view(position, 0), ruleset.rules.score(position, 0))
    for name, setting in ruleset.options.items():
        option = ruleset.model.options[name]
        if option.about:
            yield str(option.about)
        choices = ", ".join(option.choices)
        yield _("option {name}: {setting} (of {choices})").format(name=name, setting=setting, choices=choices)
    marked = list(describe_provenance(ruleset))
    if marked:
        yield ""
        yield _("Where the values come from:")
        yield from (f"  {line}" for line in marked)
    sources = ruleset.sources()
    if sources:
        yield ""
        yield _("What they were taken or derived from:")
        yield from (f"  {where}: {source}" for where, source in sources.items())
