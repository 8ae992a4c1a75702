import assert from "node:assert/strict";
import { test } from "tap";
import { nameAll } from "../../src/community/search/names/queries.ts";
import { forgeCursor } from "../support/cursors.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

type Item = { type: string; title: string; snippet: string };
type Query = Record<string, string | string[] | number | boolean | undefined>;

const types = ["event", "group", "job", "landscape_entry"];

test("which events a search finds, and its pages", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, now } = service;
  const { root, alliance, group, event, job, entry, hours } = await things(service);
  const ours = await alliance({ name: "Rowing" });
  const club = await group(ours, { name: "Boats" });

  const page = async (query: Query): Promise<{ items: Item[]; next: string | null; link: unknown }> => {
    const { status, body, headers } = await call("search", { query });
    assert.equal(status, 200);
    return { items: body.items, next: body.next_cursor, link: headers["link"] };
  };
  const titles = async (query: Query) => (await page(query)).items.map(({ title }) => title);
  const walk = async (query: Query, between = async () => {}): Promise<Item[]> => {
    const found: Item[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, next } = await page({ ...query, cursor });
      found.push(...items);
      if (next === null) return found;
      assert.equal(items.length, query["limit"] ?? 20, "only the last page is short");
      cursor = next;
      await between();
    }
  };
  /** Events that begin an hour after each other, the first of them this many hours from now. */
  const insertEvents = (name: string, count: number, from: number) => sql`
    insert into events (id, alliance_id, group_id, slug, name, description, kind, status, timezone, starts_at, ends_at, created_at, updated_at)
    select gen_random_uuid(), alliance_id, id, ${name} || '-' || n, initcap(${name}) || ' ' || n, 'x', 'virtual', 'published', 'UTC',
      ${now.toISOString()}::timestamptz + (n + ${from}) * interval '1 hour',
      ${now.toISOString()}::timestamptz + (n + ${from}) * interval '1 hour' + interval '30 minutes', now(), now()
    from groups, generate_series(1, ${count}) n where id = ${club.id}`;

  await t.test("200 has events that have ended only on demand", async () => {
    const times = (from: number, to: number) => ({ starts_at: hours(from), ends_at: hours(to) });
    await event(club, { name: "Kite to come", ...times(48, 50) });
    await event(club, { name: "Kite under way", ...times(24, 26) });
    await event(club, { name: "Kite of yesterday", ...times(24, 26) });
    const move = (name: string, starts: string, ends: string) =>
      sql`update events set starts_at = ${starts}, ends_at = ${ends} where name = ${name}`;
    await move("Kite under way", hours(-1), hours(1));
    await move("Kite of yesterday", hours(-24), hours(-22));
    const q = "kite";
    assert.deepEqual(await titles({ q }), ["Kite to come", "Kite under way"]);
    assert.deepEqual(await titles({ q, include_past: true }), ["Kite to come", "Kite under way", "Kite of yesterday"]);
    assert.deepEqual(await titles({ q, to: hours(-2) }), ["Kite of yesterday"]);
    assert.deepEqual(await titles({ q, from: hours(-24), to: hours(0) }), ["Kite under way", "Kite of yesterday"]);
    assert.deepEqual(await titles({ q, from: hours(1) }), ["Kite to come"]);
    await entry(ours, { name: "Kite makers" });
    assert.ok((await titles({ q, from: hours(1000) })).includes("Kite makers"), "other types do not depend on it");
  });

  await t.test("200 has each type among the first ten, whatever the limit, and nothing twice", async () => {
    await insertEvents("regatta", 300, 0);
    await job(ours, { title: "Boat painter", description: "Paints boats, now and then one for a regatta." });
    await entry(ours, { name: "Oars", description: "Wood for a regatta." });
    await group(ours, { name: "Swimmers", description: "We swim; some of us have seen a regatta." });
    for (const limit of [7, 10, 20, 100]) {
      const found = await walk({ q: "regatta", limit });
      assert.deepEqual([...new Set(found.slice(0, 10).map(({ type }) => type))].sort(), types, `limit ${limit}`);
      assert.equal(found.length, 303);
      assert.equal(new Set(found.map(({ title }) => title)).size, 303);
      const events = found.filter(({ type }) => type === "event").map(({ title }) => title);
      assert.deepEqual(events.slice(0, 3), ["Regatta 1", "Regatta 2", "Regatta 3"]);
    }
  });

  await t.test("200 neither repeats nor hides anything while others add more", async () => {
    await insertEvents("sculls", 150, 0);
    let added = 0;
    const found = await walk({ q: "sculls", limit: 20 }, async () => {
      await insertEvents(`sculls-extra-${added++}`, 3, -1);
    });
    for (let n = 1; n <= 150; n++)
      assert.equal(found.filter(({ title }) => title === `Sculls ${n}`).length, 1, `Sculls ${n}`);
  });

  await t.test("200 goes on to what is spelled alike when exact matches end", async () => {
    await entry(ours, { name: "Marmalade one" });
    await entry(ours, { name: "Marmelade two" });
    const found = (await walk({ q: "marmelade", limit: 1 })).map(({ title }) => title);
    assert.deepEqual(found, ["Marmelade two", "Marmalade one"]);
  });

  await t.test("400 for a cursor of another search, and for a forged one", async () => {
    const { next } = await page({ q: "regatta", limit: 2 });
    assert.ok(next);
    const status = async (query: Query) => (await call("search", { query })).status;
    assert.equal(await status({ q: "regatta", limit: 5, cursor: next }), 200);
    for (const other of [
      { q: "sculls", cursor: next },
      { q: "regatta", include_past: true, cursor: next },
      { q: "regatta", types: "event", cursor: next },
      { q: "regatta", cursor: `${next.slice(0, -1)}${next.endsWith("A") ? "B" : "A"}` },
      { q: "regatta", cursor: "x" },
    ])
      assert.equal(await status(other), 400);
    const id = "019aa2f5-4e21-7b9a-b5d8-3c7f0e1a2d94";
    const time = now.toISOString();
    const position = [1, 1.5, 0, 3.5, id];
    const scope = { q: "regatta", types, include_past: false };
    const forged = (values: unknown) => status({ q: "regatta", cursor: forgeCursor(values, scope) });
    assert.equal(await forged([time, 3, position, [id]]), 200, "the form is right");
    for (const values of [
      ["never", 3, position, []],
      [time, 1e9, position, []],
      [time, 3, [1, 1.5, 1e300, 3.5, id], []],
      [time, 3, [...position, 1], []],
      [time, 3, position, Array.from({ length: 5 }, () => id)],
    ])
      assert.equal(await forged(values), 400, JSON.stringify(values));
  });

  await t.test("200 finds events and jobs by the new name of their group", async () => {
    const trio = await group(ours, { name: "Xylophone trio" });
    await event(trio, { name: "Evening" });
    await job(ours, { title: "Tuner", group_id: trio.id });
    const found = async (q: string) => (await titles({ q })).sort();
    assert.deepEqual(await found("xylophone"), ["Evening", "Tuner", "Xylophone trio"]);
    const renamed = await call("updateGroup", {
      path: { alliance: ours.slug, group_id: trio.id },
      body: { name: "Vibraphone trio" },
      as: service.as(root),
    });
    assert.equal(renamed.status, 200);
    assert.deepEqual(await found("vibraphone"), ["Evening", "Tuner", "Vibraphone trio"]);
    assert.deepEqual(await found("vibrafone"), ["Evening", "Tuner", "Vibraphone trio"], "misspelled, too");
    assert.deepEqual(await found("xylophone"), []);
    const [hit] = (await page({ q: "vibraphone", types: "event" })).items;
    assert.match(hit?.snippet ?? "", /Evening · … · <mark>Vibraphone<\/mark> trio/);
  });

  await t.test("200 finds thousands of events of a renamed group, the next ones at once", async () => {
    await insertEvents("lantern", 700, 0);
    await sql`update groups set name = 'Gondolas' where id = ${club.id}`;
    const named = async () => (await sql`select from events where group_name = 'Gondolas'`).length;
    assert.equal(await named(), 500);
    await sql`update groups set name = 'Gondolas again' where id = ${club.id}`;
    await sql`update groups set name = 'Gondolas' where id = ${club.id}`;
    await nameAll(service.db);
    assert.equal(await named(), (await sql`select from events where group_id = ${club.id}`).length);
    assert.equal((await sql`select from renamed_groups`).length, 0);
    assert.deepEqual(await titles({ q: '"lantern 1" gondolas' }), ["Lantern 1"]);
  });
});
