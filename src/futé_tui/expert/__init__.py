"""The expert: a net that has learned what positions are worth, and what it says about games. It needs numpy."""

import os

# The products are small: threads of numpy would wait for one another for longer than they work. It reads this once,
# when it is imported, which an expert does first.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
