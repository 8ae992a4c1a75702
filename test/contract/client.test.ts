import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type Test, test } from "tap";
import * as client from "../../clients/typescript/src/index.ts";
import { enums } from "../../generated/contract.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { freePort } from "../e2e/program.ts";
import { operations } from "../support/contract.ts";
import { until } from "../support/embedded.ts";
import { createFixtures } from "../support/fixtures.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { picture } from "../support/pictures.ts";
import { startService } from "../support/service.ts";

const { createClient, etagOf, responseOf } = client;

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a server that handles each request with the next function of the script, and further ones with the last. */
const serveScript = async (t: Test, ...script: Respond[]) => {
  const calls: IncomingMessage[] = [];
  const baseUrl = await serveOnLoopback(t, (request, response) => {
    calls.push(request);
    script[Math.min(calls.length, script.length) - 1]?.(response, request);
  });
  return { calls, baseUrl };
};

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const healthy = json(200, { status: "ok", database: "ok", version: "1.0.0" });

const failure = (code: string, status = 429, headers: Record<string, string> = {}) =>
  json(status, { error: `no: ${code}` }, { "x-error-code": code, ...headers });

const breakConnection: Respond = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"status":');
  setImmediate(() => response.destroy());
};

const proxyPage: Respond = (response) =>
  response.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");

const endless =
  (pauseMs: number): Respond =>
  (response) => {
    const chunk = " ".repeat(1_000_000);
    const write = () => {
      if (response.destroyed) return;
      response.write(chunk);
      if (pauseMs > 0) setTimeout(write, pauseMs);
      else if (response.writableNeedDrain) response.once("drain", write);
      else setImmediate(write);
    };
    write();
  };

test("a read is retried", async (t) => {
  for (const [label, fault] of [
    ["a 429 with Retry-After in seconds", failure("too_many_requests", 429, { "retry-after": "0" })],
    [
      "a 429 with Retry-After as a date",
      failure("too_many_requests", 429, { "retry-after": new Date(0).toUTCString() }),
    ],
    ["a 503", failure("overloaded", 503, { "retry-after": "0" })],
    ["a broken connection", breakConnection],
    ["the page of a proxy", proxyPage],
  ] satisfies [string, Respond][])
    await t.test(`after ${label}`, async (t) => {
      const { baseUrl, calls } = await serveScript(t, fault, healthy);
      assert.equal((await createClient({ baseUrl }).getHealth()).status, "ok");
      assert.equal(calls.length, 2);
    });

  await t.test("not before Retry-After has passed", async (t) => {
    const { baseUrl } = await serveScript(t, failure("too_many_requests", 429, { "retry-after": "1" }), healthy);
    const start = performance.now();
    await createClient({ baseUrl }).getHealth();
    assert.ok(performance.now() - start >= 995);
  });

  await t.test("not when the delay would be longer than a minute", async (t) => {
    const { baseUrl, calls } = await serveScript(t, failure("too_many_requests", 429, { "retry-after": "3600" }));
    await assert.rejects(createClient({ baseUrl }).getHealth(), client.TooManyRequestsError);
    assert.equal(calls.length, 1);
  });

  await t.test("twice at most, or as often as the call allows", async (t) => {
    const { baseUrl, calls } = await serveScript(t, failure("overloaded", 503, { "retry-after": "0" }));
    await assert.rejects(createClient({ baseUrl }).getHealth(), client.OverloadedError);
    assert.equal(calls.length, 3);
    await assert.rejects(createClient({ baseUrl }).getHealth({}, { retries: 0 }), client.OverloadedError);
    assert.equal(calls.length, 4);
  });

  await t.test("not after an error that a retry cannot resolve", async (t) => {
    const { baseUrl, calls } = await serveScript(t, failure("internal_error", 500));
    await assert.rejects(createClient({ baseUrl }).getHealth(), client.InternalError);
    assert.equal(calls.length, 1);
  });
});

