"""A training from its first game to a file with weights: checkpoints on the way, progress, strength at the end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from ...engine.playable import PlayableRuleset
from ..encoding import Encoder
from ..levels import OPPONENTS
from ..manifest import Manifest, NoExpert, Strength
from ..net import Net, flatten
from ..player import Expert
from ..weights import Weights, find_weights, write_weights
from .checkpoint import restore_checkpoint, write_checkpoint
from .measure import measure, measure_bot
from .trainer import Schedule, Trainer

_LOOKS = 40  # times at which the net is measured on the way
_BETWEEN_LOOKS = 2_000  # games, at least: measuring takes its time too
_GAMES_PER_LOOK = 100
_GAMES_AT_THE_END = 1000  # of solo games; with more players as many seats
_GAMES_OF_OPPONENTS = 200
_TRAINED_PER_MEASURED = 20
_SHARE = 17  # games of the usual player count for each game of another


@dataclass(frozen=True, slots=True)
class Order:
    """What to train: the sheet, how many games, and where the weights go. `fresh`: start from nothing, or where such a
    training was stopped."""

    ruleset: PlayableRuleset
    games: int
    folder: Path
    seed: int = 1
    fresh: bool = False


class Status(NamedTuple):
    """How far training has come: games of how many, seconds left, and how strong the net is; None where a stopped
    training continues, and while its strength is measured at the end."""

    games: int
    of: int
    left: float = 0.0
    strength: Strength | None = None


def train(order: Order, report: Callable[[Status], None] = lambda status: None) -> Manifest:
    """Train as ordered, and write the weights."""
    ruleset, folder = order.ruleset, order.folder
    folder.mkdir(parents=True, exist_ok=True)
    trainer, before = _trainer(order)
    checkpoint = folder / f"{ruleset.id}.training.npz"
    if restore_checkpoint(checkpoint, trainer, ruleset.fingerprint):
        report(Status(trainer.games, order.games))
    started, already = monotonic(), trainer.games
    every = min(max(order.games // _LOOKS, _BETWEEN_LOOKS), max(order.games // 3, 1))
    due = trainer.games + every
    for played in trainer.run():
        if played >= due:
            due = played + every
            write_checkpoint(checkpoint, trainer, ruleset.fingerprint)
            pace = (monotonic() - started) / (played - already)
            strength = measure(ruleset.rules, trainer.encoder, trainer.net, usual_count(ruleset), _GAMES_PER_LOOK)
            to_go = max(0, order.games - played)
            report(Status(order.games - to_go, order.games, pace * to_go, strength))
    report(Status(order.games, order.games))
    manifest = Manifest.of(ruleset, trainer.encoder.width, before + trainer.games, order.seed)
    strengths = strengths_of(ruleset, trainer.encoder, manifest, trainer.net, order.games // _TRAINED_PER_MEASURED)
    manifest = replace(manifest, strength=tuple(strengths))
    write_weights(folder / f"{ruleset.id}.npz", Weights(manifest, trainer.net))
    checkpoint.unlink(missing_ok=True)
    return manifest


def _trainer(order: Order) -> tuple[Trainer, int]:
    """A trainer, and how many games its weights have learned from before."""
    ruleset = order.ruleset
    counts = counts_of(ruleset)
    if not order.fresh:
        try:
            known = find_weights(ruleset, Encoder(ruleset.rules), order.folder)
        except NoExpert:
            pass
        else:
            games = known.manifest.games
            schedule = Schedule.further(order.games, order.seed + games)
            return Trainer(ruleset.rules, counts, schedule, flatten(known.net)), games
    return Trainer(ruleset.rules, counts, Schedule(order.games, seed=order.seed)), 0


def usual_count(ruleset: PlayableRuleset) -> int:
    """How many people usually play: one, if the sheet has a rating table for that."""
    return ruleset.player_counts[0 if ruleset.ratings else 1]


def counts_of(ruleset: PlayableRuleset) -> tuple[int, ...]:
    """The player counts of games, in turn: all of them, and the usual one most often."""
    usual = usual_count(ruleset)
    return (usual,) * _SHARE + tuple(count for count in ruleset.player_counts if count != usual)


def strengths_of(
    ruleset: PlayableRuleset, encoder: Encoder, manifest: Manifest, net: Net, games: int
) -> Iterator[Strength]:
    """How strong the net is with every number of players, and how strong the opponents are with the usual one."""
    seats = min(_GAMES_AT_THE_END, games)
    for players in ruleset.player_counts:
        yield measure(ruleset.rules, encoder, net, players, max(1, seats // players))
    expert, usual = Expert(ruleset, encoder, Weights(manifest, net)), usual_count(ruleset)
    for opponent in OPPONENTS:
        few = max(1, min(_GAMES_OF_OPPONENTS, games) // usual)
        yield measure_bot(ruleset.rules, opponent.seated(expert), opponent.key, usual, few)
