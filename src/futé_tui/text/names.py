"""The game's own words in the current language: colours, places, actions, bonuses."""

from collections.abc import Callable, Sequence

from ..engine.bonuses import ANY, zone_bonus
from ..language import N_, NP_, _, ngettext, pgettext, spoken
from .spoken_sheet import beside_turquoise

_WORDS = {
    # Dice and zones
    "white": N_("white"),
    "white-two": N_("white"),
    "red": N_("red"),
    "yellow": N_("yellow"),
    "blue": N_("blue"),
    "green": N_("green"),
    "orange": N_("orange"),
    "purple": N_("purple"),
    "silver": N_("silver"),
    "pink": N_("pink"),
    "turquoise": N_("turquoise"),
    "brown": N_("brown"),
    "grey": N_("grey"),
    "bonus": N_("columns"),  # the zone of Qwinto that shows what they pay
    "misses": N_("misthrows"),
    "penalties": N_("penalties"),
    "lock": N_("lock"),
    # Actions and bonuses
    "reroll": N_("reroll"),
    "extra": N_("extra die"),
    "return": N_("return"),
    "joker": N_("joker"),
    "polish": N_("polish"),
    "mix": N_("Mix"),
    "fox": N_("fox"),
    # Where dice are
    "pool": N_("pool"),
    "platter": N_("platter"),
    "slot 1": N_("slot I"),
    "slot 2": N_("slot II"),
    "slot 3": N_("slot III"),
    "out": N_("out of the game"),
    # Rows with names, and where a bonus comes from
    "top": N_("top"),
    "middle": N_("middle"),
    "bottom": N_("bottom"),
    "upper": N_("upper"),
    "lower": N_("lower"),
    "round": N_("round"),
}
_DICE = {  # as subjects and as objects of a sentence
    "white": (NP_("subject", "the white die"), NP_("object", "the white die")),
    "white-two": (NP_("subject", "the second white die"), NP_("object", "the second white die")),
    "red": (NP_("subject", "the red die"), NP_("object", "the red die")),
    "yellow": (NP_("subject", "the yellow die"), NP_("object", "the yellow die")),
    "blue": (NP_("subject", "the blue die"), NP_("object", "the blue die")),
    "green": (NP_("subject", "the green die"), NP_("object", "the green die")),
    "orange": (NP_("subject", "the orange die"), NP_("object", "the orange die")),
    "purple": (NP_("subject", "the purple die"), NP_("object", "the purple die")),
    "silver": (NP_("subject", "the silver die"), NP_("object", "the silver die")),
    "pink": (NP_("subject", "the pink die"), NP_("object", "the pink die")),
    "turquoise": (NP_("subject", "the turquoise die"), NP_("object", "the turquoise die")),
    "brown": (NP_("subject", "the brown die"), NP_("object", "the brown die")),
    "grey": (NP_("subject", "the grey die"), NP_("object", "the grey die")),
}
_ZONES = {
    "red": NP_("zone", "red"),
    "yellow": NP_("zone", "yellow"),
    "blue": NP_("zone", "blue"),
    "green": NP_("zone", "green"),
    "orange": NP_("zone", "orange"),
    "purple": NP_("zone", "purple"),
    "silver": NP_("zone", "silver"),
    "pink": NP_("zone", "pink"),
    "turquoise": NP_("zone", "turquoise"),
    "brown": NP_("zone", "brown"),
    "grey": NP_("zone", "grey"),
}
_SHORT = {
    "reroll": NP_("short", "reroll"),
    "extra": NP_("short", "extra"),
    "return": NP_("short", "return"),
    "joker": NP_("short", "joker"),
    "polish": NP_("short", "polish"),
    "mix": NP_("short", "mix"),
    "fox": NP_("short", "fox"),
    "misses": NP_("short", "misthrow"),
    "penalties": NP_("short", "penalty"),
    ANY: NP_("short", "?any"),
}
DICE = tuple(_DICE)  # the colours of all dice that have a name


def label_of(word: str) -> str:
    """The name of a die, zone, action or place in titles and lists; a sheet's own words stay as they are."""
    return _(_WORDS[word]) if word in _WORDS else word


