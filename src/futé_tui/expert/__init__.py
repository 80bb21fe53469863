"""The expert: a net that has learned what positions are worth, and what it says about games. It needs numpy."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the nets are small: threads would only wait for one another
