# The commands of this project. `make play` and `make test` need only Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test install check bench compiled format clean

play: install
	$(BIN)/spielgeld play qe

test: install check
	$(BIN)/pytest -n auto --dist worksteal

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

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist
	find . -name __pycache__ -prune -exec rm -rf {} +
