import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { test } from "tap";
import { csvLine } from "../../src/channels/exports/file.ts";
import { createExportStreamer } from "../../src/foundation/db/export-stream.ts";
import { operations } from "../support/contract.ts";
import { until } from "../support/embedded.ts";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { startService } from "../support/service.ts";

/** Characters that begin a formula in a spreadsheet, at the start of a field by any of its separators. */
const formula = /(?:^|[;\t\r\n])[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }).filter((text) => !text.includes("\0")),
  fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "'", "x", "＝", "\u202E", "🙂"),
  }),
);

test("a line of CSV (criterion 49)", async (t) => {
  await t.test("can be parsed again, and contains no formula", async () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 2, maxLength: 5 }), (values) => {
        const [fields = [], ...moreLines] = parse(csvLine(values), { recordDelimiter: "\r\n" });
        assert.deepEqual(moreLines, []);
        assert.equal(fields.length, values.length);
        for (const [index, field] of fields.entries()) {
          assert.doesNotMatch(field, formula);
          const value = values[index] ?? assert.fail();
          if (!formula.test(value)) assert.equal(field, value);
          assert.equal(field.replaceAll("'", ""), value.replaceAll("'", ""), "only apostrophes are added");
        }
      }),
      { numRuns: 2_000 },
    );
  });

  for (const [value, written] of [
    ["=1+1", "'=1+1"],
    ["-2", "'-2"],
    ["\tx", "'\tx"],
    ["Ada;=1+1;b", "Ada;'=1+1;b"],
    ["a=b, c-d", '"a=b, c-d"'],
    ['=HYPERLINK("http://e.org")', `"'=HYPERLINK(""http://e.org"")"`],
  ])
    await t.test(`has ${JSON.stringify(written)} for ${JSON.stringify(value)}`, async () =>
      assert.equal(csvLine([value ?? "", 1, null]), `${written},1,\r\n`),
    );
});

