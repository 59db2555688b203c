# Two commands do everything on a fresh machine: `make run` and `make test`.

CARGO ?= cargo
GAME  ?= madeira
AZULEJO = target/release/azulejo

.PHONY: help run play build test soak bench lint tools test-tools

help:
	@echo "make run    build everything and start the server; it prints its address"
	@echo "make play   build everything and play at the keyboard (GAME=lisboa for the other game)"
	@echo "make test   lint, unit tests, scenarios, the suite at 300 games per player count"
	@echo "make soak   the same suites at full depth: 10,000 games per player count, 1,000 kills of the server"
	@echo "make bench  random games per second and what limits them"
	@echo "make lint   rustfmt and clippy"

# Says which package is missing, or installs it where it may.
tools:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install rustup (https://rustup.rs), toolchain 1.95 or newer." >&2; exit 2; }
	@command -v cc >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq gcc libc6-dev; \
	  else echo "A C linker is missing: install the package gcc (Debian: apt-get install gcc libc6-dev)." >&2; exit 2; fi; }

build: tools
	$(CARGO) build --release --locked --package cli

run: build
	@exec $(AZULEJO) serve

play: build
	@if [ -t 0 ] && [ -t 1 ]; then $(AZULEJO) play $(GAME); else $(AZULEJO) demo $(GAME); fi

# The server is tested with curl, and watched by strace while it writes.
test-tools: tools
	@for tool in curl strace; do command -v $$tool >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq $$tool; \
	  else echo "$$tool is missing: install the package $$tool (Debian: apt-get install $$tool)." >&2; exit 2; fi; }; done

test: test-tools lint
	$(CARGO) test --workspace --all-features --locked --quiet
	target/debug/azulejo check scenarios   # the program the tests have just built

soak: test-tools
	AZULEJO_GAMES=10000 AZULEJO_KILLS=1000 $(CARGO) test --profile soak --workspace --all-features --locked -- --nocapture

bench: tools
	$(CARGO) bench --locked --package bots --bench playouts
	$(CARGO) bench --locked --package bots --bench search
	$(CARGO) bench --locked --package store --bench append

lint: tools
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features --locked -- --deny warnings
