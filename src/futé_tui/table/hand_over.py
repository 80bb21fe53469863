"""What the card between two players shows: who is next, what the others have done meanwhile, and what is asked for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from ..engine.game import Game
from ..engine.moves import zone_marked
from ..hints.links import waiting_sources
from ..language import _
from ..text.names import either, sentence, zone_name
from ..text.now import waiting_text
from ..text.phases import dice_question, phase_text, task_sentence
from ..text.story import Dice, StoryLine
from .seats import SeatView, seats_of
from .story import Story


@dataclass(frozen=True, slots=True)
class Recap:
    """What one player has done, and the points of it."""

    player: str
    points: int
    lines: tuple[StoryLine, ...]
    bot: str = ""  # the key of the bot that it was


@dataclass(frozen=True, slots=True)
class HandOverView:
    """Everything on the card; without seats it has no points."""

    player: str
    task: str
    meanwhile: tuple[Recap, ...] = ()
    seats: tuple[SeatView, ...] = ()
    dice: Dice = ()  # that can be used


def view_hand_over(game: Game, story: Story, names: Sequence[str]) -> HandOverView:
    """The card for the player who decides now."""
    seat = game.to_move
    assert seat is not None, "nobody is next when the game is over"
    since = next((n + 1 for n in reversed(range(len(game.steps))) if _mover(game, n) == seat), 0)
    seats = seats_of(game)
    dice = tuple(_usable(game))
    lines = [line for number in range(since, len(game.steps)) for line in _told(game, story, number, seat)]
    meanwhile = tuple(_recaps(lines, names, game.bots))
    return HandOverView(names[seat], _task(game, dice), meanwhile, seats, dice)


def _mover(game: Game, step: int) -> int | None:
    return game.rules.to_move(game.steps[step].before.position)


def _told(game: Game, story: Story, number: int, seat: int) -> Iterator[StoryLine]:
    """What the others did in a step; rolls are forgotten by now, but for one that left nothing to decide: its dice are
    gone before anyone could look at them."""
    step, mover = game.steps[number], _mover(game, number)
    after = game.steps[number + 1].before.position if number + 1 < len(game.steps) else game.position
    decided_by_dice = step.throw and game.rules.phase(after).awaits_dice
    for line in story.lines_of(number + 1):
        told = line._replace(seat=mover) if decided_by_dice and line.seat is None else line
        if not line.heading and told.seat not in (None, seat) and (decided_by_dice or not line.dice):
            yield told


def _recaps(lines: Iterable[StoryLine], names: Sequence[str], bots: Mapping[int, str]) -> Iterator[Recap]:
    """What players did, one after the other."""
    for other, group in groupby(lines, key=lambda line: line.seat):
        assert other is not None
        own = tuple(line._replace(text=line.told_by(other, names)) if line.what else line for line in group)
        yield Recap(names[other], sum(int(line.points or 0) for line in own), own, bots.get(other, ""))


def _task(game: Game, dice: Dice) -> str:
    """What the player is asked to do: which dice can be used, where the sum can be written, which bonus waits."""
    moment = game.moment
    takes = [move for move in game.moves() if move.uses_die]
    if dice:
        picked = {move.named_die for move in takes}
        return dice_question(moment, [die for die in dice if die[0] in picked])
    marks = {zone_marked(move, ""): move.mark_made for move in takes}
    if marks:
        writes = any(mark and mark.number for mark in marks.values())
        text = _("Write {total} in {zones}?") if writes else _("Cross {total} in {zones}?")
        in_order = [zone.name for zone in game.rules.view(game.position, moment.seat).zones if zone.name in marks]
        return text.format(total=moment.total, zones=either([zone_name(zone) for zone in in_order]))
    rolling = any(move.throws for move in game.moves())
    task = sentence(phase_text(moment, dice_fit=False, rolling=rolling))
    waiting = waiting_text(waiting_sources(game)) if moment.waiting else ""
    return task_sentence(moment.phase, task, waiting)


def _usable(game: Game) -> Iterator[tuple[str, int]]:
    """The dice that can be used, with what they show, and those that are added to them; a sum belongs to no die."""
    if not game.moment.total:
        takes = (move for move in game.moves() if move.uses_die)
        used = {die for move in takes for die in game.rules.dice_used(game.position, move)}
        yield from ((die.name, die.face) for die in game.rules.dice(game.position) if die.name in used)
