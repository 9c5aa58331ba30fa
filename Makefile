# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test goldens bench clean

play: $(VENV)/.ready  ## play a game
	@$(BIN)/tischlein play

test: $(VENV)/.ready-test  ## check style and types, then run all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

goldens: $(VENV)/.ready-test  ## write the golden playthroughs anew, after a change of the rules that is meant
	rm -rf tests/goldens
	$(BIN)/pytest tests/conformance/test_goldens.py --write-goldens

bench: $(VENV)/.ready-test  ## speed, beside a peer
	$(BIN)/pip install --quiet --constraint constraints.txt -e '.[peer]'
	$(BIN)/tischlein bench --peer

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tischlein needs Python 3.11 or newer; $(PYTHON) is older. Try: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "Python cannot make an environment. On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }

$(VENV)/.ready: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Setting the table (once; about a minute) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt -e .
	@touch $@

$(VENV)/.ready-test: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing the test tools (once; about a minute) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt -e '.[test]'
	@touch $@ $(VENV)/.ready

clean:  ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
