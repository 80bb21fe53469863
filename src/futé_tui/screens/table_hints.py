"""The hints of one table: how much is said, what is new, and where it is shown."""

from collections.abc import Callable, Iterable

from ..engine.events import Event
from ..engine.game import Game
from ..hints.levels import Level
from ..hints.notes import Dismissed, InMemory, Notes
from ..hints.now import Doing
from ..language import _
from ..table.hinting import HintShow, tell_hints
from ..table.picking import Picker
from ..table.pointing import Pointed
from ..text.firsts import tell_topic
from ..text.now import Keys
from ..widgets.hints import HintPanel, NoteBar

_ROLLING = (Doing.ROLL, Doing.ROLL_CHOSEN, Doing.REROLL)
_STOPPING = (Doing.PASS, Doing.DECLINE, Doing.MISS, Doing.DONE)


class TableHints:
    """Keeps panel and note up to date. `change` is told when another level is wanted."""

    def __init__(
        self,
        level: str = Level.OPTIONS,
        dismissed: Dismissed | None = None,
        change: Callable[[str], object] = lambda level: None,
    ) -> None:
        self.level = Level(level)
        self.panel, self.note = HintPanel(), NoteBar()
        self._notes = Notes(dismissed or InMemory())
        self._change = change

    def show(self, game: Game, picker: Picker, pointed: Pointed, keys: Keys) -> str:
        """Show what there is to say; what is left for the prompt, where the panel has no room."""
        cramped = not self.panel.has_room
        about = pointed or (picker.box if picker.options else picker.die or picker.box)
        hints = tell_hints(game, picker, about, self.level, keys, brief=cramped)
        if not cramped or not pointed:
            self.panel.show(hints)
            return ""
        self.panel.show(HintShow(hints.now))
        return " ".join(hints.about)

    def tell_news(self, game: Game, events: Iterable[Event], dismiss_key: str) -> None:
        """Explain what happens for the first time; what was explained before makes room."""
        topics = self._notes.latest_due(game, events) if self.level.tells_rules else ()
        told = " ".join(tell_topic(topic) for topic in topics)
        note = _("New: {explanation} [{key}: never again]").format(explanation=told, key=dismiss_key)
        self.note.show(note if told else "")

    def put_away(self) -> None:
        """The note has been read, or is in the way."""
        self.note.show("")

    def dismiss(self) -> bool:
        """Never show again what the note explains; whether there was one."""
        shown = self.note.shown
        if shown:
            self._notes.dismiss()
            self.put_away()
        return shown

    def next_level(self) -> Level:
        """Say more, or after everything nothing."""
        self.level = self.level.following
        self._change(self.level)
        if not self.level.tells_rules:
            self.panel.show(HintShow())
            self.put_away()
        return self.level


def keys_of_table(roll: str, stop: str, letters: dict[str, str]) -> Keys:
    """What to press for each thing to do, and for each die."""
    keys: dict[Doing | str, str] = dict.fromkeys(_ROLLING, roll)
    keys |= dict.fromkeys(_STOPPING, stop)
    return keys | letters
