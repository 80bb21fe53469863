"""Hints in line mode: what now at every decision, and the words hint, why, preview, explain, missing, dismiss."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from textwrap import wrap

from ..engine.events import Event
from ..engine.game import Game
from ..engine.refusals import NotAMove, Refusal
from ..hints.levels import Level
from ..hints.missing import missing
from ..hints.notes import Dismissed, InMemory, Notes
from ..hints.now import Doing, what_now
from ..hints.preview import preview
from ..hints.reading import read_box, read_score, read_track, read_zone
from ..hints.reasons import Reason
from ..hints.why_not import why_not_action, why_not_box, why_not_die
from ..language import _
from ..text.bonuses import tell_bonus
from ..text.firsts import tell_topic
from ..text.missing import tell_missing
from ..text.names import name, names, sentence
from ..text.now import Keys, tell_fits, tell_now, tell_where
from ..text.previews import tell_preview
from ..text.readings import tell_box, tell_score, tell_track, tell_zone
from ..text.reasons import tell_reason, tell_reasons
from ..text.refusals import tell_refusal
from .pointing import Pointed, find, point

_WIDTH = 78
_TYPED: Keys = {
    doing: doing.value for doing in (Doing.ROLL, Doing.REROLL, Doing.PASS, Doing.DECLINE, Doing.MISS, Doing.DONE)
}


@dataclass(frozen=True, slots=True)
class Wishes:
    """How much somebody wants to be told, and what they want to hear no more of."""

    level: Level = Level.OFF
    dismissed: Dismissed = field(default_factory=InMemory)


class Hinting:
    """Explains a game to whoever types, as far as they want it. `game` is asked for at every word."""

    def __init__(self, game: Callable[[], Game], say: Callable[[str], None], wishes: Wishes) -> None:
        self._game, self._say_line = game, say
        self._level = wishes.level
        self._notes = Notes(wishes.dismissed)
        self.words: dict[str, Callable[[str], None]] = {
            "hint": self._hint,
            "why": self._why,
            "preview": self._preview,
            "explain": self._explain,
            "missing": self._missing,
            "dismiss": self._dismiss,
        }

    def tell_news(self, events: Iterable[Event]) -> None:
        """Explain what happens for the first time."""
        if self._level.tells_rules:
            for topic in self._notes.due(self._game(), events):
                self._say(_("New: {explanation} (dismiss: never again)").format(explanation=tell_topic(topic)))

    def tell_now(self) -> None:
        """Where the turn stands and what may be done, as far as the level goes."""
        game = self._game()
        now = what_now(game)
        if now is None or not self._level.tells_rules:
            return
        if not self._level.tells_options:
            self._say(tell_where(now, game.players))
            return
        self._say(" ".join(tell_now(now, game.players, _TYPED)))
        if self._level is Level.FULL:
            self._say_all(tell_fits(now))

    def _hint(self, rest: str) -> None:
        """Say what now once more; or change how much is said."""
        if not rest:
            level, self._level = self._level, Level.FULL
            self.tell_now()
            self._level = level
        elif rest in tuple(Level):
            self._level = Level(rest)
            self._say(_("Hints: {level}.").format(level=rest))
        else:
            self._say(_("Hints are one of: {levels}.").format(levels=", ".join(Level)))

    def _why(self, rest: str) -> None:
        game = self._game()
        move = numbered(game, rest)
        refusal = game.why_not(move)
        if refusal is None:
            self._say(_("{move} is possible.").format(move=move))
        elif isinstance(refusal, NotAMove) and (pointed := point(game, rest)):
            told = self._why_not(game, pointed)
            self._say_all(told or [sentence(_("{thing} can be used now.").format(thing=_said(pointed)))])
        else:
            self._say(tell_refusal(refusal))

    def _why_not(self, game: Game, pointed: Pointed) -> Sequence[str]:
        if pointed.box:
            return tell_reasons(why_not_box(game, pointed.zone, pointed.box))
        if pointed.zone in game.ruleset.dice:
            return tell_reasons(why_not_die(game, pointed.zone))
        refusal = why_not_action(game, pointed.word) if pointed.word else None
        return [tell_reason(Reason(refusal))] if refusal else []

    def _preview(self, rest: str) -> None:
        game = self._game()
        found = game.find(numbered(game, rest))
        if isinstance(found, Refusal):
            self._say(tell_refusal(found))
        else:
            self._say_all(tell_preview(preview(game, found), game.players))

    def _explain(self, rest: str) -> None:
        """What a zone, a box, a bonus, a track or the score means."""
        game = self._game()
        seat = game.to_move or 0
        if rest == "score":
            self._say_all(tell_score(read_score(game, seat)))
            return
        pointed = point(game, rest) or Pointed()
        box = read_box(game, seat, pointed.zone, pointed.box) if pointed.box else None
        zone = read_zone(game, seat, pointed.zone) if pointed.zone else None
        track = read_track(game, seat, pointed.word) if pointed.word else None
        if box:
            self._say_all(tell_box(box))
        elif zone:
            self._say_all(tell_zone(zone))
        elif track:
            self._say_all(tell_track(track))
        elif pointed.word:
            self._say(tell_bonus(pointed.word))
        else:
            self._say(_("Say what: explain ZONE, explain ZONE BOX, explain score, or a bonus or action."))

    def _missing(self, rest: str) -> None:
        """What is still missing for the open bonuses of a zone, or of all."""
        game = self._game()
        sheet = game.rules.view(game.position, game.to_move or 0)
        parts = [part.name for part in (*sheet.zones, *sheet.tracks)]
        chosen = [find(rest, parts)] if rest else parts
        if not chosen[0]:
            self._say(_("Say which zone: {zones}.").format(zones=names(parts)))
            return
        for part in chosen:
            if told := [tell_missing(each) for each in missing(sheet, part)]:
                self._say(sentence(_("{zone}:").format(zone=name(part))))
                self._say_all(told)
            elif rest:
                self._say(sentence(_("{zone}: no bonus is open.").format(zone=name(part))))

    def _dismiss(self, rest: str) -> None:
        gone = self._notes.dismiss()
        self._say(_("That is not explained again.") if gone else _("Nothing was explained just now."))

    def _say_all(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._say(text)

    def _say(self, text: str) -> None:
        for line in wrap(text, _WIDTH, initial_indent="  ", subsequent_indent="  "):
            self._say_line(line)


def numbered(game: Game, text: str) -> str:
    """The move behind a number of the list, or the text itself."""
    moves = game.moves()
    if text.isdecimal() and 1 <= int(text) <= len(moves):
        return str(moves[int(text) - 1])
    return text


def _said(pointed: Pointed) -> str:
    """What was pointed at, in words."""
    if pointed.word:
        return name(pointed.word)
    return f"{name(pointed.zone)} {pointed.box}".strip()
