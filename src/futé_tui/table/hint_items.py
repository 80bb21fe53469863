"""What there is to choose between: dice, boxes, or the dice for a box; with the coach, what each is worth."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Self

from ..engine.game import Game
from ..engine.moves import Move
from ..expert.coach import Advice, Appraisal
from ..hints.compare import BoxChoice, DieChoice, best_first, which_box, which_die
from ..hints.preview import Preview, preview
from ..language import _
from ..text.choices import box_words, die_choice_parts, die_words, least_die_words, zone_words
from ..text.coaching import choice_words, with_worth, worth_text
from ..text.costs import Length
from ..text.moves import way_words
from ..text.names import sentence
from ..text.worth import dice_parts
from .coaching import boxes_worth, dice_worth
from .hint_view import HintItem
from .letters import LABELS
from .page.drawing.caches import cached
from .picking import BoxKey
from .state import TableState

_ROLLS_COMPARED = 4  # ways to roll or to stop that are listed
_SHORT = Length.SHORT, Length.TIGHT, Length.BARE


def view_items(game: Game, state: TableState) -> tuple[HintItem, ...]:
    """The dice to choose between; after a die is picked, or where none is offered, the boxes."""
    picker = state.picker
    if picker.options or picker.confirmable or not state.shows_own_sheet:
        return ()
    if state.advice:
        return _advised_items(game, state, state.advice)
    if picker.chooses_dice_to_roll:
        return ()
    if _asks_for_die(state):
        return _die_items(which_die(game), state.offer.letters)
    if picker.box is not None:
        return tuple(_dice_for_box(game, state))
    choices = which_box(game, [each.move for each in picker.open])
    return _box_items(choices, _BoxKeys.of(state))


def _asks_for_die(state: TableState) -> bool:
    """Whether a die is to be picked, and nothing is yet."""
    picker = state.picker
    return bool(picker.dice) and not picker.die and picker.box is None and not picker.joint


@cached(2)
def _die_items(choices: Sequence[DieChoice], letters: Mapping[str, str]) -> tuple[HintItem, ...]:
    """The dice with their keys; the cursor moves on among the same ones."""
    return tuple(_die_item(letters[choice.die], choice) for choice in choices)


def _die_item(letter: str, choice: DieChoice) -> HintItem:
    short = (*(die_words(choice, length) for length in _SHORT), least_die_words(choice))
    return HintItem((letter,), _ever_less(choice), short, die=choice.die)


def _ever_less(choice: DieChoice, worth: str = "") -> tuple[str, ...]:
    """What a die is good for, in fewer and fewer words; what is said of where dice go is shortened first."""
    forms = [tuple(filter(None, die_choice_parts(choice, brief=brief))) for brief in (False, True)]
    kept = (parts[:count] for count in range(len(forms[0]), 0, -1) for parts in forms)
    bare = [(die_words(choice, Length.BARE),)] if worth else []
    return _behind_worth(worth, (_("; ").join(parts) for parts in (*kept, *bare)))


def _behind_worth(worth: str, lines: Iterable[str]) -> tuple[str, ...]:
    """Ever shorter lines, each behind what the coach says the choice is worth."""
    return tuple(dict.fromkeys(_("; ").join(filter(None, (worth, line))) for line in lines))


def _before_worth(words: Iterable[str], worth: Appraisal) -> tuple[str, ...]:
    """Ever fewer words, each before what the choice is worth."""
    return tuple(with_worth(each, worth) for each in words)


class _BoxKeys(NamedTuple):
    """The labels of boxes, the keys that put the labels on a zone whose boxes have none now, and those that write a
    number in the only box there is."""

    labels: Mapping[BoxKey, str]
    zones: Mapping[str, str]
    numbers: tuple[str, ...]

    @classmethod
    def of(cls, state: TableState) -> Self:
        picker = state.picker
        return cls(state.labels, state.offer.letters if not picker.dice or picker.joint else {}, tuple(picker.numbers))

    def keys_of(self, boxes: Sequence[BoxKey]) -> tuple[str, ...]:
        """The keys for any of these boxes, in the order of the keyboard; in the only box there is, those that write a
        number at once."""
        return self.numbers or tuple(sorted((self.labels[box] for box in boxes if box in self.labels), key=LABELS.find))


@cached(2)
def _box_items(choices: Sequence[BoxChoice], keys: _BoxKeys) -> tuple[HintItem, ...]:
    """The boxes with their keys; the cursor moves on among the same ones."""
    one_zone = len({zone for choice in choices for zone, _box in choice.boxes}) == 1
    return tuple(_box_item(keys, choice, alone=not (number and one_zone)) for number, choice in enumerate(choices))


def _box_item(by: _BoxKeys, choice: BoxChoice, *, alone: bool = True) -> HintItem:
    """A choice of boxes; where it is not alone, the zone is named before."""
    zone = choice.boxes[0][0]
    keys = by.keys_of(choice.boxes)
    words = (box_words(choice),), tuple(box_words(choice, length, alone=alone) for length in _SHORT)
    if not keys and zone in by.zones:
        return HintItem((by.zones[zone],), *words, die=zone)
    return HintItem(keys, *words, box=choice.boxes[0])


def items_by_zone(game: Game, state: TableState) -> tuple[HintItem, ...]:
    """The boxes to choose between, those of one zone together with the best of them; for lists too long to read."""
    picker = state.picker
    if picker.box is not None or _asks_for_die(state):
        return ()
    zones: dict[tuple[str, bool], list[BoxChoice]] = {}
    for choice in which_box(game, [each.move for each in picker.open]):
        box = choice.boxes[0]
        zones.setdefault((box[0], box in picker.costly_boxes), []).append(choice)
    if len({zone for zone, _costly in zones}) == 1:
        return ()
    keys = _BoxKeys.of(state)
    return tuple(
        _zone_item(keys, choices) if len(choices) > 1 else _box_item(keys, choices[0]) for choices in zones.values()
    )


def _zone_item(by: _BoxKeys, choices: Sequence[BoxChoice]) -> HintItem:
    """The boxes of a zone together: all free, or all at the cost of a joker or polish."""
    best = choices[0].boxes[0]
    words = (zone_words(choices, by.labels.get(best, "")),)
    if best not in by.labels and best[0] in by.zones:
        return HintItem((by.zones[best[0]],), words, words, die=best[0])
    return HintItem(by.keys_of([box for each in choices for box in each.boxes]), words, words, box=best)


def _dice_for_box(game: Game, state: TableState) -> Iterator[HintItem]:
    """The dice that can go to the box that is picked, each with its best way."""
    by_die: dict[str, list[Move]] = {}
    for each in state.picker.open:
        by_die.setdefault(each.die, []).append(each.move)
    best = {best_first(game, moves)[0].move: die for die, moves in by_die.items()}
    for found in best_first(game, list(best)):
        die, short = best[found.move], tuple(way_words(found, (), length) for length in _SHORT)
        yield HintItem((state.offer.letters.get(die, ""),), _with_dice(found), short, die=die)


def _with_dice(found: Preview) -> tuple[str, ...]:
    """A way in words with where the dice go, which sets one die apart from another for the same box, at length, in
    brief, and without."""
    endings = (*(tuple(dice_parts(found, brief=brief)) for brief in (False, True)), ())
    return tuple(dict.fromkeys(_("; ").join(filter(None, (way_words(found), *dice))) for dice in endings))


def _advised_items(game: Game, state: TableState, advice: Advice) -> tuple[HintItem, ...]:
    """The choices as the coach sees them: the best first, each with its worth; rolling and stopping are choices."""
    picker = state.picker
    found: list[tuple[Appraisal, HintItem]] = []
    if picker.dice and not (picker.die or picker.joint or picker.chooses_dice_to_roll):
        choices = {choice.die: choice for choice in which_die(game)}
        for die, worth in dice_worth(advice, picker).items():
            best, others = preview(game, worth.move), choices[die].alike + choices[die].more - 1
            choice = DieChoice(die, choices[die].face, best, 1, others)
            found.append((worth, _advised_die(state.offer.letters[die], choice, worth)))
    for box, worth in boxes_worth(advice, picker).items():
        found.append((worth, _advised_box(game, state.labels.get(box, ""), box, worth)))
    if not picker.die and picker.box is None:
        plain = [each for each in advice.ranked() if each.move.throws or each.move.stops]
        found += [(each, _advised_key(game, each)) for each in plain[:_ROLLS_COMPARED]]
    return tuple(item for _worth, item in sorted(found, key=lambda pair: pair[0].behind))


def _advised_die(letter: str, choice: DieChoice, worth: Appraisal) -> HintItem:
    short = _before_worth((die_words(choice, length) for length in _SHORT), worth)
    return HintItem((letter,), _ever_less(choice, worth_text(worth)), short, die=choice.die)


def _advised_box(game: Game, label: str, box: BoxKey, worth: Appraisal) -> HintItem:
    choice = which_box(game, [worth.move])[0]
    lines = _behind_worth(worth_text(worth), (box_words(choice, length) for length in Length))
    short = _before_worth((box_words(choice, length) for length in _SHORT), worth)
    return HintItem((label,), lines, short, box=box)


def _advised_key(game: Game, worth: Appraisal) -> HintItem:
    words = sentence(choice_words(game, worth.move))
    line = _("{what}: {detail}").format(what=words, detail=worth_text(worth))
    return HintItem((), (line,), (with_worth(words, worth),))
