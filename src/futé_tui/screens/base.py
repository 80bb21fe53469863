"""The base of all screens: a bar of commands, and a card in place of everything when the terminal is too small."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.events import Click, Key, MouseDown, Resize
from textual.events import Event as TextualEvent
from textual.geometry import Region, Size
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget

from ..language import _
from ..outside import visible_lines
from ..pages.pen import Pen
from ..pages.too_small import draw_too_small
from ..table.page.drawing.palette import Palette
from ..table.page.footer import KeyCap
from ..text.signs import Signs
from ..text.spoken_sheet import speak_of
from ..widgets.command_bar import CommandBar
from ..widgets.painting import paints, palette_of, signs_of
from ..widgets.strips import Card
from .commands import HELP, Command, active_commands
from .on_top import TopScreen

if TYPE_CHECKING:
    from .game_app import GameApp

LEAST = (80, 24)
ROOMY = 116  # a whole sheet beside the log
LEAVING = {"home", "quit_app", "back"}


class CommandScreen(TopScreen):
    """Shows its commands in a bar, and hides everything behind a card below 80 x 24. What is too long for the
    bar pops up in the corner above it: dice, headlines and descriptions are at the top."""

    DEFAULT_CSS = """
    CommandScreen ToastRack { dock: bottom; align: right bottom; margin: 0 0 1 0; }
    CommandScreen #too-small { display: none; }
    CommandScreen.-too-small > * { display: none; }
    CommandScreen.-too-small > #too-small { display: block; }
    """
    COMMANDS_HERE: ClassVar[tuple[Command, ...]] = ()
    SAYS_IDLE: ClassVar[bool] = True  # a key that means nothing is answered

    dice_spoken_of: Sequence[str] | None = None  # the dice of the sheet it is about; None: as the screen below
    _fitted: Size | None = None  # what is shown fits into this
    _focused_before: Widget | None = None
    _ground: Strip | None = None
    _shown_commands: Hashable = None
    _known_commands: dict[Hashable, list[KeyCap]] | None = None
    _says_copied = False
    _bar: CommandBar | None = None

    def __init_subclass__(cls, **options: bool) -> None:
        """Bind the keys of the screen's commands."""
        if "COMMANDS_HERE" in cls.__dict__:
            cls.BINDINGS = [*(command.binding() for command in cls.COMMANDS_HERE), *cls.__dict__.get("BINDINGS", ())]
        super().__init_subclass__(**options)

    def compose(self) -> ComposeResult:
        yield from self.compose_content()
        self._bar = CommandBar()
        yield self._bar
        yield Card("too-small")

    def compose_content(self) -> ComposeResult:
        raise NotImplementedError

    @property
    def game_app(self) -> "GameApp":
        """The app, with its settings and its stored games."""
        return cast("GameApp", self.app)

    @property
    def signs(self) -> Signs:
        """The signs to draw with."""
        return signs_of(self)

    @property
    def page_palette(self) -> Palette:
        """The colours of drawn pages in the present theme."""
        return palette_of(self.app)

    def palette_with(self, letters: Mapping[str, str]) -> Palette:
        """The colours of a table or a sheet; where drawings are in letters, these stand for zones and dice."""
        from ..table.lettered import lettered  # loads the engine

        return self.page_palette if paints(self.app) else lettered(self.page_palette, self.signs, letters)

    @property
    def too_small(self) -> bool:
        return self.has_class("-too-small")

    @property
    def drawn_size(self) -> Size:
        """The size to draw for: what is drawn for less is behind the card anyway."""
        return Size(max(self.size.width, LEAST[0]), max(self.size.height, LEAST[1]))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While the card is shown, nothing can be done behind it but leaving."""
        return None if self.too_small and action not in LEAVING else True

    def on_resize(self, event: Resize) -> None:
        """Textual reports the same size several times while a screen opens."""
        if event.size != self._fitted:
            self._fitted = event.size
            self.fit(event.size)

    def on_screen_resume(self) -> None:
        if self.dice_spoken_of is not None:
            speak_of(self.dice_spoken_of)
        self.renew_commands()

    def on_screen_suspend(self) -> None:
        """What is said about a copied line is not about the next screen."""
        self._unsay_copied()

    def _unsay_copied(self) -> None:
        if self._says_copied:
            self._says_copied = False
            self.app.clear_notifications()

    def notify(self, message: str, **options: Any) -> None:
        """Say something in the bar, where it covers nothing, until the next key; what is too long for that pops up. It
        takes the place of what was said about a copied line."""
        self._unsay_copied()
        if not (self._bar and self._bar.say(visible_lines(message))):
            super().notify(message, **options)

    async def on_event(self, event: TextualEvent) -> None:
        """With the next key or click, what was said in the bar has been read; a click on the bar does nothing else. On
        the card that says that the terminal is too small there is nothing to click."""
        if self.too_small and isinstance(event, Click):
            return
        if (bar := self._bar) and bar.said and not self.is_closing:
            elsewhere = isinstance(event, MouseDown) and not bar.region.contains_point(event.screen_offset)
            if isinstance(event, Key) or elsewhere:
                bar.hush()
        await super().on_event(event)

    def on_key(self, event: Key) -> None:
        """A key without a meaning says so."""
        if self.SAYS_IDLE and self.is_active and not self.too_small and event.key not in self.active_bindings:
            self.in_turn(self.notify, self.idle_text(event), markup=False)

    def idle_text(self, event: Key) -> str:
        """That a key means nothing, and where the others are found."""
        typed = event.character if event.is_printable and event.key != "space" else ""
        key = typed or self.app.get_key_display(Binding(event.key, ""))
        help_command = next((command for command in self.COMMANDS_HERE if command.id == HELP.id), None)
        if help_command is None:
            return _("{key} does nothing here.").format(key=key)
        sentence = _("{key} does nothing here. {help} shows every key.")
        return sentence.format(key=key, help=self.first_key(help_command))

    def first_key(self, command: Command) -> str:
        """The key to press for a command, of several the first."""
        return self.app.get_key_display(command.binding()).split(", ")[0]

    def renew_commands(self) -> None:
        """Draw the commands again when keys or language have changed."""
        self._shown_commands = None
        self._known_commands = None
        self.show_commands()

    def fit(self, size: Size) -> None:
        """Show what fits into a terminal of this size."""
        width, height = size
        small = width < LEAST[0] or height < LEAST[1]
        if small and not self.too_small:
            self._focused_before = self.focused
        elif self.too_small and not small and self._focused_before:
            self.call_after_refresh(self._focused_before.focus)
        self.update_classes({"-too-small": small, "-roomy": width >= ROOMY})
        if small:
            pen = Pen(width, height, self.page_palette, painted=paints(self.app), signs=self.signs)
            draw_too_small(pen, LEAST, self._ways_out())
            self.query_one("#too-small", Card).show(pen.rows())
        self.show_commands()

    def _ways_out(self) -> list[tuple[str, str]]:
        """The keys that work even where nothing else is shown, and what they do."""
        leaving = [command for command in self.COMMANDS_HERE if command.id in LEAVING]
        return [(self.app.get_key_display(command.binding()), _(command.help)) for command in leaving]

    def notify_style_update(self) -> None:
        self._ground = None
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        """The empty ground, the same in every line: Textual looks at every line whenever anything is painted."""
        if self._ground is None or self._ground.cell_length != crop.width:
            self._ground = Strip.blank(crop.width, self.visual_style.rich_style)
            for line_filter in self.get_line_filters():
                self._ground = self._ground.apply_filter(line_filter, self.background_colors[1])
        return [self._ground] * crop.height

    def titles_now(self) -> dict[str, str]:
        """The titles of commands that mean something else just now."""
        return {}

    def kept_now(self, titles: Mapping[str, str]) -> Collection[str]:
        """The commands that stay in a bar that is too full; with `titles_now` as it is."""
        return titles

    def only_now(self) -> tuple[str, ...]:
        """The only commands in the bar at moments when the others mean nothing; empty for the usual ones."""
        return ()

    def show_commands(self) -> None:
        """Show the commands that can be given now."""
        titles = self.titles_now()
        checks = tuple(self.check_action(command.action, ()) for command in self.COMMANDS_HERE if command.show)
        shown = checks, tuple(titles.items()), tuple(self.kept_now(titles)), self.only_now()
        if self._bar and shown != self._shown_commands:
            self._shown_commands = shown
            self._bar.show_commands(self._commands_now(shown, titles))

    def _commands_now(self, shown: Hashable, titles: Mapping[str, str]) -> list[KeyCap]:
        """The same commands come back again and again."""
        if self._known_commands is None:
            self._known_commands = {}
        known = self._known_commands
        if shown not in known:
            kept = self.kept_now(titles)
            known[shown] = active_commands(self, self.COMMANDS_HERE, titles, kept, self.only_now())
        return known[shown]

    def action_back(self) -> None:
        """Close the screen; on some, a command of another name does just that."""
        self.dismiss()

    action_home = action_close = action_keep_key = action_look_around = action_sheets = action_go_on = action_back

    def copy_text(self, text: str) -> None:
        """Put a text that is shown into the clipboard, if the terminal allows it, which we cannot know."""
        self.app.copy_to_clipboard(text)
        self.notify(_("Copied. If it does not reach your clipboard, copy the line from the screen."))
        self._says_copied = True

    @on(CommandBar.Chosen)
    async def _command_clicked(self, message: CommandBar.Chosen) -> None:
        if self.is_active:
            await self.give(message.action)

    async def give(self, action: str) -> None:
        """Give a command."""
        await self.run_action(action)


class CommandModal(CommandScreen, ModalScreen[None]):
    """A card over another screen, which shows through dimly."""

    DEFAULT_CSS = "CommandModal { background: $background 60%; overflow-y: auto; }"

    def render_lines(self, crop: Region) -> list[Strip]:
        return Widget.render_lines(self, crop)


class CalmModal(CommandModal):
    """A card in the middle. Where only the torn edges of the screen below would be seen beside it, nothing is."""

    DEFAULT_CSS = """
    CalmModal { align: center middle; background: $background; }
    CalmModal.-roomy { background: $background 60%; }
    """
