"""What is explained when it happens for the first time: a few sentences for each topic."""

from ..hints.firsts import Topic
from ..language import N_, _

EXPLANATIONS: dict[Topic, str] = {
    Topic.PLATTER: N_(
        "The dice that showed less than the one taken lie on the silver platter now. They are out of this turn's "
        "rolls, and the other players may each use one of them."
    ),
    Topic.PASSIVE: N_(
        "Somebody else has rolled. As a passive player you may use one die of the platter on your own sheet, whatever "
        "the others use; or none."
    ),
    Topic.SOLO_PASSIVE: N_(
        "Alone, you are your own passive player: all dice were rolled once, the three lowest lie on the platter, and "
        "you may use one of those."
    ),
    Topic.SLOTS_OPEN: N_(
        "No die on the platter can be marked as it lies. Only then may a passive player use one of the active player's "
        "dice in the slots."
    ),
    Topic.BONUS: N_(
        "A bonus that marks a box is used at once, as if a die had been rolled for it. It needs no die and changes "
        "none."
    ),
    Topic.CASCADE: N_(
        "A cascade: the box that a bonus marked brought the next bonus. Chains like this are where the points are."
    ),
    Topic.FOX: N_(
        "A fox. At the end each fox is worth as many points as your lowest zone, so no zone should be left behind."
    ),
    Topic.REROLL: N_(
        "A reroll is unlocked. After any roll of your turn you may spend it and roll all those dice once more."
    ),
    Topic.EXTRA: N_(
        "The extra die: at the end of a turn, yours or another's, you may spend one and use any of the six dice once "
        "more, wherever it lies; each die once."
    ),
    Topic.RETURN: N_(
        "A return is unlocked. Before you roll you may spend it and take a die off the platter back into the pool."
    ),
    Topic.JOKER: N_(
        'A joker is unlocked. Spend it when you use a die, and the die counts as the number in the joker\'s box; "?" '
        "stands for any."
    ),
    Topic.POLISH: N_(
        "Polish is unlocked. Each one spent shifts a die that lies on the platter by 1, up or down, when you use it."
    ),
    Topic.MIX: N_("A mix bonus: choose which of its action tracks gets its next box unlocked."),
    Topic.FOLLOW_UP: N_(
        "This mark may be followed by more crosses, for other dice that it concerns. Each is free to take or leave."
    ),
    Topic.LOST_BONUS: N_(
        "A bonus was lost: there was no box left that it could mark, or no box of its track to unlock."
    ),
    Topic.TRACK_END: N_("The last box of an action track is unlocked, and brings the bonus printed behind it."),
    Topic.WRITE: N_(
        "The sum of the dice goes into any empty box of a colour that was rolled, as long as the numbers rise from "
        "left to right and differ within a column. You may reroll once; writing nothing costs a miss."
    ),
    Topic.WRITE_ALONG: N_(
        "Everybody may write the sum that was rolled. Who is not the active player may leave it for free."
    ),
    Topic.ROW_COMPLETE: N_("A full row pays the number in its last box. Two full rows on one sheet end the game."),
    Topic.COLUMN_COMPLETE: N_("A full column with a pentagon pays the number in the pentagon."),
    Topic.MISS: N_("A miss costs points, and the last one ends the game."),
}


def tell_topic(topic: Topic) -> str:
    """The explanation of something that is new."""
    return _(EXPLANATIONS[topic])
