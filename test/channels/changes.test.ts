import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import fastify from "fastify";
import { type Test, test } from "tap";
import { overlapMs } from "../../src/channels/changes/feed.ts";
import { createFollower } from "../../src/channels/changes/followers.ts";
import { createHorizon } from "../../src/channels/changes/rules.ts";
import { hiddenScopes } from "../../src/channels/changes/visibility.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { createMetrics } from "../../src/program/metrics/metrics.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { createStreams } from "../../src/server/streams/streams.ts";
import { until } from "../support/embedded.ts";
import { type EventStream, isNamed, listen, openStream, type StreamEvent } from "../support/event-stream.ts";
import { createFixtures } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { startService } from "../support/service.ts";

const isReset = ({ event }: StreamEvent) => event === "reset";

const streamsOf = async (metrics: ReturnType<typeof createMetrics>): Promise<number> => {
  const measured = await metrics.measure();
  return Number(Object(measured.find(({ name }) => name === "alliance_change_streams")).values[0].value);
};

const createTwoGroups = async (t: Test) => {
  const service = await startService(t, { data: "none", poolSize: 4 });
  const fixtures = await createFixtures(service);
  const alliance = await fixtures.alliance();
  const [first, second] = [await fixtures.group(alliance), await fixtures.group(alliance)];
  const rename = (id: string, name: string) => service.sql`update groups set name = ${name} where id = ${id}`;
  return { service, fixtures, alliance, first, second, rename, server: await listen(service) };
};

test("sends a change that commits late to connected and to returning clients", async (t) => {
  const { service, first, second, rename, server } = await createTwoGroups(t);
  const stream = await openStream(t, server);
  const { sql: slow, close } = connect(service.url, { poolSize: 1 });
  t.teardown(close);
  await slow.unsafe("begin");
  await slow`update groups set name = 'Slow' where id = ${first.id}`;
  // This change has a later time than the slow one, but is visible earlier.
  await rename(second.id, "Fast");
  await stream.waitFor("the fast change", isNamed("Fast"));
  // Waits longer than the overlap that each poll reads again.
  await delay(overlapMs + 1_000);
  await rename(second.id, "Later");
  await stream.waitFor("the later change", isNamed("Later"));
  const id = stream.lastId();
  stream.close();
  const listening = await openStream(t, server);
  await rename(second.id, "Faster");
  await listening.waitFor("the faster change", isNamed("Faster"));
  await slow.unsafe("commit");
  await listening.waitFor("the slow change", isNamed("Slow"));
  const returning = await openStream(t, server, { lastId: id });
  await returning.waitFor("the slow change", isNamed("Slow"));
});

test("moves the horizon once the transactions that began before an earlier poll have ended", async () => {
  const snapshotAt = (second: number, oldest: number, next: number) => ({
    time: `2026-11-20T18:00:0${second}.000000Z`,
    oldest: BigInt(oldest),
    next: BigInt(next),
  });
  const horizon = createHorizon("2026-11-20T17:59:00.000000Z");
  const horizonAfter = (second: number, oldest: number, next: number): string => {
    horizon.advance(snapshotAt(second, oldest, next));
    return horizon.moment().slice(11, 19);
  };
  assert.equal(horizonAfter(0, 10, 12), "17:59:00", "transaction 10 may have begun at any time");
  assert.equal(horizonAfter(1, 10, 14), "17:59:00");
  assert.equal(horizonAfter(2, 12, 14), "18:00:00", "all transactions from before the first poll have ended");
  assert.equal(horizonAfter(3, 13, 15), "18:00:00");
  assert.equal(horizonAfter(4, 14, 16), "18:00:02");
  assert.equal(horizonAfter(5, 16, 16), "18:00:05", "no transaction is running");
  assert.equal(horizonAfter(6, 3, 4), "18:00:05", "another server has its own transaction ids");
  assert.equal(horizonAfter(7, 4, 4), "18:00:07");
});

