import assert from "node:assert/strict";
import { test } from "tap";
import { operationTable } from "../../generated/contract.ts";
import type { Operation } from "../../src/server/http/contract.ts";
import { startService } from "../support/service.ts";

test("criterion 68: what is not public is not stored", async (t) => {
  const { raw, person, session } = await startService(t, { data: "none" });
  const visitor = await session(await person());
  const paths = Object.values<Operation>(operationTable)
    .filter(({ allowsAnonymous, etagStatuses }) => !allowsAnonymous || etagStatuses.length === 0)
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, "x"));
  const absent = ["/auth", "/auth/", "/auth/nothing", "/settings", "/settings/nothing", "/api/v1/me/nothing"];
  for (const who of ["nobody", "a user with a session"]) {
    const headers = who === "nobody" ? {} : { cookie: `session_id=${visitor.session()}` };
    for (const accept of ["text/html", "application/json"]) {
      await t.test(`by ${who}, as ${accept}`, async () => {
        for (const url of absent) {
          const response = await raw({ method: "GET", url, headers: { ...headers, accept } });
          assert.equal(response.status, 404);
          assert.equal(response.headers["cache-control"], "no-store", url);
        }
        for (const url of new Set(paths.filter((path) => /^\/(?:auth|settings|api\/v1\/me)\b/.test(path)))) {
          for (const method of ["GET", "PUT", "OPTIONS"] as const) {
            const response = await raw({ method, url, headers: { ...headers, accept } });
            assert.ok(method !== "PUT" || response.status === 405);
            assert.equal(response.headers["cache-control"], "no-store", `${method} ${url}`);
          }
        }
      });
    }
  }
});

test("criterion 68: a page has one referrer policy, under which its forms name their origin", async (t) => {
  const { raw } = await startService(t, { data: "none" });
  for (const url of ["/", "/docs", "/auth/login", "/auth/nothing"]) {
    const { headers, payload } = await raw({ method: "GET", url, headers: { accept: "text/html" } });
    assert.equal(headers["referrer-policy"], "same-origin");
    assert.doesNotMatch(payload, /name="?referrer/i);
  }
});
