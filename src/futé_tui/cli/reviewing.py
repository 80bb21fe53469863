"""`fute review`: where the points of a game went, as text or JSON."""

import argparse

from ..expert.manifest import NoExpert
from ..expert.par import par
from ..expert.player import load_expert
from ..expert.review import review_game
from ..expert.review_data import review_data
from ..language import _
from ..outside import visible_json
from ..store.occasion import Kind
from ..store.review_rows import expert_mark, pack_review
from ..text.experts import explain_no_expert
from ..text.player_names import shown_names
from ..text.review import describe_par, describe_review
from ..text.spoken_sheet import speak_of
from ..user_errors import UserError
from .open_store import find_stored, open_store
from .output import say, say_all, show_progress
from .replaying import find_game
from .settings import read_settings


def run_review(chosen: argparse.Namespace) -> int:
    """Review a record or a stored game, and keep the review of a stored one that is over."""
    if chosen.file.isdecimal():
        _refuse_open_challenge(chosen.file)
    game = find_game(chosen)
    try:
        expert = load_expert(game.ruleset)
    except NoExpert as problem:
        raise UserError(explain_no_expert(problem, game.ruleset.id)) from None
    review = review_game(expert, game, show_progress)
    if chosen.file.isdecimal() and review.over:
        open_store().keep_review(int(chosen.file), pack_review(review, expert_mark(expert.manifest)))
    score = par(expert, game.dice) if len(game.players) == 1 else None
    if chosen.json:
        say(visible_json(review_data(review, score)))
        return 0
    speak_of(game.ruleset.dice)
    signs = read_settings(chosen).signs
    say_all(describe_review(review, game, shown_names(game.players), signs))
    if score:
        say()
        say(describe_par(score))
    return 0


def _refuse_open_challenge(number: str) -> None:
    """A review says what would have been best: of a daily game or a duel only once it is over."""
    stored = find_stored(open_store(), number)
    if stored.occasion.kind in (Kind.DAILY, Kind.DUEL) and not stored.over:
        raise UserError(_("a daily game or a duel is reviewed when it is over"))
