import assert from "node:assert/strict";
import { test } from "tap";
import { sharedView } from "../../src/community/resources/shared-view.ts";
import { isRecent, recentRows } from "../../src/foundation/db/recent-rows.ts";
import { toJsonBytes } from "../../src/server/http/shared-items.ts";
import { startService } from "../support/service.ts";

type Row = { id: string; name: string };

const toRow = (text: string): Row => {
  const [id, name] = JSON.parse(text);
  return { id, name };
};

test("a row that many lists show is read, shown and written once", async (t) => {
  let reads = 0;
  let views = 0;
  const read = (text: string) => {
    reads++;
    return toRow(text);
  };
  const view = sharedView(({ id, name }: Row, baseUrl: string) => {
    views++;
    return { url: `${baseUrl}/${id}`, name };
  });
  const recall = recentRows<Row>();
  const bytesOf = (text: string, baseUrl = "https://a.test") =>
    toJsonBytes({ items: [view(recall(text, read), baseUrl)], next_cursor: null }).toString();
  const sent = (name: string, baseUrl = "https://a.test") =>
    JSON.stringify({ items: [{ url: `${baseUrl}/1`, name }], next_cursor: null });

  await t.test("from the second time on", async () => {
    const bodies = Array.from({ length: 5 }, () => bytesOf('["1","Zürich – 日本"]'));
    assert.deepEqual(new Set(bodies), new Set([sent("Zürich – 日本")]));
    assert.deepEqual([reads, views], [2, 2]);
  });

  await t.test("again when it has changed, and when it has changed back", async () => {
    for (const name of ["new", "new", "Zürich – 日本", "newer", "newer"])
      assert.equal(bytesOf(JSON.stringify(["1", name])), sent(name));
  });

  await t.test("with the address of each service", async () => {
    for (const host of ["https://a.test", "https://b.test", "https://a.test"])
      assert.equal(bytesOf('["1","newer"]', host), sent("newer", host));
  });

  await t.test("nobody can change what others get", async () => {
    const row = recall('["1","newer"]', read);
    assert.ok(isRecent(row));
    assert.throws(() => Object.assign(row, { name: "other" }), TypeError);
    assert.throws(() => Object.assign(view(row, "https://a.test"), { name: "other" }), TypeError);
  });
});

test("a list with shared and other items is what JSON.stringify makes of it", async () => {
  const recall = recentRows<Row>();
  const view = sharedView((row: Row) => ({ ...row }));
  const rows = ['["1","one"]', '["1","one"]', '["2","two"]'].map((text) => view(recall(text, toRow), ""));
  for (const items of [rows, rows.slice(0, 1), []])
    for (const body of [
      { items, next_cursor: "x" },
      { items, total: 3, next_cursor: null },
    ])
      assert.equal(toJsonBytes(body).toString(), JSON.stringify(body));
  for (const body of [null, "text", 1, { a: 1 }, { items: "none" }, { items: null }])
    assert.equal(toJsonBytes(body).toString(), JSON.stringify(body));
});

test("lists that were asked for often show what has changed", async (t) => {
  const { call, sql } = await startService(t, { keptBytes: 0 });
  const lists = ["listAllEvents", "listJobs", "listAlliances"] as const;
  const read = () => Promise.all(lists.map(async (id) => (await call(id, { query: { limit: 3 } })).body));
  const first = await read();
  for (let time = 0; time < 3; time++) assert.deepEqual(await read(), first);
  const [ids = [], jobIds = [], allianceIds = []] = first.map(({ items }) => items.map(({ id }: Row) => id));
  await sql`update events set attendee_count = attendee_count + 1 where id = ${ids[0]}`;
  await sql`update jobs set title = 'Another title' where id = ${jobIds[0]}`;
  await sql`update alliances set member_count = member_count + 1 where id = ${allianceIds[0]}`;
  const [events, jobs, alliances] = await read();
  assert.equal(events.items[0].attendee_count, first[0]?.items[0].attendee_count + 1);
  assert.equal(jobs.items[0].title, "Another title");
  assert.equal(alliances.items[0].member_count, first[2]?.items[0].member_count + 1);
  assert.deepEqual(
    [events, jobs, alliances].map(({ items }) => items.slice(1)),
    first.map(({ items }) => items.slice(1)),
  );
});
