"""What the engine says to everything that could be meant by pointing at boxes."""

from collections.abc import Iterable, Iterator

from ..engine import refusals as r
from ..engine.bonuses import zone_bonus
from ..engine.game import Game
from ..engine.moves import Also, Claim, Extra, Mark, Take
from ..engine.rules import DieView
from .reasons import Reason
from .telling import most_telling

WHITE = "white"
_HIGHEST = 12  # a "?" stands for a number up to this


def reasons_at(game: Game, boxes: Iterable[tuple[str, str]], die: str = "") -> Iterator[Reason]:
    """The reasons against marking these boxes now, with a die or with any."""
    explain, position = game.rules.explain, game.position
    dice = {each.name: each for each in game.rules.dice(position)}
    waiting = tuple(dict.fromkeys(getattr(position, "waiting", ())))
    follow = game.rules.follow_zone(position)
    for zone, box in boxes:
        if follow:
            yield from _follow_tries(game, follow, zone, box, die)
        elif waiting and not die:
            yield from _claim_tries(game, waiting, zone, box)
        else:
            for each in dict.fromkeys([die] if die else [zone, WHITE]):
                if each in dice:
                    use = _use(game)(each, zone, Mark(box))
                    yield Reason(explain(position, use), *_shown(dice[each]))


def _claim_tries(game: Game, waiting: tuple[str, ...], zone: str, box: str) -> Iterator[Reason]:
    """Waiting bonuses that mark the zone, with any number; other zones wait until these are used."""
    for word in waiting:
        bonus = zone_bonus(word)
        if bonus is None or bonus.zone not in (None, zone):
            yield Reason(r.BonusFirst(", ".join(waiting)))
        else:
            claims = [Claim(word, zone, Mark(box, number)) for number in range(_HIGHEST + 1)]
            yield most_telling([Reason(game.rules.explain(game.position, claim)) for claim in claims])


def _follow_tries(game: Game, follow: str, zone: str, box: str, die: str) -> Iterator[Reason]:
    """Follow-up crosses go to one zone, for swept dice or for dice of equal face."""
    dice = {each.name: each for each in game.rules.dice(game.position)}
    found = []
    for each in [die] if die else ["", *dice] if zone == follow else []:
        refusal = game.rules.explain(game.position, Also(each, Mark(box)))
        if not isinstance(refusal, r.NotAMove | r.NoSuchDie | r.DieLiesElsewhere):
            found.append(Reason(refusal, *_shown(dice.get(each))))
    yield from found or [Reason(r.NotInThisPhase("follow_up"))]


def _shown(die: DieView | None) -> tuple[str, int]:
    return (die.name, die.face) if die else ("", 0)


def _use(game: Game) -> type[Take]:
    return Extra if game.phase in ("extra", "passive_extra") else Take
