import assert from "node:assert/strict";
import { test } from "tap";
import { validateResponse } from "../support/contract.ts";

test("validateResponse finds faults", async (t) => {
  const body = { status: "ok", database: "ok", version: "1.0.0" };
  const headers = { "content-type": "application/json; charset=utf-8", etag: '"a"', "x-request-id": "x" };
  const validated = (changed: { status?: number; headers?: object; body?: unknown }) =>
    validateResponse(
      "getHealth",
      {
        status: changed.status ?? 200,
        headers: { ...headers, ...changed.headers },
        payload: changed.body === "" ? "" : JSON.stringify(changed.body ?? body),
      },
      "GET",
    );

  await t.test("none in a valid response", async () => assert.deepEqual(validated({}), body));
  await t.test("an undeclared status", async () => assert.throws(() => validated({ status: 201 }), /201/));
  await t.test("a missing header", async () =>
    assert.throws(() => validated({ headers: { etag: undefined } }), /ETag/),
  );
  await t.test("a malformed header", async () => assert.throws(() => validated({ headers: { etag: "a" } }), /ETag/));
  await t.test("another media type", async () =>
    assert.throws(() => validated({ headers: { "content-type": "text/html" } }), /text\/html/),
  );
  await t.test("an unknown field", async () =>
    assert.throws(() => validated({ body: { ...body, uptime: 7 } }), /additional/),
  );
  await t.test("a missing field", async () => assert.throws(() => validated({ body: { status: "ok" } }), /required/));
  await t.test("a value of another type", async () =>
    assert.throws(() => validated({ body: { ...body, version: 1 } }), /string/),
  );
  await t.test("an error of two fields", async () =>
    assert.throws(
      () =>
        validated({
          status: 500,
          headers: { "x-error-code": "internal_error" },
          body: { error: "x", statusCode: 500 },
        }),
      /additional/,
    ),
  );
});
