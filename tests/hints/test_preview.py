"""Previews agree with what happens when the move is then made."""

from futé_tui.engine import events as e
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Also, Claim
from futé_tui.engine.rules import SheetView
from futé_tui.engine.zones import Box, Line, LineKind, LineName
from futé_tui.hints.following import Choice, FollowUps
from futé_tui.hints.missing import missing_for_box
from futé_tui.hints.preview import Change, Gain, MarkedBox, Preview, preview
from futé_tui.hints.sheet_changes import Completed, Price, forfeited
from futé_tui.hints.spots import spot
from futé_tui.sheets.kinds.factor_track import FactorTrack

from ..conformance.subjects import Subject, every_subject, walk
from ..helpers import marked, play, scripted, with_position, with_zones
from ..qwinto_sheets import sheet as qwinto_sheet
from ..qwinto_sheets import table
from ..tables import lay, pool


def preview_of(game: Game, text: str) -> Preview:
    return preview(game, next(move for move in game.moves() if str(move) == text))


def at_roll(sheet: str, faces: str, players: int = 2, **zones: list[str]) -> Game:
    game = with_zones(scripted(sheet, [faces], players), 0, **zones)
    play(game, "roll")
    return game


def before_round(events: list[e.Event]) -> list[e.Event]:
    """The events up to the next round."""
    rounds = [place for place, event in enumerate(events) if isinstance(event, e.RoundStarted)]
    return events[: rounds[0]] if rounds else events


@every_subject
def test_a_preview_is_what_happens(subject: Subject) -> None:
    for game in walk(subject.new_game(6), 6):
        if not game.steps or game.steps[-1].throw:
            continue
        last = game.steps[-1]
        seat = game.rules.to_move(last.before.position)
        assert seat is not None
        foreseen = preview(_before(game), last.move)
        everything = list(game.last_events())
        own = [event for event in before_round(everything) if event.seat == seat]
        later = [event for event in everything[len(before_round(everything)) :] if event.seat == seat]
        score, before = game.scores()[seat], game.rules.score(last.before.position, seat)
        assert foreseen.total == Change("", before.total, score.total)
        assert foreseen.foxes == Change("", before.foxes, score.foxes)
        assert {change.name: change.by for change in foreseen.zones} == {
            zone: points - before.zones[zone] for zone, points in score.zones.items() if points != before.zones[zone]
        }
        assert [each[:2] for each in foreseen.marks] == [(o.zone, o.mark) for o in own if isinstance(o, e.BoxMarked)]
        assert foreseen.gains == tuple(Gain(o.bonus, o.source) for o in own if isinstance(o, e.BonusGained))
        assert foreseen.then.next_round == tuple(
            o.bonus for o in later if isinstance(o, e.BonusGained) and o.source == "round"
        )
        assert foreseen.lost == tuple(o.bonus for o in own if isinstance(o, e.BonusLost))
        assert foreseen.swept == tuple(die for o in own if isinstance(o, e.DiceSwept) for die in o.dice)
        assert foreseen.then.next_seat == game.to_move
        if foreseen.then.rolls_left:
            assert set(foreseen.then.pool) == pool(game)
        if game.to_move == seat:
            waiting = [move for move in game.moves() if isinstance(move, Claim)]
            assert sum(choice.ways for choice in foreseen.then.choices if choice.bonus != "mix") == len(waiting)
        check_sheet(game, foreseen, seat)


def check_sheet(game: Game, foreseen: Preview, seat: int) -> None:
    """What is said of the sheet is true on the sheet: what is written, complete, forfeited, skipped and missing."""
    sheet = game.rules.view(game.position, seat)
    for each in foreseen.marks:
        assert marked(game, each.zone, seat)[each.mark.box] == each.written
    for line in foreseen.lines:
        if line.line:
            assert any(every.complete for every in lines_of(sheet, line.zone) if every.name == line.line)
    for given_up in foreseen.forfeited:
        assert given_up.bonus not in [gain.bonus for gain in foreseen.gains if gain.source == given_up.spot.zone]
        assert given_up.bonus
    for skipped in foreseen.price.skipped:
        assert not game.rules.takes(game.position, seat, skipped.zone, skipped.box)
        assert skipped.box not in marked(game, skipped.zone, seat)
    if foreseen.marks and foreseen.missing:
        first = foreseen.marks[0]
        assert foreseen.missing == missing_for_box(sheet, first.zone, first.mark.box)


