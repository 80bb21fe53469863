"""Setting up a duel: a new one on a sheet or one by its code, and who plays here."""

from ...challenges.challenge import new_challenge
from ...challenges.codes import CodeError, read_code
from ...challenges.duels import Duel, DuelError
from ...challenges.players import NamesError
from ...expert.measured import opponents_of
from ...language import N_, _
from ...pages.duels import DuelSetupView, draw_duel_setup
from ...pages.pen import Pen
from ...sheets.loader import RulesetError, load_ruleset
from ...text.opponents import opponent_name
from ...text.reconstructions import reconstruction_note, reconstruction_word
from ...text.seats import bot_of, seat_word
from ...text.sheet_summaries import sheets_in_order, short_title
from ..asking import AskCard
from ..commands import DUEL_SETUP
from ..cursor_screen import CursorScreen
from .duel import DuelScreen


class DuelSetup(CursorScreen):
    """Asks for what a duel needs."""

    COMMANDS_HERE = DUEL_SETUP
    HOW = N_(
        "Choose a sheet for a new duel, or enter the code somebody sent you. Name everybody who plays at this "
        "keyboard: one, if the others are elsewhere, or up to four, separated by commas. A bot can play, too, unseen "
        "like everybody. Enter starts."
    )

    def __init__(self, *, sheet: str = "", code: str = "") -> None:
        super().__init__()
        last = self.game_app.last_setup
        self._sheets = sheets_in_order()
        self._names = ", ".join(word for word in last.players if not bot_of(word)) if last else ""
        self._bot = ""  # the key of a bot that plays, too
        self._code, self._problem = "", ""
        wanted = sheet or (last.sheet if last else "")
        self.cursor = self._sheets.index(wanted) if wanted in self._sheets else 0
        if code:
            self._take_code(code)

    @property
    def count(self) -> int:
        return len(self._sheets)

    def go_to(self, number: int) -> None:
        """Go to a sheet; a code has one already."""
        if not self._code:
            self._problem = ""
            super().go_to(number)

    def draw(self, pen: Pen) -> None:
        sheets = tuple((sheet, _listed(sheet)) for sheet in self._sheets)
        bot = opponent_name(self._bot) if self._bot else ""
        note = reconstruction_note(self._sheets[self.cursor])
        draw_duel_setup(pen, DuelSetupView(sheets, self.cursor, self._code, self._names, self._problem, bot, note))

    def action_start_duel(self) -> None:
        """Start, or ask who plays if nobody was named."""
        if not self.is_active:
            return
        names = [name.strip() for name in self._names.split(",") if name.strip()]
        if not names:
            self.action_duel_names()
            return
        try:
            store = self.game_app.store
            code, sheet = self._code, self._sheets[self.cursor]
            duel = Duel(store, read_code(code, store.sheet_sources()) if code else new_challenge(sheet))
            duel.join([*names, *([seat_word(self._bot)] if self._bot else [])])
        except (CodeError, DuelError, NamesError, RulesetError) as error:
            self._problem = str(error)
            self.redraw()
            return
        self.app.switch_screen(DuelScreen(duel))

    def action_duel_names(self) -> None:
        """Ask who plays at this keyboard."""
        question = _("Who plays here, separated by commas")
        self.open(AskCard(question, self._names, self._take_names, hint=_("for example: Lia, Tom")))

    def _take_names(self, names: str) -> str:
        self._names, self._problem = names, ""
        return "" if names.strip(", ") else _("Every player needs a name.")

    def action_duel_bot(self) -> None:
        """The next bot that knows the sheet; after the last one, none."""
        bots = ("", *opponents_of(load_ruleset(self._sheets[self.cursor])))
        self._bot = bots[(bots.index(self._bot) + 1) % len(bots)] if self._bot in bots else ""
        self._problem = ""
        self.redraw()

    def action_duel_code(self) -> None:
        """Ask for the code that somebody sent."""
        self.open(AskCard(_("The code somebody sent you"), self._code, self._take_code))

    def _take_code(self, text: str) -> str:
        """Take a code, or the command that has it; nothing stands for a new duel."""
        code = text.split()[-1] if text.split() else ""
        if code:
            try:
                sheet = read_code(code, self.game_app.store.sheet_sources()).ruleset.id
            except CodeError as error:
                return str(error)
            self.cursor = self._sheets.index(sheet) if sheet in self._sheets else self.cursor
        self._code, self._problem = code, ""
        return ""


def _listed(sheet: str) -> str:
    """A sheet in the list, with a word about it if it is a reconstruction."""
    word = reconstruction_word(sheet)
    return f"{short_title(sheet)}, {word}" if word else short_title(sheet)
