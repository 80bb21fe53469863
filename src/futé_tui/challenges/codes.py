"""Codes: a challenge as one short text. docs/same-dice.md describes them sign by sign."""

import re
from hashlib import blake2b

from ..language import _
from ..sheets.loader import load_ruleset, ruleset_ids
from ..sheets.ruleset import Ruleset
from .challenge import SEEDS, Challenge
from .symbols import NoSymbol, read_number, write_number

FORMAT = 1  # of the code and of the dice of a seed; bump when either changes
_VERSIONS = 1 << 7
_OPTIONS = 1 << 6
_CHECKS = 1 << 10
_PRIME = 1021  # below _CHECKS: no change of one sign and no swap of two leaves the remainder as it was
_LENGTH = 12
_GROUP = 4
_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_SHAPE = re.compile(r"(.+?)-?(\w{4})-?(\w{4})-?(\w{4})")


class CodeError(ValueError):
    """A code that cannot be played; the text says why in one sentence."""


def write_code(challenge: Challenge) -> str:
    """`tres-fute-1082-XM1S-JDGR`: the sheet, then format, version, options, seed and check in twelve signs."""
    ruleset = challenge.ruleset
    options = _number_options(ruleset)
    if ruleset.version >= _VERSIONS or options >= _OPTIONS:
        raise CodeError(_("This sheet is too big for a code."))
    number = ((FORMAT * _VERSIONS + ruleset.version) * _OPTIONS + options) * SEEDS + challenge.seed
    number = number * _CHECKS + _check(ruleset.id, number * _CHECKS)
    signs = write_number(number, _LENGTH)
    return "-".join([ruleset.id, *(signs[start : start + _GROUP] for start in range(0, _LENGTH, _GROUP))])


def read_code(text: str) -> Challenge:
    """The challenge of a code; hyphens, case and everything before the last word are ignored."""
    words = text.translate(_HYPHENS).split()
    shape = _SHAPE.fullmatch(words[-1]) if words else None
    if shape is None:
        raise CodeError(_("This is not a duel code. Codes look like tres-fute-1082-XM1S-JDGR."))
    sheet, signs = shape[1].lower(), "".join(shape.groups()[1:])
    if sheet not in ruleset_ids():
        raise CodeError(_("You don't have the sheet {sheet!r}, so you can't play this duel.").format(sheet=sheet))
    try:
        number = read_number(signs)
    except NoSymbol as error:
        raise CodeError(_("This code has a typo: {sign!r} can't be part of it.").format(sign=str(error))) from None
    if (number + _salt(sheet)) % _PRIME or number % _CHECKS >= _PRIME:
        raise CodeError(_("This code has a typo."))
    return _unfold(load_ruleset(sheet), number // _CHECKS)


def _unfold(ruleset: Ruleset, number: int) -> Challenge:
    number, seed = divmod(number, SEEDS)
    number, options = divmod(number, _OPTIONS)
    number_format, version = divmod(number, _VERSIONS)
    if number_format != FORMAT:
        raise CodeError(_("This code comes from another version of futé with different dice."))
    if version != ruleset.version:
        message = _("This code is for version {theirs} of {sheet}; you have version {ours}.")
        raise CodeError(message.format(theirs=version, sheet=ruleset.title, ours=ruleset.version))
    return Challenge(ruleset.with_options(_settings(ruleset, options)), seed)


def _number_options(ruleset: Ruleset) -> int:
    """The settings of all options as one number; 0 for a sheet without options."""
    number = 0
    for name, option in sorted(ruleset.model.options.items()):
        number = number * len(option.choices) + option.choices.index(ruleset.options[name])
    return number


def _settings(ruleset: Ruleset, number: int) -> dict[str, str]:
    """The settings behind a number, those that differ from the default."""
    settings = {}
    for name, option in sorted(ruleset.model.options.items(), reverse=True):
        number, choice = divmod(number, len(option.choices))
        if option.choices[choice] != option.default:
            settings[name] = option.choices[choice]
    if number:
        raise CodeError(_("This code sets options that {sheet} doesn't have.").format(sheet=ruleset.title))
    return settings


def _check(sheet: str, number: int) -> int:
    """What to add to the number so that number and sheet together are a multiple of the prime."""
    return -(number + _salt(sheet)) % _PRIME


def _salt(sheet: str) -> int:
    """A number for the sheet's id, so that a code is not valid for another sheet."""
    return int.from_bytes(blake2b(sheet.encode(), digest_size=4).digest(), "big")
