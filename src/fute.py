"""The entry point with an ASCII name: `fute` and `python -m fute` work where the locale cannot spell the package's
name."""

import os
import sys


def main() -> int:
    """Run the command line, first restarting Python in UTF-8 mode if its file names cannot carry an accent."""
    try:
        "fut\u00e9".encode(sys.getfilesystemencoding())
    except UnicodeEncodeError:
        os.environ["PYTHONUTF8"] = "1"
        os.execv(sys.executable, [sys.executable, "-X", "utf8", "-m", "fute", *sys.argv[1:]])
    from importlib import import_module

    try:
        return int(import_module("fut\u00e9_tui.cli").main(sys.argv[1:]))
    except KeyboardInterrupt:  # before the command line can say so
        return 130


if __name__ == "__main__":
    sys.exit(main())
