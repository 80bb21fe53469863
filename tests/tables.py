"""Reading the table and setting it up by hand: where dice are, what is unlocked on the action tracks."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from futé_tui.engine.fute.position import NO_DIE, TrackState
from futé_tui.engine.game import Game

from .helpers import play, scripted, with_position

ATELIER = str(Path(__file__).parent / "data" / "atelier.toml")


def dice_names(game: Game) -> tuple[str, ...]:
    return game.ruleset.dice


def track_names(game: Game) -> list[str]:
    return [track.action for track in game.ruleset.sheet.tracks]  # type: ignore[attr-defined]


def _named(game: Game, bits: int) -> set[str]:
    return {name for die, name in enumerate(dice_names(game)) if bits >> die & 1}


def pool(game: Game) -> set[str]:
    return _named(game, game.position.pool)


def platter(game: Game) -> set[str]:
    return _named(game, game.position.platter)


def slots(game: Game) -> list[str]:
    """The dice in slots I, II, III; an empty slot is `-`."""
    return ["-" if die == NO_DIE else dice_names(game)[die] for die in game.position.slots]


def face(game: Game, die: str) -> int:
    return game.position.faces[dice_names(game).index(die)]  # type: ignore[no-any-return]


def lay(game: Game, *, pool: str = "", slots: str = "", platter: str = "", **changes: Any) -> Game:
    """The game with its six dice laid as written (`white5 blue2`), and perhaps other fields of the position changed."""
    names = dice_names(game)
    shown = {word[:-1]: int(word[-1]) for word in f"{pool} {slots} {platter}".split()}

    def bits(text: str) -> int:
        return sum(1 << names.index(word[:-1]) for word in text.split())

    slotted = [names.index(word[:-1]) for word in slots.split()]
    return with_position(
        game,
        faces=tuple(shown[name] for name in names),
        pool=bits(pool),
        platter=bits(platter),
        slots=(*slotted, NO_DIE, NO_DIE, NO_DIE)[:3],
        **changes,
    )


def unlocked(game: Game, action: str, seat: int = 0) -> int:
    """How many boxes of an action track are circled and not used."""
    circled, used = game.position.sheets[seat].tracks[track_names(game).index(action)]
    return circled - used.bit_count()  # type: ignore[no-any-return]


def with_actions(game: Game, seat: int = 0, **circled: int) -> Game:
    """The game with so many boxes circled, none used, on these action tracks (`returns` stands for `return`)."""
    sheets = list(game.position.sheets)
    tracks = list(sheets[seat].tracks)
    for action, boxes in circled.items():
        tracks[track_names(game).index("return" if action == "returns" else action)] = TrackState(boxes)
    sheets[seat] = sheets[seat]._replace(tracks=tuple(tracks))
    return with_position(game, sheets=tuple(sheets))


def passive(sheet: str, slots: str, platter: str, **circled: int) -> Game:
    """A table for two at which the second player has to pick a die."""
    table = with_actions(lay(scripted(sheet, (), 2), slots=slots, platter=platter, roll=3), seat=1, **circled)
    play(table, "done")
    assert table.phase == "passive"
    return table


def idle(game: Game, *, until_round: int = 99) -> Game:
    """Let everybody roll and use nothing until a round begins, or to the end; a waiting bonus is used as it comes."""
    while game.to_move is not None and game.position.round < until_round:
        game.play(game.moves()[0 if game.phase == "bonus" else -1])
    return game


def atelier(rolls: Iterable[str] = (), players: int = 1, **circled: int) -> Game:
    """A game of the tests' own sheet at its first roll, every player with just these boxes of the action tracks."""
    game = scripted(ATELIER, rolls, players)
    for seat in range(players):
        play(game, "mix>polish")
        with_actions(game, seat, **(dict.fromkeys(("polish", "returns", "joker", "extra", "reroll"), 0) | circled))
    return game
