"""First-time explanations: a few sentences for each topic."""

from ..engine.topics import Topic
from ..hints.notes import News
from ..language import N_, _
from .bonuses import a_bonus

EXPLANATIONS: dict[Topic, str] = {
    Topic.PLATTER: N_(
        "Dice lower than the one you take go to the silver platter, and after your last roll so do all "
        "others. Each other player may use one."
    ),
    Topic.SOLO_PLATTER: N_(
        "Dice lower than the one you take leave the pool for the silver platter, and after your last roll so "
        "do all others."
    ),
    Topic.PASSIVE: N_(
        "Someone else has rolled. You may use one platter die on your own sheet, whatever the others use, or decline."
    ),
    Topic.SOLO_PASSIVE: N_(
        "In a solo game you are your own passive player: you may use one of the three lowest dice, on the platter."
    ),
    Topic.SLOTS_OPEN: N_(
        "You can use none of the platter dice as they are. Only then may you use one of the dice in the slots instead."
    ),
    Topic.BONUS: N_("You gain {bonus}: it marks a box at once. You need no die for it, and the dice stay as they are."),
    Topic.CASCADE: N_(
        "A chain reaction: the box you marked with a bonus gave you the next bonus. That is where the points are."
    ),
    Topic.FOX: N_(
        "A fox! At the end each fox is worth as many points as your lowest zone, so don't neglect any of them."
    ),
    Topic.REROLL: N_(
        "You have unlocked a reroll: on your own turn, before you take a die, you may roll all dice of that roll again."
    ),
    Topic.EXTRA: N_(
        "Extra die: at the end of any turn you may use one of the six dice, even one used before, "
        "but none of them twice as an extra die."
    ),
    Topic.RETURN: N_("You have unlocked a return. Use it before a roll to take a platter die back into the pool."),
    Topic.JOKER: N_(
        "You have unlocked a joker. The die you use it on counts as the number in its box, or as any number if that is "
        'a "?".'
    ),
    Topic.POLISH: N_("You have unlocked a polish. A platter die you use it on counts as 1 more or 1 less."),
    Topic.MIX: N_("A Mix bonus: choose the action track on which you unlock the next box."),
    Topic.FOLLOW_UP: N_("You may add a cross for each other die that goes to the platter, or none."),
    Topic.EQUAL_DICE: N_("You may add a cross for each other die that shows the same number, or none."),
    Topic.LOST_BONUS: N_("You lose {bonus}: it had no box left to mark, or its action track was complete."),
    Topic.TRACK_END: N_("You have unlocked the last box of an action track and gain the bonus at its end: {bonus}."),
    Topic.WRITE: N_(
        "Write the sum in a colour that was rolled: numbers rise to the right, none twice in a column. "
        "Writing nothing is a misthrow."
    ),
    Topic.WRITE_ALONG: N_("Everyone may write this sum. Only the active player risks a misthrow."),
    Topic.ROW_COMPLETE: N_(
        "A complete row scores the number in its rightmost box. Two complete rows on one sheet end the game."
    ),
    Topic.COLUMN_COMPLETE: N_("A complete column with a pentagon scores the number in the pentagon."),
    Topic.MISS: N_("A misthrow costs points, and the last one ends the game."),
    Topic.WHITE_SUM: N_(
        "Everyone may cross the sum of the two white dice in one row, from left to right: skipped boxes are lost. Then "
        "you have a second action."
    ),
    Topic.WHITE_ALONG: N_("Everyone may cross the white sum in one row. If you skip it, you take no penalty."),
    Topic.COLOUR_SUM: N_(
        "You may add one white die to a coloured die and cross the sum in that colour. Crossing nothing in your whole "
        "turn costs a penalty."
    ),
    Topic.LOCK: N_(
        "The last box of a row locks it: one more cross for you, its die leaves the game, the row is closed. Two "
        "locked rows end the game."
    ),
    Topic.PENALTY: N_("A penalty costs points, and the last one ends the game."),
    Topic.TURN: N_(
        "A turn has up to three rolls. Take a die from each and mark a box; lower dice go to the silver platter."
    ),
}


def describe_news(news: News) -> str:
    """The explanation of what is new."""
    return _(EXPLANATIONS[news.topic]).format(bonus=a_bonus(news.bonus))
