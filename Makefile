# The commands of this project. `make play` and `make test` need only Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SERVE := $(VENV)/.serve
TEST := $(VENV)/.test
# Environments of their own, for what needs little of this or nothing: compile, release.
TOOLS := build/tools
COMPILER := $(TOOLS)/compile/bin/python
RULES := tests/rulebook tests/laws tests/playthroughs tests/games/test_shelf.py \
	tests/test_records.py tests/bots/test_thoughts.py tests/test_plug_in.py::test_it_is_played_at_the_terminal \
	tests/test_plug_in.py::test_it_keeps_the_laws
SERVED := tests/web/test_api.py tests/web/test_direct.py tests/web/test_games.py tests/web/test_pages.py \
	tests/house tests/page tests/install/test_wheel.py
# Calls inside of compiled code can't be counted, and the source folder's docs don't lie beside it.
NOT_SERVED := --ignore tests/house/test_once.py --ignore tests/page/test_words.py
QUICK := tests/rulebook tests/kernel tests/store tests/cli tests/test_records.py tests/web/test_api.py
INNER := tests/kernel tests/house tests/store tests/rulebook tests/luck tests/test_records.py tests/test_rooms.py \
	tests/web/test_api.py tests/web/test_view_cache.py tests/web/test_socket.py tests/web/test_direct.py
COMPILED := build/compiled-for-tests

# Where this is set (in many containers), every process would compile every module once more.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: audit bench check city clean compiled compiled-for-tests docs faults format fuzz install leak lint mends \
	mutants pictures play proof quick release requirements soak test test-compiled test-plain test-proof \
	test-pythons types wheels

play: $(SERVE)
	$(BIN)/spielgeld serve --reach ask

# What guards a change. Types are checked and the rules compiled beside the tests, so that no core is
# ever idle; then compiled rules are asked by the API, refusals included.
test: lint
	$(MAKE) --jobs=3 types compiled-for-tests test-plain
	test ! -d $(COMPILED) || PYTHONPATH=$(COMPILED) SPIELGELD_COMPILED=1 \
		$(BIN)/pytest -n auto --dist worksteal -k "not postgresql" tests/web/test_api.py

# What takes long and seldom fails alone: each night and before a release, to its end whatever fails.
proof: install
	$(MAKE) --keep-going test-proof test-compiled faults fuzz mutants mends leak soak city

# The inner loop: lint, the types of what changed, and the fast tests, with the server inside.
quick: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	SPIELGELD_QUICK=1 $(BIN)/pytest -n 2 --disable-warnings -k "not postgres" $(INNER)

test-plain: install
	$(BIN)/pytest -n auto --dist worksteal --maxfail=20

# The tests that are marked as proof.
test-proof: install
	$(BIN)/pytest -n auto --dist worksteal -m proof

# The rules once more, compiled, and a server with them. The laws play most of their games here.
define TEST_COMPILED
test ! -d $(COMPILED) || PYTHONPATH=$(COMPILED) SPIELGELD_COMPILED=1 \
	$(BIN)/pytest -n auto --dist worksteal -m "" -k "not postgresql" \
	$(RULES) $(SERVED) $(NOT_SERVED)
endef

test-compiled: install compiled-for-tests
	$(TEST_COMPILED)

# The quick part of the tests on each supported Python that uv finds here.
test-pythons: install
	$(BIN)/python tools/pythons.py $(QUICK)

# Without a C compiler this says so and goes on; CI insists.
compiled-for-tests: install
	$(BIN)/python tools/compile.py --for-tests

check: lint types

lint: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: install
	$(BIN)/mypy

install: $(TEST)

# What serving needs and nothing else.
$(SERVE): pyproject.toml requirements/serve.txt
	$(PYTHON) tools/install.py $(VENV) serve
	touch $@

$(TEST): pyproject.toml requirements/test.txt
	$(PYTHON) tools/install.py $(VENV) test
	touch $(SERVE) $@

$(TOOLS)/%/.installed: requirements/%.txt
	$(PYTHON) tools/install.py $(TOOLS)/$* $*
	touch $@

# Pins all lists of requirements again; `make requirements UPGRADE=--upgrade` takes newer versions.
requirements: install
	$(BIN)/python tools/requirements.py $(UPGRADE)

compiled: $(TOOLS)/compile/.installed
	$(COMPILER) tools/compile.py

# One wheel for every machine, and one with compiled rules for machines like this one, which pip
# prefers where it fits: pip install --find-links dist spielgeld
wheels: compiled
	rm -rf dist
	$(COMPILER) -m hatchling build --directory dist
	SPIELGELD_COMPILED_TREE=build/compiled $(COMPILER) -m hatchling build --target wheel \
		--directory dist

# Which of the pinned packages have a known weakness: PyPI is asked.
audit: $(TOOLS)/release/.installed
	$(TOOLS)/release/bin/pip-audit --strict --disable-pip --require-hashes --requirement requirements/serve.txt
	$(TOOLS)/release/bin/pip-audit --strict --disable-pip --require-hashes --requirement requirements/compile.txt

# One command makes version X.Y.Z, with its tag; what is pushed then is published: docs/public.md.
release:
	$(PYTHON) tools/release.py $(VERSION)

bench: compiled
	$(BIN)/python -m bench
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.store
	$(BIN)/python -m bench.notify
	$(BIN)/python -m bench.web
	$(BIN)/python -m bench.envs 6 docs/research.md
	PYTHONPATH=build/compiled $(BIN)/python -m bench.envs 6 docs/research.md

# The guides and the reference as a site, to be opened as build/docs/index.html.
docs: install
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -b html docs build/docs

# Anything at all, through every kind of door: FUZZ requests at each; the figures go to docs/trust.md.
FUZZ ?= 20000
fuzz: install
	$(BIN)/python -m tests.fuzz $(FUZZ)

# A day of N tables in a few minutes, restarts included; the figures go to docs/scale.md.
N ?= 2000
city: install
	$(BIN)/python -m bench.city $(N) --write

# Small deliberate leaks, one by one, looked for by the tests against leaks; writes docs/leaks.md.
mutants: install
	$(BIN)/python -m tests.mutants

# Each mend that keeps visitors from harming others taken out again; the result goes to docs/trust.md.
mends: install
	$(BIN)/python -m tests.mends

# Whether the time of an answer tells what is hidden; the figures go to docs/trust.md.
leak: install
	$(BIN)/python -m tests.leak

# Whether what a server took for people who come and go comes back; the figures go to docs/trust.md.
MINUTES ?= 10
soak: install
	$(BIN)/python -m tests.soak $(MINUTES)

# Kills, cuts and starves servers while people play: FAULTS schedules; figures go to docs/trust.md.
FAULTS ?= 1000
faults: install
	$(BIN)/python -m tests.faults $(FAULTS)

# Every page at three widths, by day and by night, and games as they go: to be looked at.
pictures: install
	SPIELGELD_PICTURES=1 $(BIN)/pytest -n 2 -m "" tests/browser

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist
	find . -name __pycache__ -prune -exec rm -rf {} +
