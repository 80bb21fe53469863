"""Setting up a game: sheet, players, dice, hints, disputed rules, on a page that is drawn from one state."""

from dataclasses import replace
from functools import cache, partial

from textual import on
from textual.events import Key, Paste

from ..hints.levels import Level
from ..language import N_, _
from ..pages.pen import Pen
from ..pages.setup import pressing
from ..pages.setup.keys import press
from ..pages.setup.page import draw_setup
from ..pages.setup.sheets import SheetChoice, sheet_choices
from ..pages.setup.state import Dice, Row, first_state
from ..store.game_statistics import GameStatistics
from ..store.last_setup import GameSetup
from ..table.page.drawing.runs import Target
from ..widgets.page import Hovered, Page
from .commands import ADD_PLAYER, EDIT_SHEET, HELP, NEXT_PART, SET_UP_LESSONS, SETUP
from .game_app import GameApp
from .help import ExplainedScreen
from .home.contents import lessons_done, progress_on
from .lessons.lessons import open_lessons
from .page_screen import PageScreen
from .sheet_editing import edit_sheet
from .sitting_down import start_game

_NOT_WHILE_TYPING = {each.action for each in (ADD_PLAYER, NEXT_PART, EDIT_SHEET, HELP)}


class SetupScreen(ExplainedScreen, PageScreen):
    """Shows the set-up, and hands its keys and clicks to it."""

    COMMANDS_HERE = SETUP
    HOW = N_(
        "Up and down go from row to row, left and right change what the cursor is on: the sheet, the place of a player "
        "in the order, the dice, the hints. A number edits the name of that player, Tab takes a name that was used "
        "before. b adds a bot, e changes which one it is. Enter starts the game. With real dice you roll on your own "
        "table and type what they show."
    )

    def __init__(self, sheets: tuple[SheetChoice, ...], sheet: str = "", people: int = 1) -> None:
        """`sheet` is chosen at first, with places for so many `people` unless there was a game before."""
        super().__init__()
        app = self.game_app
        self._progress = cache(partial(progress_on, app.store))
        self._bests = cache(GameStatistics(app.store).bests)
        self.state = first_state(sheets, app.last_setup, Level(app.settings.hints), app.store.names(), sheet, people)

    def draw(self, pen: Pen) -> None:
        player = self.state.first_person
        progress = self._progress(self.state.chosen.id, player) if player else None
        bests = self._bests(player) if player else {}
        sheets = tuple(replace(sheet, best=bests.get(sheet.id, 0)) for sheet in self.state.sheets)
        draw_setup(pen, replace(self.state, sheets=sheets), self.app.get_key_display(SETUP[0].binding()), progress)

    def follow(self, outcome: pressing.Outcome) -> None:
        """Show the next state, or start the game that is set up."""
        if not self.is_active or self.too_small:
            return
        if isinstance(outcome, GameSetup):
            self._start(outcome)
        elif outcome != self.state:
            self.state = outcome
            self.show_commands()
            self.redraw()

    def _start(self, setup: GameSetup) -> None:
        app = self.game_app
        app.action_home()
        if self.state.level != app.settings.hints:
            app.change_setting("hints", self.state.level)
        start_game(app, setup)

    def on_key(self, event: Key) -> None:
        outcome = None if self.too_small else press(self.state, event.key, event.character)
        if outcome is not None:
            event.stop()
            event.prevent_default()
            self.follow(outcome)

    def on_paste(self, event: Paste) -> None:
        event.stop()
        self.follow(pressing.type_name(self.state, event.text))

    @on(Page.Clicked)
    def _clicked(self, message: Page.Clicked) -> None:
        if message.target.kind == "lessons":
            self.action_set_up_lessons()
        elif (outcome := self._click(message.target)) is not None:
            self.follow(outcome)

    def _click(self, target: Target) -> pressing.Outcome | None:
        """What a click means."""
        state = self.state
        if state.typing and target.kind != "name":
            state = pressing.finish_typing(state)
        match target:
            case Target("sheet", number):
                return pressing.choose_sheet(state, int(number))
            case Target("row", kind, number):
                return pressing.go_to(state, Row(kind, int(number or 0)))
            case Target("edit", number):
                return pressing.edit(state, int(number))
            case Target("remove", number):
                return pressing.remove(state, int(number))
            case Target("later", number):
                return pressing.move_seat(state, int(number), 1 if int(number) < len(state.seats) - 1 else -1)
            case Target("add"):
                return pressing.add(state)
            case Target("bot"):
                return pressing.add_bot(state)
            case Target("name", name):
                typed = pressing.complete(state, name)
                return pressing.finish_typing(typed) if state.typing else pressing.add(state, name)
            case Target("choice", "dice", dice):
                return pressing.choose_dice(state, Dice(dice))
            case Target("choice", "hints", level):
                return pressing.choose_level(state, Level(level))
            case Target("option", option, setting):
                return pressing.choose_setting(state, option, setting)
            case Target("start"):
                return pressing.start(state)
            case _:
                return None

    @on(Hovered)
    def _pointed_at(self, message: Hovered) -> None:
        """The mouse goes over a player: what can be done with them is shown."""
        match message.target:
            case Target("row", "player", number) if not self.state.typing:
                self.follow(pressing.go_to(self.state, Row("player", int(number))))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a name is typed, letters and signs are part of it; a sheet may have no lessons."""
        if self.state.typing and action in _NOT_WHILE_TYPING:
            return False
        if action == SET_UP_LESSONS.id and (self.state.typing or not self.state.chosen.lessons):
            return None
        return super().check_action(action, parameters)

    def titles_now(self) -> dict[str, str]:
        """Enter ends typing before it starts the game."""
        return {"start_game": _("Done")} if self.state.typing else {}

    def action_start_game(self) -> None:
        self.follow(pressing.enter(self.state))

    def action_add_player(self) -> None:
        self.follow(pressing.add(self.state))

    def action_next_part(self) -> None:
        self.follow(pressing.next_part(self.state))

    def action_set_up_lessons(self) -> None:
        if self.state.chosen.lessons and self.is_active:
            open_lessons(self.game_app, self.state.chosen.id)

    def action_edit_sheet(self) -> None:
        """Edit the sheet, and set up a game on it when that is done."""
        if self.is_active:
            edit_sheet(self.game_app, self.state.chosen.id, self._set_up_again)

    def _set_up_again(self, sheet: str) -> None:
        self.game_app.action_home()
        open_setup(self.game_app, sheet)


def open_setup(app: GameApp, sheet: str = "", people: int = 1) -> None:
    """Set up a game, on this sheet at first or else on the one played last; the very first one has places for this many
    people."""
    app.push_screen(SetupScreen(sheet_choices({}, lessons_done()), sheet, people))
