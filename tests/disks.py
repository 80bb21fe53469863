"""Disks that fail: a full one, and one that cannot be written."""

import os
import resource
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def full_disk(process: int = 0) -> Iterator[None]:
    """No file grows any more: for a program, this is a disk without room. Without a number, this very process."""
    most = resource.RLIM_INFINITY
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (0, most))
    assert process or signal.getsignal(signal.SIGXFSZ) == signal.SIG_IGN
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nothing in this folder can be written. The mightiest user is stopped only by a mount."""
    if os.geteuid():
        folder.chmod(0o555)
        try:
            yield
        finally:
            folder.chmod(0o755)
    else:
        if subprocess.run(["mount", "--bind", folder, folder], capture_output=True, check=False).returncode:
            pytest.skip("mounting is not permitted here")
        try:
            subprocess.run(["mount", "-o", "remount,ro,bind", folder], check=True)
            yield
        finally:
            subprocess.run(["umount", folder], check=True)
