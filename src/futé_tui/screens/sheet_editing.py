"""Opening the editor of a sheet; a sheet that comes with the game is copied first."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..language import _
from ..sheets.ruleset_files import ruleset_ids
from ..text.sheet_summaries import short_title
from .asking import AskCard
from .choosing import ChoiceCard
from .game_app import GameApp

if TYPE_CHECKING:
    from ..sheets.ruleset import Ruleset

Then = Callable[[str], object]  # gets the sheet that was edited


def choose_sheet_to_edit(app: GameApp) -> None:
    """Ask which sheet is to be edited."""
    from ..sheets.loader import sheet_ids

    sheets = sheet_ids()
    last = app.last_setup.sheet if app.last_setup else ""
    now = sheets.index(last) if last in sheets else 0
    titles = [short_title(sheet) for sheet in sheets]
    app.push_screen(ChoiceCard(_("Edit which sheet?"), titles, now, lambda place: edit_sheet(app, sheets[place])))


def edit_sheet(app: GameApp, sheet: str, then: Then | None = None) -> None:
    """Open the editor of a sheet, or ask for the title of a copy."""
    from ..sheets.loader import RulesetError, load_ruleset

    try:
        ruleset = load_ruleset(sheet)
    except RulesetError as error:
        app.notify(error.problems[0], severity="error", markup=False)
        return
    if sheet in ruleset_ids():
        _ask_for_title(app, ruleset, then)
    else:
        _open(app, ruleset, then)


def _ask_for_title(app: GameApp, ruleset: "Ruleset", then: Then | None) -> None:
    from ..sheets.loader import load_ruleset
    from ..store.own_sheets import NotKept, copy_sheet, id_for

    def take(title: str) -> str:
        if not title:
            return _("This needs some text.")
        new_id = id_for(title)
        try:
            copy_sheet(ruleset, new_id, title)
        except NotKept as error:
            return str(error)
        app.call_later(_open, app, load_ruleset(new_id), then)
        return ""

    question = _("{title} comes with the game and stays as it is. What is your copy called?")
    mine = _("My {title}").format(title=ruleset.title)
    app.push_screen(AskCard(question.format(title=ruleset.title), mine, take))


def _open(app: GameApp, ruleset: "Ruleset", then: Then | None) -> None:
    from ..store.own_sheets import NotKept, own_path
    from .editor import EditorScreen

    def leave() -> None:
        if then:
            then(ruleset.id)

    try:
        app.push_screen(EditorScreen(own_path(ruleset.id), ruleset.source, leave))
    except NotKept as error:
        app.notify(str(error), severity="error", markup=False)
