"""One game in line mode: shows the table, reads moves and words until the game or the input ends."""

from collections.abc import Callable, Iterable
from pathlib import Path
from textwrap import wrap

from ..disk import reason
from ..engine.events import Event
from ..engine.game import Game
from ..engine.refusals import IllegalMove, Refusal
from ..language import N_, _
from ..sheets.ruleset import Ruleset
from ..text.dice import tell_dice
from ..text.events import tell_event
from ..text.phases import tell_phase
from ..text.refusals import tell_refusal
from ..text.result import tell_result, tell_scores
from ..text.rule_pages.printing import rules_about
from ..text.sheet import draw_sheet
from .console import Console, InputEnded
from .hinting import Hinting, Wishes, numbered

_HELP = (
    (N_("sheet [PLAYER]"), N_("the sheet of the player who decides, or of the one named (name or number)")),
    ("dice", N_("the dice by place")),
    ("moves", N_("what can be done now")),
    (N_("why MOVE"), N_("why a move cannot be made; also why DIE, why ZONE BOX, why ACTION")),
    (N_("preview MOVE"), N_("what a move would bring")),
    (N_("explain ZONE"), N_("how a zone works; also explain ZONE BOX, explain ACTION, explain BONUS, explain score")),
    (N_("missing [ZONE]"), N_("what is still missing for each open bonus")),
    (N_("rules [TEXT]"), N_("the rules of the sheet, or only the chapters that have this text")),
    (N_("hint [LEVEL]"), N_("what now, in full; or how much is said by itself: off, rules, options, full")),
    ("dismiss", N_("never explain again what was explained last")),
    ("undo", N_("take back the last decision")),
    ("log", N_("what has happened so far")),
    ("score", N_("the points so far")),
    (N_("save FILE"), N_("write the record of the game")),
    ("help", N_("this page")),
    ("quit", N_("stop")),
)
_WIDTH = 78


