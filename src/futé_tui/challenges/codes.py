"""Codes: a challenge as one short text. docs/challenges.md describes them sign by sign."""

import re
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from ..engine.playable import PlayableRuleset
from ..language import _
from ..sheets.loader import load_version, ruleset_ids
from ..sheets.own import own_sheets
from ..sheets.reading import RulesetError, load_source
from ..sheets.ruleset import Ruleset
from ..user_errors import UserError
from .challenge import SEEDS, Challenge
from .symbols import NoSymbol, read_number, write_number

FORMAT = 1  # of the code and of the dice of a seed; bump when either changes
_OWN_FORMAT = 2  # the same with the edition of a player's own sheet after it
_VERSIONS = 1 << 7
_OPTIONS = 1 << 6
_CHECKS = 1 << 10
_PRIME = 1021  # below _CHECKS: no change of one sign and no swap of two leaves the remainder as it was
_LENGTH = 12
_GROUP = 4
_EDITION_SHIFT = 64 - 5 * _GROUP  # an edition has 64 bits
_OWN_SIGN = write_number(_OWN_FORMAT)
_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_SHAPE = re.compile(r"(.+?)-?(\w{4})-?(\w{4})-?(\w{4})")
_OWN_SHAPE = re.compile(_SHAPE.pattern + r"-?(\w{4})")
Sources = Sequence[str]  # files of sheets as they were when somebody played on them


class CodeError(UserError):
    """A code that cannot be played; the text says why in one sentence."""


def write_code(challenge: Challenge) -> str:
    """`tres-fute-1082-XM1S-JDGR`: the sheet, then format, version, options, seed and check in twelve signs. A sheet of
    one's own has four more, for its edition."""
    ruleset, edition = challenge.ruleset, short_edition(challenge.ruleset)
    options = _number_options(ruleset)
    if ruleset.version >= _VERSIONS or options >= _OPTIONS:
        raise CodeError(_("This sheet is too big for a code."))
    number_format = _OWN_FORMAT if edition else FORMAT
    number = ((number_format * _VERSIONS + ruleset.version) * _OPTIONS + options) * SEEDS + challenge.seed
    number = number * _CHECKS + _check(ruleset.id + edition, number * _CHECKS)
    signs = write_number(number, _LENGTH) + edition
    return "-".join([ruleset.id, *(signs[start : start + _GROUP] for start in range(0, len(signs), _GROUP))])


def short_edition(ruleset: PlayableRuleset) -> str:
    """The edition of a player's own sheet in four signs; empty for a sheet that comes with the game."""
    return write_number(int(ruleset.edition, 16) >> _EDITION_SHIFT, _GROUP) if ruleset.edition else ""


def read_code(text: str, sources: Sources = ()) -> Challenge:
    """The challenge of a code; hyphens, case and everything before the last word are ignored. `sources` are files of
    sheets as they were when somebody played on them: the present one may be another."""
    words = text.translate(_HYPHENS).split()
    shape = _SHAPE.fullmatch(words[-1]) if words else None
    if shape is None:
        raise CodeError(_("This is not a duel code. Codes look like tres-fute-1082-XM1S-JDGR."))
    own = _OWN_SHAPE.fullmatch(words[-1])
    if own and own[2].startswith(_OWN_SIGN) and shape[1].lower() not in ruleset_ids():
        return _read_own(own[1].lower(), "".join(own.groups()[1:4]), own[5], sources)
    sheet = shape[1].lower()
    if sheet not in ruleset_ids():
        raise CodeError(_("You don't have the sheet {sheet!r}, so you can't play this duel.").format(sheet=sheet))
    number_format, version, options, seed = _unfold(_number("".join(shape.groups()[1:])), sheet)
    if number_format != FORMAT:
        raise CodeError(_("This code comes from another version of futé with different dice."))
    return _challenge(load_version(sheet, version), version, options, seed)


def _read_own(sheet: str, signs: str, edition: str, sources: Sources) -> Challenge:
    """The challenge of a code for a player's own sheet."""
    edition = write_number(_number(edition), _GROUP)
    _format, version, options, seed = _unfold(_number(signs), sheet + edition)
    present = own_sheets().rulesets.get(sheet)
    editions = [present] if present else []
    for source in filter(None, sources):
        with suppress(RulesetError):
            editions.append(load_source(Path(sheet), source))
    if not editions:
        raise CodeError(_("You don't have the sheet {sheet!r}, so you can't play this duel.").format(sheet=sheet))
    same = [each for each in editions if each.id == sheet and short_edition(each) == edition]
    if not same:
        message = _("Your sheet {sheet!r} has other values than this duel: everybody needs the same file.")
        raise CodeError(message.format(sheet=sheet))
    return _challenge(same[0], version, options, seed)


def _number(signs: str) -> int:
    try:
        return read_number(signs)
    except NoSymbol as error:
        raise CodeError(_("This code has a typo: {sign!r} can't be part of it.").format(sign=str(error))) from None


def _unfold(number: int, sheet: str) -> tuple[int, int, int, int]:
    """Format, version, options and seed of a code for this sheet."""
    if (number + _salt(sheet)) % _PRIME or number % _CHECKS >= _PRIME:
        raise CodeError(_("This code has a typo."))
    number, seed = divmod(number // _CHECKS, SEEDS)
    number, options = divmod(number, _OPTIONS)
    return *divmod(number, _VERSIONS), options, seed


def _challenge(ruleset: Ruleset, version: int, options: int, seed: int) -> Challenge:
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
