# Two commands: make play, make test. Everything they need is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
BENCHED := $(VENV)/benched
PYTEST := $(BIN)/python -m pytest -n 2
RULE_TESTS := tests/kernel tests/village tests/myvillage tests/tumult
COMPILE := $(BIN)/python tests/compile_rules.py

.PHONY: install play test quick lint ledger coverage mutants bench clean

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
	CHRONIK_INTERPRET=1 $(PYTEST) -m "not slow and not long" $(RULE_TESTS) tests/table

# A little of everything, for the minutes between two changes.
quick: lint
	CHRONIK_INTERPRET=1 $(PYTEST) -q -x -m "not slow and not long" $(RULE_TESTS) tests/table tests/test_locale.py

lint: $(INSTALLED)
	$(BIN)/ruff format --check src tests
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports

ledger: $(INSTALLED)
	$(BIN)/python tests/ledger.py

coverage: $(INSTALLED)
	rm -rf .coverage && mkdir .coverage
	CHRONIK_INTERPRET=1 $(BIN)/coverage run -m pytest -n 2 -q -m "not slow" $(RULE_TESTS); status=$$?; \
	$(BIN)/coverage combine --quiet && $(BIN)/coverage report && exit $$status

mutants: $(INSTALLED)
	$(BIN)/python tests/mutants.py

$(BENCHED): $(INSTALLED)
	$(BIN)/python -m pip install --quiet --editable ".[dev,bench]"
	touch $@

bench: $(BENCHED)
	$(BIN)/chronik bench --cold --write bench/RESULTS.md

clean:
	rm -rf $(VENV) .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