test("a change is retried only with a key", async (t) => {
  const group_id = "01856aa0-c800-77ab-88e1-bacf64656d6f";

  await t.test("sends a change without a key once", async (t) => {
    const { baseUrl, calls } = await serveScript(t, breakConnection);
    const alliance = createClient({ baseUrl });
    await assert.rejects(alliance.joinGroup({ alliance: "a", group_id }), client.ConnectionError);
    await assert.rejects(alliance.updateMe({ body: { title: "x" } }), client.ConnectionError);
    const methods = calls.map(({ method }) => method);
    assert.deepEqual(methods, ["POST", "PATCH"]);
  });

  await t.test("ignores a header that the operation does not have", async (t) => {
    const { baseUrl, calls } = await serveScript(t, breakConnection);
    const updated = createClient({ baseUrl }).updateMe(
      { body: { title: "x" } },
      { headers: { "Idempotency-Key": "mine" } },
    );
    await assert.rejects(updated, client.ConnectionError);
    assert.equal(calls.length, 1);
  });

  await t.test("sends the same key with each retry of a creation, and another with the next creation", async (t) => {
    const { baseUrl, calls } = await serveScript(t, breakConnection, proxyPage, json(201, { slug: "x" }));
    const alliance = createClient({ baseUrl });
    const body = { name: "x", description: "x" };
    assert.equal((await alliance.createAlliance({ body })).slug, "x");
    await alliance.createAlliance({ body });
    await alliance.createAlliance({ body }, { idempotencyKey: "mine" });
    const keys = calls.map(({ headers }) => headers["idempotency-key"]);
    assert.match(String(keys[0]), /^[0-9a-f]{32}$/);
    assert.deepEqual([keys[1], keys[2]], [keys[0], keys[0]]);
    assert.notEqual(keys[3], keys[0]);
    assert.equal(keys[4], "mine");
  });
});

test("a call ends", async (t) => {
  await t.test("at its timeout, while a body arrives slowly", async (t) => {
    const { baseUrl } = await serveScript(t, endless(20));
    await assert.rejects(
      createClient({ baseUrl, timeout: 150, retries: 0 }).getHealth(),
      (error) => error instanceof client.DeadlineError && error instanceof client.ConnectionError,
    );
  });

  await t.test("when a body has no end", async (t) => {
    const { baseUrl } = await serveScript(t, endless(0));
    await assert.rejects(createClient({ baseUrl, retries: 0 }).getHealth(), client.UnexpectedResponseError);
  });

  await t.test("when its signal is aborted: before the request, during it, or in the delay of a retry", async (t) => {
    const reason = new Error("enough");
    const { baseUrl, calls } = await serveScript(t, endless(20), failure("overloaded", 503, { "retry-after": "30" }));
    const alliance = createClient({ baseUrl });
    await assert.rejects(alliance.getHealth({}, { signal: AbortSignal.abort(reason) }), reason);
    assert.equal(calls.length, 0);
    for (const requests of [1, 2]) {
      const controller = new AbortController();
      const rejection = assert.rejects(alliance.getHealth({}, { signal: controller.signal }), reason);
      await until("the request has arrived", async () => calls.length === requests);
      controller.abort(reason);
      await rejection;
      assert.equal(calls.length, requests);
    }
  });
});

test("a call ends when its token function never resolves", async (t) => {
  const { baseUrl, calls } = await serveScript(t, failure("invalid_token", 401));
  const never = () => new Promise<string>(() => {});

  await t.test("at its timeout", async () => {
    const alliance = createClient({ baseUrl, token: never, timeout: 50, retries: 0 });
    await assert.rejects(alliance.getMe(), client.DeadlineError);
    assert.equal(calls.length, 0);
  });

  await t.test("when its signal is aborted, also while the second token is awaited", async () => {
    const reason = new Error("enough");
    for (const token of [never, (oldToken?: string) => (oldToken === undefined ? "old" : never())]) {
      const controller = new AbortController();
      const abort = assert.rejects(createClient({ baseUrl, token }).getMe({}, { signal: controller.signal }), reason);
      setTimeout(() => controller.abort(reason), 50);
      await abort;
    }
    assert.equal(calls.length, 1);
  });
});

test("reading a list ends", async (t) => {
  for (const [label, respond] of [
    ["is not a list", json(200, { status: "ok" })],
    ["has no next_cursor", json(200, { items: [] })],
    ["is an array", json(200, [])],
    ["is null", (response) => response.end("null")],
  ] satisfies [string, Respond][])
    await t.test(`at a response that ${label}`, async (t) => {
      const { baseUrl, calls } = await serveScript(t, respond);
      const pages = createClient({ baseUrl }).listAlliances.pages();
      await assert.rejects(pages.next(), client.UnexpectedResponseError);
      assert.equal(calls.length, 1);
    });

  await t.test("at a page whose cursor leads back to an earlier page", async (t) => {
    const page = (next_cursor: string) => json(200, { items: [next_cursor], next_cursor });
    const { baseUrl, calls } = await serveScript(t, page("a"), page("b"), page("a"));
    const read = async () => {
      for await (const _item of createClient({ baseUrl }).listAlliances.all());
    };
    await assert.rejects(read(), client.UnexpectedResponseError);
    assert.equal(calls.length, 3);
  });
});

