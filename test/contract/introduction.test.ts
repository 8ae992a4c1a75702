import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { maxSilenceMs } from "../../src/server/cache/changes.ts";
import { routeTable } from "../../src/server/http/contract.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { startService } from "../support/service.ts";

/** Compares the tables of the document's introduction with the rest of the document. */

const introduction = String(Object(contractDocument().info).description);

const section = (title: string): string =>
  introduction.split(/^# /m).find((part) => part.startsWith(`${title}\n`)) ?? assert.fail(`no section ${title}`);

/** The codes in the cells of a column. */
const column = (title: string, index: number): string[] =>
  [...section(title).matchAll(/^\|(.+)\|$/gm)].flatMap(
    ([, row = ""]) => /`([\w:]+)`/.exec(row.split("|")[index] ?? "")?.[1] ?? [],
  );

test("the introduction", async (t) => {
  await t.test("explains each error code once, and no unknown code", async () => {
    assert.deepEqual(column("Errors and their codes", 1).sort(), [...enums.ErrorCode].sort());
  });

  await t.test("says how old an anonymous read may be", async () => {
    assert.match(section("Caching and concurrency").replaceAll("\n", " "), /at most by three seconds\./);
    assert.equal(maxSilenceMs, 3_000);
  });

  await t.test("explains no code that the service never sends", async () => {
    const files = readdirSync(join(packageRoot, "src"), { recursive: true, encoding: "utf8" });
    const source = files
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(packageRoot, "src", file), "utf8"))
      .join("\n");
    const missing = enums.ErrorCode.filter((code) => !source.includes(`"${code}"`));
    assert.deepEqual(missing, []);
  });

  await t.test("explains each scope, and each scope is needed by an operation", async () => {
    const scopes = column("Authentication and scopes", 0);
    assert.deepEqual(scopes, [...enums.TokenScope]);
    const needed = new Set<string>(Object.values(routeTable).flatMap(({ scopes }) => [...scopes]));
    assert.deepEqual([...needed].sort(), scopes.sort());
  });

  await t.test("names each header that pages of other sites may send", async (t) => {
    const { raw } = await startService(t, { data: "none" });
    const { headers } = await raw({ method: "OPTIONS", url: "/api/v1/jobs" });
    const [, allowedHeaders = ""] = /requests admit([^;]*) and the headers of/.exec(section("CORS")) ?? [];
    assert.deepEqual(
      [...allowedHeaders.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
      String(headers["access-control-allow-headers"])
        .split(", ")
        .filter((name) => !name.startsWith("Mcp-")),
    );
  });

  await t.test("has no broken links", async (t) => {
    const { raw } = await startService(t, { data: "none" });
    for (const [, url = ""] of introduction.matchAll(/\]\((\/[^)]*)\)/g)) {
      const { status } = await raw({ url, headers: { accept: "text/html, application/json, */*" } });
      assert.ok(status === 200 || status === 303, `${url} ${status}`);
    }
  });
});

test("the service's own name and contact", async (t) => {
  const service = await startService(t, { data: "none" });

  await t.test("are in the document, in the reference and on the pages", async () => {
    const site = { name: "Night Sky Alliance", contact: "mailto:api@night-sky.example" };
    const renamedService = await service.startAnother({ site });
    const { body } = await renamedService.call("getOpenapiApiJson");
    assert.equal(body.info.title, "Night Sky Alliance");
    assert.deepEqual(body.info.contact, { name: "Night Sky Alliance", email: "api@night-sky.example" });
    for (const id of ["showDocs", "showHome", "showLogin"] as const)
      assert.match((await renamedService.call(id)).body, /<title>[^<]*Night Sky Alliance<\/title>/);
    const linked = await service.startAnother({ site: { ...site, contact: "https://night-sky.example/api" } });
    const { contact } = (await linked.call("getOpenapiJson")).body.info;
    assert.deepEqual(contact, { name: "Night Sky Alliance", url: "https://night-sky.example/api" });
  });

  await t.test("without a configured contact, no document names one", async () => {
    for (const id of ["getOpenapiJson", "getOpenapiApiJson"] as const) {
      const { body } = await service.call(id);
      assert.equal(body.info.title, "Community Alliance Service");
      assert.equal(body.info.contact, undefined);
      assert.doesNotMatch(JSON.stringify(body), /maintainers@|example\.org\/alliance/);
    }
    for (const id of [
      "getOpenapiYaml",
      "getOpenapiApiYaml",
      "getOpenapiApiLean",
      "getIntroduction",
      "getLlmsTxt",
    ] as const)
      assert.doesNotMatch(String((await service.call(id)).body), /maintainers@|example\.org\/alliance/);
  });
});
