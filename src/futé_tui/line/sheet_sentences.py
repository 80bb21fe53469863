"""The deciding player's sheet in sentences, for players who cannot see the drawing."""

from collections.abc import Iterator, Sequence

from ..engine.game import Game
from ..hints.facts import zone_facts
from ..text.bonuses import describe_round_bonuses
from ..text.facts import describe_whole_track, describe_zone
from ..text.zone_kinds import describe_kind


def zone_sentences(game: Game, zones: Sequence[str]) -> Iterator[str]:
    """Some zones, with an empty line after each; rows of one kind have the same rule, which is said once."""
    said = set[str]()
    for zone in zones:
        if facts := zone_facts(game, game.to_move or 0, zone):
            yield from (line for line in describe_zone(facts) if line not in said)
            said |= set(describe_kind(facts.kind, facts.view))
            yield ""


def track_sentences(game: Game) -> Iterator[str]:
    """The tracks beside the zones, and the bonuses of the rounds."""
    for track in game.rules.view(game.position, game.to_move or 0).tracks:
        yield from describe_whole_track(track)
    yield from describe_round_bonuses(game.rules.round_track(len(game.players)))