const stream =
  (text: string, last: (response: ServerResponse) => void): Respond =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" }).write(text, () => last(response));
  };

const removal = (id: string) =>
  `id: ${id}\nevent: removed\ndata: ${JSON.stringify({ type: "job", id, removed_at: id })}\n\n`;

test("following changes reconnects", async (t) => {
  await t.test("when a stream ends, breaks or is refused, from the last event ID", async (t) => {
    const { baseUrl, calls } = await serveScript(
      t,
      stream(`retry: 5\nid: 1\n\n${removal("2")}event: later\ndata: {}\n\nid: 3\n:\n\n`, (response) => response.end()),
      failure("overloaded", 503, { "retry-after": "0" }),
      stream(`${removal("4")}id: 5\nevent: remo`, (response) => response.destroy()),
      stream(removal("6").replaceAll("\n", "\r\n"), () => {}),
    );
    const ids: string[] = [];
    for await (const { id } of createClient({ baseUrl }).followChanges()) if (ids.push(id) === 3) break;
    assert.deepEqual(ids, ["2", "4", "6"]);
    const lastIds = calls.map(({ headers }) => headers["last-event-id"]);
    assert.deepEqual(lastIds, [undefined, "3", "3", "4"]);
    assert.equal(calls[0]?.headers.accept, "text/event-stream");
  });

  await t.test("when the stream is silent, up to the number of retries", async (t) => {
    const { baseUrl, calls } = await serveScript(
      t,
      stream(removal("1"), () => {}),
    );
    const changes = createClient({ baseUrl }).followChanges({}, { timeout: 1_000, retries: 0 });
    assert.equal((await changes.next()).value?.id, "1");
    await assert.rejects(changes.next(), client.DeadlineError);
    assert.equal(calls.length, 1);
  });

  for (const [label, respond, error] of [
    ["a refusal", failure("validation_failed", 400), client.ValidationFailedError],
    ["the sign-in page of a network", (response) => response.writeHead(200).end("<p>"), client.UnexpectedResponseError],
  ] satisfies [string, Respond, unknown][])
    await t.test(`but not after ${label}`, async (t) => {
      const { baseUrl, calls } = await serveScript(t, respond);
      await assert.rejects(createClient({ baseUrl }).followChanges().next(), error);
      assert.equal(calls.length, 1);
    });
});

test("a client rejects a base URL with credentials, a query, a fragment or no HTTP scheme", async (t) => {
  for (const baseUrl of [
    "https://ada:secret@e.org",
    "https://ada@e.org",
    "https://e.org/?token=secret",
    "https://e.org/#secret",
    "localhost:3000",
  ])
    await t.test(baseUrl, async () =>
      assert.throws(
        () => createClient({ baseUrl }),
        (error) => error instanceof TypeError && !error.message.includes("secret"),
      ),
    );
});

test("an error is an instance of the class of its code", async (t) => {
  const classes = new Map(Object.entries(client));
  for (const code of enums.ErrorCode)
    await t.test(code, async (t) => {
      const { baseUrl } = await serveScript(t, failure(code, 409, { "x-request-id": "r-1" }));
      const error = await createClient({ baseUrl })
        .getHealth()
        .catch((error: unknown) => error);
      assert.ok(error instanceof client.ApiError);
      const { code: received, message, status, requestId, name } = error;
      assert.deepEqual(
        { received, message, status, requestId },
        { received: code, message: `no: ${code}`, status: 409, requestId: "r-1" },
      );
      assert.equal(name, error.constructor.name);
      assert.equal(name.replace(/Error$/, "").toLowerCase(), code.replace(/_error$/, "").replaceAll("_", ""));
      assert.equal(classes.get(name), error.constructor);
    });

  await t.test("a code of a later version is an ApiError", async (t) => {
    const { baseUrl } = await serveScript(t, failure("constructor", 409));
    await assert.rejects(
      createClient({ baseUrl }).getHealth(),
      (error) => error instanceof client.ApiError && error.constructor === client.ApiError,
    );
  });

  for (const [label, respond] of [
    ["HTML with the status 200", (response) => response.writeHead(200).end("<p>Sign in to this network")],
    ["an error that is not the service's", json(404, { message: "no Route matched" })],
    ["null", (response) => response.writeHead(404, { "x-error-code": "not_found" }).end("null")],
    ["nothing", (response) => response.writeHead(204).end()],
  ] satisfies [string, Respond][])
    await t.test(`${label} is an UnexpectedResponseError`, async (t) => {
      const { baseUrl } = await serveScript(t, respond);
      await assert.rejects(createClient({ baseUrl }).getHealth(), client.UnexpectedResponseError);
    });
});

