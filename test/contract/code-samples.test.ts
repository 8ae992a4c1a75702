import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { test } from "tap";
import { tsImport } from "tsx/esm/api";
import type { CodeSample, SampledOperation } from "../../openapi/programs/code-samples.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { contractOperations, parametersOf } from "../support/contract.ts";

/** The generator is not compiled with the tests. */
const generator: typeof import("../../openapi/programs/code-samples.ts") = await tsImport(
  pathToFileURL(join(packageRoot, "openapi/programs/code-samples.ts")).href,
  import.meta.url,
);

const samplesOf = (operation: object): CodeSample[] =>
  "x-codeSamples" in operation && Array.isArray(operation["x-codeSamples"]) ? operation["x-codeSamples"] : [];

/** The samples of an operation, by their labels. */
const samplesFor = (operation: Partial<SampledOperation>, method = "post", path = "/api/v1/ships") => {
  const complete: SampledOperation = {
    operationId: "createShip",
    security: [{ bearer: ["admin:ships"] }, { session: [] }],
    responses: {},
    ...operation,
  };
  generator.addCodeSamples({ paths: { [path]: { [method]: complete } }, components: { schemas: {} } });
  const sources = Object.fromEntries(samplesOf(complete).map(({ label, source }) => [label, source]));
  const { curl = "", TypeScript = "", JavaScript = "", Python = "" } = sources;
  return { curl, TypeScript, JavaScript, Python };
};

const withBody = (example: unknown) => ({ requestBody: { content: { "application/json": { schema: {}, example } } } });

test("the contract has code samples", async (t) => {
  await t.test("each operation of the API has four, the stream has two, and documents have one", async () => {
    for (const operation of contractOperations) {
      const labels = samplesOf(operation).map(({ label }) => label);
      const { path, operationId } = operation;
      if (operationId === "followChanges") assert.deepEqual(labels, ["curl", "TypeScript"]);
      else if (path.startsWith("/api/v1/"))
        assert.deepEqual(labels, ["curl", "TypeScript", "JavaScript", "Python"], operationId);
      else
        assert.deepEqual(
          labels,
          /^\/(?:openapi|llms|introduction|\.well-known\/(?:security|oauth|api-catalog|mcp|agent-skills)|(?:me\/)?calendar|feeds|media|export|livez|readyz)/.test(
            path,
          )
            ? ["curl"]
            : [],
          operationId,
        );
    }
  });

  await t.test("they send a token where one is required, and an Idempotency-Key with each creation", async () => {
    for (const operation of contractOperations) {
      const { security } = operation;
      const isPublic = security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
      const isCreation = parametersOf(operation).some(({ name }) => name === "Idempotency-Key");
      for (const { source, label } of samplesOf(operation)) {
        const title = `${operation.operationId} ${label}`;
        assert.equal(source.includes("TOKEN"), !isPublic, title);
        // The client generates the key.
        assert.equal(source.includes("Idempotency-Key"), isCreation && label !== "TypeScript", title);
        assert.doesNotMatch(source, /cursor|If-None-Match|\{\w+_id\}/, title);
      }
    }
  });
});

test("code samples", async (t) => {
  const name = `L'Étoile "du" Nörd \\ 😀 $HOME \`id\` \${x}`;

  await t.test("escape the special characters of each language", async () => {
    const { curl, JavaScript, Python } = samplesFor(withBody({ name }));
    const json = JSON.stringify(name);
    assert.ok(curl.includes(`--json '{"name": ${json.replaceAll("'", "'\\''")}}'`), curl);
    assert.ok(Python.includes(`json={"name": ${json}},`), Python);
    const [, object] = /JSON\.stringify\((.+)\),\n/.exec(JavaScript) ?? [];
    assert.equal(JSON.stringify(runInNewContext(`(${object})`)), JSON.stringify({ name }));
  });

  await t.test("call a method of the client with all values in one object", async () => {
    const parameters = [
      { in: "path", name: "ship", required: true, example: "l'été/1" },
      { in: "query", name: "q", required: true, example: "x" },
    ];
    const { TypeScript } = samplesFor({ parameters, ...withBody({ name }) }, "post", "/api/v1/ships/{ship}");
    assert.ok(TypeScript.includes("token: process.env.TOKEN"), TypeScript);
    const [, input] = /alliance\.createShip\(([\s\S]+)\);\nconsole/.exec(TypeScript) ?? [];
    const values = JSON.parse(JSON.stringify(runInNewContext(`(${input})`)));
    assert.deepEqual(values, { ship: "l'été/1", q: "x", body: { name } });
  });

  await t.test("write the constants of their language", async () => {
    const { curl, JavaScript, Python } = samplesFor(withBody({ a: null, "b-c": [true, false], d: {}, e: [], f: 1.5 }));
    assert.match(curl, /--json '\{"a": null, "b-c": \[true, false\], "d": \{\}, "e": \[\], "f": 1\.5\}'/);
    assert.match(JavaScript, /JSON\.stringify\(\{ a: null, "b-c": \[true, false\], d: \{\}, e: \[\], f: 1\.5 \}\)/);
    assert.match(Python, /json=\{"a": None, "b-c": \[True, False\], "d": \{\}, "e": \[\], "f": 1\.5\},/);
  });

  await t.test("encode paths and queries", async () => {
    const parameters = [
      { in: "path", name: "ship", required: true, example: "l'été/1" },
      { in: "query", name: "q", required: true, example: "l'été" },
      { in: "query", name: "limit", example: 20, schema: { default: 20 } },
      { in: "query", name: "cursor", example: "eyJr" },
    ];
    const { curl, JavaScript, Python } = samplesFor({ parameters, security: [{}] }, "get", "/api/v1/ships/{ship}");
    const url = "https://alliance.example.org/api/v1/ships/l'%C3%A9t%C3%A9%2F1";
    const shellUrl = `'${url.replace("'", "'\\''")}'`;
    assert.equal(curl, `curl --fail-with-body --get \\\n  ${shellUrl} \\\n  --data-urlencode 'q=l'\\''été'`);
    assert.ok(
      JavaScript.startsWith(`const query = new URLSearchParams({ q: "l'été" });\nconst url = \`${url}?\${query}\`;\n`),
    );
    assert.ok(Python.includes(`httpx.get(\n    "${url}",\n    params={"q": "l'été"},\n)`), Python);
  });

  await t.test("are not generated when an example is missing", async () => {
    assert.throws(() => samplesFor({}, "get", "/api/v1/ships/{ship}"), /createShip needs an example of ship/);
    assert.throws(() => samplesFor(withBody(undefined)), /createShip needs an example of its JSON body/);
  });
});
