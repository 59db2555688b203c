# Two commands do everything on a fresh machine: `make run` and `make test`.

CARGO ?= cargo
GAME  ?= madeira
AZULEJO = target/release/azulejo
WEB_SOURCES = $(shell find web/src web/public web/build web/index.html web/*.config.* locales crates/draw/icons.json crates/draw/marks.json -type f 2>/dev/null)

.PHONY: help run play build web web-tools test test-web soak bench lint lint-web tools test-tools

help:
	@echo "make run    build everything and start the server; it prints its address"
	@echo "make play   build everything and play at the keyboard (GAME=lisboa for the other game)"
	@echo "make test   lint, unit tests, scenarios, the suite at 300 games per player count, the client in a browser"
	@echo "make soak   the same suites at full depth: 10,000 games per player count, 1,000 kills of the server"
	@echo "make bench  random games per second and what limits them"
	@echo "make web    build the pages for the browser"
	@echo "make lint   rustfmt, clippy and the types of the client"

# Says which package is missing, or installs it where it may.
tools:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install rustup (https://rustup.rs), toolchain 1.95 or newer." >&2; exit 2; }
	@command -v cc >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq gcc libc6-dev; \
	  else echo "A C linker is missing: install the package gcc (Debian: apt-get install gcc libc6-dev)." >&2; exit 2; fi; }

# The browser client is built first, so that it is in the program. Without Node the rest still
# works, and the server says on its front page what is missing.
web-tools:
	@node --eval 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null \
	  || { echo "Node is missing: install Node 20.19 or newer with npm (https://nodejs.org)." >&2; exit 2; }

# Not `npm ci`: it refuses a lock file that lacks the parts for other systems, which not every
# registry hands out. The versions are those of the lock file all the same.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --no-save --silent
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES) crates/wire/wire.ts
	cd web && npm run --silent build

web: web-tools
	@$(MAKE) --no-print-directory web/dist/index.html

build: tools
	@if $(MAKE) --no-print-directory web-tools; then $(MAKE) --no-print-directory web; else echo "Going on without the pages for the browser." >&2; fi
	$(CARGO) build --release --locked --package cli

run: build
	@exec $(AZULEJO) serve

play: build
	@if [ -t 0 ] && [ -t 1 ]; then $(AZULEJO) play $(GAME); else $(AZULEJO) demo $(GAME); fi

# The server is tested with curl, and watched by strace while it writes; the client in a browser.
test-tools: tools web-tools
	@for tool in curl strace chromium; do command -v $$tool >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq $$tool; \
	  else echo "$$tool is missing: install the package $$tool (Debian: apt-get install $$tool)." >&2; exit 2; fi; }; done

test: test-tools lint web
	$(CARGO) test --workspace --all-features --locked --quiet
	target/debug/azulejo check scenarios   # the program the tests have just built
	$(MAKE) --no-print-directory test-web

# In components and in a real browser, against the program the tests have just built.
test-web: web
	cd web && npm test --silent
	cd web && npm run --silent screen

soak: test-tools web
	AZULEJO_GAMES=10000 AZULEJO_KILLS=1000 $(CARGO) test --profile soak --workspace --all-features --locked -- --nocapture
	cd web && AZULEJO=../target/soak/azulejo AZULEJO_POSITIONS=20 node --test --test-name-pattern='the drawing' tests/board.test.js

bench: tools
	$(CARGO) bench --locked --package bots --bench playouts
	$(CARGO) bench --locked --package bots --bench search
	$(CARGO) bench --locked --package store --bench append

lint-web: web/node_modules/.package-lock.json
	cd web && npm run --silent check

lint: tools web-tools lint-web
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features --locked -- --deny warnings