test("a request", async (t) => {
  await t.test("sends values where the contract declares them", async (t) => {
    const { baseUrl, calls } = await serveScript(t, json(200, { items: [], next_cursor: null }));
    const alliance = createClient({ baseUrl: `${baseUrl}/`, token: "alli_x" });
    await alliance.listEvents({ alliance: "a/b?c", kind: ["virtual", "hybrid"], q: "é&", limit: undefined });
    assert.equal(calls[0]?.url, "/api/v1/alliances/a%2Fb%3Fc/events?kind=virtual&kind=hybrid&q=%C3%A9%26");
    assert.equal(calls[0]?.headers.authorization, "Bearer alli_x");
    assert.equal(calls[0]?.headers["idempotency-key"], undefined);
  });

  await t.test("cannot be redirected to another operation by its parameters", async () => {
    const alliance = createClient({ baseUrl: "http://127.0.0.1:1" });
    for (const slug of ["", ".", ".."])
      await assert.rejects(alliance.getAlliance({ alliance: slug }), TypeError, JSON.stringify(slug));
  });

  await t.test("does not send its token to another host", async (t) => {
    const otherServer = await serveScript(t, healthy);
    const { baseUrl } = await serveScript(t, (response) =>
      response.writeHead(302, { location: `${otherServer.baseUrl}/api/v1/health` }).end(),
    );
    const alliance = createClient({ baseUrl, token: "alli_x", retries: 0 });
    await assert.rejects(alliance.getHealth(), client.ConnectionError);
    assert.equal(otherServer.calls.length, 0);
  });

  await t.test("requests another token once when the first one is refused, also for a change", async (t) => {
    const { baseUrl, calls } = await serveScript(t, (response, request) =>
      request.headers.authorization === "Bearer new"
        ? json(200, { name: "Ada" })(response, request)
        : failure("invalid_token", 401)(response, request),
    );
    const tokens: unknown[] = [];
    const token = async (oldToken?: string) => {
      tokens.push(oldToken);
      return oldToken === undefined ? "old" : "new";
    };
    const alliance = createClient({ baseUrl, token });
    assert.equal((await alliance.updateMe({ body: { name: "Ada" } })).name, "Ada");
    assert.deepEqual(tokens, [undefined, "old"]);
    assert.equal(calls.length, 2);
    await assert.rejects(createClient({ baseUrl, token: () => "old" }).getMe(), client.InvalidTokenError);
    assert.equal(calls.length, 3);
  });
});