def lines_of(sheet: SheetView, zone: str) -> list[Line]:
    return [line for view in sheet.zones if view.name == zone for line in view.lines]


def _before(game: Game) -> Game:
    """The game one step ago, without taking anything back."""
    return game.until(len(game.steps) - 1)


def test_the_crosses_that_may_follow_can_all_be_made_and_no_more() -> None:
    for sheet in ("vraiment-tres-fute", "puissance-3"):
        counted = seed = 0
        while counted < 40:
            seed += 1
            for game in walk(Subject(sheet, 1).new_game(seed), seed):
                for move in game.moves():
                    follow = None if move.throws else preview(game, move).then.follow_ups
                    if follow and not isinstance(move, Also):
                        counted += 1
                        assert most_crosses(game.until(len(game.steps)), str(move)) == follow.most


def most_crosses(game: Game, move: str) -> int:
    """How many crosses can follow a move, by trying all of them."""
    play(game, move)
    found = 0
    seat = game.to_move
    for also in [each for each in game.moves() if isinstance(each, Also)]:
        later = game.until(len(game.steps))
        found = max(found, 1 + (most_crosses(later, str(also)) if later.to_move == seat else 0))
    return found


def test_a_roll_says_only_which_dice() -> None:
    game = scripted("tres-fute", ["white5 yellow4 blue2 green6 orange5 purple3"])
    assert preview_of(game, "roll").rolled == game.ruleset.dice
    play(game, "roll")
    assert preview_of(game, "reroll").spent == ("reroll",)
    assert len(game.steps) == 1


def test_a_die_has_its_box_its_points_and_the_dice_it_sends_to_the_platter() -> None:
    game = at_roll("tres-fute", "white5 yellow4 blue2 green6 orange5 purple3", players=3)
    seen = preview_of(game, "orange>1=5")
    assert (seen.placed, seen.slot) == ("orange", 1)
    assert [(each.zone, each.written) for each in seen.marks] == [("orange", "5")]
    assert (seen.zones, seen.total) == ((Change("orange", 0, 5),), Change("", 0, 5))
    assert seen.swept == ("yellow", "blue", "purple")
    assert (seen.then.pool, seen.then.rolls_left) == (("white", "green"), 2)


def test_a_chain_ends_with_the_choices_it_opens() -> None:
    game = at_roll("tres-fute", "white5 yellow6 blue2 green6 orange5 purple3", yellow=["r1c1", "r1c3"])
    seen = preview_of(game, "yellow>r1c2")
    assert seen.gains == (Gain("?blue", "yellow"),)
    assert seen.lines == (Completed("yellow", LineName(LineKind.ROW, 1), "?blue", 0),)
    assert seen.then.choices == (Choice("?blue", ("blue",), 11, 11),)


def test_a_bonus_with_only_one_use_is_foreseen_to_its_end() -> None:
    game = at_roll("tres-fute", "white5 yellow5 blue2 green6 orange5 purple3", yellow=["r2c1", "r2c2"])
    seen = preview_of(game, "yellow>r2c4")
    assert [(each.zone, each.written) for each in seen.marks] == [("yellow", "x"), ("orange", "4")]
    assert (seen.then.choices, seen.gains, seen.kept) == ((), (Gain("orange=4", "yellow"),), ())


def test_foxes_count_in_the_total() -> None:
    game = at_roll(
        "tres-fute",
        "white6 yellow1 blue6 green6 orange5 purple3",
        players=1,
        blue=["r3c1", "r3c2", "r3c3"],
        yellow=["r1c1", "r2c1", "r3c1", "r4c2"],
        green=["1", "2"],
        orange=["1=3"],
        purple=["1=4"],
    )
    seen = preview_of(game, "blue>r3c4")
    assert seen.foxes == Change("", 0, 1)
    assert seen.fox_points.after == min(game.rules.score(game.position, 0).zones.values())
    (blue,) = seen.zones
    assert seen.total.by == seen.fox_points.after + blue.by == 6


def test_a_bonus_that_nothing_can_use_is_lost_and_not_kept() -> None:
    game = with_position(scripted("tres-fute", [], players=2), waiting=("?yellow",))
    crossed = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c4", "r3c1", "r3c3", "r4c2", "r4c3"]
    with_zones(game, yellow=crossed, green=[str(box) for box in range(1, 12)])
    seen = preview_of(game, "?yellow>r3c4")
    assert (seen.lost, seen.kept) == (("?green",), ())


