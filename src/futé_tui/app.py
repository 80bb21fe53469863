"""The Textual app: its screens, its themes, its settings, and a clean way out."""

import signal
from asyncio import get_running_loop
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date
from itertools import islice
from typing import TYPE_CHECKING, Any

from textual import on, work
from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.command import CommandPalette
from textual.filter import LineFilter, NoColor
from textual.screen import Screen
from textual.worker import get_current_worker

from .language import _, spoken
from .screens.applying import apply_settings
from .screens.home import HomeScreen, Offers
from .screens.sized import SizedScreen
from .screens.stored_games import listed, offered, once_for_each_duel
from .setting_up import SetUp
from .sheets.files import sheet_title
from .statistics.filters import Which
from .store.games import GameStore
from .store.last_set_up import recall, remember
from .store.lessons import LessonProgress
from .store.paths import explained_file, games_file, last_set_up_file, lessons_file, settings_file
from .store.settings import Settings, Value
from .store.stored import Kind, StoredGame
from .terminal import terminal_is_gone
from .text.keys import key_name
from .themes import ASCII_BORDERS, DARK, LIGHT, with_sound_theme

if TYPE_CHECKING:
    from .engine.game import Game
    from .screens.same_dice import SitDown
    from .screens.set_up import SetUpScreen

_MOST_OFFERED = 4  # open games; at 80 x 24 everything else on the home screen stays in sight
_LOOKED_AT = 20  # the latest open games, among them several of one duel
_WORKED_OUT_AT_ONCE = 10
_LOOK_SECONDS = 2.0  # between looks whether the terminal is still there