def name(word: str) -> str:
    """The same in a sentence, as the sheet's rulebook says it."""
    return pgettext("beside turquoise", "blue") if beside_turquoise(word) else label_of(word)


def the_die(die: str) -> str:
    """A die as the subject of a sentence: `the yellow die`."""
    if beside_turquoise(die):
        return pgettext("subject beside turquoise", "the blue die")
    if die in _DICE:
        return pgettext("subject", _DICE[die][0])
    return pgettext("subject", "the die {name}").format(name=die)


def this_die(die: str) -> str:
    """A die as the object of a sentence: `the yellow die`, in the right case in German."""
    if beside_turquoise(die):
        return pgettext("object beside turquoise", "the blue die")
    if die in _DICE:
        return pgettext("object", _DICE[die][1])
    return pgettext("object", "the die {name}").format(name=die)


def zone_name(zone: str) -> str:
    """A zone in a sentence that calls it one: French agrees with its word for zone, `la zone verte`."""
    if beside_turquoise(zone):
        return pgettext("zone beside turquoise", "blue")
    return pgettext("zone", _ZONES[zone]) if zone in _ZONES else zone


def is_colour(word: str) -> bool:
    """Whether a word names a colour, and not a row by its place."""
    return word in _ZONES


def names(words: Sequence[str]) -> str:
    """Several of them, with commas."""
    return ", ".join(name(word) for word in words)


def either(choices: Sequence[str]) -> str:
    """`4`, `4 or 7`, `4, 5 or 7`."""
    if len(choices) < 2:
        return "".join(choices)
    return _("{all_but_last} or {last}").format(all_but_last=", ".join(choices[:-1]), last=choices[-1])


def together(all_of_them: Sequence[str]) -> str:
    """`Lia`, `Lia and Tom`, `Lia, Tom and Max`."""
    if len(all_of_them) < 2:
        return "".join(all_of_them)
    return _("{all_but_last} and {last}").format(all_but_last=", ".join(all_of_them[:-1]), last=all_of_them[-1])


def bonus_name(word: str, called: Callable[[str], str] = name) -> str:
    """A bonus in a few words: `blue ?`, `wild ?`, `orange 4`, `fox`; `called`, how its zone or action is named."""
    if word == ANY:
        return pgettext("bonus", "wild ?")
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return called(word)
    if bonus.number:
        return pgettext("bonus", "{zone} {number}").format(zone=called(bonus.zone), number=bonus.number)
    return pgettext("bonus", "{zone} ?").format(zone=called(bonus.zone))


def listed_bonus(word: str) -> str:
    """The same in a list, where zones have the names of their cards."""
    return bonus_name(word, label_of)


def brief_bonus(word: str) -> str:
    """The same where there is one line for it and more."""
    return pgettext("brief bonus", "wild ?") if word == ANY else bonus_name(word)


def short(word: str) -> str:
    """A bonus or action in short: `reroll`, `?blue`, `orange=4`."""
    if word in _SHORT:
        return pgettext("short", _SHORT[word])
    bonus = zone_bonus(word)
    if bonus is None or bonus.zone is None:
        return label_of(word)
    return f"{label_of(bonus.zone)}={bonus.number}" if bonus.number else f"?{label_of(bonus.zone)}"


def as_typed(word: str) -> str:
    """A die or zone by its name, with the word to type where that differs."""
    return name(word) if name(word) == word or word not in _DICE else f"{name(word)} [{word}]"


SHADES = {"white": NP_("shade", "white"), "light": NP_("shade", "light"), "dark": NP_("shade", "dark")}


def tone_letter(tone: str) -> str:
    """The letter of a shade: the first one of its name."""
    return pgettext("shade", SHADES[tone])[:1].upper()


def points(number: int) -> str:
    """`1 point`, `7 points`; French counts -5 as many, too."""
    return ngettext("{number} point", "{number} points", abs(number)).format(number=number)


def bonus_names(words: Sequence[str]) -> str:
    return ", ".join(bonus_name(word) for word in words)


def sentence(text: str) -> str:
    """The text with a capital first letter; it may begin with the name of a zone."""
    return text[:1].upper() + text[1:]


def within_sentence(title: str) -> str:
    """A title with a small first letter; German ones are nouns and keep their capital."""
    return title if spoken() == "de" else title[:1].lower() + title[1:]