test("a returning client", async (t) => {
  const { service, fixtures, alliance, first, second, rename, server } = await createTwoGroups(t);
  const { as } = service;
  const listed = (stream: { events: StreamEvent[] }) => stream.events.map(({ event, data }) => [event, data.type]);

  await t.test("gets all changes since a time, of the requested types", async () => {
    const job = await fixtures.job(alliance, { title: "To be closed" });
    await service.call("updateJob", { path: { job_id: job.id }, body: { status: "closed" }, as: as(fixtures.root) });
    await rename(second.id, "Since then");
    const since = "2026-10-01T00:00:00Z";
    const all = await openStream(t, server, { query: `?since=${since}` });
    await all.waitFor("the last change", isNamed("Since then"));
    const summaries = listed(all).map((pair) => pair.join(" "));
    assert.deepEqual(summaries.sort(), ["changed alliance", "changed group", "changed group", "removed job"]);
    const groups = await openStream(t, server, { query: `?since=${since}&type=group` });
    await groups.waitFor("the last change", isNamed("Since then"));
    await service.sql`update alliances set name = 'Not asked for' where id = ${alliance.id}`;
    await rename(first.id, "Asked for");
    await groups.waitFor("the next change", isNamed("Asked for"));
    assert.deepEqual(new Set(listed(groups).map(([, type]) => type)), new Set(["group"]));
  });

  await t.test("must read all lists again after more than 90 days, and gets later changes", async () => {
    const stream = await openStream(t, server, { lastId: "2026-06-01T00:00:00.000000Z" });
    await stream.waitFor("the reset", isReset);
    await rename(first.id, "After the reset");
    await stream.waitFor("the next change", isNamed("After the reset"));
    assert.deepEqual(listed(stream)[0], ["reset", undefined]);
  });

  await t.test("immediately gets the ID at which its stream begins", async () => {
    const { status, body } = await service.call("followChanges", { query: { since: "2026-11-20T18:00:00.5Z" } });
    assert.equal(status, 200);
    assert.match(body, /^id: 2026-11-20T18:00:00\.500000Z\nretry: 2000\n\n/);
  });
});

test("reports an expired job as removed, although no row changes", async (t) => {
  let now = new Date("2026-11-20T18:00:00Z");
  const service = await startService(t, { data: "none", clock: () => now });
  const fixtures = await createFixtures(service);
  const job = await fixtures.job(await fixtures.alliance(), { expires_at: "2026-11-20T19:00:00Z" });
  const stream = await openStream(t, await listen(service));
  now = new Date("2026-11-20T19:00:00Z");
  await stream.waitFor("the job", ({ event, data }) => event === "removed" && data.id === job.id);
  const { data } = stream.events.at(-1) ?? assert.fail();
  assert.deepEqual(data, { type: "job", id: job.id, removed_at: "2026-11-20T19:00:00Z" });
  const later = await openStream(t, await listen(service), { query: "?since=2026-11-20T18:30:00Z" });
  await later.waitFor("the job", ({ event }) => event === "removed");
});

test("limits the number of streams and their duration", async (t) => {
  const metrics = createMetrics();
  const service = await startService(t, { data: "none", poolSize: 4, metrics });
  const { person, token } = service;
  const server = await listen(service);
  const streams: EventStream[] = [];
  for (let count = 0; count < 10; count++) streams.push(await openStream(t, server));
  const countStreams = () => streamsOf(metrics);

  await t.test("429 to more than ten streams of one caller, but not to another caller", async () => {
    const refused = await openStream(t, server);
    assert.deepEqual([refused.status, refused.headers["retry-after"]], [429, "60"]);
    const { headers } = await token(await person(), { scopes: [] });
    const admitted = await openStream(t, server, { headers });
    assert.equal(admitted.status, 200);
    assert.equal(await countStreams(), 11);
    admitted.close();
    await until("the stream is closed", async () => (await countStreams()) === 10);
  });

  await t.test("sends headers that prevent buffering by proxies and caches", async () => {
    const { status, headers } = streams[0] ?? assert.fail();
    const sent = ["content-type", "cache-control", "x-accel-buffering", "content-encoding"].map(
      (name) => headers[name],
    );
    assert.deepEqual([status, ...sent], [200, "text/event-stream; charset=utf-8", "no-store", "no", undefined]);
  });

  await t.test("HEAD opens no stream", async () => {
    const { status, payload } = await service.raw({ method: "HEAD", url: "/api/v1/changes" });
    assert.deepEqual([status, payload], [200, ""]);
    assert.equal(await countStreams(), 10);
  });

  await t.test("closing a stream allows another", async () => {
    streams.pop()?.close();
    await until("another stream is accepted", async () => (await openStream(t, server)).status === 200);
  });

  await t.test("all streams end when the service stops", async () => {
    await service.app.close();
    await until("the streams have ended", async () => streams.every((stream) => stream.hasEnded()));
    assert.equal(await countStreams(), 0);
  });
});

