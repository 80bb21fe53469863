"""Threads share the heap that is there, and what is free at its end goes back."""

import platform
import subprocess
import sys

import pytest

COUNT_HEAPS = """
import ctypes, threading
from futé_tui.memory import keep_heap_small

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
@pytest.mark.parametrize(("call", "heaps"), [("", range(2, 9)), ("keep_heap_small()", [1])])
def test_threads_take_memory_from_the_heap_that_is_there(call: str, heaps: list[int]) -> None:
    counting = [sys.executable, "-c", COUNT_HEAPS.format(call=call)]
    told = subprocess.run(counting, capture_output=True, text=True, check=True).stdout
    assert told.count("<heap nr=") in heaps


LOOK_AT_THE_END = """
import ctypes
from futé_tui.memory import keep_heap_small

{call}
bytearray(8 << 20)  # large, and free at once: the C library would take it as the measure of what to keep
kept = [bytearray(100_000) for _ in range(60)]
del kept

class Heap(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in (*"abcdefghi", "free_at_the_end")]

library = ctypes.CDLL(None)
library.mallinfo.restype = Heap
print(library.mallinfo().free_at_the_end)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries keep memory in their own ways")
@pytest.mark.parametrize(("call", "gives_back"), [("", False), ("keep_heap_small()", True)])
def test_memory_that_an_expert_has_used_goes_back_to_the_system(call: str, *, gives_back: bool) -> None:
    looking = [sys.executable, "-c", LOOK_AT_THE_END.format(call=call)]
    told = subprocess.run(looking, capture_output=True, text=True, check=True).stdout
    assert (int(told) < 2 << 20) == gives_back
