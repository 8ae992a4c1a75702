import assert from "node:assert/strict";
import { test } from "tap";
import { hiddenScopes } from "../../src/channels/changes/visibility.ts";
import type { OperationId } from "../../src/server/http/contract.ts";
import { until } from "../support/embedded.ts";
import { isNamed, listen, openStream, type StreamEvent } from "../support/event-stream.ts";
import type { Person } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

test("criterion 37: what is hidden is told to whoever administers it, and to nobody else", async (t) => {
  const service = await startService(t, { data: "none", poolSize: 4 });
  const server = await listen(service);
  const make = await things(service);
  const alliance = await make.alliance();
  const [first, second] = [await make.group(alliance), await make.group(alliance)];
  const { person, appoint, token, as } = service;
  const [organizer, neighbor] = [await person(), await person()];
  await appoint(organizer, { group: first.id });
  await appoint(neighbor, { group: second.id });
  const open = async (who?: Person, scopes: string[] = hiddenScopes, more = {}) =>
    openStream(t, server, { headers: who ? (await token(who, { scopes })).headers : {}, ...more });
  const streams = {
    nobody: await open(),
    root: await open(make.root),
    organizer: await open(organizer),
    neighbor: await open(neighbor),
    withoutScope: await open(organizer, ["profile:read"]),
  };
  const rename = (name: string) => service.sql`update groups set name = ${name} where id = ${second.id}`;
  let marks = 0;
  /** Who has heard of a thing, and how, by the time at which all have heard of something else. */
  const heardOf = async ({ id }: { id: string }, change?: () => Promise<{ status: number }>) => {
    const began = Object.values(streams).map(({ events }) => events.length);
    if (change) assert.equal((await change()).status, 200);
    const mark = `Mark ${marks++}`;
    await rename(mark);
    const told = Object.entries(streams).map(async ([name, stream], index) => {
      await stream.heard(mark, isNamed(mark));
      const events = stream.events.slice(began[index]);
      const about = events.filter(({ data }) => [data.id, data[data.type]?.id].includes(id));
      return about.map(({ event }) => `${name}: ${event}`);
    });
    return [...new Set((await Promise.all(told)).flat())];
  };
  const byRoot = (operation: OperationId, path: Record<string, string>, body?: object) => () =>
    service.call(operation, { path, ...(body && { body }), as: as(make.root) });

  await t.test("a draft, until it is deleted; published, to everybody", async () => {
    const draft = await make.event(first, { status: "draft" });
    assert.deepEqual(await heardOf(draft), ["root: changed", "organizer: changed"]);
    const published = await make.event(first, { status: "draft" });
    const gone = byRoot("deleteEvent", { event_id: draft.id });
    assert.deepEqual(await heardOf(draft, gone), ["root: removed", "organizer: removed"]);
    const publish = byRoot("updateEvent", { event_id: published.id }, { status: "published" });
    const all = Object.keys(streams).map((name) => `${name}: changed`);
    assert.deepEqual(await heardOf(published, publish), all);
  });

  await t.test("jobs and landscape entries, also to their authors", async () => {
    const job = await make.job(alliance, { status: "draft", group_id: first.id, title: "Of the alliance" });
    assert.deepEqual(await heardOf(job), ["root: changed"]);
    const own = await make.job(alliance, { status: "draft", group_id: first.id }, organizer);
    assert.deepEqual(await heardOf(own), ["root: changed", "organizer: changed"]);
    const entry = await make.entry(alliance, { published: false }, neighbor);
    assert.deepEqual(await heardOf(entry), ["root: changed", "neighbor: changed"]);
    const gone = byRoot("deleteLandscapeEntry", { entry_id: entry.id });
    assert.deepEqual(await heardOf(entry, gone), ["root: removed", "neighbor: removed"]);
  });

  await t.test("whoever gains or loses a role, or comes back as somebody else, reads the lists anew", async () => {
    const id = streams.organizer.lastId();
    await service.sql`delete from roles where user_id = ${organizer.id}`;
    const draft = await make.event(first, { status: "draft" });
    await until("the stream ends", async () => streams.organizer.hasEnded(), 60_000);
    const isOfDraft = ({ data }: StreamEvent) => data.event?.id === draft.id;
    assert.ok(!streams.organizer.events.some(isOfDraft), "the draft is not told any more");
    const isReset = ({ event }: StreamEvent) => event === "reset";
    const after = await open(organizer, hiddenScopes, { lastId: id });
    await after.heard("the loss", isReset);
    await (await open(undefined, [], { lastId: id })).heard("that it is nobody", isReset);
    await appoint(organizer, { group: first.id });
    await until("the stream ends", async () => after.hasEnded(), 60_000);
    await (await open(organizer, hiddenScopes, { lastId: after.lastId() })).heard("the gain", isReset);
    const since = await open(organizer, hiddenScopes, { query: "?since=2026-10-01T00:00:00Z" });
    await since.heard("the draft", isOfDraft);
    assert.ok(!since.events.some(isReset));
    const again = await open(organizer, hiddenScopes, { lastId: since.lastId() });
    await rename("At the end");
    await again.heard("the end", isNamed("At the end"));
    assert.ok(!again.events.some(isReset));
  });
});