test("ends a stream when its credential ends, and no other stream", async (t) => {
  let now = new Date("2026-11-20T18:00:00Z");
  const service = await startService(t, { data: "none", poolSize: 4, clock: () => now });
  const { sql, person, token, session, as } = service;
  const server = await listen(service);
  const open = (headers: Record<string, string> = {}) => openStream(t, server, { headers });
  const [ada, ben, eve] = [await person(), await person(), await person()];
  const revoked = await token(ada);
  const browser = await session(ada);
  const streams = {
    anonymous: await open(),
    revoked: await open(revoked.headers),
    expired: await open((await token(ada, { expiresAt: new Date("2026-11-20T19:00:00Z") })).headers),
    suspended: await open((await token(eve)).headers),
    signedOut: await open({ cookie: `session_id=${browser.session()}` }),
    valid: await open((await token(ben)).headers),
  };
  const endedNames = () => Object.entries(streams).flatMap(([name, stream]) => (stream.hasEnded() ? [name] : []));
  const expectEnded = (names: string[]) =>
    until(`ended: ${names}`, async () => names.join() === endedNames().join(), 60_000);
  assert.deepEqual(endedNames(), []);
  const revocation = { path: { token_id: revoked.id }, as: as(ada) };
  assert.equal((await service.call("revokeToken", revocation)).status, 200);
  await expectEnded(["revoked"]);
  now = new Date("2026-11-20T19:00:00Z");
  await expectEnded(["revoked", "expired"]);
  await sql`update users set disabled_at = now() where id = ${eve.id}`;
  await expectEnded(["revoked", "expired", "suspended"]);
  await browser.call("logOut");
  await expectEnded(["revoked", "expired", "suspended", "signedOut"]);
  const fixtures = await createFixtures(service);
  const { id } = await fixtures.alliance();
  for (const stream of [streams.anonymous, streams.valid])
    await stream.waitFor("the alliance", ({ data }) => data.alliance?.id === id);
});

test("disconnects a client that does not read, without delaying others", async (t) => {
  const metrics = createMetrics();
  const service = await startService(t, { poolSize: 4, metrics });
  const server = await listen(service);
  const [idle, active] = [await openStream(t, server), await openStream(t, server)];
  idle.pause();
  let round = 0;
  await until(
    "the client is disconnected",
    async () => {
      // The system buffers some megabytes of unread data.
      await service.sql`update events set summary = ${`${round++} ${"x".repeat(5_000)}`} where status <> 'draft'`;
      await delay(200);
      return (await streamsOf(metrics)) === 1;
    },
    200_000,
  );
  const summary = "Still sent";
  await service.sql`update events set summary = ${summary} where status <> 'draft'`;
  await active.waitFor("the change", ({ data }) => data.event?.summary === summary);
});

test("503 when the process has its maximum number of streams", async () => {
  const streams = createStreams(fastify());
  for (let count = 0; count < 200; count++) streams.open(`client ${count}`);
  const headers = { "retry-after": "60", "x-error-code": "unavailable" };
  assert.throws(() => streams.open("one more"), { name: "Unavailable", headers });
});

test("disconnects a follower that is too slow to read past changes", async () => {
  let endCount = 0;
  const stream = { send: () => {}, end: () => void endCount++ };
  const groups = new Map<string, string>();
  const permissions = {
    userId: undefined,
    global: false,
    alliances: new Set([]),
    groups,
    events: new Map(),
    suspended: null,
  };
  const access = { permissions, scopes: new Set([]) };
  const follower = createFollower({ ...Object(stream) }, { access, types: undefined });
  const change = { id: "x", type: "job" as const, at: "", isRemoval: false, text: "data: x\n\n" };
  follower.send(Array(2_000).fill(change), { before: "a", after: "b" });
  assert.equal(endCount, 0);
  follower.send([change], { before: "a", after: "b" });
  assert.equal(endCount, 1);
});

