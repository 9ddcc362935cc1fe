.DEFAULT_GOAL := help
.PHONY: help run web test slow lint bench mutants laws wire acts release tools

help: ## Show what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

run: web ## Build the page and the program and run it
	cargo run --release --package partie --features jemalloc -- serve

web: web/node_modules/.package-lock.json ## Build the page
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund

test: tools lint ## Install what the tests need, then run all of them
	cargo test --workspace --quiet
	scripts/check-api.py target/debug/examples/load
	cd web && npm run --silent test && npm run --silent browser

slow: ## Run a suite that takes long: SUITE=simulation, kills, power, soak, perft, endgames or packages
	scripts/slow.sh $(SUITE)

lint: web ## Check formatting and lints
	@cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 || rustup component add rustfmt clippy
	@for script in scripts/*.sh; do bash -n $$script || exit 1; done
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --document-private-items --quiet
	cd web && npm run --silent check

bench: ## Measure us beside other people's libraries and programs (takes a while)
	scripts/bench.sh
	scripts/bench-draughts.sh
	scripts/bench-winnable.sh
	scripts/bench-check.sh
	cargo run --quiet --release --package partie-table --example bench
	cargo run --quiet --release --package partie-engine --example measure
	scripts/bench-server.sh
	scripts/bench-console.sh

mutants: ## Put wrong articles, colours, counts and prices into the scripts and list what survives: ONLY=cud-05 limits it
	cargo run --quiet --package partie-table --example mutants -- $(ONLY)

laws: ## Regenerate LAWS.md and docs/laws: which code and tests carry each article
	cargo run --quiet --package partie-laws --example laws_md

wire: ## Write the types of the wire for the web client, and the OpenAPI document
	cargo run --quiet --package partie-server --example wire

acts: ## Write docs/acts.md: where a person finds every act
	cargo run --quiet --package partie-table --example acts_md

release: ## Build what is released into target/packages: a static program, a Debian package, checksums
	scripts/release.sh

tools:
	@scripts/tools.sh
