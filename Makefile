# Everything is set up inside .venv, .cache and web/node_modules; delete them (make clean) and nothing is left.
# ARGS="…" is handed on to the program a target runs.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
BENCH := .cache/venv-bench
AUDIT := .cache/venv-audit
JOBS ?= 2
# Of tests that try every game with all seats and options, one case in SHARE; make test SHARE=1 tries them all.
SHARE ?= 4
# These run on the compiled engine; all but core, which is soon done, only in part on the interpreted one.
ON_COMPILED := $(addprefix tests/,archive bots cli contract core envs games lab server teach)
ARGS ?=
PIP := -m pip --disable-pip-version-check --no-input -qq install
INSTALL := $(PIP) --require-hashes -r
EDITABLE := $(PIP) --no-deps --no-build-isolation --editable .

# Tests start hundreds of programs: whatever the environment says, each reads the bytecode that the first one left.
PYTEST = env -u PYTHONPATH -u PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX="$(CURDIR)/.cache/pycache" $(1) $(BIN)/python -m pytest

# Tests take very different times, so that few at once go to whoever is free. Those with servers and pages wait for
# half of their time: there is room for one more process beside two.
SHARED_OUT = -n $$(( $(JOBS) * 3 / 2 )) --maxschedchunk

# A browser that hangs is killed with its worker; a thread can do that when the main one waits for an answer.
# DESKOVKA_SHOTS=1 takes pictures to look at.
BROWSE = $(TEST_COMPILED) $(SHARED_OUT) 1 --timeout 240 --timeout-method thread tests/browser

# The last line the compile tool prints is the folder to put on PYTHONPATH.
COMPILED = $$($(1)/bin/python -m tools.compile | tail -n 1)
TEST_COMPILED = $(call PYTEST,PYTHONPATH="$$compiled" DESKOVKA_EXPECT_COMPILED=1)

.PHONY: help site page pagelint pagetest play quick test soak bench bench-server bench-growth siege lint fmt dist compile lock audit clean

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 20

play: page ## open the table in the browser (ARGS="--help" shows how)
	@$(BIN)/python -m tools.play $(ARGS)

page: src/deskovka/server/static/index.html ## build the web page into src/deskovka/server/static
	@:

site: .cache/site/sw.js ## build .cache/site: all games against bots inside the browser, for any static host (ARGS="--serve 8000" tries it)
	@if [ -n "$(ARGS)" ]; then $(BIN)/python -m tools.site $(ARGS); fi

pagetest: pagelint ## check the page's style and types, and run its unit tests
	@cd web && $(NODE) npm run --silent test

pagelint: web/node_modules/.package-lock.json
	@echo "Checking the page …" >&2
	@cd web && $(NODE) npm run --silent lint && $(NODE) npm run --silent check

quick: lint pagelint ## what to run while working: style, types and one test in 30, in two minutes
	@$(PYTEST) -q -n $(JOBS) --ignore tests/browser --sample 30 $(ARGS)

test: $(VENV)/.dev page ## what every commit passes: lint, the page, tests compiled, one in 24 of them interpreted too, tests in the browser; SHARE=1 for all cases
	@tools/chromium
	@$(BIN)/python -m tools.compile >/dev/null & compiling=$$!; \
	$(MAKE) lint pagetest .cache/site/sw.js || { wait $$compiling; exit 1; }; wait $$compiling
	@echo "Testing, interpreted …" >&2
	@$(PYTEST) -n $(JOBS) --maxschedchunk 4 --ignore tests/browser --twice 24 --share $(SHARE) $(ARGS)
	@compiled=$(call COMPILED,$(VENV)) && echo "Testing, compiled …" >&2 && \
	$(TEST_COMPILED) $(SHARED_OUT) 8 --share $(SHARE) $(ON_COMPILED) $(ARGS) && \
	echo "Testing in the browser …" >&2 && \
	{ $(BROWSE) $(ARGS) || { echo "Once more what failed: a browser may stop answering for reasons of its own …" >&2; $(BROWSE) --last-failed --last-failed-no-failures none $(ARGS); }; }

soak: $(VENV)/.ray page ## the full counts, compiled; up to an hour per game
	@compiled=$(call COMPILED,$(VENV)) && PYTHONPATH="$$compiled" DESKOVKA_EXPECT_COMPILED=1 $(BIN)/python -m tools.soak $(ARGS)

bench: $(BENCH)/.bench ## measure against the peers, compiled (installs them apart from .venv)
	@compiled=$(call COMPILED,$(BENCH)) && $(BENCH)/bin/python bench/run.py --compiled-dir "$$compiled" $(ARGS)

bench-server: $(VENV)/.dev ## our server and boardgame.io's under the same load, compiled (about 10 minutes)
	@compiled=$(call COMPILED,$(VENV)) && cd bench && $(NODE) PYTHONPATH="$$compiled:." ../$(BIN)/python -m server.run $(ARGS)

