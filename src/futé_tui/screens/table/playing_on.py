"""Playing on from a moment of a game, as practice: with new dice or, where they go on, with those of the game."""

from ...language import _
from ...replay.moments import Replay
from ...replay.practice import dice_go_on, play_from
from ..base import CommandScreen
from ..choosing import ChoiceCard
from ..sitting_down import sit_down


def ask_to_play_from(screen: CommandScreen, replay: Replay, moment: int) -> None:
    """Play on from here, after asking with which dice if there is a choice."""

    def play_with(answer: int) -> None:
        sit_down(screen.game_app, play_from(replay, moment, same_dice=bool(answer)))

    if not dice_go_on(replay):
        play_with(0)
        return

    question = _("Play on from here for practice: with which dice?")
    screen.open(ChoiceCard(question, (_("New dice"), _("The dice of this game")), 0, play_with))
