"""Labels are the numbers of boxes, or letters in reading order, and stay the same when a die is picked."""

from futé_tui.table.letters import LABELS
from futé_tui.table.page.labels import assign_labels, reading_order
from futé_tui.table.picking import Picker

from .pages import RECORDS, moment, record, sheet_of, view_of


def test_labels_are_read_card_by_card() -> None:
    order = list(reading_order(sheet_of(moment("tres-fute-3", 0))))
    assert order[:2] == [("yellow", "r1c1"), ("yellow", "r1c2")]
    assert list(dict.fromkeys(zone for zone, _ in order)) == [
        "yellow", "blue", "green", "orange", "purple", "reroll", "extra",
    ]  # fmt: skip
    assert order[-1] == ("extra", "")


def test_the_label_of_a_box_is_its_number_where_no_box_before_it_has_the_same() -> None:
    yellow = {("yellow", "r1c1"): 3, ("yellow", "r2c1"): 2, ("yellow", "r4c2"): 3}
    order = yellow | {("blue", "r3c1"): 9, ("blue", "r3c2"): 10, ("green", "1"): 0, ("purple", "1"): 0}
    assert list(assign_labels(order, order, order).values()) == ["3", "2", "A", "9", "B", "C", "G"]


def test_picking_a_die_changes_no_label() -> None:
    for name in RECORDS:
        game = record(name)
        for step in range(0, len(game.steps), 7):
            now = game.until(step)
            picker = Picker.of(now.moves(), now.rules.follow_zone(now.position))
            if len(picker.boxes) > len(LABELS) or picker.chooses_dice_to_roll:
                continue
            before = view_of(now).labels
            assert len(before) == len(set(before.values())) == len(picker.boxes)
            for die in picker.dice:
                if isinstance(picker.pick_die(die), Picker):
                    after = view_of(now, die).labels
                    assert after.items() <= before.items()


def test_boxes_that_had_no_label_get_one_that_is_free() -> None:
    order = {("blue", str(n)): 0 for n in range(50)}
    boxes = list(order)
    given = assign_labels(order, boxes, boxes)
    assert len(given) == len(LABELS) == 36
    later = assign_labels(order, boxes, boxes[30:45])
    assert [later[box] for box in boxes[30:36]] == [given[box] for box in boxes[30:36]]
    assert [later[box] for box in boxes[36:45]] == list("ABCGJKLMN")


def test_labels_need_no_shift_and_are_no_letters_of_commands_as_long_as_there_are_enough() -> None:
    order = {("green", str(n)): 0 for n in range(20)}
    boxes = list(order)

    def labels(number: int) -> str:
        return "".join(assign_labels(order, boxes[:number], boxes[:number], "ybgopw").values())

    assert labels(12) == "ACJKLMNRSTVZ", "the I, which looks like a 1 and like a slot, only where it is needed"
    assert labels(13) == "ACIJKLMNRSTVZ"
    assert labels(14) == "ABCIJKLMNRSTVZ"
    assert labels(19) == "ABCGIJKLMNOPRSTVWYZ"
    assert labels(20) == "ABCDGIJKLMNOPRSTVWYZ", "one more, not all of them"


def test_nothing_that_is_not_offered_has_a_label() -> None:
    assert assign_labels({("blue", "1"): 0}, [("blue", "1")], []) == {}
