"""First-time explanations: for the player they are about, and with the bonus that they are about."""

import pytest

from futé_tui.engine.events import ActionUnlocked, Event
from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.engine.topics import Topic, topics_met
from futé_tui.hints.notes import InMemory, News, Notes
from futé_tui.text.firsts import describe_news

from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_zones

_ROLL = "white5 yellow6 blue2 green6 orange5 purple3"


def due(game: Game) -> dict[Topic, str]:
    return dict(Notes(InMemory()).due(game))


def read_all(notes: Notes, game: Game) -> list[Topic]:
    """What is due, and read at once."""
    news = notes.due(game)
    for each in news:
        notes.read(game.to_move or 0, each)
    return [each.topic for each in news]


def test_a_bonus_is_named() -> None:
    game = with_zones(scripted("tres-fute", [_ROLL], players=2), yellow=["r1c1", "r1c3"])
    play(game, "roll", "yellow>r1c2")
    assert due(game)[Topic.BONUS] == "?blue"
    assert describe_news(News(Topic.BONUS, "?blue")).startswith("You gain a blue ?: it marks a box at once.")


def test_crosses_that_may_follow_are_explained_by_the_rule_of_the_sheet_that_is_played() -> None:
    silver = scripted("vraiment-tres-fute", ["white5 silver5 yellow5 blue5 green2 pink1"])
    play(silver, "roll", "silver>r1c5")
    rolls = ["white5 yellow3 turquoise6 blue5 brown5 pink5", "white5 turquoise3 blue3 brown5 pink3"]
    turquoise = scripted("puissance-3", rolls)
    play(turquoise, "roll", "yellow>r1c3", "roll", "turquoise>r1c3")
    said = [describe_news(Notes(InMemory()).due(game)[0]) for game in (silver, turquoise)]
    assert ["platter" in words for words in said] == [True, False]
    assert ["the same number" in words for words in said] == [False, True]


def test_what_happens_with_the_last_die_is_explained_to_its_player_and_not_to_the_next() -> None:
    game = scripted("tres-fute", [_ROLL] * 6, players=2)
    play(game, "roll", "pass", "roll", "pass", "roll", "yellow>r4c4")
    assert game.to_move == 1
    assert due(game) == {Topic.REROLL: "", Topic.PASSIVE: ""}, "the first round gives everybody a reroll"
    play(game, "decline")
    game.bots[1] = "greedy"
    assert due(game) == {}, "nothing is explained to a bot"
    play(game, *["roll", "pass"] * 3)
    assert (game.to_move, due(game)) == (0, {Topic.PLATTER: "", Topic.PASSIVE: ""})


def test_how_a_turn_goes_is_explained_before_the_first_roll_and_where_a_turn_has_several() -> None:
    game = scripted("tres-fute", [_ROLL] * 2)
    assert Topic.TURN in due(game)
    play(game, "roll", "pass")
    assert (game.phase, due(game)) == (Phase.BEFORE_ROLL, {})
    assert Topic.TURN not in due(scripted("qwixx", []))


def test_the_solo_passive_turn_is_explained_before_its_roll() -> None:
    notes = Notes(InMemory())
    for game in walk(Subject("tres-fute", 1).new_game(2), 2):
        if Topic.SOLO_PASSIVE in read_all(notes, game):
            assert game.phase is Phase.SOLO_ROLL
            return
    pytest.fail("it was never explained")


def test_what_two_players_meet_before_either_could_be_told_is_explained_to_both() -> None:
    """The polish that ends Lia's turn is explained to Tom, who unlocks one in his, and then still to her."""
    notes = Notes(InMemory())
    told: list[tuple[int, int]] = []
    unlocked: list[tuple[int, int]] = []
    for game in walk(Subject("tres-fute-4ever", 2).new_game(5), 5):
        events = game.events_of(game.steps[-1]) if game.steps else ()
        unlocked += [(each.seat, len(game.steps)) for each in events if is_polish(each)]
        if Topic.POLISH in read_all(notes, game):
            told.append((game.to_move or 0, len(game.steps)))
        if len(told) == 2:
            break
    (first, first_met), (second, second_met) = unlocked[:2]
    assert first != second
    assert told[0] == (second, second_met)
    assert told[1][0] == first
    assert first_met < second_met < told[1][1]


def test_what_was_explained_before_is_not_explained_to_the_next_player() -> None:
    notes = Notes(InMemory())
    told: list[Topic] = []
    for game in walk(Subject("tres-fute", 2).new_game(3), 3):
        told += read_all(notes, game)
    assert told.count(Topic.PASSIVE) == 1
    assert all(told.count(topic) <= 2 for topic in told)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [1, 2])
def test_of_several_things_that_are_new_none_is_lost_if_one_is_read_at_each_decision(sheet: str, players: int) -> None:
    notes, read = Notes(InMemory()), list[tuple[int, Topic]]()
    met = set[tuple[int, Topic]]()
    for game in walk(Subject(sheet, players).new_game(1), 1):
        seat = game.to_move or 0
        for each in range(players):
            own = (event for event in game.last_events() if event.seat == each)
            met |= {(each, topic) for topic in topics_met(game, own)}
        if news := notes.due_now(game):
            notes.read(seat, news[0])
            read.append((seat, news[0].topic))
    assert len(read) == len(set(read)), "each once to a player"
    waiting = {(seat, news.topic) for seat in range(players) for news in waiting_for(notes, seat)}
    assert {topic for _seat, topic in met} <= {topic for _seat, topic in {*read, *waiting}}
    assert len(waiting) <= 2 * players, "only what the last moves have brought"


def waiting_for(notes: Notes, seat: int) -> list[News]:
    return [met.news for met in notes._met[seat]]


def test_what_was_taken_back_is_not_new() -> None:
    game = with_zones(scripted("tres-fute", [_ROLL], players=2), yellow=["r1c1", "r1c3"])
    notes = Notes(InMemory())
    play(game, "roll", "yellow>r1c2")
    assert Topic.BONUS in [news.topic for news in notes.due(game)]
    game.undo()
    assert Topic.BONUS not in [news.topic for news in notes.due(game)]


def is_polish(event: Event) -> bool:
    return isinstance(event, ActionUnlocked) and event.track == "polish"