test("the client with the service", async (t) => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const service = await startService(t, { data: "none", baseUrl });
  const { root, alliance, group } = await createFixtures(service);
  const { slug } = await alliance();
  for (let number = 1; number <= 7; number++) await group({ slug, id: "" }, { name: `Group ${number}` });
  const { secret: token } = await service.token(root, { scopes: [...enums.TokenScope] });
  await service.app.listen({ host: "127.0.0.1", port });
  const api = createClient({ baseUrl, token });

  await t.test("creates a resource once when the first response was lost", async () => {
    let attempts = 0;
    const losingFetch: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      if (attempts++ > 0) return response;
      assert.equal(response.status, 201);
      await response.body?.cancel();
      throw new TypeError("fetch failed");
    };
    const retryingClient = createClient({ baseUrl, token, fetch: losingFetch });
    const created = await retryingClient.createGroup({ alliance: slug, body: { name: "Only one", description: "x" } });
    assert.equal(attempts, 2);
    assert.equal(responseOf(created).headers.get("idempotent-replayed"), "true");
    const rows = await service.sql`select id from groups where name = 'Only one'`;
    assert.deepEqual([...rows], [{ id: created.id }]);
  });

  await t.test("reads a list page by page, as far as needed", async () => {
    const names: string[] = [];
    for await (const { name } of api.listGroups.all({ alliance: slug, limit: 3 })) names.push(name);
    assert.equal(new Set(names).size, 8);
    const sizes: number[] = [];
    for await (const { items } of api.listGroups.pages({ alliance: slug, limit: 3 })) sizes.push(items.length);
    assert.deepEqual(sizes, [3, 3, 2]);
    let requests = 0;
    const countingFetch: typeof fetch = (...request) => {
      requests++;
      return fetch(...request);
    };
    const countingClient = createClient({ baseUrl, fetch: countingFetch });
    for await (const _group of countingClient.listGroups.all({ alliance: slug, limit: 2 })) break;
    assert.equal(requests, 1);
  });

  await t.test("uses an earlier result for conditional requests", async () => {
    const earlier = await api.getAlliance({ alliance: slug });
    assert.equal(await api.getAlliance({ alliance: slug }, { ifNoneMatch: earlier }), earlier);
    const updated = await api.updateAlliance({ alliance: slug, body: { name: "New" } }, { ifMatch: earlier });
    assert.notEqual(etagOf(updated), etagOf(earlier));
    const update = api.updateAlliance({ alliance: slug, body: { name: "Late" } }, { ifMatch: earlier });
    await assert.rejects(update, client.PreconditionFailedError);
    assert.equal((await api.getAlliance({ alliance: slug }, { ifNoneMatch: earlier })).name, "New");
    assert.throws(() => etagOf({}), TypeError);
  });

  await t.test("an error of the service has its message", async () => {
    await assert.rejects(api.getGroup({ alliance: slug, group_slug: "none" }), (error) => {
      assert.ok(error instanceof client.NotFoundError);
      assert.equal(error.message, `alliance "${slug}" has no group "none"`);
      const code: "not_found" = error.code;
      assert.equal(code, error.headers.get("x-error-code"));
      return true;
    });
  });

  await t.test("streams changes, from the position of an earlier reader", async () => {
    const controller = new AbortController();
    const created = await api.createGroup({ alliance: slug, body: { name: "First name", description: "x" } });
    const changes = api.followChanges({ since: created.updated_at, type: ["group"] }, { signal: controller.signal });
    const findGroupChange = async (feed: typeof changes, name: string) => {
      for await (const { event, id, data } of feed)
        if (event === "changed" && data.type === "group" && data.group.name === name) return id;
      return undefined;
    };
    const id = await findGroupChange(changes, "First name");
    await api.updateGroup({ alliance: slug, group_id: created.id, body: { name: "Second name" } });
    assert.ok(await findGroupChange(api.followChanges({ since: id }), "Second name"));
    await api.deleteGroup({ alliance: slug, group_id: created.id });
    for await (const event of api.followChanges({ since: id }, { signal: controller.signal }))
      if (event.event === "removed" && event.data.id === created.id) break;
    const reason = new Error("enough");
    const waiting = api.followChanges({}, { signal: controller.signal }).next();
    setImmediate(() => controller.abort(reason));
    await assert.rejects(waiting, reason);
  });

  await t.test("uploads a picture as a body, or in a form without a media type", async () => {
    const file = await picture();
    const withType = await api.createUpload({ body: new Blob([file], { type: "image/png" }) });
    const untyped = await api.createUpload({ body: new Blob([file]) });
    const form = await api.createUpload({ body: { file: new Blob([file]) } });
    assert.deepEqual([untyped.id, form.id], [withType.id, withType.id]);
    await assert.rejects(api.createUpload({ body: new Blob(["no picture"]) }), client.ValidationFailedError);
  });

  await t.test("has a method for each operation of the API, and no other", async () => {
    const ids = operations.filter(({ path }) => path.startsWith("/api/v1/")).map(({ operationId }) => operationId);
    assert.deepEqual(Object.keys(api).sort(), ids.sort());
  });

  await t.test("has the version of the API", async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(packageRoot, file), "utf8"));
    const { version } = Object(contractDocument().info);
    assert.equal(client.version, version);
    assert.equal((await read("clients/typescript/package.json")).version, version);
    const changelog = await readFile(join(packageRoot, "clients/typescript/CHANGELOG.md"), "utf8");
    assert.match(changelog, new RegExp(`^## ${version.replaceAll(".", "\\.")} \\(`, "m"));
  });
});
