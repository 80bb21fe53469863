"""Weights on the disk: they come back as they were, and only where they fit."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.expert.encoding import Encoder
from futé_tui.expert.manifest import SHIPPED, Misfit, NoExpert, Strength
from futé_tui.expert.measured import opponents, opponents_of
from futé_tui.expert.player import load_expert
from futé_tui.expert.weights import Weights, find_weights, read_weights, write_weights
from futé_tui.sheets.loader import rulesets_folder
from futé_tui.sheets.ruleset import Ruleset

from ..store.disks import full_disk
from ..tables import ATELIER
from .experts import untrained

FEW_KILOBYTES = 200_000


def misfit(sheet: str, **options: str) -> Misfit:
    ruleset = load_ruleset(sheet).with_options(options)
    with pytest.raises(NoExpert) as caught:
        load_expert(ruleset)
    assert sheet in str(caught.value) or ruleset.id in str(caught.value)
    return caught.value.misfit


def changed(weights: Weights, **facts: object) -> Weights:
    return weights._replace(manifest=replace(weights.manifest, **facts))  # type: ignore[arg-type]


def test_weights_come_back_in_half_precision_with_their_manifest(tmp_path: Path) -> None:
    weights = changed(untrained("tres-fute"), strength=(Strength(1, 100, 271.5, 1.25, "net"),))
    write_weights(tmp_path / "tres-fute.npz", weights)
    found = read_weights(tmp_path / "tres-fute.npz")
    assert found.manifest == weights.manifest
    assert all(np.array_equal(a.astype(np.float16), b) for a, b in zip(weights.net, found.net, strict=True))
    assert [path.name for path in tmp_path.iterdir()] == ["tres-fute.npz"]


def test_a_full_disk_leaves_the_weights_that_were_there(tmp_path: Path) -> None:
    path = tmp_path / "tres-fute.npz"
    write_weights(path, untrained("tres-fute"))
    with full_disk(), pytest.raises(OSError, match="large"):
        write_weights(path, changed(untrained("tres-fute"), seed=77))
    assert read_weights(path).manifest.seed == 1
    assert [file.name for file in tmp_path.iterdir()] == ["tres-fute.npz"]


def test_own_weights_go_before_those_of_the_game(own_weights: Path) -> None:
    write_weights(own_weights / "tres-fute.npz", changed(untrained("tres-fute"), seed=77))
    ruleset = load_ruleset("tres-fute")
    assert find_weights(ruleset, Encoder(ruleset.rules), own_weights).manifest.seed == 77


def copied(sheet: str, folder: Path, old: str = "", new: str = "") -> Ruleset:
    """A copy of a sheet as somebody's own file, with something in it changed."""
    text = (rulesets_folder() / f"{sheet}.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "copy.toml"
    path.write_text(text.replace(f'id = "{sheet}"', 'id = "copy"').replace(old, new), encoding="utf-8")
    return load_ruleset(path)


def test_a_copy_that_plays_like_the_original_has_its_expert_and_a_changed_one_has_none(tmp_path: Path) -> None:
    copy = copied("tres-fute", tmp_path)
    assert load_expert(copy).manifest == replace(load_expert(load_ruleset("tres-fute")).manifest, ruleset="copy")
    assert opponents_of(copy) == opponents(trained=True)
    changed_copy = copied("tres-fute", tmp_path, "[10, 14, 16, 20]", "[10, 14, 16, 25]")
    with pytest.raises(NoExpert) as caught:
        load_expert(changed_copy)
    assert caught.value.misfit is Misfit.NONE
    assert opponents_of(changed_copy) == opponents(trained=False)


def test_the_expert_of_a_copy_does_not_play_the_original(own_weights: Path) -> None:
    copy = copied("tres-fute", own_weights)
    write_weights(own_weights / "copy.npz", changed(untrained("tres-fute"), seed=77))
    assert load_expert(copy).manifest.seed == 77
    assert load_expert(load_ruleset("tres-fute")).manifest.seed != 77


def test_a_sheet_without_weights_says_so(own_weights: Path) -> None:
    assert misfit(ATELIER) is Misfit.NONE


def test_weights_for_another_print_of_a_sheet_are_refused(own_weights: Path) -> None:
    weights = changed(untrained(ATELIER), fingerprint="0" * 16)
    write_weights(own_weights / f"{load_ruleset(ATELIER).id}.npz", weights)
    assert misfit(ATELIER) is Misfit.SHEET


def test_weights_for_other_options_are_refused(own_weights: Path) -> None:
    write_weights(own_weights / "vraiment-tres-fute.npz", untrained("vraiment-tres-fute"))
    assert misfit("vraiment-tres-fute", silver_last_roll="all") is Misfit.OPTIONS


def test_weights_with_other_inputs_are_refused(own_weights: Path) -> None:
    weights = untrained(ATELIER)
    wider = weights.net._replace(w1=np.vstack([weights.net.w1, weights.net.w1[:1]]))
    features = weights.manifest.features + 1
    write_weights(
        own_weights / f"{load_ruleset(ATELIER).id}.npz", changed(Weights(weights.manifest, wider), features=features)
    )
    assert misfit(ATELIER) is Misfit.FEATURES


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 half a file", b"no weights at all"])
def test_damaged_weights_are_refused(own_weights: Path, content: bytes) -> None:
    (own_weights / f"{load_ruleset(ATELIER).id}.npz").write_bytes(content)
    assert misfit(ATELIER) is Misfit.DAMAGED


def test_weights_that_want_to_run_code_are_refused(own_weights: Path) -> None:
    path = own_weights / f"{load_ruleset(ATELIER).id}.npz"
    with path.open("wb") as file:
        np.savez(file, manifest=np.array([{"format": 1}], dtype=object))
    assert misfit(ATELIER) is Misfit.DAMAGED


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.npz")), ids=lambda path: path.stem)
def test_what_is_shipped_fits_its_sheet_and_says_how_strong_it_is(path: Path) -> None:
    assert path.stem in ruleset_ids()
    manifest = load_expert(load_ruleset(path.stem)).manifest
    assert manifest.games > 0
    assert {each.players for each in manifest.strength} >= set(load_ruleset(path.stem).player_counts)
    assert path.stat().st_size < FEW_KILOBYTES
