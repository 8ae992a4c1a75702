# Everything a newcomer, a developer and CI need. `make` alone explains itself.
SHELL := /bin/bash -o pipefail
export REDOCLY_TELEMETRY = off
.DEFAULT_GOAL := help
.PHONY: help run test check lint lint-contract lint-rules lint-format lint-types lint-promises lint-imports generate generated build bench clean

help: ## say what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

# No package needs its install script; the one of this package builds, which is a rule of its own here.
node_modules/.package-lock.json: package.json package-lock.json
	npm ci --ignore-scripts --no-audit --loglevel=error
	@touch $@

run: build ## install, build, seed an empty database, serve
	@node dist/src/cli/alliance.js seed --if-empty
	@exec node dist/src/cli/alliance.js serve

build: dist/.built ## compile to dist/ what has changed

# Folders too: one changes when a file in it is removed.
sources := $(shell find src) generated/contract.ts build.ts tsconfig.json
dist/.built: node_modules/.package-lock.json $(sources)
	npm run --silent build
	@touch $@

clean: ## remove what was installed, built and noted by tests; the data stays
	rm -rf dist node_modules .tap

generate: node_modules/.package-lock.json ## make generated/ from openapi/
	npm run --silent generate

generated: node_modules/.package-lock.json
	@before=$$(cat generated/* | sha1sum); npm run --silent generate && after=$$(cat generated/* | sha1sum); \
	if [ "$$before" != "$$after" ]; then echo 'generated/ was stale: commit what "make generate" made' >&2; exit 1; fi

lint: node_modules/.package-lock.json ## contract, format, types, promises, imports
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint-contract lint-rules lint-format lint-types lint-promises lint-imports

lint-contract:
	npx redocly lint openapi/openapi.yaml --config openapi/redocly.yaml 2>&1 | grep -vE '^$$|[╔║╚]'
lint-rules:
	npx spectral lint generated/openapi.yaml --ruleset openapi/spectral.yaml --fail-severity=warn
lint-format:
	npx biome ci --colors=off
lint-types:
	npx tsc --noEmit
lint-promises:
	npx oxlint --type-aware --quiet
lint-imports:
	npx depcruise src --config .dependency-cruiser.json

check: lint ## quick: lint and the tests that need no database
	npx tap run --reporter=terse test/config.test.ts test/lint.test.ts

test: generated lint build ## everything; ends with "N passed, N failed"
	npx tsx test/support/run.ts

bench: build ## reads during a flood of sign-ins
	npx tsx test/bench/login-flood.ts