def test_what_is_missing_is_counted_after_the_move_and_for_the_lines_of_its_box() -> None:
    game = at_roll("vraiment-tres-fute", "white1 silver6 yellow1 blue1 green1 pink1", silver=["r1c6", "r2c6"])
    seen = preview_of(game, "silver>r3c6")
    (column,) = seen.missing
    assert (column.line, column.bonus, [spot.row for spot in column.boxes]) == (
        LineName(LineKind.COLUMN, 6),
        "?pink",
        ["pink"],
    )
    with_zones(game, silver=["r1c6", "r2c6", "r3c6"])
    assert preview_of(game, "silver>r4c6").missing == ()


def test_a_box_that_counts_for_no_bonus_says_so() -> None:
    game = at_roll("puissance-3", "white1 yellow1 turquoise6 blue1 brown1 pink1")
    assert not preview_of(game, "turquoise>r1c6").no_bonus
    assert preview_of(game, "turquoise>r5c6").no_bonus, "it is not tinted"
    circled = at_roll("vraiment-tres-fute", "white1 silver1 yellow1 blue1 green1 pink1", yellow=["r2c1"])
    assert preview_of(circled, "yellow>r2c1").no_bonus, "only its circle counts for lines"
    qwixx = scripted("qwixx", ["1 2 5 2 1 1"], players=2)
    play(qwixx, "roll")
    assert not preview(qwixx, qwixx.moves()[0]).no_bonus, "a sheet without bonuses"


def test_skipping_has_its_price_in_boxes_and_bonuses() -> None:
    game = at_roll("puissance-3", "white1 yellow1 turquoise1 blue1 brown4 pink1")
    near, far = preview_of(game, "brown>4").price, preview_of(game, "brown>7").price
    assert ([spot.box for spot in near.skipped], near.bonuses) == (["1", "2", "3"], ("joker", "?pink"))
    assert far.bonuses == ("joker", "?pink", "reroll", "?turquoise")
    with_position(with_zones(game, brown=["4"]), waiting=("?brown",))
    gone = ("reroll", "?turquoise")
    assert preview_of(game, "?brown>7").price.bonuses == gone, "what is gone already is not counted again"
    assert preview_of(game, "?brown>5").price == Price()


def test_orange_of_melange_has_the_same_price() -> None:
    game = at_roll("melange", "white1 yellow1 blue1 green1 orange5 purple1")
    assert preview_of(game, "orange>2").price.bonuses == ("mix",)


def test_a_number_that_closes_boxes_of_a_row_has_its_price_too() -> None:
    game = at_roll("melange", "white6 yellow1 blue1 green1 orange1 purple1", yellow=["r1c1=5"])
    assert preview_of(game, "white>yellow.r2c1=6").price == Price()
    closing = preview_of(game, "yellow>r1c2=1").price
    assert [spot.box for spot in closing.skipped] == ["r1c3", "r1c4", "r1c5"], "the 5 has closed the last one"
    assert (closing.bonuses, closing.lines, closing.closes) == (("?orange", "?green", "mix"), 3, True)


def test_a_number_of_qwinto_closes_the_boxes_between_it_and_its_neighbour() -> None:
    game = table(["orange1 yellow6"], qwinto_sheet(orange="3:6"))
    game.play("roll orange yellow")
    prices = {str(move): preview(game, move).price for move in game.moves()}
    assert prices["orange>4=7"] == Price()
    assert [spot.box for spot in prices["orange>8=7"].skipped] == ["4", "5", "7"]
    assert (prices["orange>12=7"].lines, len(prices["orange>12=7"].skipped)) == (4, 7)


def test_a_bonus_that_takes_a_higher_number_is_forfeited_with_a_lower_one() -> None:
    filled = ["1=3", "2=3", "3=3", "4=3"]
    game = at_roll("vraiment-tres-fute", "white4 silver1 yellow1 blue1 green1 pink1", pink=filled)
    low, high = preview_of(game, "pink>5=1"), preview_of(game, "white>pink.5=4")
    assert ([each.bonus for each in low.forfeited], low.gains) == (["extra"], ())
    assert (high.forfeited, [gain.bonus for gain in high.gains]) == ((), ["extra"])


