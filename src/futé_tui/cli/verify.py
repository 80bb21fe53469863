"""`fute verify`: records replayed, and their dice compared with their seed."""

import argparse

from ..challenges.verifying import Proof, prove_dice
from ..engine.game import Game
from ..language import _, ngettext
from ..sheets.loader import load_ruleset
from ..text.player_names import shown_names
from ..text.problems import about_file
from ..user_errors import UserError
from .output import say
from .reading import read_game


def run_verify(chosen: argparse.Namespace) -> int:
    ruleset = load_ruleset(chosen.ruleset) if chosen.ruleset else None
    status = 0
    for name in chosen.files:
        try:
            say(about_file(name, _verified(name, read_game(name, ruleset))))
        except UserError as error:
            say(error)
            status = 1
    return status


def _verified(name: str, game: Game) -> str:
    """What was checked, and what is known of the dice; an error if they are not those of the seed."""
    proof = prove_dice(game)
    if not isinstance(proof, Proof):
        problem = _("move {number} does not show the dice that its seed gives").format(number=proof)
        raise UserError(about_file(name, problem))
    count = len(game.steps)
    if game.to_move is None:
        line = ngettext("{sheet}, {count} move: {totals}; {dice}", "{sheet}, {count} moves: {totals}; {dice}", count)
    else:
        line = ngettext(
            "{sheet}, {count} move, stops in round {round}: {totals}; {dice}",
            "{sheet}, {count} moves, stops in round {round}: {totals}; {dice}",
            count,
        )
    players = zip(shown_names(game.players), game.scores(), strict=True)
    return line.format(
        sheet=game.ruleset.id,
        count=count,
        round=game.moment.round,
        totals=", ".join(f"{name} {score.total}" for name, score in players),
        dice=_(proof.value),
    )