class FuteApp(App[None]):
    """futé_tui in a terminal."""

    TITLE = "futé"
    CSS = ASCII_BORDERS

    def __init__(self, settings: Settings | None = None, entry: str = "", *, replay: "Game | None" = None) -> None:
        """`entry` is opened at once, as if it had been chosen on the home screen; so is the replay of a game."""
        super().__init__()
        self.settings = with_sound_theme(settings or Settings())
        self._entry = entry
        self._to_replay = replay
        self.game: Game | None = None  # the one on the table
        self._lay_out: Callable[[], None] = lambda: None  # puts it on a table of its own
        self.last_set_up = recall(last_set_up_file())
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.set_reactive(FuteApp.theme, DARK.name)  # here, and all CSS is parsed once; later, and it is parsed again
        self.stylesheet.set_variables(self.get_css_variables())

    def get_default_screen(self) -> HomeScreen:
        """Home lies below everything, in place of Textual's empty screen."""
        return HomeScreen(self.offers)

    def on_load(self) -> None:
        """Have settings and games before the first screen is there."""
        apply_settings(self, self.settings)
        self.store = GameStore(games_file(), self._warn)

    def on_mount(self) -> None:
        for number in (signal.SIGTERM, signal.SIGHUP):
            get_running_loop().add_signal_handler(number, self._leave, number)
        if not self.is_headless:
            self.set_interval(_LOOK_SECONDS, self._look_for_terminal)
        if self.store.is_behind:
            self._catch_up()
        if self._entry:
            self.post_message(HomeScreen.Chosen(self._entry))
        if self._to_replay:
            self.show_again(self._to_replay)
        self._offer_lessons()
        for problem in self.settings.problems:
            self._warn(str(problem))

    def on_unmount(self) -> None:
        self.store.close()

    @work(thread=True)
    def _catch_up(self) -> None:
        """Work out beside everything else what an older version did not know of its games."""
        store, worker = GameStore(games_file()), get_current_worker()
        while not worker.is_cancelled and store.catch_up(_WORKED_OUT_AT_ONCE):
            pass
        store.close()

    def _warn(self, problem: str) -> None:
        """Say what is wrong, while everything goes on."""
        self.notify(problem, severity="warning", timeout=10, markup=False)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Without colours means without any: Textual alone would still paint greys."""
        return (*super().get_line_filters(), NoColor()) if self.no_color else super().get_line_filters()

    def get_key_display(self, binding: Binding) -> str:
        """The keys of a command as they are now, in signs that the terminal has."""
        keys = self.settings.keys.get(binding.id or "", binding.key).split(",")
        signs = [super(FuteApp, self).get_key_display(replace(binding, key=key)) for key in keys]
        return ", ".join(
            key_name(key if self.settings.ascii and not sign.isascii() else sign)
            for key, sign in zip(keys, signs, strict=True)
        )

    def _leave(self, number: int) -> None:
        """Stop as asked from outside: the terminal is restored, and the status is the one shells expect."""
        self.exit(return_code=128 + number)

    def _look_for_terminal(self) -> None:
        if terminal_is_gone():
            self._leave(signal.SIGHUP)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette: what can be done everywhere, and the commands of the screen. Textual's own list offers themes
        and keys as well, which are among the settings and in the help."""
        yield SystemCommand(_("Quit"), _("Leave the game; nothing is lost that has to be saved"), self.action_quit)
        yield SystemCommand(_("Screenshot"), _("Save a picture of the screen (SVG)"), self.deliver_screenshot_later)
        yield SystemCommand(_("Settings"), _("Language, theme, hints, keys and more"), self.action_settings)
        yield SystemCommand(_("Records"), _("What the finished games say"), self.action_records)
        for command in screen.COMMANDS_HERE if isinstance(screen, SizedScreen) else ():
            run = getattr(screen, f"action_{command.id}")
            yield SystemCommand(_(command.title), _(command.help), run)

    def deliver_screenshot_later(self) -> None:
        """Save a picture of the screen once the palette is gone."""
        self.set_timer(0.1, self.deliver_screenshot)

    def action_command_palette(self) -> None:
        """Show the palette, as Textual does, in the language spoken."""
        if self.use_command_palette and not isinstance(self.screen, CommandPalette):
            self.push_screen(CommandPalette(id="--command-palette", placeholder=_("Search for commands…")))

    @on(HomeScreen.Chosen)
    def _home_chosen(self, message: HomeScreen.Chosen) -> None:
        match message.entry:
            case "continue":
                self._continue(int(message.number))
            case "again":
                self.action_again()
            case "new":
                from .screens.set_up import SetUpScreen

                self.push_screen(SetUpScreen(self.last_set_up, self.settings.hints))
            case "rules":
                from .screens.rules import rules_of

                self.push_screen(rules_of(self.last_set_up.sheet if self.last_set_up else ""))
            case "lessons":
                self.action_lessons()
            case "daily":
                from .screens.same_dice import daily_screen

                ascii_only = self.settings.ascii
                self.push_screen(daily_screen(self.store, self.last_set_up, message.number, ascii_only=ascii_only))
            case "duel":
                from .screens.same_dice import duel_screen

                self.push_screen(duel_screen(self.store, self.last_set_up, message.number))
            case "records":
                self.action_records()
            case "settings":
                self.action_settings()
            case "games":
                from .screens.games import GamesScreen

                self.push_screen(GamesScreen(self.store, self._continue, self._replay))
            case _:
                self.exit()

    def action_lessons(self) -> None:
        """Show the lessons, at the sheet that was played last."""
        from .screens.lessons import LessonsScreen

        sheet = self.last_set_up.sheet if self.last_set_up else ""
        progress = LessonProgress(lessons_file())
        settings = self.settings
        self.push_screen(LessonsScreen(progress, sheet, ascii_only=settings.ascii, changed_keys=settings.changed_keys))

    def _offer_lessons(self) -> None:
        """Who opens the app for the first time is offered the lessons, once."""
        progress = LessonProgress(lessons_file())
        if progress.offered or self.last_set_up or self._entry or self._to_replay:
            return
        from .screens.first_start import first_start_card

        progress.note_offer()
        self.push_screen(first_start_card(self.action_lessons))

    def action_records(self, sheet: str = "") -> None:
        """Show what the finished games say, of this sheet or else of the one played last."""
        from .screens.records import RecordsScreen

        games = self.store.played()
        last = next((game for game in reversed(games) if sheet in ("", game.sheet)), None)
        which = Which(last.sheet, last.players[0]) if last else Which(sheet or None)
        self.push_screen(
            RecordsScreen(games, self._replay, which=which, today=date.today(), ascii_only=self.settings.ascii)
        )

    def action_settings(self) -> None:
        """Show the settings; what lies below is laid out anew if they change."""
        from .screens.settings import SettingsScreen

        before, language = self.settings, spoken()

        def lay_out_anew(_: None) -> None:
            if self.settings != before and not self._laid_out_anew() and spoken() != language:
                self.action_home()  # what lies above was written in another language

        self.push_screen(SettingsScreen(before, self.change_setting), lay_out_anew)

    def _laid_out_anew(self) -> bool:
        """Lay out a game, its result, a replay or a lesson with the settings in force; whether there is one."""
        from .screens.board import BoardScreen
        from .screens.result import ResultScreen
        from .screens.table import TableScreen

        over = isinstance(self.screen, ResultScreen)
        if over:
            self.pop_screen()
        screen, settings = self.screen, self.settings
        if isinstance(screen, TableScreen) and screen.game is self.game:
            self.pop_screen()
            self._lay_out()
            if over and isinstance(self.screen, TableScreen):
                self.screen.show_result()
            return True
        if not isinstance(screen, BoardScreen):
            return False
        anew = screen.anew(ascii_only=settings.ascii, changed_keys=settings.changed_keys)
        if anew:
            self.switch_screen(anew)
        return anew is not None

    def change_setting(self, name: str, value: Value | None) -> Settings:
        """Give a setting another value from now on, on disk too if that is possible; the settings in force then."""
        from .store.settings_writer import NotWritten, write_value

        self.settings = self.settings.changed(name, value)
        apply_settings(self, self.settings)
        try:
            write_value(settings_file(), name, value)
        except NotWritten as error:
            self._warn(str(error))
        return self.settings

    def on_set_up_screen_ready(self, message: "SetUpScreen.Ready") -> None:
        self.action_home()
        if message.hints != self.settings.hints:
            self.change_setting("hints", message.hints)
        self.start(message.set_up)

    def offers(self) -> Offers:
        """What the home screen offers: the games that can be continued, and the last set-up."""
        last = self.last_set_up
        latest = once_for_each_duel(self.store.games(over=False, most=_LOOKED_AT))
        readable = (stored for stored in latest if stored.totals or stored.sealed)
        games = {stored.id: offered(stored) for stored in islice(readable, _MOST_OFFERED)}
        return games, f"{sheet_title(last.sheet)}, {listed(last.players)}" if last else ""

    def _continue(self, number: int) -> None:
        """Go on with a stored game where it was left."""
        from .engine.dice import ScriptedDice

        stored = self.store.game(number)
        if stored is None:
            return
        if stored.kind == "duel":
            self.post_message(HomeScreen.Chosen(f"duel {stored.tag}"))
        elif game := self._read(stored):
            if isinstance(game.dice, ScriptedDice):
                told = _("This game is played with real dice; go on with it in plain text: {command}")
                self._warn(told.format(command=f"fute line --continue {number}"))
            else:
                self.sit_down(game, number, kind=stored.kind, tag=stored.tag)

    def _read(self, stored: StoredGame) -> "Game | None":
        """The stored game; one that cannot be read is told."""
        from .engine.records import RecordError

        try:
            return stored.read()
        except RecordError as error:
            from .text.problems import tell_problem

            told = _("Game {number} cannot be read: {reason}").format(number=stored.id, reason=tell_problem(error))
            self.notify(told, severity="error", markup=False)
            return None

    def _replay(self, number: int) -> None:
        """Go through a stored game again; the games of a duel are shown when everybody has played."""
        stored = self.store.game(number)
        if stored and stored.sealed:
            self.notify(_("Games of a duel are shown when everybody has played."), markup=False)
        elif game := stored and self._read(stored):
            self.show_again(game)

    def show_again(self, game: "Game") -> None:
        """Go through a game again."""
        from .screens.replay import ReplayScreen

        settings = self.settings
        self.push_screen(
            ReplayScreen(game, self.sit_down, ascii_only=settings.ascii, changed_keys=settings.changed_keys)
        )

    def start(self, set_up: SetUp) -> None:
        """Sit down to a new game; a set-up remembered from before may be of a sheet that is no longer there."""
        from .api import new_game

        try:
            game = new_game(set_up.sheet, set_up.players, seed=set_up.seed)
        except ValueError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.last_set_up = set_up
        remember(set_up, last_set_up_file())
        self.sit_down(game)

    def sit_down(self, game: "Game", number: int | None = None, *, kind: Kind = "table", tag: str = "") -> None:
        """Go to the table; every step is stored before it is shown, and a game without steps is not stored at all."""
        from .screens.table import TableScreen
        from .screens.table_hints import TableHints
        from .store.explained import Explained

        self.game = game

        def keep() -> None:
            nonlocal number
            number = self.store.keep(number, game, kind=kind, tag=tag)

        def lay_out() -> None:
            table = TableScreen(
                game,
                ascii_only=self.settings.ascii,
                hand_over=self.settings.hand_over,
                changed_keys=self.settings.changed_keys,
                keep=keep,
                standing=lambda: self.store.standing(game, number),
                hints=TableHints(
                    self.settings.hints,
                    Explained(explained_file()),
                    lambda level: self.change_setting("hints", level),
                ),
            )
            self.push_screen(table)

        self._lay_out = lay_out
        lay_out()

    def on_sit_down(self, message: "SitDown") -> None:
        """Go to the table with a daily game or the game of a duel."""
        sitting = message.sitting
        self.sit_down(sitting.game, sitting.number, kind=sitting.kind, tag=sitting.tag)

    def action_again(self) -> None:
        """The same sheet and players once more; a daily game or duel says itself what comes next."""
        self.action_home()
        if isinstance(self.screen, HomeScreen) and self.last_set_up is not None:
            self.start(SetUp(self.last_set_up.sheet, self.last_set_up.players))

    def action_home(self) -> None:
        """Leave everything that lies above the screen from which the table was reached."""
        while not (isinstance(self.screen, SizedScreen) and self.screen.LOBBY):
            self.pop_screen()