bench-growth: $(VENV)/.dev ## what must not grow with long games, many tables and large studies, compiled (about 10 minutes)
	@compiled=$(call COMPILED,$(VENV)) && cd bench && PYTHONPATH="$$compiled:." ../$(BIN)/python -m growth $(ARGS)

siege: $(VENV)/.dev ## our server under load and attack at once, compiled (ARGS="--tables 100" for less)
	@compiled=$(call COMPILED,$(VENV)) && cd bench && PYTHONPATH="$$compiled:." ../$(BIN)/python -m server.siege $(ARGS)

lint: $(VENV)/.dev ## ruff and mypy, changing nothing
	@if [ -n "$$(find src -name '*.so')" ]; then echo "Compiled modules lie in src and hide its edits: run 'make clean'." >&2; exit 1; fi
	@echo "Checking style and types …" >&2
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Run 'make fmt': some files are not formatted."; exit 1; }
	@env -u PYTHONPATH $(BIN)/mypy --no-error-summary

fmt: $(VENV)/.dev web/node_modules/.package-lock.json ## format, and mend what the linters can mend
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format --quiet
	@cd web && $(NODE) npm run --silent fmt

dist: $(VENV)/.dev page ## build sdist, pure and compiled wheel, install each into an empty environment and play from it
	@tools/chromium
	@$(BIN)/python -m tools.dist $(ARGS)

compile: $(VENV)/.compile ## compile the engine and the games into .cache/compiled, print the folder
	@$(BIN)/python -m tools.compile $(ARGS)

lock: ## renew requirements/*.txt from requirements/*.in (ARGS=--upgrade for newer versions)
	@tools/lock $(ARGS)

audit: $(AUDIT)/.audit web/node_modules/.package-lock.json ## ask the registries for known vulnerabilities of all that is installed
	@$(NODE) $(BIN)/python -m tools.audit "$(CURDIR)/$(AUDIT)/bin/pip-audit" npm

clean: ## remove all that was set up, built or cached
	@rm -rf .venv .cache build dist web/node_modules src/deskovka/server/static
	@find src -name '*.so' -delete
	@find src tests examples tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

# The page is built with the Node of .venv. Its sources are all of web/ but what npm and the tests leave there.
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*')
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.run
	@echo "Installing what the page is built with …" >&2
	@cd web && $(NODE) npm ci --silent
	@touch $@

src/deskovka/server/static/index.html: $(PAGE_SOURCES) web/node_modules/.package-lock.json
	@echo "Building the page …" >&2
	@cd web && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

SITE_SOURCES := $(PAGE_SOURCES) $(shell find src -type f -not -path '*/static/*' -not -name '*.pyc') tools/site.py tools/pages.py $(wildcard *.md docs/*.md docs/*/*.md docs/pictures/*)

.cache/site/sw.js: $(SITE_SOURCES) web/node_modules/.package-lock.json
	@echo "Building the site …" >&2
	@$(NODE) $(BIN)/python -m tools.site

# Set-up. A stamp is newer than what it was made from, so a second run installs nothing.

define create_venv
	@python=$$(tools/find-python); \
	echo "Setting up $(@D) with $$("$$python" --version) …" >&2; \
	"$$python" -m venv --clear $(@D) || { echo "Python's venv module is missing: install it (Debian, Ubuntu: python3-venv)." >&2; exit 1; }
	@touch $@
endef

$(VENV)/.python $(BENCH)/.python $(AUDIT)/.python:
	$(create_venv)

$(VENV)/.run: requirements/run.txt pyproject.toml | $(VENV)/.python
	@echo "Installing what playing needs …" >&2
	@$(BIN)/python $(INSTALL) requirements/run.txt
	@$(BIN)/python $(EDITABLE)
	@touch $@

$(VENV)/.compile: requirements/compile.txt $(VENV)/.run
	@echo "Installing what compiling needs …" >&2
	@$(BIN)/python $(INSTALL) requirements/compile.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	@echo "Installing what testing needs …" >&2
	@$(BIN)/python $(INSTALL) requirements/dev.txt
	@touch $@

$(VENV)/.ray: requirements/ray.txt $(VENV)/.dev
	@echo "Installing Ray …" >&2
	@$(BIN)/python $(INSTALL) requirements/ray.txt
	@touch $@

$(AUDIT)/.audit: requirements/audit.txt | $(AUDIT)/.python
	@echo "Installing what asks for vulnerabilities …" >&2
	@$(AUDIT)/bin/python $(INSTALL) requirements/audit.txt
	@touch $@

$(BENCH)/.bench: requirements/bench.txt pyproject.toml | $(BENCH)/.python
	@echo "Installing the peers …" >&2
	@$(BENCH)/bin/python $(INSTALL) requirements/bench.txt
	@$(BENCH)/bin/python $(EDITABLE)
	@touch $@
