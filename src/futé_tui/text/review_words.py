"""The words of a review: what is said of a decision, and which decisions of a turn are meant."""

from ..engine.phases import Phase
from ..expert.review import Verdict
from ..language import N_, NP_, _, pgettext
from .numbers import decimal

VERDICTS = {
    Verdict.BEST: NP_("verdict", "best"),
    Verdict.FINE: NP_("verdict", "fine"),
    Verdict.DOUBTFUL: NP_("verdict", "doubtful"),
    Verdict.MISTAKE: NP_("verdict", "mistake"),
    Verdict.BLUNDER: NP_("verdict", "blunder"),
}
PHASES = {
    Phase.ROUND_BONUS: N_("round bonus"),
    Phase.BEFORE_ROLL: N_("roll again or stop"),
    Phase.CHOOSE: N_("own roll"),
    Phase.EXTRA: N_("extra dice"),
    Phase.SOLO_ROLL: N_("the roll for the platter"),
    Phase.PASSIVE: N_("platter die"),
    Phase.PASSIVE_EXTRA: N_("platter, extra dice"),
    Phase.BONUS: N_("bonuses"),
    Phase.FOLLOW_UP: N_("crosses that follow"),
    Phase.WRITE: N_("own sum"),
    Phase.WRITE_ALONG: N_("others' sum"),
    Phase.WHITE_SUM: N_("own white sum"),
    Phase.WHITE_ALONG: N_("others' white sum"),
    Phase.COLOUR_SUM: N_("coloured sum"),
    Phase.COLOUR_OR_PENALTY: N_("colour or penalty"),
    Phase.OVER: N_("end of the game"),
}
_TIED = "\N{NO-BREAK SPACE}"  # no line ends between a word and what it means


def verdict_word(verdict: Verdict) -> str:
    """What is said of a decision."""
    return pgettext("verdict", VERDICTS[verdict])


def verdict_legend(expected: float) -> str:
    """What the words mean in a game in which this many points were expected at the start."""
    words = {verdict.name.lower(): verdict_word(verdict) for verdict in Verdict}
    costs = {f"{verdict.name.lower()}_cost": decimal(verdict.value * max(expected, 1.0)) for verdict in Verdict}
    text = _(
        "Points lost: {fine} up to {fine_cost}; {doubtful} up to {doubtful_cost}; {mistake} up to {mistake_cost}; "
        "{blunder} above that"
    )
    first, colon, rest = text.format(**words, **costs).partition(": ")
    return first + colon + "; ".join(part.replace(" ", _TIED) for part in rest.split("; "))


def phase_words(phase: Phase) -> str:
    """Which decisions of a turn are meant."""
    return _(PHASES[phase])
