# Two commands: make play, make test. Everything they need is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
BENCHED := $(VENV)/benched
PYTEST := $(BIN)/python -m pytest -n 2
COMPILE := $(BIN)/python tests/compile_rules.py

.PHONY: install play test quick lint ledger bench clean

install: $(INSTALLED)

$(INSTALLED): pyproject.toml
	test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@

play: $(INSTALLED)
	$(BIN)/chronik play village

test: lint ledger
	$(COMPILE)
	$(PYTEST)
	NUMBA_BOUNDSCHECK=1 $(COMPILE)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/bounds
	CHRONIK_INTERPRET=1 $(PYTEST) -m "not slow" tests/village tests/table tests/kernel

quick: lint
	CHRONIK_INTERPRET=1 $(PYTEST) -q -x -m "not slow"

lint: $(INSTALLED)
	$(BIN)/ruff format --check src tests
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports

ledger: $(INSTALLED)
	$(BIN)/python tests/ledger.py

$(BENCHED): $(INSTALLED)
	$(BIN)/python -m pip install --quiet --editable ".[dev,bench]"
	touch $@

bench: $(BENCHED)
	$(BIN)/chronik bench --cold --write bench/RESULTS.md

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
