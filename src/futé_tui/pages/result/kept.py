"""The result of a kept game: compared with earlier games, or with the game whose dice were played again."""

from collections.abc import Iterable
from datetime import date

from ...challenges.answers import write_answer
from ...challenges.codes import CodeError, read_code
from ...challenges.players import same_name
from ...challenges.sharing import result_line, share_line
from ...challenges.verifying import NotOfThisChallenge
from ...engine.dice import from_start
from ...engine.game import Game
from ...engine.problems import RecordError
from ...store.games import GameStore
from ...store.kept_game import KeptGame
from ...store.occasion import Kind, Occasion
from ...store.stored import StoredGame
from ...text.signs import UNICODE, Signs
from .view import ResultView, view_result


def view_kept_result(kept: KeptGame, signs: Signs = UNICODE) -> ResultView:
    """What the page about a finished game shows."""
    original = find_original(kept)
    return view_result(
        kept.game, kept.occasion, standing=kept.standing(), original=original, line=line_to_copy(kept, signs)
    )


def line_to_copy(kept: KeptGame, signs: Signs = UNICODE) -> str:
    """The line for friends: of a daily game with its day; of a duel, the answer that the others read in."""
    match kept.occasion:
        case Occasion(Kind.DAILY, day):
            return share_line(kept.game, date.fromisoformat(day), signs)
        case Occasion(Kind.DUEL, code):
            try:
                return write_answer(kept.game, read_code(code, (kept.game.ruleset.source,)))
            except (CodeError, NotOfThisChallenge):
                pass  # the sheet has changed since
    return result_line(kept.game, signs)


def same_dice(kept: KeptGame) -> KeptGame | None:
    """The same game with the same dice from the start, as practice; None for dice without a seed."""
    game, occasion = kept.game, kept.occasion
    dice = from_start(game.dice)
    if dice is None:
        return None
    again = Game(game.ruleset, game.players, dice, practice=True, bots=game.bots)
    if occasion.kind in (Kind.TABLE, Kind.BOTS, Kind.COACHED) and kept.number is not None:
        occasion = Occasion.again(kept.number)
    return KeptGame(again, occasion.as_practice(), store=kept.store)


def find_original(kept: KeptGame) -> Game | None:
    """The finished game whose dice a practice game plays again, if it is stored and can be read."""
    if kept.store is None or kept.occasion.kind is not Kind.PRACTICE:
        return None
    for stored in _candidates(kept.store, kept.occasion):
        if stored.over and not stored.damage and stored.id != kept.number and _same_people(stored, kept.game):
            try:
                return stored.read()
            except RecordError:
                continue
    return None


def _candidates(store: GameStore, occasion: Occasion) -> Iterable[StoredGame]:
    """The stored games that may be the original: the one that is named, or those of the day or the duel."""
    if occasion.original is not None:
        stored = store.game(occasion.original)
        return (stored,) if stored else ()
    if not occasion.tag:
        return ()
    rated = (Occasion(kind, occasion.tag) for kind in (Kind.DAILY, Kind.DUEL))
    return [stored for each in rated for stored in reversed(store.games(occasion=each))]


def _same_people(stored: StoredGame, game: Game) -> bool:
    same = len(stored.players) == len(game.players) and stored.sheet == game.ruleset.id
    return same and all(same_name(one, other) for one, other in zip(stored.players, game.players, strict=True))
