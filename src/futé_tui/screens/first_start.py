"""The very first start: lessons, a game at once, or a look around."""

from collections.abc import Callable, Sequence
from functools import partial

from textual import on

from ..language import LANGUAGES, N_, OWN_NAMES, _, spoken
from ..pages.home.dice import DICE_TARGET, RESTING
from ..pages.pen import Pen
from ..pages.welcome import Way, draw_welcome
from ..text.sheet_summaries import FIRST_SHEET
from ..widgets.page import Page
from .asking import AskCard
from .commands import BEGIN_LESSONS, LANGUAGE, LOOK_AROUND, PLAY_NOW, PLAY_TOGETHER, WELCOME, Command
from .cursor_screen import CursorScreen
from .tumbling import Tumbling

_WAYS: Sequence[tuple[Command, str]] = (
    (BEGIN_LESSONS, N_("Short lessons at the table: you learn by playing.")),
    (PLAY_NOW, N_("Très futé !, solo. Hints tell you what every die is worth.")),
    (PLAY_TOGETHER, N_("Choose a sheet and add players or bots at this keyboard.")),
    (LOOK_AROUND, N_("Every sheet, friends or bots, daily games, duels, rules.")),
)


class WelcomeScreen(CursorScreen):
    """Asks how to begin; `play` gets a name, `speak` a language, `set_up` sets up a game."""

    dice_spoken_of = ()
    COMMANDS_HERE = WELCOME
    HOW = N_("Press the key of an entry, or choose with the arrow keys and Enter, or click.")

    def __init__(
        self,
        take_lessons: Callable[[], None],
        play: Callable[[str], None],
        speak: Callable[[str], None],
        set_up: Callable[[], None],
    ) -> None:
        super().__init__()
        self._take_lessons, self._play, self._speak, self._set_up = take_lessons, play, speak, set_up
        self._dice = Tumbling(self, self.redraw)
        self._sheet = ""

    def on_mount(self) -> None:
        super().on_mount()
        self._dice.roll(RESTING)
        self.call_after_refresh(self._show_sheet)

    def _show_sheet(self) -> None:
        """Loading the sheet takes longer than all else on the page, so it is shown when the page is there."""
        self._sheet = FIRST_SHEET
        self.redraw()

    @property
    def count(self) -> int:
        return len(_WAYS)

    def draw(self, pen: Pen) -> None:
        ways = [Way(self.first_key(command), command.action, _(command.title), _(about)) for command, about in _WAYS]
        draw_welcome(pen, ways, self.cursor, self.first_key(LANGUAGE), self._dice.faces, self._sheet)

    def action_begin(self) -> None:
        self.in_turn(getattr(self, f"action_{_WAYS[self.cursor][0].action}"))

    def action_begin_lessons(self) -> None:
        self.close(self._take_lessons)

    def action_play_now(self) -> None:
        self.open(AskCard(_("What is your name?"), "", self._take_name, hint=_("your name")))

    def _take_name(self, name: str) -> str:
        if not name:
            return _("Every player needs a name.")
        self.call_later(self.close, partial(self._play, name))
        return ""

    def action_play_together(self) -> None:
        self.close(self._set_up)

    def action_look_around(self) -> None:
        self.dismiss()

    @on(Page.Clicked)
    def _dice_clicked(self, message: Page.Clicked) -> None:
        if message.target == DICE_TARGET:
            self._dice.roll()

    # Language

    def titles_now(self) -> dict[str, str]:
        return {LANGUAGE.id: OWN_NAMES[spoken()]}

    def action_next_language(self) -> None:
        self.action_speak(LANGUAGES[(LANGUAGES.index(spoken()) + 1) % len(LANGUAGES)])

    def action_speak(self, language: str) -> None:
        """Speak this language from the next word on."""
        self._speak(language)
        self.renew_commands()
        self.redraw()
