# make play, test, bench, train, golden, pictures, catalogues, clean: each makes .venv and installs what it needs.

PYTHON ?= python3
export PYTHONUTF8 = 1
unexport PYTHONDONTWRITEBYTECODE  # without bytecode every process compiles everything first
ifneq ($(filter C POSIX,$(LC_ALL)),)
export LC_ALL = C.UTF-8  # else Python cannot read the path of a folder with an accent
endif
export PIP_DISABLE_PIP_VERSION_CHECK = 1
BIN = .venv/bin

.PHONY: play test bench train golden pictures catalogues clean

play: .venv/playable
	@$(BIN)/fute

test: .venv/ready  # types are checked beside everything else; collecting compiles the tests once for all workers
	@$(BIN)/mypy > .venv/types 2>&1 & types=$$!; \
	$(BIN)/ruff check && $(BIN)/ruff format --check && $(BIN)/lint-imports && \
	{ $(BIN)/pytest -qq --collect-only > /dev/null; $(BIN)/pytest -q -n 3 --dist worksteal; }; checks=$$?; \
	wait $$types; types=$$?; cat .venv/types; exit $$((checks | types))

bench: .venv/ready
	@$(BIN)/python -m bench.engine
	@$(BIN)/python -m bench.app
	@$(BIN)/python -m bench.records
	@$(BIN)/python -m bench.expert

train: .venv/playable
	@$(BIN)/fute train $(patsubst rulesets/%.toml,%,$(wildcard rulesets/*.toml)) --into src/futé_tui/expert/data

golden: .venv/ready
	@$(BIN)/python -m tests.golden.regenerate
	@$(BIN)/python -m tests.screens.table.golden.regenerate
	@$(BIN)/python -m tests.editor.golden.regenerate

pictures: .venv/ready
	@env -u NO_COLOR TEXTUAL_COLOR_SYSTEM=truecolor $(BIN)/python -m docs.pictures.make
	@env -u NO_COLOR TEXTUAL_COLOR_SYSTEM=truecolor $(BIN)/python -m docs.pictures.turn

catalogues: .venv/ready
	@$(BIN)/python -m tools.catalogues

clean:
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "futé_tui needs Python 3.11 or newer; set PYTHON=..."; exit 1; }
	@echo "Making .venv, the folder for everything that is installed ..."
	@$(PYTHON) -m venv .venv

.venv/playable: pyproject.toml | .venv/bin/python
	@echo "Installing the game and what it needs, about a minute, once:"
	@$(BIN)/python tools/install.py .
	@touch $@

.venv/ready: pyproject.toml | .venv/bin/python
	@echo "Installing the game and the tools that check it, about a minute, once:"
	@$(BIN)/python tools/install.py '.[dev]'
	@touch $@ .venv/playable
