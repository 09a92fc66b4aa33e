# Every target works from a fresh clone: Python 3.11+ with pip, and make, are all that is needed.
# Which Python: the newest suitable one that is found, or `make test PYTHON=python3.12`.

PYTHON ?=
ENVIRONMENT := .venv
STAMPS := $(ENVIRONMENT)/stamps
RUN := $(ENVIRONMENT)/bin/python
PURE := PYTHONPATH=src
COMPILED_TREE := build/compiled
# The compiled build where there is one, and the sources where there is not.
FASTEST := PYTHONPATH=$(COMPILED_TREE):src

MAKEFLAGS += --no-print-directory --no-builtin-rules
.DEFAULT_GOAL := help
.PHONY: help play inn chaos web test quick hook check bench build gate soak marathon attack proxies ray pictures audit lock generated clean

help: ## show this list
	@echo 'The Blue Boar. Say make and one of:'
	@sed -nE 's/^([a-z]+):.*## (.*)$$/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

play: $(STAMPS)/run web ## set up, open the inn on this machine, and say where to point the browser
	@scripts/play.sh $(ARGS)

inn: $(STAMPS)/dev web ## three nodes as one inn on this machine, with PostgreSQL, NATS and a balancer (Ctrl+C ends all)
	@$(PURE) $(RUN) scripts/inn.py $(ARGS)

web: $(STAMPS)/uv ## build the web client (brings Node where there is none)
	@scripts/web.sh

test: $(STAMPS)/dev $(STAMPS)/research ## run every check and every test, on the plain and on the compiled build
	@scripts/test.sh

quick: $(STAMPS)/dev ## formatting, lint, types and the tests of the engine: within a minute
	@scripts/quick.sh

hook: ## run `make quick` before every commit of this clone (`git config --unset core.hooksPath` ends it)
	@git config core.hooksPath scripts/hooks && echo 'make quick runs before every commit now; git commit --no-verify goes past it'

check: $(STAMPS)/dev ## lint, formatting, types and import rules; no tests
	@scripts/check.sh

bench: $(STAMPS)/bench build ## measure the engine beside its peers and another revision (BASE=...), then the browser client
	@BASE='$(BASE)' $(FASTEST) $(RUN) -m benchmarks $(ARGS)
	@scripts/bench_web.sh

build: $(STAMPS)/dev ## compile the engine into build/compiled (needs a C compiler)
	@$(RUN) hatch_build.py --into $(COMPILED_TREE)

gate: $(STAMPS)/dev $(STAMPS)/research ## solve the gate of Sheriff anew: the table that its bots play by (minutes)
	@$(PURE) $(RUN) scripts/solve_gate.py $(ARGS)

soak: $(STAMPS)/dev $(STAMPS)/research build ## the property, leak, referee, codec and solver tests, with far more examples and a new seed
	@$(FASTEST) HYPOTHESIS_PROFILE=soak LEAK_GAMES=6 REFEREE_GAMES=60 DECISION_GAMES=40 EFCE_ROUNDS=3 \
		$(RUN) -m pytest -n 2 tests/properties tests/leak tests/referee tests/server/test_two_worlds.py \
		tests/research/test_decisions.py tests/research/test_solve.py

marathon: $(STAMPS)/dev build ## bots at every table: 10,000 games of the fast levels, 300 of the top ones (ARGS="--scale 0.1": a tenth)
	@$(FASTEST) $(RUN) -m benchmarks.bots soak $(ARGS)

attack: $(STAMPS)/dev ## flood an inn of its own on this machine, in every known way, and see whether it holds
	@$(PURE) $(RUN) -m benchmarks.attack $(ARGS)

proxies: $(STAMPS)/dev ## try the examples for nginx and Caddy in docs/hosting.md (both have to be installed)
	@scripts/proxies.sh

chaos: $(STAMPS)/dev build ## everything that may happen to an inn of three nodes: kills, sleepers, lost engines, upgrades (minutes)
	@$(FASTEST) BLUEBOAR_CHAOS=1 BLUEBOAR_NODE_KILLS=20 BLUEBOAR_NODE_TABLES=$(or $(TABLES),200) HYPOTHESIS_PROFILE=soak \
		$(RUN) -m pytest -s tests/nodes $(ARGS)

ray: $(STAMPS)/dev $(STAMPS)/ray ## the arena on a real local Ray cluster (installs the extra `ray`)
	@$(PURE) $(RUN) -m pytest tests/arena/test_ray.py

pictures: $(STAMPS)/run ## take the pictures of the README into docs/pictures
	@scripts/pictures.sh

generated: $(STAMPS)/dev ## make docs/rules, docs/protocol and the client's types again from their sources
	@scripts/generated.sh

audit: $(STAMPS)/uv ## look for known vulnerabilities in what the program runs with
	@scripts/audit.sh

lock: $(STAMPS)/uv ## pin all dependencies again (UPGRADE=1: take the newest)
	@scripts/lock.sh $(if $(UPGRADE),--upgrade)

clean: ## remove everything that make has made
	rm -rf $(ENVIRONMENT) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# What is installed. A stamp is older than its lock file when the lock file has changed.

$(STAMPS)/uv: requirements/uv.txt
	@PYTHON='$(PYTHON)' scripts/environment.sh $(ENVIRONMENT)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/bench $(STAMPS)/ray $(STAMPS)/research: $(STAMPS)/%: requirements/%.txt $(STAMPS)/uv
	@scripts/install.sh $*
	@touch $@

$(STAMPS)/run: requirements/run.txt scripts/command.sh $(STAMPS)/uv
	@scripts/install.sh run
	@cp scripts/command.sh $(ENVIRONMENT)/bin/blueboar
	@touch $@

# A contributor has the package installed, running from src.
$(STAMPS)/dev: requirements/dev.txt pyproject.toml $(STAMPS)/uv
	@scripts/install.sh dev
	@$(ENVIRONMENT)/bin/uv pip install --quiet --python $(RUN) --offline --no-deps --no-build-isolation --editable .
	@touch $@ $(STAMPS)/run
