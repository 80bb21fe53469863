"""What happens, beat by beat: every change is seen once, in order, and the last beat leads to what is there."""

from itertools import pairwise
from random import Random

from futé_tui.engine import events as e
from futé_tui.engine.game import Game
from futé_tui.engine.zones import ZoneView
from futé_tui.table.motion.beat import FOX_STAGES, Beat
from futé_tui.table.motion.beats import LINK, beats_of

from ...conformance.subjects import Subject, every_subject
from ...helpers import play, scripted, with_zones
from ...tables import idle

ROLL = "white1 yellow6 blue2 green1 orange4 purple1"


def marks(beat: Beat) -> set[tuple[str, str]]:
    """The boxes that are marked on the sheet that is shown."""
    zones: tuple[ZoneView, ...] = beat.seats[beat.shown].sheet.zones
    return {(zone.name, box.label) for zone in zones for row in zone.rows for box in row if box and box.mark}


def seen(game: Game, beats: tuple[Beat, ...]) -> None:
    """Look at the beats of the last step."""
    mover = game.rules.to_move(game.steps[-1].before.position)
    events = game.last_events()
    own = [(event.zone, event.mark.box) for event in events if isinstance(event, e.BoxMarked) and event.seat == mover]
    flashed = [beat.flash for beat in beats if beat.flash and beat.flash in own]
    assert list(dict.fromkeys(flashed)) == list(dict.fromkeys(own))
    for beat in beats:
        assert beat.shown == mover, "the sheet of whoever acts stays open"
        assert 0 < beat.seconds <= 2 * LINK
        assert len(beat.dice) == len(game.ruleset.dice)
    for earlier, later in pairwise(beats):
        assert marks(earlier) <= marks(later) or game.rules.name == "qwinto"
        assert earlier.fresh <= later.fresh
    if own:
        sheet = game.rules.view(game.position, mover or 0)
        assert beats[-1].seats[beats[-1].shown].sheet.zones == sheet.zones


@every_subject
def test_every_mark_of_a_random_game_is_seen_on_the_sheet_of_its_player(subject: Subject) -> None:
    if subject.players > 2:
        return
    game, player = subject.new_game(8), Random(8)
    while game.to_move is not None:
        game.play(player.choice(game.moves()))
        seen(game, beats_of(game))


def test_dice_that_are_rolled_tumble_and_come_to_rest_one_after_the_other() -> None:
    game = scripted("tres-fute", [ROLL])
    play(game, "roll")
    beats = beats_of(game)
    wrong = [sum(die.face != game.rules.dice(game.position)[n].face for n, die in enumerate(b.dice)) for b in beats]
    assert wrong[0] == 6
    assert wrong == sorted(wrong, reverse=True)
    assert 0.15 <= sum(beat.seconds for beat in beats) <= 0.3


def test_the_die_taken_goes_to_its_slot_and_lower_dice_to_the_platter() -> None:
    game = scripted("tres-fute", [ROLL])
    play(game, "roll", "orange>1=4")
    gliding = [beat for beat in beats_of(game) if beat.left]
    assert {die.place for die in gliding[0].left} == {"pool"}
    places = {die.name: die.place for die in gliding[-1].dice}
    assert places["orange"] == "slot 1"
    assert places["white"] == places["blue"] == "platter"
    assert places["yellow"] == "pool"
    assert [beat.share for beat in gliding] == sorted({beat.share for beat in gliding})


def test_links_of_a_chain_reaction_say_their_source_and_count_on_over_choices() -> None:
    game = scripted("tres-fute", [ROLL])
    with_zones(game, yellow=["r1c1", "r1c3"], blue=["r1c3", "r1c4"], orange=[f"{box}=1" for box in range(1, 8)])
    play(game, "roll", "yellow>r1c2")
    said = [beat.said for beat in beats_of(game) if beat.said]
    assert said == ["Yellow 6: crossed 6", "Yellow row complete → blue ?"]
    play(game, "?blue>r1c2")
    links = {beat.said: beat for beat in beats_of(game)}
    assert [(said, beat.count, beat.points) for said, beat in links.items()] == [
        ("Blue ?: crossed 2", 2, "+2"),
        ("Blue row complete → orange 5", 3, "+5"),
        ("Orange box → fox", 4, ""),
    ]
    assert [beat.fox for beat in beats_of(game) if beat.fox] == list(range(1, FOX_STAGES + 1))


def test_points_of_a_zone_change_with_its_mark_and_not_before() -> None:
    game = scripted("tres-fute", [ROLL])
    with_zones(game, blue=["r1c3", "r1c4"])
    play(game, "roll", "blue>r1c2" if "blue>r1c2" in {str(move) for move in game.moves()} else "orange>1=4")
    totals = [beat.seats[0].score.total for beat in beats_of(game)]
    assert totals == sorted(totals)
    assert totals[-1] == game.scores()[0].total


def test_nothing_moves_where_nothing_happens() -> None:
    game = scripted("tres-fute", ["111111"], players=2)
    assert beats_of(game) == ()
    play(game, "roll", "pass")
    assert beats_of(game) == ()


def test_a_chain_reaction_is_counted_for_one_player_and_from_its_die_on() -> None:
    game = idle(scripted("tres-fute", ["111111"] * 99, players=2), until_round=4)
    for name in game.players:
        play(game, "?any>orange.1=6")
        assert {beat.count for beat in beats_of(game) if beat.flash} == {1}, name
