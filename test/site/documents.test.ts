import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import openapiTS, { astToString } from "openapi-typescript";
import { test } from "tap";
import { contractOperations } from "../support/contract.ts";
import { valuesOf } from "../support/pages.ts";
import { startService } from "../support/service.ts";
import { locationOf } from "../support/site.ts";

const baseUrl = "https://alliance.example";

const apiOperations = contractOperations.filter(({ path }) => path.startsWith("/api/v1/"));

/** Returns unresolved references and unused components. */
const inconsistenciesOf = (document: { components: Record<string, object> }): string[] => {
  const text = JSON.stringify(document);
  const used = new Set(Array.from(text.matchAll(/"#\/components\/(\w+\/\w+)"/g), ([, name = ""]) => name));
  const defined = Object.entries(document.components)
    .filter(([section]) => section !== "securitySchemes")
    .flatMap(([section, all]) => Object.keys(all).map((name) => `${section}/${name}`));
  return [...used].filter((name) => !defined.includes(name)).concat(defined.filter((name) => !used.has(name)));
};

const idsIn = ({ paths }: { paths: Record<string, Record<string, { operationId: string }>> }): string[] =>
  Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

test("the documents of the service", async (t) => {
  const { call, app } = await startService(t, { data: "none", baseUrl });

  await t.test("are sent compressed, even to a browser with a cookie", async () => {
    for (const url of [
      "/openapi.json",
      "/openapi-api.json",
      "/openapi-api.yaml",
      "/llms.txt",
      "/openapi/events.json",
    ]) {
      const plain = await app.inject({ url });
      for (const more of [{}, { cookie: "session_id=none" }]) {
        const { headers, rawPayload } = await app.inject({ url, headers: { "accept-encoding": "br, gzip", ...more } });
        assert.equal(headers["content-encoding"], "br", url);
        assert.match(String(headers["vary"]), /Accept-Encoding/);
        assert.equal(brotliDecompressSync(rawPayload).toString(), plain.payload);
        assert.ok(rawPayload.length < plain.payload.length / 2, url);
        assert.notEqual(headers["etag"], plain.headers["etag"]);
        const conditional = { "if-none-match": String(headers["etag"]), "accept-encoding": "br" };
        const repeat = await app.inject({ url, headers: conditional });
        assert.equal(repeat.statusCode, 304);
        assert.equal(repeat.headers["content-encoding"], undefined);
      }
    }
  });

  await t.test("have a lean version of the API, without samples and examples", async () => {
    const [{ body: lean }, { body: full }] = [await call("getOpenapiApiLean"), await call("getOpenapiApiJson")];
    assert.deepEqual(idsIn(lean), idsIn(full));
    assert.deepEqual(Object.keys(lean.components.schemas), Object.keys(full.components.schemas));
    assert.deepEqual(inconsistenciesOf(lean), []);
    const text = JSON.stringify(lean);
    assert.doesNotMatch(text, /"(?:example|x-codeSamples|X-Request-Id)":|Operation ID:/);
    // 140,000 tokens of about four bytes each, so that an agent can read the whole document.
    assert.ok(text.length <= 4 * 140_000, `${text.length} bytes`);
  });

  await t.test("the lean version is valid OpenAPI, with success responses and one default error", async () => {
    const { body: lean } = await call("getOpenapiApiLean");
    const types = astToString(await openapiTS(lean));
    for (const { operationId } of apiOperations) assert.ok(types.includes(`    ${operationId}: {`), operationId);
    const { responses } = lean.paths["/api/v1/alliances/{alliance}/groups"].post;
    assert.deepEqual(Object.keys(responses), ["201", "default"]);
    assert.deepEqual(lean.components.responses.Error.content["application/json"].schema, {
      $ref: "#/components/schemas/ErrorBody",
    });
  });

  await t.test("have one file per tag of the API, without components of other tags", async () => {
    const { body: api } = await call("getOpenapiApiJson");
    const documentedIds: string[] = [];
    for (const { name } of api.tags) {
      const { body } = await call("getOpenapiTag", { path: { tag: name } });
      assert.deepEqual(valuesOf(body.tags, "name"), [name]);
      assert.deepEqual(inconsistenciesOf(body), [], name);
      documentedIds.push(...idsIn(body));
    }
    assert.deepEqual(documentedIds.toSorted(), apiOperations.map(({ operationId }) => operationId).toSorted());
    assert.equal((await call("getOpenapiTag", { path: { tag: "ships" } })).status, 404);
  });

  await t.test("include the protocols in addition to the API, and begin with the introduction", async () => {
    const { body } = await call("getOpenapiJson");
    assert.deepEqual(inconsistenciesOf(body), []);
    assert.ok(body.paths["/mcp"]);
    const introduction = await call("getIntroduction");
    assert.equal(introduction.headers["content-type"], "text/markdown; charset=utf-8");
    assert.ok(introduction.body.includes(`${baseUrl}/api/v1/me`));
  });

  await t.test("are listed in /llms.txt with their sizes, and all links work", async () => {
    const { body } = await call("getLlmsTxt");
    const links = Array.from(
      String(body).matchAll(/\]\((\S+?)\) \((\d+) kB, about (\d+),000 tokens\)/g),
      ([, url = "", kilobytes, tokens]) => ({ url, kilobytes: Number(kilobytes), tokens: Number(tokens) }),
    );
    const { body: api } = await call("getOpenapiApiJson");
    assert.equal(links.length, api.tags.length + 4);
    for (const { url, kilobytes, tokens } of links) {
      const { statusCode, payload } = await app.inject({ url: url.slice(baseUrl.length) });
      assert.equal(statusCode, 200, url);
      const bytes = Buffer.byteLength(payload);
      assert.deepEqual([kilobytes, tokens], [Math.ceil(bytes / 1_000), Math.ceil(bytes / 4_000)], url);
    }
  });

  await t.test("return 304 if the ETag matches", async () => {
    const path = { tag: "events", skill: "find-events" };
    for (const { operationId: id, method, responses } of contractOperations.filter(
      ({ tags: [tag] }) => tag === "pages",
    ))
      if (method === "GET" && "304" in responses && id !== "getSecurityTxt")
        assert.equal((await call(id, { path, headers: { "if-none-match": "*" } })).status, 304, id);
  });

  await t.test("are shown by /docs, to which the former URL of the page reference redirects", async () => {
    assert.match((await call("showDocs")).body, /data-document="\/openapi\.json"[\s\S]*<\/html>/);
    assert.equal(locationOf(await call("showPageDocs")), "/docs");
    assert.equal((await app.inject({ url: "/openapi-pages.json" })).statusCode, 404);
  });
});
