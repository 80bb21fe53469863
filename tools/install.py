"""Installs the project with pip and says what is happening: `python tools/install.py .` or `'.[dev]'`."""

import subprocess
import sys


def main(target: str) -> int:
    """Print a line for each package; if something goes wrong, everything that pip has said.

    Nothing is compiled: a quarter of the time would go by for modules that nobody imports.
    """
    pip = [sys.executable, "-m", "pip", "install", "--no-compile", "--progress-bar", "off", "-e", target]
    said: list[str] = []
    with subprocess.Popen(pip, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            said.append(line)
            if step := describe(line):
                print(f"  {step}", flush=True)
    if process.returncode:
        print("".join(said), file=sys.stderr)
    return process.returncode


def describe(line: str) -> str:
    """What a line of pip is about, in a few words; nothing for most of them."""
    if line.startswith("Collecting"):
        return f"getting {line.split()[1]}"
    return "installing everything" if line.startswith("Installing collected") else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