test("sends hidden resources to their administrators only (criterion 37)", async (t) => {
  const { service, fixtures, alliance, first, second, server } = await createTwoGroups(t);
  const { person, appoint, token, as } = service;
  const [organizer, neighbor] = [await person(), await person()];
  await appoint(organizer, { group: first.id });
  await appoint(neighbor, { group: second.id });
  const open = async (user?: Person, scopes: string[] = hiddenScopes, options = {}) =>
    openStream(t, server, { headers: user ? (await token(user, { scopes })).headers : {}, ...options });
  const streams = {
    anonymous: await open(),
    root: await open(fixtures.root),
    organizer: await open(organizer),
    neighbor: await open(neighbor),
    withoutScope: await open(organizer, ["profile:read"]),
  };
  const rename = (name: string) => service.sql`update groups set name = ${name} where id = ${second.id}`;
  let marks = 0;
  /** Returns `stream: event` for each stream that received an event about the resource. Waits until a later change has reached all streams. */
  const eventsAbout = async ({ id }: { id: string }, change?: () => Promise<{ status: number }>) => {
    const countsBefore = Object.values(streams).map(({ events }) => events.length);
    if (change) assert.equal((await change()).status, 200);
    const mark = `Mark ${marks++}`;
    await rename(mark);
    const received = Object.entries(streams).map(async ([name, stream], index) => {
      await stream.waitFor(mark, isNamed(mark));
      const events = stream.events.slice(countsBefore[index]);
      const about = events.filter(({ data }) => [data.id, data[data.type]?.id].includes(id));
      return about.map(({ event }) => `${name}: ${event}`);
    });
    return [...new Set((await Promise.all(received)).flat())];
  };
  const byRoot = (operation: RouteId, path: Record<string, string>, body?: object) => () =>
    service.call(operation, { path, ...(body && { body }), as: as(fixtures.root) });

  await t.test("sends a draft and its deletion to administrators, and a published event to all clients", async () => {
    const draft = await fixtures.event(first, { status: "draft" });
    assert.deepEqual(await eventsAbout(draft), ["root: changed", "organizer: changed"]);
    const published = await fixtures.event(first, { status: "draft" });
    const deleteDraft = byRoot("deleteEvent", { event_id: draft.id });
    assert.deepEqual(await eventsAbout(draft, deleteDraft), ["root: removed", "organizer: removed"]);
    const publish = byRoot("updateEvent", { event_id: published.id }, { status: "published" });
    const all = Object.keys(streams).map((name) => `${name}: changed`);
    assert.deepEqual(await eventsAbout(published, publish), all);
  });

  await t.test("sends jobs and landscape entries also to their authors", async () => {
    const job = await fixtures.job(alliance, { status: "draft", group_id: first.id, title: "Of the alliance" });
    assert.deepEqual(await eventsAbout(job), ["root: changed"]);
    const own = await fixtures.job(alliance, { status: "draft", group_id: first.id }, organizer);
    assert.deepEqual(await eventsAbout(own), ["root: changed", "organizer: changed"]);
    const entry = await fixtures.entry(alliance, { published: false }, neighbor);
    assert.deepEqual(await eventsAbout(entry), ["root: changed", "neighbor: changed"]);
    const deleteEntry = byRoot("deleteLandscapeEntry", { entry_id: entry.id });
    assert.deepEqual(await eventsAbout(entry, deleteEntry), ["root: removed", "neighbor: removed"]);
  });

  await t.test("a client whose roles or credentials changed must read the lists again", async () => {
    const id = streams.organizer.lastId();
    await service.sql`delete from roles where user_id = ${organizer.id}`;
    const draft = await fixtures.event(first, { status: "draft" });
    await until("the stream ends", async () => streams.organizer.hasEnded(), 60_000);
    const isDraft = ({ data }: StreamEvent) => data.event?.id === draft.id;
    assert.ok(!streams.organizer.events.some(isDraft), "the draft is no longer sent");
    const returning = await open(organizer, hiddenScopes, { lastId: id });
    await returning.waitFor("the reset", isReset);
    await (await open(undefined, [], { lastId: id })).waitFor("the reset", isReset);
    await appoint(organizer, { group: first.id });
    await until("the stream ends", async () => returning.hasEnded(), 60_000);
    await (await open(organizer, hiddenScopes, { lastId: returning.lastId() })).waitFor("the reset", isReset);
    const since = await open(organizer, hiddenScopes, { query: "?since=2026-10-01T00:00:00Z" });
    await since.waitFor("the draft", isDraft);
    assert.ok(!since.events.some(isReset));
    const resumed = await open(organizer, hiddenScopes, { lastId: since.lastId() });
    await rename("At the end");
    await resumed.waitFor("the last change", isNamed("At the end"));
    assert.ok(!resumed.events.some(isReset));
  });
});
