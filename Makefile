# Two commands do everything on a fresh machine: `make run` and `make test`.

CARGO ?= cargo
GAME  ?= madeira
AZULEJO = target/release/azulejo

.PHONY: help run build test soak bench lint tools

help:
	@echo "make run    build everything and play (a short demonstration when no terminal is attached)"
	@echo "make test   lint, unit tests, scenarios, the suite at 300 games per player count"
	@echo "make soak   the same suites at full depth: 10,000 games per player count"
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
	@if [ -t 0 ] && [ -t 1 ]; then $(AZULEJO) play $(GAME); else $(AZULEJO) demo $(GAME); fi

test: lint
	$(CARGO) test --workspace --all-features --locked --quiet
	$(CARGO) build --locked --package cli
	target/debug/azulejo check scenarios

soak: tools
	AZULEJO_GAMES=10000 $(CARGO) test --profile soak --workspace --all-features --locked -- --nocapture

bench: tools
	$(CARGO) bench --locked --package bots --bench playouts
	$(CARGO) bench --locked --package bots --bench search

lint: tools
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features --locked -- --deny warnings