class Session:
    """Plays a game with whoever types."""

    def __init__(
        self,
        game: Game,
        console: Console,
        *,
        keep: Callable[[], bool] = lambda: False,
        tell_end: Callable[[Game], Iterable[str]] = tell_result,
        hints: Wishes | None = None,
    ) -> None:
        """`keep` is called after every step and says whether the game is stored now; `tell_end` has the last lines."""
        self.game = game
        self._keep, self._tell_end = keep, tell_end
        self._console = console
        self._say = console.say
        self._quit = False
        self._hinting = Hinting(lambda: self.game, console.say, hints or Wishes())
        self._saved = -1  # how many moves had been made when the game was last saved
        self._words: dict[str, Callable[[str], None]] = {
            "sheet": self._sheet,
            "dice": self._dice,
            "moves": self._moves,
            "undo": self._undo,
            "log": self._log,
            "score": self._score,
            "rules": self._rules,
            "save": self._save,
            "help": self._help,
            "quit": self._stop,
            **self._hinting.words,
        }

    def run(self) -> None:
        """Play until the game is over, somebody quits, or the input ends."""
        title = f"{self.game.ruleset.title} - {', '.join(self.game.players)}."
        self._say(" ".join((title, _("Type help for the words."))))
        if self.game.steps:
            self._store()
        self._tell(self.game.opening)
        self._hinting.tell_news(self.game.last_events())
        self._sheet("")
        self._prompt_for_decision()
        try:
            while not self._quit and self.game.to_move is not None:
                self._read(self._console.ask("> "))
        except InputEnded:
            self._leave(_("The input ended in mid-game."))
        except KeyboardInterrupt:
            self._leave(_("Interrupted."))
        if self.game.to_move is None:
            for line in self._tell_end(self.game):
                self._say(line)

    def _leave(self, why: str) -> None:
        """The game stops before its end: say so, and hand over the record, if there is anything in it."""
        if not self.game.steps:
            self._say(why)
            return
        if self._saved == len(self.game.steps):
            self._say(" ".join((why, _("The game is saved."))))
            return
        so_far = _("The record of the game so far, to save and go on with (fute line FILE.fute):")
        self._say(f"{why} {so_far}")
        self._say()
        self._say(self.game.record())

    def _read(self, line: str) -> None:
        word, _space, rest = line.partition(" ")
        if word in self._words and not (word == "dice" and rest):
            self._words[word](rest.strip())
        elif line:
            self._play(self._by_number(line))
        elif len(self.game.moves()) == 1:
            self._play(str(self.game.moves()[0]))

    def _by_number(self, text: str) -> str:
        """The move behind a number of the list, or the text itself."""
        return numbered(self.game, text)

    def _play(self, text: str) -> None:
        seat = self.game.to_move
        try:
            events = self.game.play(text)
        except IllegalMove as error:
            self._say(tell_refusal(error.refusal))
            return
        self._store()
        self._tell(list(events))
        self._hinting.tell_news(events)
        if self.game.to_move is not None:
            if self.game.to_move != seat:
                self._sheet("")
            self._prompt_for_decision()

    def _store(self) -> None:
        """Keep the step that was just made or taken back."""
        if self._keep():
            self._saved = len(self.game.steps)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            self._say(tell_event(event, self.game.players))

    def _prompt_for_decision(self) -> None:
        seat = self.game.to_move
        assert seat is not None
        self._say()
        told = _("{player}: {task}.").format(player=self.game.players[seat], task=tell_phase(self.game.phase))
        self._say(told)
        self._hinting.tell_now()
        self._dice("")
        self._moves("")

    def _sheet(self, rest: str) -> None:
        seat = self._seat(rest)
        if seat is None:
            self._say(_("Nobody here is called {name!r}.").format(name=rest))
            return
        game = self.game
        self._say()
        self._say(_("Sheet of {player}").format(player=game.players[seat]))
        for line in draw_sheet(game.rules.view(game.position, seat), game.scores()[seat]):
            self._say(line)

    def _seat(self, name: str) -> int | None:
        if not name:
            return self.game.to_move
        if name in self.game.players:
            return self.game.players.index(name)
        if name.isdecimal() and 1 <= int(name) <= len(self.game.players):
            return int(name) - 1
        return None

    def _dice(self, rest: str) -> None:
        for line in tell_dice(self.game.rules.dice(self.game.position)):
            self._say(f"  {line}")

    def _moves(self, rest: str) -> None:
        numbered = [f"{number}\N{NO-BREAK SPACE}{move}" for number, move in enumerate(self.game.moves(), 1)]
        whole = [text.replace(" ", "\N{NO-BREAK SPACE}") for text in numbered]
        for line in wrap("   ".join(whole), _WIDTH, break_long_words=False, break_on_hyphens=False):
            self._say("  " + line.replace("\N{NO-BREAK SPACE}", " "))

    def _undo(self, rest: str) -> None:
        refusal: Refusal | None = self.game.why_not_undo()
        if refusal:
            self._say(tell_refusal(refusal))
            return
        self._say(_("Taken back: {move}.").format(move=self.game.undo()))
        self._store()
        self._prompt_for_decision()

    def _help(self, rest: str) -> None:
        self._say(_("A move is its text (green>3, white>blue.r2c3, roll, pass ...) or its number in the list."))
        self._say(_("Besides moves:"))
        for word, told in _HELP:
            self._say(f"  {_(word):<16} {_(told)}")

    def _log(self, rest: str) -> None:
        self._tell(self.game.events())

    def _score(self, rest: str) -> None:
        for line in tell_scores(self.game):
            self._say(line)

    def _rules(self, words: str) -> None:
        """The rules of this sheet."""
        if isinstance(self.game.ruleset, Ruleset):
            for line in rules_about(self.game.ruleset, words, _WIDTH):
                self._say(line)

    def _save(self, rest: str) -> None:
        if not rest:
            self._say(_("Say where: save FILE."))
            return
        try:
            Path(rest).write_text(self.game.record(), encoding="utf-8")
        except OSError as error:
            self._say(_("{file} cannot be written: {reason}.").format(file=rest, reason=reason(error)))
            return
        self._saved = len(self.game.steps)
        self._say(_("Saved as {file}.").format(file=rest))

    def _stop(self, rest: str) -> None:
        self._quit = True
        self._leave(_("Stopped."))
