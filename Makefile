# Commands for developers and CI; `make` lists them.
SHELL := /bin/bash -o pipefail
export REDOCLY_TELEMETRY = off
.DEFAULT_GOAL := help
.PHONY: help run test check lint lint-contract lint-format lint-types lint-promises lint-imports generate generated build slow faults sdk client sbom image image-test bench bench-conditions clean lint-migrations cluster cluster-test plans pictures

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 18

# No dependency needs its install script; this package's own script builds, which is the target `build`.
node_modules/.package-lock.json: package.json package-lock.json
	npm ci --ignore-scripts --no-audit --loglevel=error
	@touch $@

# One malloc arena and a small young generation use less memory at no measurable cost of CPU time.
lean = MALLOC_ARENA_MAX=1 node --max-semi-space-size=8
run: build ## install, build, seed an empty database, serve
	@node dist/src/program/cli/alliance.js seed --if-empty
	@exec env $(lean) dist/src/program/cli/alliance.js serve

build: dist/.built ## bundle into dist/ if anything changed

# Includes folders, whose modification time changes when a file in them is deleted.
sources := $(shell find src) generated/contract.ts scripts/build.ts tsconfig.json
dist/.built: node_modules/.package-lock.json $(sources)
	npm run --silent build
	@touch $@

clean: ## delete node_modules/, dist/ and test results; keep the data
	rm -rf dist node_modules .compiled .tap

generate: node_modules/.package-lock.json ## generate generated/ and the clients from openapi/
	npm run --silent generate

python_client = clients/python/src/community_alliance
generated_files = generated/* docs/permissions.md clients/typescript/src/generated/* clients/typescript/package.json $(python_client)/types.py $(python_client)/_generated/*.py
generated: node_modules/.package-lock.json
	@before=$$(cat $(generated_files) | sha1sum); npm run --silent generate && after=$$(cat $(generated_files) | sha1sum); \
	if [ "$$before" != "$$after" ]; then echo 'generated files were stale: commit the output of "make generate"' >&2; exit 1; fi

lint: node_modules/.package-lock.json ## check the contract, migrations, format, types, promises and imports
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint-contract lint-migrations lint-format lint-types lint-promises lint-imports

lint-contract:
	npx redocly lint openapi/openapi.yaml openapi/journeys.arazzo.yaml --config openapi/redocly.yaml 2>&1 | grep -vE '^$$|[╔║╚]'
	npx tsx openapi/programs/check-compatibility.ts
lint-migrations:
	npx tsx drizzle/lint/lint.ts
lint-format:
	npx biome ci --colors=off
# TypeScript 7 takes a quarter of the time; generators need version 5.
tsc = node node_modules/typescript-7/bin/tsc
lint-types:
	$(tsc) --noEmit
	$(tsc) -p clients/typescript --noEmit
lint-promises:
	npx oxlint --type-aware --quiet
lint-imports:
	npx depcruise src --config .dependency-cruiser.json

check: lint ## lint, and run the tests that need no database
	npx tsx test/support/run.ts --no-database test/program/config.test.ts test/program/documents.test.ts test/contract/lint.test.ts

# Lint runs in parallel with the tests, which sometimes leave a core idle. If lint fails, its output comes last.
test: generated ## lint and run all tests; ends with "N passed, N failed"
	@mkdir -p .tap; $(MAKE) --no-print-directory lint >.tap/lint.log 2>&1 & lint=$$!; \
	npx tsx test/support/run.ts; tests=$$?; \
	wait $$lint || { cat .tap/lint.log; exit 1; }; exit $$tests

slow: build ## run the slower tests, and the program and its package as a whole (CI does)
	npx tsx test/support/run.ts --apart --again --jobs=4 --timeout=900 $$(find test -name '*.slow.ts' | sort)

# Tests that attack the service also measure it, so they run one at a time. The others mostly wait, and run in parallel.
breaking = $(patsubst %,test/faults/%.faults.ts,table damaged-data outbox)
faults: build ## break the service's dependencies, and attack it, while it runs (takes minutes)
	npx tsx test/support/run.ts --apart --again --timeout=900 --jobs=3 $(breaking)
	npx tsx test/support/run.ts --apart --again --timeout=900 --jobs=1 $(filter-out $(breaking),$(wildcard test/faults/*.faults.ts))

cluster: build ## run the service on several machines in one: Patroni, etcd, HAProxy, two processes; Ctrl-C stops all
	@exec node_modules/.bin/tsx test/cluster/serve.ts

cluster-test: build ## break that cluster while it is in use (takes four minutes; needs root to cut networks)
	npx tsx test/support/run.ts --timeout=420 --jobs=1 --no-database test/cluster/*.cluster.ts

# The generators' packages are separate, so that the project has few.
test/sdk/node_modules/.package-lock.json: test/sdk/package.json test/sdk/package-lock.json
	npm ci --prefix test/sdk --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

sdk: node_modules/.package-lock.json test/sdk/node_modules/.package-lock.json ## generate SDKs with ten generators, compile and run them, and our own clients
	npx tsx test/support/run.ts --timeout=600 --jobs=1 test/clients/*.clients.ts

client: node_modules/.package-lock.json ## pack the TypeScript client in clients/typescript/
	cd clients/typescript && npm pack --silent

sbom: node_modules/.package-lock.json ## write sbom.cdx.json: the packages that are installed with this one (CycloneDX)
	npx tsx scripts/sbom.ts

image: ## build the container image with buildah, podman or docker
	if command -v buildah >/dev/null; then buildah build --format=docker --tag community-alliance-service .; \
	elif command -v podman >/dev/null; then podman build --format=docker --tag community-alliance-service .; \
	else docker build --file Containerfile --tag community-alliance-service .; fi

image-test: build ## build the image from this machine's own programs, run it, and deploy/compose.yaml (needs root, buildah, podman-compose and some minutes)
	npx tsx test/support/run.ts --jobs=1 --timeout=900 test/deploy/container.image.ts test/deploy/compose.image.ts

plans: build ## explain every list at a size (SCALE=100 is 50,000 events; minutes)
	npx tsx test/bench/plans.ts

pictures: node_modules/.package-lock.json ## retake the pictures in the documents (needs Chromium)
	npx tsx test/support/run.ts --apart --jobs=1 test/browser/documents.pictures.ts

bench: build ## measure the service and two baselines; PATHS=events,me SECONDS=1 for a part, BASELINE=../other to compare with a checkout
	@npx tsx test/bench/bench.ts

bench-conditions: build ## measure the service's start, reads during RSVPs and sign-ins, and how soon changes are reported
	@npx tsx test/bench/conditions.ts
