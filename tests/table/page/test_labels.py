"""Labels are in reading order, and stay the same when a die is picked."""

from futé_tui.table.letters import LABELS
from futé_tui.table.page.labels import assign_labels, reading_order
from futé_tui.table.picking import Picker

from .pages import RECORDS, moment, record, sheet_of, view_of


def test_labels_are_read_card_by_card() -> None:
    order = reading_order(sheet_of(moment("tres-fute-3", 0)))
    assert order[:2] == (("yellow", "r1c1"), ("yellow", "r1c2"))
    assert list(dict.fromkeys(zone for zone, _ in order)) == [
        "yellow", "blue", "green", "orange", "purple", "reroll", "extra",
    ]  # fmt: skip
    assert order[-1] == ("extra", "")


def test_picking_a_die_changes_no_label() -> None:
    for name in RECORDS:
        game = record(name)
        for step in range(0, len(game.steps), 7):
            now = game.until(step)
            picker = Picker.of(now.moves(), now.rules.follow_zone(now.position))
            if len(picker.boxes) > len(LABELS) or picker.chooses_dice_to_roll:
                continue
            before = view_of(now).labels
            assert list(before.values()) == list(LABELS[: len(before)])
            for die in picker.dice:
                if isinstance(picker.pick_die(die), Picker):
                    after = view_of(now, die).labels
                    assert after.items() <= before.items()


def test_boxes_that_had_no_label_get_one_that_is_free() -> None:
    order = [("blue", str(n)) for n in range(50)]
    given = assign_labels(order, order, order)
    assert len(given) == len(LABELS) == 36
    later = assign_labels(order, order, order[30:45])
    assert [later[box] for box in order[30:36]] == [given[box] for box in order[30:36]]
    assert [later[box] for box in order[36:45]] == list(LABELS[:9])


def test_nothing_that_is_not_offered_has_a_label() -> None:
    assert assign_labels([("blue", "1")], [("blue", "1")], []) == {}
