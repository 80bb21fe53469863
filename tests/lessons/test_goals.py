"""Tasks with a goal: exactly the moves that achieve it are right."""

from futé_tui.engine.events import BonusGained, BoxMarked
from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move
from futé_tui.lessons.goals import accepted, achieved, meets, shortfalls
from futé_tui.lessons.laying import LEARNER, lay
from futé_tui.lessons.loader import LessonFile
from futé_tui.lessons.schema import Goal, Start

from ..cases import for_cases, for_each
from .steps import FILES, copy_of, steps_of

WITH_GOALS = [file for file in FILES if any(step.goal for step in file.lesson.steps)]
CURRICULUM = Start(
    round=2,
    sheets=[{"yellow": "r2c1 r2c2", "green": "1 2 3", "purple": "1=2 2=4", "blue": "r2c1"}],
    played=["roll = white4 yellow5 blue5 green3 orange2 purple5"],
)


def achieves(goal: Goal, game: Game, move: Move) -> bool:
    """The goal checked again, from a game in which the move was really made."""
    after = copy_of(game)
    events = [event for event in after.play(move) if event.seat == LEARNER]
    gained = [event.bonus for event in events if isinstance(event, BonusGained) and event.source != "round"]
    marked = {event.zone for event in events if isinstance(event, BoxMarked)}
    points = after.scores()[LEARNER].total - game.scores()[LEARNER].total
    pool = [die for die in after.rules.dice(after.position) if die.place == "pool"]
    return (
        bool(marked)
        and (not goal.zone or goal.zone in marked)
        and (not goal.bonus or goal.bonus in gained)
        and len(gained) >= goal.bonuses
        and (not goal.points or points >= goal.points)
        and len(pool) >= goal.keep
        and complete_lines(after) - complete_lines(game) >= goal.lines
        and (goal.skips is None or skipped(after) - skipped(game) <= goal.skips)
    )


def complete_lines(game: Game) -> int:
    zones = game.rules.view(game.position, LEARNER).zones
    full = [zone for zone in zones if zone.pays_when_full and all(box.mark for row in zone.rows for box in row if box)]
    return len(full) + sum(line.complete for zone in zones for line in zone.lines)


def skipped(game: Game) -> int:
    zones = game.rules.view(game.position, LEARNER).zones
    rows = [row for zone in zones if zone.skips for row in zone.rows]
    return sum(box.lost and not box.mark for row in rows for box in row if box)


@for_each(WITH_GOALS)
def test_exactly_the_moves_that_achieve_a_goal_are_accepted(file: LessonFile) -> None:
    for run in steps_of(file):
        goal = run.step.goal
        if goal is None:
            continue
        legal = run.game.moves()
        right = [move for move in legal if not move.throws and achieves(goal, run.game, move)]
        assert accepted(run.step, run.game) == right, run.number + 1
        assert 0 < len(right) < len(legal), "something is right, and something is wrong"


def test_the_task_of_five_answers_has_five() -> None:
    game = lay("tres-fute", CURRICULUM)
    right = [str(move) for move in game.moves() if meets(Goal(bonuses=1), game, move)]
    assert right == ["blue>r3c1", "purple>3=5", "white>blue.r3c1", "white>green.4", "yellow>r2c4"]


@for_cases(
    [
        (Goal(bonuses=1), "orange>1=2", "That gains no bonus."),
        (Goal(bonuses=2), "purple>3=5", "That gains only 1 bonus."),
        (Goal(bonus="?blue"), "purple>3=5", "That does not gain the bonus you are looking for: blue ?."),
        (Goal(points=6), "purple>3=5", "That gains 5 points. You need at least 6."),
        (Goal(keep=4), "purple>3=5", "That leaves you 2 dice to roll. You need at least 4."),
        (Goal(keep=1), "pass", "That marks nothing."),
        (Goal(zone="green"), "purple>3=5", "This task is about another zone: green."),
        (Goal(lines=1), "purple>3=5", "That completes nothing."),
    ]
)
def test_a_move_that_misses_a_goal_hears_by_how_much(goal: Goal, move: str, sentence: str) -> None:
    game = lay("tres-fute", CURRICULUM)
    found = next(legal for legal in game.moves() if str(legal) == move)
    assert " ".join(shortfalls(goal, achieved(game, found))) == sentence


def test_no_die_left_is_said_without_a_number() -> None:
    game = lay("tres-fute", CURRICULUM)
    found = achieved(game, next(move for move in game.moves() if str(move) == "purple>3=5"))._replace(kept=0)
    assert next(shortfalls(Goal(keep=4), found)) == "That leaves you no die to roll."


def test_skipped_boxes_are_counted() -> None:
    game = lay("puissance-3", Start(sheets=[{"brown": "1 4"}], played=["roll = 1 1 1 1 5 1"]))
    far = next(legal for legal in game.moves() if str(legal) == "brown>8")
    assert list(shortfalls(Goal(skips=1), achieved(game, far))) == ["That skips 3 boxes."]


def test_a_loss_of_points_is_no_miss_where_points_are_not_asked_for() -> None:
    game = lay("melange", Start(played=["roll = 6 1 6 6 6 6"]))
    middle = next(legal for legal in game.moves() if str(legal) == "yellow>r2c1=1")
    assert achieved(game, middle).points < 0
    assert meets(Goal(bonuses=1), game, middle)


def test_a_roll_never_achieves_anything_by_itself() -> None:
    game = lay("tres-fute", Start(played=["roll = 1 1 1 1 1 1"]))
    reroll = next(legal for legal in game.moves() if legal.throws)
    assert not meets(Goal(points=1), game, reroll)
