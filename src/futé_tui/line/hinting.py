"""Hints in line mode: where the turn is at every decision, and the commands hint, why, preview, explain, missing."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from textwrap import wrap

from ..engine.game import Game
from ..engine.refusals import NotAMove, Refusal
from ..expert.coach import Advice
from ..hints.bonus_sources import waiting_sources
from ..hints.facts import box_facts, score_facts, track_facts, zone_facts
from ..hints.levels import Level
from ..hints.missing import missing
from ..hints.notes import Dismissed, InMemory, Notes
from ..hints.now import what_now
from ..hints.preview import preview
from ..hints.reasons import Reason
from ..hints.why_not import why_not_action, why_not_box, why_not_die
from ..language import _
from ..text.bonuses import bonus_text
from ..text.facts import describe_box, describe_score, describe_track, describe_zone
from ..text.firsts import describe_news
from ..text.missing import describe_missing
from ..text.names import name, names, sentence
from ..text.now import describe_moment, describe_sources
from ..text.player_names import shown_names
from ..text.previews import describe_preview
from ..text.reasons import describe_reason, describe_reasons
from ..text.refusals import describe_refusal
from .coaching import LineCoach
from .console import place
from .listing import compared, compared_for_die
from .pointing import Pointed, find, point

_WIDTH = 78


@dataclass(frozen=True, slots=True)
class Wishes:
    """How much a player wants explained, and which explanations are dismissed."""

    level: Level = Level.OFF
    dismissed: Dismissed = field(default_factory=InMemory)


class Hinting:
    """Explains a game in line mode, at the level that is set. `game` is asked for at every command."""

    def __init__(
        self, game: Callable[[], Game], say: Callable[[str], None], wishes: Wishes, coach: LineCoach | None = None
    ) -> None:
        self._game, self._say_line, self._coach = game, say, coach
        self._level = wishes.level
        self._notes = Notes(wishes.dismissed)
        self.commands: dict[str, Callable[[str], None]] = {
            "hint": self._hint,
            "hints": self._hint,
            "why": self._why,
            "preview": self._preview,
            "explain": self._explain,
            "missing": self._missing,
            "coach": self._ask_coach,
        }

    @property
    def level(self) -> Level:
        return self._level

    def show_news(self) -> None:
        """Explain what is new to the player who decides now."""
        if self._level.shows_rules:
            for news in self._notes.due(self._game(), compares=self._level.compares):
                explanation = describe_news(news, "coach" if self._coach else "")
                self._say(_("New: {explanation}").format(explanation=explanation))

    def advice(self) -> Advice | None:
        """What the coach says of the present decision, at its level and if it has joined the game."""
        return self._coach.advice() if self._coach and self._coach.joined and self._level is Level.COACH else None

    def _ask_coach(self, rest: str) -> None:
        """The expert's choice, and why."""
        if self._coach is None:
            self._say(_("There is no coach here."))
        else:
            self._say_all(self._coach.describe_choice())

    def _hint(self, rest: str) -> None:
        """Say where the turn is and compare all choices; or change how much is said."""
        if not rest:
            self._say_all(self._now())
            self._preview("")
        elif rest in tuple(Level):
            self._level = Level(rest)
            self._say(_("Hints: {level}.").format(level=rest))
            if self._level is Level.COACH and self._coach and not self._coach.joined:
                self._say(self._coach.invitation())
        else:
            self._say(_("Choose one of: {levels}.").format(levels=", ".join(Level)))

    def now(self) -> list[str]:
        """Where the turn is, or where waiting bonuses come from, as far as the level goes."""
        return self._now() if self._level.shows_rules else []

    def _now(self) -> list[str]:
        game = self._game()
        now = what_now(game)
        if now is None:
            return []
        return describe_sources(waiting_sources(game)) or [describe_moment(now, shown_names(game.players))]

    def _why(self, rest: str) -> None:
        game = self._game()
        move = numbered(game, rest)
        refusal = game.why_not(move)
        if refusal is None:
            self._say(_("You can play {move}.").format(move=move))
        elif isinstance(refusal, NotAMove) and (pointed := point(game, rest)):
            reasons = self._why_not(game, pointed)
            self._say_all(reasons or [sentence(_("{thing}: you can use it now.").format(thing=_said(pointed)))])
        else:
            self._say(describe_refusal(refusal))

    def _why_not(self, game: Game, pointed: Pointed) -> Sequence[str]:
        if pointed.box:
            return describe_reasons(why_not_box(game, pointed.zone, pointed.box))
        if pointed.zone in game.ruleset.dice:
            return describe_reasons(why_not_die(game, pointed.zone))
        refusal = why_not_action(game, pointed.word) if pointed.word else None
        return [describe_reason(Reason(refusal))] if refusal else []

    def _preview(self, rest: str) -> None:
        """What a move would gain; for a die, all its boxes; without an argument, all choices compared."""
        game = self._game()
        found = game.find(numbered(game, rest))
        pointed = point(game, rest) if isinstance(found, NotAMove) else None
        if not rest:
            self._say_lines(compared(game))
        elif pointed and pointed.zone in game.ruleset.dice and not pointed.box:
            lines = list(compared_for_die(game, pointed.zone))
            self._say_lines(lines or describe_reasons(why_not_die(game, pointed.zone)))
        elif isinstance(found, Refusal):
            self._say(describe_refusal(found))
        else:
            self._say_all(describe_preview(preview(game, found), shown_names(game.players)))

    def _explain(self, rest: str) -> None:
        """What a zone, a box, a bonus, a track or the score means."""
        game = self._game()
        seat = game.to_move or 0
        if rest == "score":
            self._say_all(describe_score(score_facts(game, seat)))
            return
        pointed = point(game, rest) or Pointed()
        box = box_facts(game, seat, pointed.zone, pointed.box) if pointed.box else None
        zone = zone_facts(game, seat, pointed.zone) if pointed.zone else None
        track = track_facts(game, seat, pointed.word) if pointed.word else None
        if box:
            self._say_all(describe_box(box))
        elif zone:
            self._say_all(describe_zone(zone))
        elif track:
            self._say_all(describe_track(track))
        elif pointed.word:
            self._say(bonus_text(pointed.word))
        else:
            self._say(
                _("Explain what? Type explain ZONE, explain ZONE BOX, explain score, explain BONUS or explain ACTION.")
            )

    def _missing(self, rest: str) -> None:
        """What is still missing for the open bonuses of a zone, or of all."""
        game = self._game()
        sheet = game.rules.view(game.position, game.to_move or 0)
        parts = [part.name for part in (*sheet.zones, *sheet.tracks)]
        chosen = [find(rest, parts)] if rest else parts
        if not chosen[0]:
            self._say(_("Which zone? There are {zones}.").format(zones=names(parts)))
            return
        if not rest and not any(missing(sheet, part) for part in parts):
            self._say(_("There are no bonuses to gain on this sheet."))
        for part in chosen:
            if sentences := [describe_missing(each) for each in missing(sheet, part)]:
                self._say(sentence(_("{zone}:").format(zone=name(part))))
                self._say_all(sentences)
            elif rest:
                self._say(sentence(_("{zone}: no open bonus.").format(zone=name(part))))

    def _say_lines(self, lines: Iterable[str]) -> None:
        """Lines of a list, each broken by itself."""
        for line in lines:
            for row in wrap(line, _WIDTH, initial_indent="  ", subsequent_indent=" " * 7):
                self._say_line(row)

    def _say_all(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._say(text)

    def _say(self, text: str) -> None:
        for line in wrap(text, _WIDTH, initial_indent="  ", subsequent_indent="  "):
            self._say_line(line)


def numbered(game: Game, text: str) -> str:
    """The move behind a number of the list, or the text itself."""
    number = place(text, len(game.moves()))
    return text if number is None else str(game.moves()[number])


def _said(pointed: Pointed) -> str:
    """The words for what was pointed at."""
    if pointed.word:
        return name(pointed.word)
    return f"{name(pointed.zone)} {pointed.box}".strip()
