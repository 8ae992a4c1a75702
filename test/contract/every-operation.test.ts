import assert from "node:assert/strict";
import { test } from "tap";
import { TooManyRequests } from "../../src/foundation/errors.ts";
import type { Handlers } from "../../src/identity/context.ts";
import { createApp } from "../../src/program/service/app.ts";
import { handlers, pages } from "../../src/program/service/operations.ts";
import { type Operation, type RouteId, routeTable } from "../../src/server/http/contract.ts";
import {
  type Operation as Documented,
  examplePath,
  operationOf,
  operations,
  parametersOf,
  resolveReference,
} from "../support/contract.ts";
import { recordLog } from "../support/log.ts";
import { type Request, startService } from "../support/service.ts";

/** Tests of every operation, with the examples of the document. */

const ids = operations.map(({ operationId }) => operationId);
const table: Record<RouteId, Operation> = routeTable;
const member = { userId: "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38", verified: true, scopes: null, token: null };
const withoutScopes = { ...member, scopes: new Set<string>() };

const json = "application/json";

const securityOf = (id: RouteId) => operationOf(id).security;
const scopesOf = (id: RouteId) => securityOf(id).flatMap((requirement) => requirement["bearer"] ?? []);
const allowsAnonymous = (id: RouteId) =>
  securityOf(id).length === 0 || securityOf(id).some((requirement) => Object.keys(requirement).length === 0);
const acceptsTokens = (id: RouteId) => securityOf(id).some((requirement) => "bearer" in requirement);
const declares = (id: RouteId, status: number) => status in operationOf(id).responses;

/** A request built from the document's examples. */
const exampleOf = (id: RouteId): Request => {
  const operation: Documented = operationOf(id);
  const required = parametersOf(operation)
    .filter((parameter) => parameter.in === "query" && "required" in parameter && parameter.required === true)
    .map((parameter): [string, string] => [parameter.name, String(parameter.example)]);
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  return {
    path: examplePath(id),
    query: Object.fromEntries(required),
    ...(content && { body: encode(id, Object(content.example)), headers: { "content-type": typeOf(id) } }),
  };
};

/** The media type of the example: JSON where it is accepted. OAuth has forms only (RFC 6749 §3.2). */
const typeOf = (id: RouteId): string => {
  const { consumes } = table[id];
  const [first = json] = consumes;
  if (consumes.includes(json)) return json;
  return first === "multipart/form-data" ? `${first}; boundary=${boundary}` : first;
};

const boundary = "----a-boundary";

/** Encodes fields as a multipart form, in which fields of the format `binary` are files. */
const multipart = (id: RouteId, fields: object): string => {
  const { properties } = resolveReference(Object.values(operationOf(id).requestBody?.content ?? {})[0]?.schema ?? {});
  const isFile = (name: string) => resolveReference(Object(properties)[name] ?? {})["format"] === "binary";
  return Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${isFile(name) ? '; filename="a"' : ""}\r\n\r\n${value}\r\n`,
    )
    .concat(`--${boundary}--\r\n`)
    .join("");
};

const encode = (id: RouteId, fields: object): object | string => {
  const type = typeOf(id);
  if (type === json) return fields;
  if (type.startsWith("image/")) return Buffer.from(JSON.stringify(fields));
  return type.startsWith("multipart/") ? multipart(id, fields) : new URLSearchParams(Object.entries(fields)).toString();
};

/** Whether the body allows only the fields of the contract. OAuth requires servers to ignore unknown fields. */
const isClosed = (id: RouteId): boolean => {
  const schema = resolveReference(Object.values(operationOf(id).requestBody?.content ?? {})[0]?.schema ?? {});
  return schema["additionalProperties"] === false || schema["unevaluatedProperties"] === false;
};

/** All operations and pages with the same handler. */
const allHandledBy = (handler: () => Promise<never>) => ({
  // The keys equal those of the real table, and a handler that always throws is assignable to every type.
  handlers: Object.fromEntries(Object.keys(handlers).map((id) => [id, handler])) as unknown as Handlers,
  pages: pages.map((page) => ({ ...page, handle: handler })),
});

test("access to each operation", async (t) => {
  const { call, raw } = await startService(t, { data: "none" });
  for (const id of ids) {
    const example = exampleOf(id);
    if (!allowsAnonymous(id)) {
      const invalidRequest = { ...example, body: undefined, headers: {} };
      if (declares(id, 401)) {
        await t.test(`${id}: 401 without a credential, also when the request is invalid`, async () => {
          const { status, headers } = await call(id, invalidRequest);
          assert.equal(status, 401);
          assert.equal(headers["www-authenticate"], 'Bearer realm="alliance"');
        });
      } else {
        await t.test(`${id}: 303 to the sign-in page without a session`, async () => {
          const { status, headers } = await call(id, invalidRequest);
          assert.equal(status, 303);
          assert.match(String(headers["location"]), /^\/auth\/login/);
        });
      }
    }
    if (acceptsTokens(id)) {
      await t.test(`${id}: 401 with an invalid token`, async () => {
        const { status, headers } = await call(id, {
          ...example,
          headers: { ...example.headers, authorization: "Bearer no" },
        });
        assert.equal(status, 401);
        const challenge = String(headers["www-authenticate"]).replace(/, resource_metadata="[^"]*"$/, "");
        assert.equal(challenge, 'Bearer realm="alliance", error="invalid_token"');
      });
      // OAuth endpoints accept the secret of an app in this header (RFC 6749 §2.3.1).
    } else if (!table[id].hasOAuthErrors) {
      await t.test(`${id}: ignores an Authorization header, because it accepts no token`, async () => {
        const plain = await call(id, example);
        for (const authorization of ["Basic YTpi", "Bearer no", "Negotiate"]) {
          const { status, headers } = await call(id, { ...example, headers: { ...example.headers, authorization } });
          assert.equal(status, plain.status);
          assert.equal(headers["location"], plain.headers["location"]);
        }
      });
    }
    const scopes = scopesOf(id);
    if (scopes.length > 0) {
      await t.test(`${id}: 403 with a token that lacks the scope ${scopes}`, async () => {
        const { status, headers } = await call(id, { ...example, as: withoutScopes });
        assert.equal(status, 403);
        const challenge = new RegExp(`insufficient_scope", scope="${scopes.join(" ")}"`);
        assert.match(String(headers["www-authenticate"]), challenge);
      });
    }
  }
  await t.test("a signed-out visitor of a page returns to it after signing in", async () => {
    const { headers } = await raw({ method: "GET", url: "/settings/tokens?notice=x" });
    assert.equal(headers["location"], "/auth/login?next=%2Fsettings%2Ftokens%3Fnotice%3Dx");
  });
});