def test_a_least_number_and_a_multiplier_may_be_in_one_box() -> None:
    zone = FactorTrack("orange", factors=[2], at_least=[4], bonuses=["fox"])
    before, low, high = (zone.view(state) for state in ((), (6,), (8,)))
    assert before.rows[0][0] == Box("1", "≥4 x2", bonus="fox", least=4, factor=2)
    assert [(each.bonus, each.least) for each in forfeited(((before, low),))] == [("fox", 4)]
    assert list(forfeited(((before, high),))) == []


def test_a_number_that_is_multiplied_forfeits_its_bonus() -> None:
    game = at_roll("puissance-3", "white1 yellow1 turquoise1 blue1 brown1 pink5", pink=["1=3"])
    half, times = preview_of(game, "pink>2=5:half"), preview_of(game, "pink>2=5:times")
    assert ([gain.bonus for gain in half.gains], half.forfeited) == (["reroll"], ())
    assert ([each.bonus for each in times.forfeited], times.gains) == (["reroll"], ())


def test_what_the_next_round_gives_is_no_merit_of_the_last_pick() -> None:
    game = scripted("tres-fute", [], players=2)
    lay(game, slots="white5 green6 orange5", platter="yellow1 blue1 purple1", stage=Stage.PASSIVE, seat=0, active=1)
    seen = preview_of(game, "decline")
    assert (seen.gains, seen.then.next_round) == ((), ("extra",))


def test_silver_names_the_dice_it_sweeps_and_how_many_crosses_may_follow() -> None:
    game = at_roll("vraiment-tres-fute", "white1 silver6 yellow2 blue3 green4 pink5")
    follow = preview_of(game, "silver>r1c6").then.follow_ups
    assert follow is not None
    assert (follow.zone, set(follow.dice), follow.most) == ("silver", {"white", "yellow", "blue", "green", "pink"}, 5)


def test_turquoise_names_its_companions() -> None:
    game = scripted("puissance-3", [], players=2)
    lay(game, pool="turquoise4 yellow1", slots="white4 blue4", platter="brown1 pink1", stage=Stage.CHOOSE, roll=3)
    assert preview_of(game, "turquoise>r1c4").then.follow_ups == FollowUps("turquoise", ("white", "blue"), 2)


def test_qwinto_has_rows_and_columns() -> None:
    game = scripted("qwinto", ["orange5", "purple1", "yellow2"])
    play(game, "roll orange")
    seen = preview_of(game, "orange>3=5")
    assert [(each.zone, each.written) for each in seen.marks] == [("orange", "5")]
    assert seen.total == Change("", 0, 1)
    (column,) = seen.missing
    pentagon = "purple", 1, 2
    assert (column.line, [spot.zone for spot in column.boxes]) == (
        LineName(LineKind.COLUMN, 3, pentagon=pentagon),
        ["yellow", "purple"],
    )


def test_the_row_of_the_only_open_box_with_a_number_goes_without_saying() -> None:
    roll = "white1 yellow1 blue2 green6 orange5 purple3"
    (found,) = preview_of(at_roll("tres-fute", roll), "yellow>r3c1").marks
    assert (found.spot.number, found.spot.row) == ("1", "3")
    (found,) = preview_of(at_roll("tres-fute", roll, yellow=["r2c2"]), "yellow>r3c1").marks
    assert (found.spot.number, found.spot.row) == ("1", "")


def test_a_circled_box_is_still_open_to_be_crossed() -> None:
    rows = []
    for marks in (["r1c2"], ["r1c2", "r1c2"]):
        game = with_zones(scripted("vraiment-tres-fute", []), yellow=marks)
        rows.append(spot(game.rules.view(game.position, 0).zone("yellow"), "r3c4").row)
    assert rows == ["3", ""], "both boxes with a 3 can be marked, then one"


def test_marks_say_where_they_are() -> None:
    game = at_roll("tres-fute", "white5 yellow4 blue2 green6 orange5 purple3")
    (found,) = preview_of(game, "yellow>r3c4").marks
    assert isinstance(found, MarkedBox)
    assert (found.spot.number, found.spot.row) == ("4", "3")
    (blue,) = preview_of(game, "blue>r2c3").marks
    assert (blue.spot.number, blue.spot.row) == ("7", "")
