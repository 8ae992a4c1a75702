import assert from "node:assert/strict";
import { test } from "tap";
import { publicReads } from "../../src/identity/context.ts";
import { handlers } from "../../src/program/service/operations.ts";
import { operationOf } from "../support/contract.ts";
import { inject, startService } from "../support/service.ts";
import { things } from "../support/things.ts";

/** What differs between two responses to the same request. */
const passing = new Set(["x-request-id", "ratelimit", "date", "connection", "keep-alive"]);

test("a public read says the same whether Fastify sees it or not", async (t) => {
  // A cookie makes it no plain read: everything that Fastify does happens then.
  const cookie = { cookie: "color=blue" };
  let seen = 0;
  const service = await startService(t, {
    data: "none",
    handlers: {
      ...handlers,
      getAlliance: (context, input) => {
        if (!("browser" in context)) seen++;
        return handlers.getAlliance(context, input);
      },
    },
  });
  const all = await things(service);
  const alliance = await all.alliance();
  const group = await all.group(alliance);
  const event = await all.event(group, { description: "Long enough to compress. ".repeat(100) });
  await all.event(group);
  const ask = (method: "GET" | "HEAD", url: string, headers: Record<string, string>) =>
    inject(service.app, { method, url: `/api/v1${url}`, headers });
  const addresses = [
    "/alliances",
    `/alliances/${alliance.slug}`,
    "/alliances/nobody",
    `/alliances/${alliance.slug}/groups`,
    `/groups/${alliance.slug}/${group.slug}`,
    `/groups/${group.id}`,
    "/events?limit=1",
    "/events?limit=0",
    "/events?unknown=1",
    "/events?status=draft",
    "/events?q=%00",
    "/events?q=%ff",
    "/events?include=viewer",
    `/alliances/${alliance.slug}/events?limit=1&sort=soonest`,
    `/alliances/%${alliance.slug.charCodeAt(0).toString(16)}${alliance.slug.slice(1)}/events?limit=1`,
    `/events/${event.id}`,
    `/events/${alliance.slug}/${group.slug}/${event.slug}`,
    `/events/${alliance.slug}/${event.id}/attendance`,
    "/events/00000000-0000-4000-8000-000000000000",
    "/jobs",
    "/jobs?updated_since=2020-01-01T00:00:00Z",
    "/jobs?cursor=forged",
    "/landscape",
    "/meta/filters",
    "/search?q=event",
  ];
  const more: Record<string, string>[] = [
    {},
    { accept: "application/json" },
    { accept: "text/csv" },
    { "accept-encoding": "gzip" },
    { "if-none-match": "*" },
    { "if-none-match": '"other"' },
    { host: "" },
  ];
  for (const method of ["GET", "HEAD"] as const)
    for (const url of addresses)
      for (const headers of more) {
        const [without, by] = [await ask(method, url, headers), await ask(method, url, { ...headers, ...cookie })];
        const own = (response: typeof by) =>
          Object.fromEntries(Object.entries(response.headers).filter(([name]) => !passing.has(name)));
        const what = `${method} ${url} ${JSON.stringify(headers)}`;
        assert.equal(without.statusCode, by.statusCode, what);
        // Only what is kept, or made for it, is compressed.
        if (headers["accept-encoding"] !== undefined && by.statusCode === 200) {
          assert.equal(without.headers["content-type"], by.headers["content-type"], what);
          continue;
        }
        const vary = (of: typeof by) => String(of.headers["vary"]).replace(", Accept-Encoding", "");
        assert.deepEqual({ ...own(without), vary: vary(without) }, { ...own(by), vary: vary(by) }, what);
        assert.equal(without.payload, by.payload, what);
      }
  assert.ok(seen > 0, "no request was answered before Fastify saw it");
});

test("each of them is a read of the API that its address decides", async () => {
  for (const id of publicReads) {
    const { method, path } = operationOf(id);
    assert.equal(method, "GET", id);
    assert.match(path, /^\/api\//, id);
  }
});
