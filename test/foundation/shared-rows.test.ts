import assert from "node:assert/strict";
import { test } from "tap";
import { itemOf, sharedRows, toJson } from "../../src/foundation/shared-rows.ts";
import { startService } from "../support/service.ts";

type Row = { id: string; name: string };

test("a row of several lists", async (t) => {
  const counts = { reads: 0, views: 0 };
  const read = (text: string): Row => {
    counts.reads++;
    const [id, name] = JSON.parse(text);
    return { id, name };
  };
  const view = ({ id, name }: Row, baseUrl: string) => {
    counts.views++;
    return { url: `${baseUrl}/${id}`, name };
  };
  const readRow = sharedRows<Row>();
  const itemFor = (text: string, baseUrl: string) => itemOf(readRow(text, read), view, baseUrl);
  const listOf = (name: string, baseUrl = "https://a.test") =>
    toJson({ items: [itemFor(JSON.stringify(["1", name]), baseUrl)], next_cursor: null }).toString();
  const expected = (name: string, baseUrl = "https://a.test") =>
    JSON.stringify({ items: [{ url: `${baseUrl}/1`, name }], next_cursor: null });

  await t.test("is parsed and shown at its first two reads only", async () => {
    for (let round = 0; round < 5; round++) assert.equal(listOf("Zürich – 日本"), expected("Zürich – 日本"));
    assert.deepEqual(counts, { reads: 2, views: 2 });
  });

  await t.test("is shown as it is after it has changed, and after it has changed back", async () => {
    for (const name of ["new", "new", "Zürich – 日本", "newer", "newer"]) assert.equal(listOf(name), expected(name));
  });

  await t.test("is shown separately for each base URL and each view", async () => {
    for (const host of ["https://a.test", "https://b.test", "https://a.test"])
      assert.equal(listOf("newer", host), expected("newer", host));
    const row = readRow('["1","newer"]', read);
    assert.deepEqual(
      itemOf(row, ({ name }) => ({ name }), ""),
      { name: "newer" },
    );
  });

  await t.test("is parsed separately for each statement", async () => {
    const other = sharedRows<Row>();
    for (let round = 0; round < 3; round++)
      assert.deepEqual(other('["1","newer"]', () => ({ id: "1", name: "of another" })).name, "of another");
    assert.equal(listOf("newer"), expected("newer"));
  });

  await t.test("cannot be changed, nor can its view", async () => {
    const row = readRow('["1","newer"]', read);
    assert.throws(() => Object.assign(row, { name: "other" }), TypeError);
    assert.throws(() => Object.assign(itemOf(row, view, "https://a.test"), { name: "other" }), TypeError);
  });
});

test("a list of shared and other items is serialized as JSON.stringify does", async () => {
  const readRow = sharedRows<Row>();
  const read = (text: string): Row => ({ id: text, name: text });
  const view = (row: Row) => ({ ...row });
  const items = ['["1","one"]', '["1","one"]', '["2","two"]'].map((text) => itemOf(readRow(text, read), view, ""));
  for (const list of [items, items.slice(0, 2), items.slice(0, 1), []])
    for (const body of [
      { items: list, next_cursor: "x" },
      { items: list, total: 3, next_cursor: null },
      { next_cursor: null, items: list },
    ])
      assert.equal(toJson(body).toString(), JSON.stringify(body));
  for (const body of [null, "text", 1, { a: 1 }, { items: "none", next_cursor: null }])
    assert.equal(toJson(body).toString(), JSON.stringify(body));
});

test("a list that is read often shows changes", async (t) => {
  const { call, sql } = await startService(t, { cacheBytes: 0 });
  const read = async () => (await call("listAllEvents", { query: { limit: 3 } })).body;
  const first = await read();
  for (let round = 0; round < 3; round++) assert.deepEqual(await read(), first);
  const [event, ...others] = first.items;
  await sql`update events set attendee_count = attendee_count + 1 where id = ${event.id}`;
  const attendees = event.attendee_count + 1;
  const remaining = event.remaining_capacity === null ? null : event.remaining_capacity - 1;
  const updated = { ...event, attendee_count: attendees, remaining_capacity: remaining };
  assert.deepEqual((await read()).items, [updated, ...others]);
});
