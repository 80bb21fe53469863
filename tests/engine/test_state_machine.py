"""Games driven at random through the public names, checked against a model: the list of positions on the way."""

import random
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from futé_tui import FairShareDice, IllegalMove, SeededDice, load_ruleset, new_game, read_record
from futé_tui.engine.game import Game
from futé_tui.engine.refusals import Refusal

from ..conformance.subjects import SHEETS

OTHER_TEXTS = [
    "roll",
    "reroll",
    "pass",
    "decline",
    "done",
    "nonsense",
    "green>1",
    "extra white>orange.1=3",
    "?any>green.1",
    "also r1c1",
    "return blue",
    "mix>joker",
    "roll orange purple",
    "miss",
    "white~?3>yellow.r1c3",
    "pink>2=4:half",
    "blue+2>r2c2",
    "grey>r1c2",
]


class GameMachine(RuleBasedStateMachine):
    """Any order of playing, asking, taking back, writing down and reading back, on one sheet."""

    sheet: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.game: Game
        self.passed: list[Any]

    @initialize(
        players=st.integers(0, 11),
        seed=st.integers(0, 2**31),
        fair=st.booleans(),
        practice=st.booleans(),
    )
    def begin(self, players: int, seed: int, fair: bool, practice: bool) -> None:
        counts = load_ruleset(self.sheet).player_counts
        names = [f"player {seat}" for seat in range(1, counts[players % len(counts)] + 1)]
        dice = FairShareDice(seed) if fair else SeededDice(seed)
        self.game = new_game(self.sheet, names, dice=dice, practice=practice)
        self.passed = [self.game.position]

    def over(self) -> bool:
        return self.game.to_move is None

    @precondition(lambda self: not self.over())
    @rule(choice=st.integers(0, 999))
    def play_a_listed_move(self, choice: int) -> None:
        moves = self.game.moves()
        self.play(str(moves[choice % len(moves)]))

    @precondition(lambda self: not self.over())
    @rule(seed=st.integers(0, 999))
    def play_on_for_a_while(self, seed: int) -> None:
        player = random.Random(seed)
        for _ in range(12):
            if not self.over():
                self.play(str(player.choice(self.game.moves())))

    def play(self, move: str) -> None:
        assert self.game.why_not(move) is None
        self.game.play(move)
        self.passed.append(self.game.position)

    @rule(text=st.sampled_from(OTHER_TEXTS) | st.text(max_size=12))
    def play_what_may_be_illegal(self, text: str) -> None:
        refusal = self.game.why_not(text)
        if refusal is None:
            self.play(text)
            return
        assert isinstance(refusal, Refusal)
        with pytest.raises(IllegalMove) as caught:
            self.game.play(text)
        assert caught.value.refusal == refusal

    @rule()
    def take_back(self) -> None:
        if self.game.why_not_undo() is None:
            self.game.undo()
            self.passed.pop()
        else:
            with pytest.raises(IllegalMove):
                self.game.undo()

    @rule()
    def write_down_and_read_back(self) -> None:
        text = self.game.record()
        again = read_record(text, self.sheet)
        assert again.record() == text
        assert again.position == self.game.position
        assert again.moves() == self.game.moves()
        assert again.scores() == self.game.scores()
        if isinstance(self.game.dice, FairShareDice):
            self.game = again

    @invariant()
    def the_game_stands_where_the_model_stands(self) -> None:
        if not hasattr(self, "game"):
            return
        assert self.game.position == self.passed[-1]
        assert [step.before.position for step in self.game.steps] == self.passed[:-1]
        assert list(self.game.moves()) == sorted(set(self.game.moves()))
        assert bool(self.game.moves()) == (self.game.to_move is not None)


@pytest.mark.parametrize("chosen", SHEETS, ids=lambda sheet: Path(sheet).stem)
def test_a_game_agrees_with_its_model_whatever_is_done(chosen: str) -> None:
    class Machine(GameMachine):
        sheet = chosen

    run_state_machine_as_test(Machine, settings=settings(max_examples=12, stateful_step_count=25))
