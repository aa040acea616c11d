# The commands of this project. `make play` and `make test` need only Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RULES := tests/rulebook tests/laws tests/playthroughs tests/test_records.py tests/test_plug_in.py

.PHONY: play test test-compiled install check bench compiled format clean

play: install
	$(BIN)/spielgeld serve

test: install check
	$(BIN)/pytest -n auto --dist worksteal
	$(MAKE) test-compiled

# The rules once more, compiled. Without a C compiler this says so and goes on; CI insists.
test-compiled: install
	$(BIN)/python tools/compile.py --if-possible
	test ! -d build/compiled || PYTHONPATH=build/compiled SPIELGELD_COMPILED=1 \
		$(BIN)/pytest -n auto --dist worksteal $(RULES)

check: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

install: $(STAMP)

$(STAMP): pyproject.toml requirements.txt
	$(PYTHON) tools/install.py $(VENV)
	touch $@

compiled: install
	$(BIN)/python tools/compile.py

bench: compiled
	$(BIN)/python -m bench
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.web

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist
	find . -name __pycache__ -prune -exec rm -rf {} +
