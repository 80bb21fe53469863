"""What the hint panel says: what can be done now, what the choices are, and about what is pointed at, why it cannot be
used or what it would gain."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..engine.game import Game
from ..engine.moves import Move
from ..expert.coach import Advice, Appraisal
from ..hints.compare import BoxChoice, DieChoice, best_first, offered_ways, which_box, which_die
from ..hints.facts import box_facts, track_facts, track_reading, zone_facts
from ..hints.levels import Level
from ..hints.missing import missing_for_box
from ..hints.now import Now, what_now
from ..hints.preview import preview
from ..hints.reasons import Reason
from ..hints.why_not import why_not_action, why_not_box, why_not_die
from ..language import _
from ..text.choices import box_words, die_choice_parts, die_words, least_die_words, order_text, zone_words
from ..text.coaching import choice_words, short_worth_text, worth_text
from ..text.costs import Length
from ..text.facts import describe_box, describe_track
from ..text.legend import COSTLY
from ..text.missing import describe_missing
from ..text.moves import way_words
from ..text.names import sentence
from ..text.now import describe_moment
from ..text.player_names import shown_names
from ..text.previews import describe_preview, using_text
from ..text.reasons import describe_reason, describe_reasons
from ..text.tallies import tally_text
from ..text.zone_kinds import describe_kind
from .coaching import boxes_worth, dice_worth
from .cursor import Pointed, moves_at
from .letters import LABELS
from .picking import BoxKey, Picker
from .state import TableState

_ROLLS_COMPARED = 4  # ways to roll or to stop that are listed


class HintItem(NamedTuple):
    """One of the dice or boxes to choose between: its keys, its gains, the most important first, also with fewer words
    about where dice go (`brief`), and the same in a few words, in some `more`, in fewer (`shortest`), with nothing but
    the best of it (`bare`), and without the names of bonuses (`least`)."""

    keys: tuple[str, ...]
    parts: tuple[str, ...]
    short: str
    die: str = ""
    box: BoxKey | None = None
    shortest: str = ""
    more: str = ""
    bare: str = ""
    least: str = ""
    brief: tuple[str, ...] = ()

    @property
    def in_a_row(self) -> tuple[str, ...]:
        """All that it gains, then ever less; before any of it is left out, fewer words about where dice go."""
        parts = self.parts, self.brief or self.parts
        kept = (told[:count] for count in range(len(self.parts), 0, -1) for told in parts)
        return tuple(dict.fromkeys(_("; ").join(filter(None, each)) for each in kept))

    @property
    def in_few_words(self) -> tuple[str, ...]:
        """The same in ever fewer words."""
        shortest = self.shortest or self.short
        bare = self.bare or shortest
        return self.more or self.short, self.short, shortest, bare, self.least or bare


class OptionGroup(NamedTuple):
    """Ways that differ in the number that is written: each by its place in the list, with what its key does not say,
    and what they `share`."""

    ways: tuple[tuple[int, str], ...]
    shared: str


@dataclass(frozen=True, slots=True)
class HintView:
    """Sentences for the panel. `about` is about what is pointed at, `items` are what there is to choose between, in
    an `order` that is said, `by_zone` the same with one line for each zone, `note` explains what happens for the first
    time."""

    now: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    items: tuple[HintItem, ...] = ()
    note: str = ""
    by_zone: tuple[HintItem, ...] = ()
    order: str = ""


def view_hints(game: Game, state: TableState, pointed: Pointed, *, brief: bool = False) -> HintView:
    """What to say at the level of the state; in brief, if there is only one line."""
    level, picker = state.level, state.picker
    now = what_now(game)
    if now is None or state.tumbling or game.to_move in game.bots:
        return HintView(note=state.note)
    if state.confirms and isinstance(state.cursor, Move) and not level.shows_options:
        return HintView(about=tuple(describe_pointed(game, picker, state.cursor, Level.OPTIONS, brief=brief)))
    if not level.shows_rules:
        return HintView(note=state.note)
    subject = pointed or (picker.box if picker.options else picker.die or picker.box)
    about = describe_pointed(game, picker, subject, level, brief=brief) if pointed or picker.confirmable else []
    items: tuple[HintItem, ...] = ()
    if level.shows_options:
        items = advised_items(game, state, state.advice) if state.advice else view_items(game, state)
    sentences = _describe_now(game, now, picker) if state.shows_own_sheet and not state.note else []
    if state.advice or len(items) < 2 or (picker.dice and not now.fits):
        return HintView(tuple(sentences), tuple(about), items, state.note)
    order = order_text(by_dice=bool(picker.dice and not picker.die and now.moment.rolls_left))
    return HintView(tuple(sentences), tuple(about), items, state.note, _items_by_zone(game, state), order)


def _describe_now(game: Game, now: Now, picker: Picker) -> list[str]:
    """Where in the turn we are, that the last round is the last chance to use actions, and which are left, and what the
    sign of costly boxes means; what waits is asked for above."""
    sentences = [] if now.moment.waiting else [describe_moment(now, shown_names(game.players))]
    moment, sheet = now.moment, game.rules.view(game.position, now.moment.seat)
    unused = {track.name: track_reading(track).left for track in sheet.tracks}
    if moment.round == moment.rounds and any(unused.values()):
        sentences.append(_("Last round: what you do not use is lost ({unused}).").format(unused=tally_text(unused)))
    if picker.costly_boxes or picker.costly_dice:
        sentences.append(" ".join((COSTLY, using_text(now.changing))))
    return sentences


def advised_items(game: Game, state: TableState, advice: Advice) -> tuple[HintItem, ...]:
    """The choices as the coach sees them: the best first, each with its worth; rolling and stopping are choices."""
    picker = state.picker
    if picker.options or picker.confirmable or not state.shows_own_sheet:
        return ()
    found: list[tuple[Appraisal, HintItem]] = []
    if picker.dice and not picker.die and not picker.chooses_dice_to_roll and not picker.joint:
        choices = {choice.die: choice for choice in which_die(game)}
        for die, worth in dice_worth(advice, picker).items():
            choice = choices[die]._replace(best=preview(game, worth.move), other=None, at_once=None, costly=None)
            found.append((worth, _advised_die(state.offer.letters[die], choice, worth)))
    for box, worth in boxes_worth(advice, picker).items():
        found.append((worth, _advised_box(game, state.labels.get(box, ""), box, worth)))
    if not picker.die and picker.box is None:
        found += [(each, _advised_key(game, each)) for each in _plain(advice)]
    return tuple(item for _worth, item in sorted(found, key=lambda pair: pair[0].behind))


def _plain(advice: Advice) -> list[Appraisal]:
    """Moves without dice and boxes to pick: rolling, also some dice only, and stopping."""
    plain = [each for each in advice.ranked() if each.move.throws or each.move.stops]
    return plain[:_ROLLS_COMPARED]


def _advised_die(letter: str, choice: DieChoice, worth: Appraisal) -> HintItem:
    parts, brief = ((worth_text(worth), *die_choice_parts(choice, brief=few)) for few in (False, True))
    lengths = Length.SHORT, Length.TIGHT
    short, shortest = (f"{die_words(choice, length)} {short_worth_text(worth)}" for length in lengths)
    return HintItem((letter,), parts, short, die=choice.die, shortest=shortest, brief=brief)


def _advised_box(game: Game, label: str, box: BoxKey, worth: Appraisal) -> HintItem:
    choice = which_box(game, [worth.move])[0]
    parts = (worth_text(worth), box_words(choice))
    return HintItem((label,), parts, f"{box_words(choice, Length.SHORT)} {short_worth_text(worth)}", box=box)


def _advised_key(game: Game, worth: Appraisal) -> HintItem:
    words = sentence(choice_words(game, worth.move))
    told = _("{what}: {detail}").format(what=words, detail=worth_text(worth))
    return HintItem((), (told,), f"{words} {short_worth_text(worth)}")


def view_items(game: Game, state: TableState) -> tuple[HintItem, ...]:
    """The dice to choose between; after a die is picked, or where none is offered, the boxes."""
    picker = state.picker
    if picker.options or picker.confirmable or picker.chooses_dice_to_roll or not state.shows_own_sheet:
        return ()
    if picker.dice and not picker.die and picker.box is None and not picker.joint:
        return tuple(
            HintItem(
                (state.offer.letters[choice.die],),
                die_choice_parts(choice),
                die_words(choice, Length.SHORT),
                die=choice.die,
                shortest=die_words(choice, Length.TIGHT),
                more=die_words(choice, Length.SHORT, costly=True),
                bare=die_words(choice, Length.BARE),
                least=least_die_words(choice),
                brief=die_choice_parts(choice, brief=True),
            )
            for choice in which_die(game)
        )
    if picker.box is not None:
        return tuple(_dice_for_box(game, state))
    choices = which_box(game, [each.move for each in picker.open])
    one_zone = len({zone for choice in choices for zone, _box in choice.boxes}) == 1
    return tuple(_box_item(state, choice, alone=not (number and one_zone)) for number, choice in enumerate(choices))


def _box_item(state: TableState, choice: BoxChoice, *, alone: bool = True) -> HintItem:
    """A choice of boxes; where it is not alone, the zone is named before."""
    forms, bare = ((box_words(choice),), box_words(choice, Length.SHORT)), box_words(choice, Length.BARE)
    shortest = box_words(choice, Length.TIGHT, alone=alone)
    keys = tuple(state.labels[box] for box in choice.boxes if box in state.labels)
    if not keys and (zone_key := _zone_key(state, choice.boxes[0])):
        return HintItem((zone_key,), *forms, die=choice.boxes[0][0], shortest=shortest, bare=bare)
    return HintItem(keys, *forms, box=choice.boxes[0], shortest=shortest, bare=bare)


def _zone_key(state: TableState, box: BoxKey) -> str:
    """The key that puts the labels on the zone of a box that has none now."""
    return state.offer.letters.get(box[0], "") if not state.picker.dice or state.picker.joint else ""


def _items_by_zone(game: Game, state: TableState) -> tuple[HintItem, ...]:
    """The boxes to choose between, those of one zone together with the best of them; for lists too long to read."""
    picker = state.picker
    if picker.box is not None or (picker.dice and not picker.die and not picker.joint):
        return ()
    zones: dict[tuple[str, bool], list[BoxChoice]] = {}
    for choice in which_box(game, [each.move for each in picker.open]):
        box = choice.boxes[0]
        zones.setdefault((box[0], box in picker.costly_boxes), []).append(choice)
    if len({zone for zone, _costly in zones}) == 1:
        return ()
    return tuple(
        _zone_item(state, choices) if len(choices) > 1 else _box_item(state, choices[0]) for choices in zones.values()
    )


def _zone_item(state: TableState, choices: Sequence[BoxChoice]) -> HintItem:
    """The boxes of a zone together: all free, or all at the cost of a joker or polish."""
    best = choices[0].boxes[0]
    words = zone_words(choices, state.labels.get(best, ""))
    if best not in state.labels and (zone_key := _zone_key(state, best)):
        return HintItem((zone_key,), (words,), words, die=best[0])
    keys = sorted((state.labels[box] for each in choices for box in each.boxes if box in state.labels), key=LABELS.find)
    return HintItem(tuple(keys), (words,), words, box=best)


def _dice_for_box(game: Game, state: TableState) -> Iterable[HintItem]:
    """The dice that can go to the box that is picked, each with its best way."""
    by_die: dict[str, list[Move]] = {}
    for each in state.picker.open:
        by_die.setdefault(each.die, []).append(each.move)
    best = {best_first(game, moves)[0].move: die for die, moves in by_die.items()}
    for found in best_first(game, list(best)):
        die = best[found.move]
        whole, short, bare = (way_words(found, (), length) for length in (Length.WHOLE, Length.SHORT, Length.BARE))
        yield HintItem((state.offer.letters.get(die, ""),), (whole,), short, die=die, bare=bare)


def describe_pointed(game: Game, picker: Picker, pointed: Pointed, level: Level, *, brief: bool = False) -> list[str]:
    """Why it cannot be used; or, if wanted, what it would gain."""
    moves = moves_at(picker, pointed) or moves_at(picker.release(), pointed)
    if not moves:
        return [*describe_why_not(game, pointed), *_nearest(game, pointed, level)]
    return _prospects(game, moves, brief=brief) if level.shows_options else []


def describe_why_not(game: Game, pointed: Pointed) -> list[str]:
    """Why what is pointed at cannot be used now; nothing if it can."""
    if isinstance(pointed, str):
        box_meant = game.rules.stands_for(game.position, pointed)
        return describe_reasons(why_not_box(game, *box_meant) if box_meant else why_not_die(game, pointed))
    if not isinstance(pointed, tuple):
        return []
    name, box = pointed
    if box:
        return describe_reasons(why_not_box(game, name, box))
    refusal = why_not_action(game, name)
    return [describe_reason(Reason(refusal))] if refusal else []


def _prospects(game: Game, moves: Sequence[Move], *, brief: bool) -> list[str]:
    """One move with all that follows, or several compared, the best first."""
    if len(moves) == 1:
        return describe_preview(preview(game, moves[0]), shown_names(game.players), brief=brief)
    choices = which_box(game, moves)
    ways = offered_ways(game, moves)
    differ = len(choices[0].numbers) < 2 or len({(found.kept, found.forfeited) for found in ways}) > 1
    if len(choices) == 1 and len(choices[0].boxes) == 1 and differ:
        return list(dict.fromkeys(f"{sentence(way_words(found))}." for found in ways))
    return [f"{sentence(box_words(choice))}." for choice in choices]


def _nearest(game: Game, pointed: Pointed, level: Level) -> list[str]:
    """What the box that is pointed at counts for, where everything is wanted."""
    if not level.shows_everything or not isinstance(pointed, tuple) or not pointed[1]:
        return []
    sheet = game.rules.view(game.position, game.moment.seat)
    return [describe_missing(each, pointed=True) for each in missing_for_box(sheet, *pointed)]


def describe_all(game: Game, picker: Picker, pointed: Pointed, seat: int) -> list[str]:
    """Everything about what is pointed at: what it is, why it cannot be used or what it would gain."""
    sentences: list[str] = []
    if isinstance(pointed, tuple):
        name, label = pointed
        if box := box_facts(game, seat, name, label):
            sentences += describe_box(box)
        if zone := zone_facts(game, seat, name):
            sentences += describe_kind(zone.kind, zone.view)
        if track := track_facts(game, seat, name):
            sentences += describe_track(track)
    if game.to_move == seat:
        sentences += describe_pointed(game, picker, pointed, Level.OPTIONS)
    return sentences
