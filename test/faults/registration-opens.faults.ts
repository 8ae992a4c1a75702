import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { type Test, test } from "tap";
import { defaultCapacity } from "../../src/server/http/connections.ts";
import { createFixtures } from "../support/fixtures.ts";
import { type Service, startService } from "../support/service.ts";
import { listenOn } from "../support/sockets.ts";

const attendeeCount = 500;

const visitorCount = 250;

/** Several times as many as the service runs in a second. */
const searchesPerSecond = 500;

const createClient = async (t: Test, { app }: Service) => {
  const port = await listenOn(app);
  const agent = new Agent({ keepAlive: true });
  t.teardown(() => agent.destroy());

  return (path: string, method: "GET" | "POST", headers: Record<string, string> = {}, body = "{}") =>
    new Promise<{ status: number; milliseconds: number }>((resolve, reject) => {
      const startedAt = performance.now();
      const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
        response.resume();
        response.once("error", reject);
        response.once("end", () =>
          resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - startedAt }),
        );
      });
      outgoing.once("error", reject);
      outgoing.end(method === "POST" ? body : undefined);
    });
};

test("serves 500 RSVPs that arrive within a second, during a flood of anonymous searches", async (t) => {
  const service = await startService(t, { data: "demo", poolSize: 10, capacity: defaultCapacity });
  const { sql, person, token } = service;
  const { alliance, group, event } = await createFixtures(service);
  const ours = await alliance();
  const { id } = await event(await group(ours));
  const tokens: Record<string, string>[] = [];
  for (let count = 0; count < attendeeCount; count++)
    tokens.push((await token(await person({ withPassword: false }), { scopes: ["events:attend"] })).headers);
  const send = await createClient(t, service);

  const searches: Promise<{ status: number }>[] = [];
  const flooding = setInterval(() => {
    for (let count = 0; count < searchesPerSecond / 50; count++)
      searches.push(send(`/api/v1/events?q=cloud+${searches.length}`, "GET"));
  }, 20);
  t.teardown(() => clearInterval(flooding));
  await new Promise((resolve) => setTimeout(resolve, 500));

  const path = `/api/v1/events/${ours.slug}/${id}/attend`;
  const rsvps = await Promise.all(
    tokens.map(async (headers, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 900) / attendeeCount));
      return send(path, "POST", { ...headers, "content-type": "application/json", "content-length": "2" });
    }),
  );
  clearInterval(flooding);
  const rejections = rsvps.filter(({ status }) => status !== 200);
  const shed = (await Promise.all(searches)).filter(({ status }) => status === 503);
  const longest = Math.max(...rsvps.map(({ milliseconds }) => milliseconds));
  t.comment(`the longest took ${Math.round(longest)} ms; ${shed.length} of ${searches.length} searches were refused`);
  const refusals = rejections.map(({ status }) => status);
  assert.deepEqual(refusals, []);
  assert.ok(longest < 10_000, `an RSVP took ${longest} ms`);
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from attendances where event_id = ${id}`;
  assert.equal(row?.count, attendeeCount);
});

const form = { "content-type": "application/x-www-form-urlencoded" };

test("serves 250 simultaneous RSVP requests of visitors without an account, then 250 simultaneous confirmations", async (t) => {
  const service = await startService(t, { data: "none", poolSize: 10, capacity: defaultCapacity });
  const { sql } = service;
  const { alliance, group, event } = await createFixtures(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const { id, slug } = await event(berlin, { capacity: 2 * visitorCount });
  const send = await createClient(t, service);
  const requestPath = `/events/${ours.slug}/${berlin.slug}/${slug}/request`;
  const requestFrom = (email: string) =>
    send(requestPath, "POST", form, String(new URLSearchParams({ name: "Noor Said", email })));
  const numbers = Array.from({ length: visitorCount }, (_, index) => index);
  const statuses = (responses: readonly { status: number }[]) => new Set(responses.map(({ status }) => status));
  const longest = (responses: readonly { milliseconds: number }[]) =>
    Math.round(Math.max(...responses.map(({ milliseconds }) => milliseconds)));

  const requests = await Promise.all(numbers.map((number) => requestFrom(`visitor-${number}@example.org`)));
  t.comment(`requests: the longest took ${longest(requests)} ms`);
  assert.deepEqual(statuses(requests), new Set([303]));

  const mails = await sql<{ text: string }[]>`select payload ->> 'text' as text from outbox where topic = 'mail'`;
  const tokens = mails.flatMap(({ text }) => /\/rsvps\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  assert.equal(tokens.length, visitorCount);
  const pages = await Promise.all(tokens.map((token) => send(`/rsvps/confirm?token=${token}`, "GET")));
  t.comment(`pages: the longest took ${longest(pages)} ms`);
  assert.deepEqual(statuses(pages), new Set([200]));
  const confirmations = await Promise.all(
    tokens.map((token) => send("/rsvps/confirm", "POST", form, String(new URLSearchParams({ token })))),
  );
  t.comment(`confirmations: the longest took ${longest(confirmations)} ms`);
  assert.deepEqual(statuses(confirmations), new Set([303]));
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from attendances where event_id = ${id} and status = 'attending'`;
  assert.equal(row?.count, visitorCount);
});
