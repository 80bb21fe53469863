"""What a die, a box, a bonus, an action or a score is, for tooltips; the same words as everywhere."""

from ..engine.scoring import Score
from ..engine.zones import ZoneView
from ..hints.facts import box_reading, score_reading, track_reading
from ..language import _
from ..text.bonuses import bonus_text
from ..text.facts import describe_box, describe_score, describe_track, end_text
from ..text.names import name, sentence, the_die

bonus_tip = bonus_text


def end_tip(bonus: str) -> str:
    """What the last box of a track gives, and what that is good for."""
    return f"{end_text(bonus)}\n{bonus_text(bonus)}"


def die_tip(die: str, face: int, place: str) -> str:
    """Which die it is, where it is and what it shows."""
    facts = {"die": the_die(die), "place": name(place), "face": face}
    if place == "out":
        return sentence(_("{die}: {place}").format(**facts))
    if not face:
        return sentence(_("{die}: {place}, not rolled yet").format(**facts))
    return sentence(_("{die}: {place}, shows {face}").format(**facts))


def box_tip(zone: ZoneView, label: str) -> str:
    """What is in a box, and what it is part of."""
    return "\n".join(describe_box(box_reading(zone, label)))


def track_tip(track: ZoneView) -> str:
    """What an action is good for, and how many are left."""
    return "\n".join(describe_track(track_reading(track)))


def score_tip(score: Score) -> str:
    """What a total is made of."""
    return "\n".join(describe_score(score_reading(score)))
