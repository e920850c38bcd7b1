# Two commands: make play, make test. Everything they need is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
BENCHED := $(VENV)/benched
CARD_TESTS := $(addprefix tests/lab/test_,cudabatch.py ppo.py school.py)
HEAVY := bench/HEAVY.txt
PYTEST := $(BIN)/python -m pytest -n 2
# Those with browsers, services and clocks wait a lot: four at a time keep two cores busy.
WAITING := $(BIN)/python -m pytest -n 4 --dist worksteal
RULE_TESTS := tests/kernel tests/rulebook tests/village tests/myvillage tests/tumult
COMPILE := $(BIN)/python tests/compile_rules.py
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix page --no-audit --no-fund
MODULES := page/node_modules/.package-lock.json
PAGE := src/chronik/server/page/index.html
PAGE_SOURCES := $(shell find page/src page/public src/chronik/locale -type f) page/index.html page/vite.config.ts

# Tests start Python hundreds of times: it may keep what it has read.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: install play page wheel look docs test quick lint lint-rules lint-page ledger compiled collected coverage mutants \
	bench load heavy test-heavy clean

install: $(INSTALLED)

$(INSTALLED): pyproject.toml
	test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@

$(MODULES): page/package.json page/package-lock.json $(INSTALLED)
	$(NPM) install --no-save
	touch $@

page: $(PAGE)

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	$(NPM) run build

wheel: $(PAGE)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

# Every screen that has a drawing, beside it.
look: $(PAGE)
	$(BIN)/python tests/page/look.py

# The handbook, into site/.
docs: $(INSTALLED)
	$(BIN)/zensical build --clean --strict

play: $(PAGE)
	$(BIN)/chronik serve --open

test: $(INSTALLED) $(MODULES)
	$(MAKE) --jobs=2 compiled collected lint ledger page
	$(BIN)/python tests/page/get_browser.py
	$(WAITING) -m "not heavy"
	NUMBA_BOUNDSCHECK=1 $(COMPILE)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/bounds
	CHRONIK_INTERPRET=1 $(PYTEST) -m "not slow and not long" $(RULE_TESTS) tests/table

# A little of everything, for the minutes between two changes.
quick: $(INSTALLED) $(MODULES)
	$(MAKE) --jobs=2 lint
	CHRONIK_INTERPRET=1 $(PYTEST) -q -x -m "not slow and not long" $(RULE_TESTS) tests/table tests/test_locale.py

compiled: $(INSTALLED)
	$(COMPILE)

# Pytest rewrites every test before it runs: here once, and not in each of the processes that share them.
collected: $(INSTALLED)
	$(BIN)/python -m pytest --collect-only -qq > /dev/null

lint: lint-rules lint-page

lint-rules: $(INSTALLED)
	$(BIN)/ruff format --check src tests hatch_build.py
	$(BIN)/ruff check src tests hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-page: $(MODULES)
	$(NPM) run lint
	$(NPM) run check

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

# Many tables at once: how long until all have seen a move, and how many tables there can be; then a hundred raids.
load: $(INSTALLED)
	$(BIN)/python bench/load.py --tables 300 --more 100 --raids 100 --write bench/RESULTS.md

# A hundred kills under load, a hundred thousand malformed messages.
heavy: $(INSTALLED)
	CHRONIK_KILLS=100 CHRONIK_MALFORMED=100000 $(BIN)/python -m pytest -q tests/server/test_restart.py tests/server/test_bad_input.py
	$(BIN)/python -m pytest -q -m heavy

# What needs PyTorch or a graphics card; some gigabytes are installed for it. What it said last is kept.
test-heavy: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --editable ".[dev,gpu,ppo]"
	( $(BIN)/python -m pytest --no-header -v tests/lab/test_cuda.py && \
	CHRONIK_INTERPRET=1 $(BIN)/python -m pytest --no-header -v -m heavy $(CARD_TESTS) ) > $(HEAVY); \
	status=$$?; cat $(HEAVY); exit $$status

clean:
	rm -rf $(VENV) page/node_modules src/chronik/server/page dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
