"""Threads share the heap that is there."""

import platform
import subprocess
import sys

import pytest

COUNT_HEAPS = """
import ctypes, threading
from futé_tui.memory import share_one_heap

{call}
together = threading.Barrier(4)

def work():
    kept = [bytearray(2_000) for _ in range(100)]
    together.wait()

threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads:
    thread.start()
together.wait()
for thread in threads:
    thread.join()
library = ctypes.CDLL(None)
library.fdopen.restype = ctypes.c_void_p
library.malloc_info(0, ctypes.c_void_p(library.fdopen(1, b"w")))
library.fflush(None)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have no heaps of threads")
@pytest.mark.parametrize(("call", "heaps"), [("", range(2, 9)), ("share_one_heap()", [1])])
def test_threads_take_memory_from_the_heap_that_is_there(call: str, heaps: list[int]) -> None:
    counting = [sys.executable, "-c", COUNT_HEAPS.format(call=call)]
    told = subprocess.run(counting, capture_output=True, text=True, check=True).stdout
    assert told.count("<heap nr=") in heaps