/** Grants every permission for a resource that does not exist. */
const decisionFor = () => async () => ({
  id: "01856aa0-c800-7642-a2ef-786864656d6f",
  allianceId: "01856aa0-c800-7642-a2ef-786864656d6f",
  alliance: "nowhere",
  group: { slug: "nobody", name: "Nobody" },
  slug: "nothing",
  name: "Nothing",
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

test("invalid requests", async (t) => {
  const { call, raw } = await startService(t, { data: "none", decisionFor });
  for (const id of ids) {
    const example = exampleOf(id);
    const { consumes, produces, unlistedQuery } = table[id];
    const as = allowsAnonymous(id) ? {} : { as: member };
    if (declares(id, 400) && unlistedQuery !== "ignored") {
      await t.test(`${id}: 400 names an unknown query parameter`, async () => {
        const { status, body } = await call(id, { ...example, ...as, query: { ...example.query, extra: 1 } });
        assert.equal(status, 400);
        assert.match(JSON.stringify(body), /extra/);
      });
    }
    if (unlistedQuery === "ignored") {
      await t.test(`${id}: ignores unknown query parameters, and responds 400 to malformed ones`, async () => {
        const plain = await call(id, { ...example, ...as });
        const query = { ...example.query, utm_source: "mail", extra: 1 };
        assert.equal((await call(id, { ...example, ...as, query })).status, plain.status);
        const url = table[id].path.replaceAll(/\{(\w+)\}/g, (_, name) => example.path?.[name] ?? "");
        const { status } = await raw({
          method: operationOf(id).method === "GET" ? "GET" : "POST",
          url: `${url}?x=%zz`,
        });
        assert.equal(status, 400);
      });
    }
    if (declares(id, 406) && produces.length > 0) {
      await t.test(`${id}: 406 to a request that accepts none of ${produces}`, async () => {
        const { status, body } = await call(id, {
          ...example,
          ...as,
          headers: { ...example.headers, accept: "image/gif" },
        });
        assert.equal(status, 406);
        assert.ok(JSON.stringify(body).includes(produces[0] ?? ""));
      });
    }
    if (consumes.length === 0) continue;
    const send = (contentType: string, body: unknown) =>
      call(id, {
        ...example,
        ...as,
        body,
        headers: { "content-type": contentType, accept: `${json}, text/html;q=0.5` },
      });
    await t.test(`${id}: 415 to a text/plain body, 413 to an oversized one`, async () => {
      assert.equal((await send("text/plain", "{}")).status, 415);
      const oversized = encode(id, { text: "x".repeat(table[id].maxBodyBytes ?? 262_144) });
      assert.equal((await send(typeOf(id), oversized)).status, 413);
    });
    if (typeOf(id) === json)
      await t.test(`${id}: 400 to malformed JSON`, async () => {
        assert.equal((await send(json, "{")).status, 400);
      });
    // Excludes forms with files: their pages respond with a message for people.
    if (isClosed(id) && !typeOf(id).startsWith("multipart/"))
      await t.test(`${id}: 400 names an unknown field`, async () => {
        const fields = Object.values(operationOf(id).requestBody?.content ?? {})[0]?.example;
        const unknown = await send(typeOf(id), encode(id, { ...Object(fields), extra: "true" }));
        assert.equal(unknown.status, 400);
        assert.match(JSON.stringify(unknown.body), /extra/);
      });
  }
});

test("rate-limits guesses of tokens on every operation (criterion 7)", async (t) => {
  const { call } = await startService(t, {
    data: "none",
    limits: { bad_tokens_per_address: 1, factor: 1 },
  });
  const headers = { authorization: "Bearer no" };
  assert.equal((await call("getHealth", { headers })).status, 401);
  for (const id of ids.filter(acceptsTokens)) {
    await t.test(`${id}: 429 names the quota and when it resets`, async () => {
      const response = await call(id, { ...exampleOf(id), headers: { ...exampleOf(id).headers, ...headers } });
      assert.equal(response.status, 429);
      assert.equal(response.headers["ratelimit-policy"], '"bad_tokens_per_address";q=1;w=60');
      assert.match(String(response.headers["ratelimit"]), /^"bad_tokens_per_address";r=0;t=\d+$/);
    });
  }
});

test("an exhausted quota", async (t) => {
  const handled = allHandledBy(async () => {
    throw new TooManyRequests({ name: "tries", quota: 5, window: 60, retryAfter: 7 });
  });
  const { call } = await startService(t, { data: "none", ...handled, decisionFor: () => null });
  for (const id of ids.filter((route) => !acceptsTokens(route))) {
    await t.test(`${id}: 429 says when to try again`, async () => {
      const response = await call(id, { ...exampleOf(id), ...(allowsAnonymous(id) ? {} : { as: member }) });
      assert.equal(response.status, 429);
      assert.equal(response.headers["retry-after"], "7");
      assert.match(JSON.stringify(response.body), /again in 7 seconds/);
    });
  }
});

test("failures of handlers", async (t) => {
  const { lines, logger } = recordLog("error");
  const secret = "column users.password_hash does not exist";
  const broken = await startService(t, {
    fault: "every handler",
    data: "none",
    decisionFor: () => null,
    logger,
    ...allHandledBy(async () => {
      throw new Error(secret);
    }),
  });
  const disconnected = await startService(t, {
    fault: "every statement",
    data: "none",
    decisionFor: () => null,
    ...allHandledBy(async () => {
      throw Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });
    }),
  });
  for (const id of ids) {
    const request = { ...exampleOf(id), ...(allowsAnonymous(id) ? {} : { as: member }) };
    await t.test(`${id}: 500 with the cause in the log only, 503 without the database`, async () => {
      lines.length = 0;
      const response = await broken.call(id, request);
      assert.equal(response.status, 500);
      assert.doesNotMatch(JSON.stringify(response.body), /password_hash/);
      assert.equal(lines.length, 1);
      assert.match(String(lines[0]), /password_hash/);
      assert.match(String(lines[0]), new RegExp(String(response.headers["x-request-id"])));

      const unavailable = await disconnected.call(id, request);
      assert.equal(unavailable.status, 503);
      assert.ok(Number(unavailable.headers["retry-after"]) > 0);
    });
  }
});