test("exports", async (t) => {
  const fixtures = await startCommunity(t);
  const { call, raw, sql, person, as, appoint, session, token, root, ours: alliance } = fixtures;
  const group = await fixtures.group(alliance, { name: "朝活もくもく会" });
  const event = await fixtures.event(group, { name: "L'Été / 夏 (1*)", capacity: 2, waitlist_enabled: true });
  const escapedNames = new Map([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["x;-1", "x;'-1"],
  ]);
  const names = ['Ada, the "first"', "Zoë 🙂", ...escapedNames.keys()];
  for (const name of names) {
    const user = await person();
    await sql`update users set name = ${name} where id = ${user.id}`;
    await fixtures.attend(user, event);
    await fixtures.join(user, group);
  }

  const path = { event_id: event.id };

  await t.test("attendees.csv has the rows of the list, and no formula", async () => {
    const list = await call("listAttendees", { path, as: as(root) });
    const { status, headers, body } = await call("exportAttendees", { path, as: as(root) });
    assert.equal(status, 200);
    const positions: unknown[] = [];
    for (const [index, row] of body.entries()) {
      const { user, answers: _, ...rsvp } = list.body.items[index];
      const person = { user_id: user.id, user_name: escapedNames.get(user.name) ?? user.name, guest_attendee_id: null };
      assert.deepEqual(row, { ...person, ...rsvp });
      positions.push(row.waitlist_position);
    }
    assert.deepEqual(positions, [null, null, 1, 2]);
    assert.equal(headers["content-type"], "text/csv; charset=utf-8");
    assert.equal(headers["cache-control"], "no-store");
    assert.equal(
      headers["content-disposition"],
      `attachment; filename="attendees-lete-xia-1.csv"; filename*=UTF-8''attendees%20of%20L%27%C3%89t%C3%A9%20-%20%E5%A4%8F%20%281-%29.csv`,
    );
  });

  await t.test("members.csv has the rows of the list", async () => {
    const path = { alliance: alliance.slug, group_id: group.id };
    const list = await call("listGroupMembers", { path, as: as(root) });
    const { body } = await call("exportGroupMembers", { path: { group_id: group.id }, as: as(root) });
    assert.equal(body.length, list.body.items.length);
    for (const [index, row] of body.entries()) {
      const { user, joined_at } = list.body.items[index];
      assert.deepEqual([row.user_id, row.joined_at], [user.id, joined_at]);
    }
  });

  await t.test("audit.csv has the rows of the list, with their changes in JSON", async () => {
    const path = { alliance: alliance.slug };
    const list = await call("listAuditEntries", { path, as: as(root) });
    const { body } = await call("exportAuditEntries", { path, as: as(root) });
    assert.equal(body.length, list.body.items.length);
    assert.ok(body.length > 2);
    for (const [index, row] of body.entries()) {
      const { id, changes, actor } = list.body.items[index];
      assert.deepEqual([row.id, JSON.parse(row.changes), row.actor_name], [id, changes, actor.name]);
    }
  });

  await t.test("attendees.csv of an event without RSVPs contains the header", async () => {
    const { id } = await fixtures.event(group, { name: "Later" });
    const { headers } = await token(root, { scopes: ["admin:events"] });
    const { status, payload } = await raw({ url: `/export/events/${id}/attendees.csv`, headers });
    const columns =
      "user_id,user_name,status,waitlist_position,responded_at,guests,checked_in_at,email_undeliverable,registered_by,email,guest_attendee_id";
    assert.deepEqual([status, payload], [200, `\uFEFF${columns}\r\n`]);
  });

  const url = `/export/events/${event.id}/attendees.csv`;

  await t.test("redirects a browser to the sign-in, and responds 401 to a program", async () => {
    const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const paths = { event_id: event.id, group_id: group.id, alliance: alliance.slug };
    for (const { operationId, path: address } of operations.filter((operation) =>
      operation.path.startsWith("/export/"),
    )) {
      const ownPath = Object.fromEntries(Object.entries(paths).filter(([name]) => address.includes(`{${name}}`)));
      assert.equal((await call(operationId, { path: ownPath, headers: { accept } })).status, 303, operationId);
    }
    const browser = await call("exportAttendees", { path, headers: { accept } });
    assert.equal(browser.headers["location"], `/auth/login?next=${encodeURIComponent(url)}`);
    for (const mediaType of ["*/*", "text/csv", "text/csv, text/html;q=0.5"])
      assert.equal((await call("exportAttendees", { path, headers: { accept: mediaType } })).status, 401);
    const cookie = `session_id=${(await session(root)).session()}`;
    assert.equal((await call("exportAttendees", { path, headers: { accept, cookie } })).status, 200);
  });

  await t.test("503 while too many exports run and wait", async () => {
    const send = () => call("exportAttendees", { path, as: as(root) });
    const waitingForLocks = () => sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const requests: ReturnType<typeof send>[] = [];
    await sql.begin(async (tx) => {
      await tx`lock table attendances in access exclusive mode`;
      for (let index = 0; index < 12; index++) requests.push(send());
      await until("two wait", async () => (await waitingForLocks()).length === 2);
      const { status, headers, body } = await send();
      assert.deepEqual([status, headers["retry-after"]], [503, "5"]);
      assert.deepEqual(body, { error: "too many exports are running right now; try again shortly" });
    });
    for (const { status } of await Promise.all(requests)) assert.equal(status, 200);
  });

  await t.test("pages of administrators link to the files, other pages do not", async () => {
    const visitor = await session(root);
    const page = pagePath(event);
    assert.match(String((await visitor.call("showEvent", { path: page })).body), new RegExp(`href="${url}"`));
    const other = await session(await person());
    assert.doesNotMatch(String((await other.call("showEvent", { path: page })).body), /\/export\//);
    const organizer = await person();
    await appoint(organizer, { group: group.id });
    await appoint(organizer, { alliance: alliance.id });
    const dashboard = String((await (await session(organizer)).call("showDashboard")).body);
    assert.match(dashboard, new RegExp(`href="/export/groups/${group.id}/members.csv"`));
    assert.match(dashboard, new RegExp(`href="/alliances/${alliance.slug}/audit"`));
    const audit = await (await session(organizer)).call("showAuditLog", { path: { alliance: alliance.slug } });
    assert.match(String(audit.body), new RegExp(`href="/export/alliances/${alliance.slug}/audit.csv"`));
  });
});

test("a slow reader of an export (criterion 79)", async (t) => {
  const { db } = await startService(t, { data: "none" });
  const unreadMs = 500;
  const streamExport = createExportStreamer((work) => work(db), { unread: unreadMs, stream: 60_000 });
  const readSlowly = async (length: number, bytesPerSecond: number): Promise<number> => {
    const stream = await streamExport(async function* () {
      for (let count = 0; count < length; count += 100_000) yield "x".repeat(Math.min(100_000, length - count));
    });
    let received = 0;
    for await (const piece of stream) {
      await setTimeout((piece.length / bytesPerSecond) * 1_000);
      received += piece.length;
    }
    return received;
  };

  await t.test("gets the whole export while it reads, however slowly", async () => {
    assert.equal(await readSlowly(4_000_000, 1_000_000), 4_000_000);
    assert.equal(await readSlowly(100_000, 80_000), 100_000);
  });

  await t.test("is disconnected when it reads too little, also from buffered data", async () => {
    for (const length of [4_000_000, 100_000])
      await assert.rejects(readSlowly(length, 16_384 / (3 * (unreadMs / 1_000))), {
        message: "the export stood still for too long",
      });
  });
});
