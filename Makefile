# Everything a newcomer, a developer and CI need. `make` alone explains itself.
SHELL := /bin/bash -o pipefail
export REDOCLY_TELEMETRY = off
.DEFAULT_GOAL := help
.PHONY: help run test check lint generate generated build bench

help: ## say what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

# Not "npm ci": it refuses a lock that lacks the binaries of platforms which a registry may not have. No package needs its install script.
node_modules/.package-lock.json: package.json package-lock.json
	npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

run: build ## install, build, seed an empty database, serve
	@node dist/src/cli/main.js seed --if-empty
	@exec node dist/src/cli/main.js serve

build: node_modules/.package-lock.json ## compile to dist/
	npm run --silent build

generate: node_modules/.package-lock.json ## make generated/ from openapi/
	npm run --silent generate

generated: node_modules/.package-lock.json
	@before=$$(cat generated/* | sha1sum); npm run --silent generate && after=$$(cat generated/* | sha1sum); \
	if [ "$$before" != "$$after" ]; then echo 'generated/ was stale: commit what "make generate" made' >&2; exit 1; fi

lint: node_modules/.package-lock.json ## contract, format, types, promises, imports
	npx redocly lint openapi/openapi.yaml --config openapi/redocly.yaml 2>&1 | grep -vE '^$$|[╔║╚]'
	npx spectral lint generated/openapi.yaml --ruleset openapi/spectral.yaml --fail-severity=warn
	npx biome ci --colors=off
	npx tsc --noEmit
	npx oxlint --type-aware --quiet
	npx depcruise src --config .dependency-cruiser.json

check: lint ## quick: lint and the tests that need no database
	npx tap run --reporter=terse test/config.test.ts test/lint.test.ts

test: generated lint build ## everything; ends with "N passed, N failed"
	npx tsx test/support/run.ts

bench: build ## reads during a flood of sign-ins
	npx tsx test/bench/login-flood.ts