test("every path lists its methods", async (t) => {
  const { raw } = await startService(t, { data: "none" });
  for (const path of new Set(operations.map((operation) => operation.path))) {
    await t.test(`${path}: 405 with Allow, as in the response to OPTIONS`, async () => {
      const declared = operations.filter((operation) => operation.path === path).map(({ method }) => method);
      const url = path.replaceAll(/\{\w+\}/g, "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55");
      const allowed = [...declared, ...(declared.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
      const response = await raw({ method: declared.includes("PUT") ? "POST" : "PUT", url });
      assert.equal(response.status, 405);
      assert.deepEqual(String(response.headers["allow"]).split(", ").sort(), allowed);
      const options = await raw({ method: "OPTIONS", url });
      assert.equal(options.status, 204);
      assert.deepEqual(String(options.headers["allow"]).split(", ").sort(), allowed);
    });
  }
});

test("a mismatch of handlers and document fails the start", async (t) => {
  const { db } = await startService(t, { data: "none" });
  const start = (changed: object) => createApp({ db, baseUrl: "https://alliance.test", handlers: changed as Handlers });
  await t.test("a missing handler is named", async () => {
    const { getJob: _, ...others } = handlers;
    await assert.rejects(start(others), /no handler for getJob/);
  });
  await t.test("an extra handler is named", async () => {
    await assert.rejects(start({ ...handlers, getMoon: async () => {} }), /no operation for the handlers getMoon/);
  });
});
