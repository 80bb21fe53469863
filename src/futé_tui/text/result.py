"""Points, winners and rating in words."""

from collections.abc import Iterator, Sequence

from ..engine.game import Game
from ..engine.scoring import Score
from ..language import N_, _, ngettext
from .names import name, points, together
from .player_names import shown_names
from .reconstructions import rating_caveat

_MISSES = {"penalties": N_("{player}: {number} penalties"), "misses": N_("{player}: {number} misthrows")}


def describe_scores(game: Game) -> Iterator[str]:
    """The points of every player by zone."""
    for player, score in zip(shown_names(game.players), game.scores(), strict=True):
        yield _("{player}: {total} ({parts})").format(player=player, parts=_parts(score), total=points(score.total))


def _parts(score: Score) -> str:
    parts = [f"{name(zone)} {number}" for zone, number in score.zones.items()]
    if score.foxes:
        foxes = ngettext("{number} fox: {points}", "{number} foxes: {points}", score.foxes)
        parts.append(foxes.format(number=score.foxes, points=score.fox_points))
    return ", ".join(parts)


def describe_result(game: Game) -> Iterator[str]:
    """The end of a game: points, and who won or which level was reached."""
    yield from describe_scores(game)
    yield from describe_verdict(game, shown_names(game.players))


def describe_ending(game: Game) -> str:
    """Why a game without a number of rounds has ended: rows that are locked or complete, or all misses crossed."""
    if game.rules.round_track(len(game.players)):
        return ""
    sheets = [game.rules.view(game.position, seat) for seat in range(len(game.players))]
    players = shown_names(game.players)
    for player, track in (
        (player, track) for player, sheet in zip(players, sheets, strict=True) for track in sheet.tracks
    ):
        crossed = [box.mark for box in track.boxes]
        if track.name in _MISSES and all(crossed):
            return _(_MISSES[track.name]).format(player=player, number=len(crossed))
    if locked := sum(die.place == "out" for die in game.rules.dice(game.position)):
        return ngettext("{number} row locked", "{number} rows locked", locked).format(number=locked)
    complete = [sum(all(box.mark for box in zone.boxes) for zone in sheet.zones) for sheet in sheets]
    player, rows = players[complete.index(max(complete))], max(complete)
    return ngettext("{player}: {number} row complete", "{player}: {number} rows complete", rows).format(
        player=player, number=rows
    )


def describe_verdict(game: Game, players: Sequence[str]) -> Iterator[str]:
    """Who won, with the tie-break if there was one; in solo games, the level reached and the points to the next."""
    scores = game.scores()
    if len(game.players) == 1:
        if level := game.rating(0):
            yield level.title
        better = [each for each in game.ruleset.ratings if each.at_least > scores[0].total]
        if better:
            missing = better[-1].at_least - scores[0].total
            yield missing_text(missing, better[-1].title)
        if caveat := rating_caveat(game.ruleset):
            yield caveat
        return
    yield from describe_winners(players, scores, game.winners())


def missing_text(missing: int, level: str) -> str:
    """How many points are missing for a level of the rating table."""
    text = ngettext("{missing} more point for: {level}", "{missing} more points for: {level}", missing)
    return text.format(missing=missing, level=level)


def describe_winners(players: Sequence[str], scores: Sequence[Score], winners: Sequence[int]) -> Iterator[str]:
    """Who won, with the tie-break if there was one."""
    names = [players[seat] for seat in winners]
    sentence = _("{names} wins.") if len(names) == 1 else _("{names} share the victory.")
    yield sentence.format(names=together(names))
    best = max(score.total for score in scores)
    if len(winners) < sum(score.total == best for score in scores):
        decides = _("The totals are equal; the best single zone decides: {points}.")
        yield decides.format(points=points(scores[winners[0]].best_zone))
