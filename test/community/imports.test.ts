import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Test, test } from "tap";
import { importHandlers } from "../../src/community/imports/run.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { openMailbox, recipients } from "../support/mailbox.ts";
import { purge } from "../support/purging.ts";
import { requireError, requireStatus } from "../support/responses.ts";

const calendarType = { "content-type": "text/calendar" };
const csvType = { "content-type": "text/csv" };

type Fields = Record<string, string>;

const event = (fields: Fields): string =>
  ["BEGIN:VEVENT", ...Object.entries(fields).map(([name, value]) => `${name}:${value}`), "END:VEVENT"].join("\r\n");

const calendar = (...events: (Fields | string)[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Example//EN",
    ...events.map((item) => (typeof item === "string" ? item : event(item))),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const past = {
  UID: "past@example.org",
  SUMMARY: "Summer meetup",
  "DTSTART;TZID=Europe/Berlin": "20260701T190000",
  "DTEND;TZID=Europe/Berlin": "20260701T213000",
  LOCATION: "Haus am Ufer\\, Musterufer 12\\, Berlin",
  DESCRIPTION: "Talks\\nand *pizza*",
  CATEGORIES: "kubernetes,linux",
};
const coming = {
  UID: "coming@example.org",
  SUMMARY: "Winter meetup",
  DTSTART: "20261216T180000Z",
  DURATION: "PT3H",
  LOCATION: "https://meet.example.org/winter",
};

const start = async (t: Test, options: { limits?: Record<string, number> } = {}) => {
  const service = await openMailbox(t, options);
  const { call, as, person, appoint, ours, berlin, sql } = service;
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });
  const path = { alliance: ours.slug, group_id: berlin.id };
  const send = (body: unknown, { query = {}, headers = calendarType, by = organizer, extraHeaders = {} } = {}) =>
    call("createImport", { path, query, body, headers: { ...headers, ...extraHeaders }, as: as(by) });
  const dryRun = async (body: unknown, options: { query?: object; headers?: Record<string, string> } = {}) => {
    const response = await send(body, { ...options, query: { ...options.query, dry_run: true } } as never);
    assert.equal(response.status, 200, JSON.stringify(response.body));
    return response.body;
  };
  const run = async (body: unknown, options = {}) => {
    const response = await send(body, options);
    assert.equal(response.status, 201, JSON.stringify(response.body));
    const mails = await service.deliverEmails();
    const { id } = response.body.run;
    return { id: String(id), mails, report: response.body, ...(await read(id)) };
  };
  const read = async (id: string) => {
    const { status, body } = await call("getImport", { path: { ...path, import_id: id }, as: as(organizer) });
    assert.equal(status, 200);
    return { run: body };
  };
  const undo = (id: string, by = organizer) => call("undoImport", { path: { ...path, import_id: id }, as: as(by) });
  const events = async () => {
    const { body } = await call("listAllEvents", {
      query: { group: berlin.slug, from: "2000-01-01T00:00:00Z", limit: 100, status: ["draft", "published"] },
      as: as(organizer),
    });
    return body.items;
  };
  const find = async (name: string) => (await events()).find((item: { name: string }) => item.name === name);
  const edit = (id: string, body: object) => call("updateEvent", { path: { event_id: id }, body, as: as(organizer) });
  const count = async () =>
    Number((await sql`select count(*) from events where group_id = ${berlin.id}`)[0]?.["count"]);
  /** Runs one batch but does not delete its outbox entry, like a worker that crashes after the batch. */
  const runBatch = async (limits = {}) => {
    const [entry] = await sql`select id, payload, attempts, created_at from outbox where topic = 'import'`;
    assert.ok(entry);
    const options = { db: service.db, limits: createLimits(service.db, limits), secondFactorForAdmins: false };
    const handler = importHandlers({ ...options, clock: () => service.now })["import"] ?? assert.fail();
    const job = { id: String(entry["id"]), payload: entry["payload"], attempts: 0, createdAt: service.now };
    return handler(job, AbortSignal.timeout(60_000), service.db);
  };
  return { ...service, organizer, path, send, dryRun, run, read, undo, events, find, edit, count, runBatch };
};

test("imports of calendars", async (t) => {
  const service = await start(t);
  const { dryRun, run, send, undo, find, edit, count, sql, berlin, call, as, organizer, path } = service;

  await t.test("a dry run reports the outcome of each row and changes nothing", async () => {
    const body = await dryRun(
      calendar(past, { ...coming, STATUS: "CANCELLED" }, { ...coming, CLASS: "PRIVATE", UID: "x" }),
    );
    assert.deepEqual(body.counts, { create: 1, update: 0, skip: 2, refuse: 0 });
    assert.deepEqual(
      body.rows.map(({ line, kind, outcome, title, reason }: Record<string, unknown>) => [
        line,
        kind,
        outcome,
        title,
        reason,
      ]),
      [
        [4, "event", "create", "Summer meetup", null],
        [13, "event", "skip", "Winter meetup", "canceled"],
        [21, "event", "skip", "Winter meetup", "private"],
      ],
    );
    assert.equal(body.run, null);
    assert.equal(await count(), 0);
    assert.equal((await sql`select from imports`).length, 0);
  });

  await t.test("publishes past events, creates upcoming events as drafts, and notifies no one", async () => {
    const member = await service.person();
    await service.join(member, berlin);
    await service.deliverEmails();
    const { mails, run: done, report } = await run(calendar(past, coming));
    assert.deepEqual(mails, []);
    assert.equal(report.run.status, "running");
    assert.deepEqual([done.status, done.row_count, done.done_count, done.counts.create], ["completed", 2, 2, 2]);
    const summer = await find("Summer meetup");
    assert.deepEqual(
      [summer.status, summer.starts_at, summer.ends_at, summer.timezone, summer.kind, summer.tags, summer.venue.name],
      [
        "published",
        "2026-07-01T17:00:00Z",
        "2026-07-01T19:30:00Z",
        "Europe/Berlin",
        "in_person",
        ["kubernetes", "linux"],
        "Haus am Ufer",
      ],
    );
    const winter = await find("Winter meetup");
    assert.deepEqual([winter.status, winter.ends_at, winter.kind], ["draft", "2026-12-16T21:00:00Z", "virtual"]);
    const { body } = await call("getEventById", { path: { event_id: winter.id }, as: as(organizer) });
    assert.equal(body.meeting_url, "https://meet.example.org/winter");
    const actions = await sql`select action from audit_entries where actor_id = ${organizer.id}`;
    assert.deepEqual(
      actions.map(({ action }) => action),
      ["createImport"],
    );
    const { body: list } = await call("listImports", { path, as: as(organizer) });
    assert.deepEqual(list.items, [done]);
  });

  await t.test("updates events by UID, except events that were edited or published in the service", async () => {
    assert.deepEqual((await run(calendar(past, coming))).run.counts, { create: 0, update: 0, skip: 2, refuse: 0 });
    const moved = { ...coming, DTSTART: "20261217T180000Z", SUMMARY: "Advent meetup" };
    const { run: done } = await run(calendar(past, moved));
    assert.deepEqual(done.counts, { create: 0, update: 1, skip: 1, refuse: 0 });
    assert.deepEqual(
      done.problems.map(({ reason }: { reason: string }) => reason),
      ["unchanged"],
    );
    const advent = await find("Advent meetup");
    assert.equal(advent.starts_at, "2026-12-17T18:00:00Z");
    assert.equal(await count(), 2);
    await edit(advent.id, { name: "Punch" });
    const third = await run(calendar({ ...moved, SUMMARY: "Advent again" }));
    assert.deepEqual(
      third.run.problems.map(({ reason }: { reason: string }) => reason),
      ["edited"],
    );
    assert.ok(await find("Punch"));
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("undo reverts created and updated events, and returns 409 once any event has been edited", async () => {
    const first = await run(calendar(past, coming));
    const second = await run(calendar({ ...past, SUMMARY: "Renamed" }, { ...coming, UID: "third@example.org" }));
    assert.deepEqual(second.run.counts, { create: 1, update: 1, skip: 0, refuse: 0 });
    requireError(await undo(first.id), 409, "import_edited");
    const undone = await undo(second.id);
    assert.deepEqual([undone.status, undone.body.status], [200, "undone"]);
    assert.ok(await find("Summer meetup"), "undo restores the name");
    assert.equal(await count(), 2);
    assert.equal((await undo(second.id)).status, 200, "a repeated undo succeeds");
    const draft = await find("Winter meetup");
    await edit(draft.id, { summary: "New" });
    requireError(await undo(first.id), 409, "import_edited");
    assert.equal(await count(), 2);
    await call("deleteEvent", { path: { event_id: draft.id }, as: as(organizer) });
    assert.equal((await undo(first.id)).status, 200);
    assert.equal(await count(), 0);
    const { body: removed } = await call("listRemovals", { query: { since: "2026-11-20T00:00:00Z" } });
    assert.ok(removed.items.length > 0, "mirrors learn that the published event was deleted");
    assert.equal((await run(calendar(past))).run.counts.create, 1, "the event can be imported again");
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("expands recurring events for a year ahead, with their exceptions", async () => {
    const weekly = {
      UID: "weekly",
      SUMMARY: "Weekly",
      "DTSTART;TZID=Europe/Berlin": "20261006T190000",
      RRULE: "FREQ=WEEKLY;COUNT=4;BYDAY=TU",
      "EXDATE;TZID=Europe/Berlin": "20261013T190000",
    };
    const moved = {
      UID: "weekly",
      SUMMARY: "Moved",
      "RECURRENCE-ID;TZID=Europe/Berlin": "20261020T190000",
      "DTSTART;TZID=Europe/Berlin": "20261021T190000",
    };
    const { rows } = await dryRun(calendar(weekly, moved));
    assert.deepEqual(
      rows.map(({ title }: { title: string }) => title),
      ["Weekly", "Weekly", "Moved"],
    );
    await run(calendar(weekly, moved));
    const starts = (await service.events()).map((item: { starts_at: string }) => item.starts_at);
    // Daylight saving time ended in Berlin on 25 October.
    assert.deepEqual(starts.toSorted(), ["2026-10-06T17:00:00Z", "2026-10-21T17:00:00Z", "2026-10-27T18:00:00Z"]);
    const endless = await dryRun(calendar({ ...coming, DTSTART: "20200101T180000Z", RRULE: "FREQ=WEEKLY" }));
    assert.deepEqual([endless.counts.create, endless.counts.skip], [200, 1]);
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("quickly rejects unsupported recurrence rules, such as very sparse ones", async () => {
    const rules = [
      "FREQ=SECONDLY",
      "FREQ=DAILY;BYSECOND=0,1,2,3",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31",
      "FREQ=MONTHLY;INTERVAL=48;BYDAY=5FR",
      "FREQ=YEARLY;BYYEARDAY=400",
      "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO",
      "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9",
      "FREQ=WEEKLY;BYDAY=9MO",
      "FREQ=DAILY;INTERVAL=7;BYDAY=MO",
      "FREQ=DAILY;INTERVAL=70000000;BYDAY=SU",
      "FREQ=WEEKLY;INTERVAL=100000;BYDAY=MO",
      "FREQ=MONTHLY;INTERVAL=1000000000",
      "FREQ=MONTHLY;BYDAY=5TU",
    ];
    const events = rules.map((RRULE, i) => ({ ...coming, UID: `${i}`, DTSTART: "20260210T180000Z", RRULE }));
    const startedAt = performance.now();
    const { rows } = await dryRun(calendar(...events));
    assert.ok(performance.now() - startedAt < 10_000);
    assert.deepEqual(
      rows.map(({ outcome, reason }: Fields) => [outcome, reason]),
      rules.map((rule) => ["refuse", rule.endsWith("400") ? "unreadable" : "unsupported_recurrence"]),
    );
    const many = Array.from({ length: 30 }, (_, i) => ({
      ...{ ...coming, UID: `${i}`, DTSTART: "19700101T180000Z", RRULE: "FREQ=DAILY" },
    }));
    const report = await dryRun(calendar(...many));
    assert.equal(report.counts.refuse, 30, "more than the rules of a file may have");
  });

  await t.test("reports why rows cannot be imported", async () => {
    const { rows } = await dryRun(
      calendar(
        { ...coming, UID: "1", SUMMARY: "" },
        { ...coming, UID: "2", DTSTART: "garbage" },
        { ...coming, UID: "3", DURATION: "-PT1H" },
        { UID: "4", SUMMARY: "x", "DTSTART;TZID=Narnia/Cair": "20261201T190000" },
        { ...coming, UID: "5", DESCRIPTION: "x".repeat(70_000) },
        { ...coming, UID: "6", DURATION: "P32D" },
        { ...coming, UID: "7", SUMMARY: "x".repeat(121) },
        "BEGIN:VEVENT\r\nBAD LINE\r\nEND:VEVENT",
        { ...coming, UID: "9" },
        { ...coming, UID: "9" },
        { UID: "10", SUMMARY: "No start" },
      ),
    );
    assert.deepEqual(
      rows.map(({ outcome, reason, field }: Fields) => [outcome, reason, field]),
      [
        ["refuse", "invalid", "name"],
        ["refuse", "unreadable", null],
        ["refuse", "invalid", "ends_at"],
        ["refuse", "unknown_time_zone", null],
        ["refuse", "too_long", null],
        ["refuse", "invalid", "ends_at"],
        ["refuse", "invalid", "name"],
        ["refuse", "unreadable", null],
        ["create", null, null],
        ["skip", "duplicate", null],
        ["refuse", "invalid", "starts_at"],
      ],
    );
  });

  await t.test("reads all-day events, folded lines, LF, VTIMEZONE definitions and a byte order mark", async () => {
    const zone = "BEGIN:VTIMEZONE\nTZID:My zone\nX-LIC-LOCATION:America/New_York\nEND:VTIMEZONE";
    const text = calendar(
      zone,
      { UID: "day", SUMMARY: "Day", "DTSTART;VALUE=DATE": "20261201" },
      { UID: "own", SUMMARY: "Own\n  zone", "DTSTART;TZID=My zone": "20261201T190000" },
      { UID: "floating", SUMMARY: "\u202EHostile\u0007 <b>text</b>", DTSTART: "20261201T190000" },
    ).replaceAll("\r\n", "\n");
    const { run: done } = await run(`\uFEFF${text}`, { query: { timezone: "Asia/Tokyo" } });
    assert.equal(done.counts.create, 3, JSON.stringify(done.problems));
    const [day, zoned, floating] = [await find("Day"), await find("Own zone"), await find("Hostile <b>text</b>")];
    assert.deepEqual(
      [day.starts_at, day.ends_at, zoned.starts_at, zoned.timezone, floating.starts_at],
      [
        "2026-11-30T15:00:00Z",
        "2026-12-01T15:00:00Z",
        "2026-12-02T00:00:00Z",
        "America/New_York",
        "2026-12-01T10:00:00Z",
      ],
    );
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("rejects files that are neither a calendar nor a spreadsheet", async () => {
    const invalidFiles: [body: string | Buffer, message: RegExp][] = [
      [calendar(past).replace("END:VCALENDAR", ""), /ends before/],
      ["hello", /the first row must name the columns/],
      ["", /empty/],
      [Buffer.from("name,starts_at\nCafé,2026-12-01T19:00:00Z", "latin1"), /UTF-8/],
      [calendar(...Array.from({ length: 5_001 }, (_, i) => ({ ...coming, UID: `${i}` }))), /more than 5000 rows/],
    ];
    for (const [body, message] of invalidFiles) assert.match(requireStatus(await send(body), 400), message);
    requireStatus(await send(calendar(past), { query: { timezone: "Europe/Nowhere" } }), 400);
    requireStatus(await send("x".repeat(10_485_761)), 413);
    requireStatus(await send("<xml/>", { headers: { "content-type": "application/xml" } }), 415);
    requireStatus(
      await send(calendar(past), { headers: { "content-type": "text/calendar; charset=iso-8859-1" } }),
      415,
    );
  });

  await t.test("treats NUL and markup in names as text, and rejects malformed files", async () => {
    const { rows } = await dryRun(
      calendar(
        { ...coming, UID: "nul", SUMMARY: "A\u0000B <script>", DESCRIPTION: "C\u0000D" },
        { ...coming, UID: "year", DTSTART: "99991231T235900Z" },
        { ...coming, UID: "long", DURATION: "P999999999W" },
        { ...coming, UID: "old", DTSTART: "19000101T000000Z", RRULE: "FREQ=DAILY" },
        { ...coming, UID: "dates", RDATE: "20270101T000000Z" },
        { ...coming, UID: "zone", "DTSTART;TZID=__proto__": "20261201T190000", DTSTART: "" },
        "BEGIN:VEVENT\r\nBEGIN:VEVENT",
        `BEGIN:VEVENT\r\n${"ATTENDEE;".repeat(8_000)}\r\nEND:VEVENT`,
      ),
    );
    assert.deepEqual(
      rows.map(({ outcome, reason, title }: Fields) => [outcome, reason, title]),
      [
        ["create", null, "A B <script>"],
        ["refuse", "invalid", "Winter meetup"],
        ["refuse", "invalid", "Winter meetup"],
        ["refuse", "unsupported_recurrence", "Winter meetup"],
        ["refuse", "unsupported_recurrence", "Winter meetup"],
        ["refuse", "unreadable", null],
        ["refuse", "unreadable", null],
        ["refuse", "unreadable", null],
        ["refuse", "too_long", null],
      ],
    );
    const csv = (text: string | Buffer) => send(text, { headers: csvType, query: { dry_run: true } });
    requireStatus(await csv(Buffer.from("email\nada@example.org", "utf16le")), 400);
    requireStatus(await csv(`na\u0000me,start\n`), 400);
    requireStatus(await csv("\u0000".repeat(1_000)), 400);
    const unusual = await csv('constructor,__proto__,email\n1,2,"ada@\u0000example.org"\n3');
    assert.deepEqual(
      unusual.body.rows.map(({ reason }: Fields) => reason),
      ["invalid", "no_email"],
    );
    const startedAt = performance.now();
    const unended = await send(`BEGIN:VCALENDAR\n${"BEGIN:VEVENT\n".repeat(700_000)}`);
    requireStatus(unended, 400);
    requireStatus(await csv(`email\n${'"'.repeat(9_000_000)}`), 400);
    assert.ok(performance.now() - startedAt < 10_000);
  });

  await t.test("replays the response for a repeated Idempotency-Key, and rejects a different file", async () => {
    const extraHeaders = { "idempotency-key": "once" };
    const first = await send(calendar(past), { extraHeaders });
    const second = await send(calendar(past), { extraHeaders });
    assert.deepEqual([second.status, second.body], [201, first.body]);
    requireStatus(await send(calendar(coming), { extraHeaders }), 422);
    await service.deliverEmails();
    assert.equal(await count(), 1);
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("two concurrent imports of the same file create each event once", async () => {
    const runs = await Promise.all([send(calendar(past, coming)), send(calendar(past, coming))]);
    await service.deliverEmails();
    assert.equal(await count(), 2);
    const done = await Promise.all(runs.map(({ body }) => service.read(body.run.id)));
    assert.deepEqual(done.map(({ run: { counts } }) => [counts.create, counts.skip]).toSorted(), [
      [0, 2],
      [2, 0],
    ]);
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("runs many rows in batches", async () => {
    const many = Array.from({ length: 230 }, (_, i) => ({ ...coming, UID: `many ${i}` }));
    const { run: done, id } = await run(calendar(...many));
    assert.deepEqual([done.status, done.done_count, await count()], ["completed", 230, 230]);
    assert.equal((await undo(id)).status, 200);
    assert.equal(await count(), 0);
  });

  await t.test("an import can be undone while it runs", async () => {
    const many = Array.from({ length: 120 }, (_, i) => ({ ...coming, UID: `middle ${i}` }));
    const { body } = await send(calendar(...many));
    assert.deepEqual(await service.runBatch(), { continuesWith: { importId: body.run.id, language: null } });
    assert.equal(await count(), 50);
    const undone = await undo(body.run.id);
    assert.deepEqual([undone.body.status, undone.body.done_count, await count()], ["undone", 120, 0]);
    await service.deliverEmails();
    assert.equal(await count(), 0);
    assert.equal((await service.read(body.run.id)).run.status, "undone");
  });

  await t.test("concurrent requests undo an import once, even while it completes", async () => {
    const { body } = await send(calendar(past, coming));
    const [first, second] = await Promise.all([undo(body.run.id), undo(body.run.id), service.runBatch()]);
    assert.deepEqual([first.status, second.status, await count()], [200, 200, 0]);
    const entries =
      await sql`select from audit_entries where action = 'undoImport' and changes::text like ${`%${body.run.id}%`}`;
    assert.equal(entries.length, 1);
    await service.deliverEmails();
    assert.equal(await count(), 0);
  });

  await t.test("an import stops when it is undone, or when the organizer loses the role", async () => {
    const { body } = await send(calendar(past, coming));
    assert.equal((await undo(body.run.id)).body.status, "undone");
    await service.deliverEmails();
    assert.equal(await count(), 0);
    const { body: secondImport } = await send(calendar(past, coming));
    await sql`delete from roles where user_id = ${organizer.id}`;
    await service.deliverEmails();
    const { body: ended } = await call("getImport", {
      path: { ...path, import_id: secondImport.run.id },
      as: as(service.root),
    });
    assert.deepEqual([ended.status, ended.counts.refuse, ended.problems[0].reason], ["completed", 2, "not_allowed"]);
    assert.equal(await count(), 0);
    await service.appoint(organizer, { group: berlin.id });
  });

  await t.test("an import stops when the organizer's account is disabled or its address is unverified", async () => {
    const startImport = async (file: string, headers: typeof calendarType) => {
      const { body } = await send(file, { headers });
      return { ...path, import_id: String(body.run.id) };
    };
    const { id } = organizer;
    for (const [revoke, restore] of [
      [
        sql`update users set disabled_at = now() where id = ${id}`,
        sql`update users set disabled_at = null where id = ${id}`,
      ],
      [
        sql`update users set email_verified_at = null where id = ${id}`,
        sql`update users set email_verified_at = now() where id = ${id}`,
      ],
    ] as const) {
      const imports = [
        await startImport(calendar(past, coming), calendarType),
        await startImport("email\nnew@example.org", csvType),
      ];
      await revoke;
      assert.deepEqual(await service.deliverEmails(), []);
      for (const path of imports) {
        const { body: ended } = await call("getImport", { path, as: as(service.root) });
        assert.deepEqual([ended.status, ended.problems[0]?.reason], ["completed", "not_allowed"]);
      }
      assert.equal(await count(), 0);
      assert.equal((await sql`select from invitations where email = 'new@example.org'`).length, 0);
      await restore;
    }
  });

  await t.test("requires an administrator, and the scope admin:events to import events", async () => {
    const member = await service.person();
    requireError(await send(calendar(past), { by: member }), 403, "role_required");
    const withScopes = (scopes: string[]) => ({ ...as(organizer), scopes: new Set(scopes) });
    const sendAs = (scopes: string[], body: string, headers: Record<string, string> = calendarType) =>
      call("createImport", { path, body, headers, query: { dry_run: true }, as: withScopes(scopes) as never });
    requireError(await sendAs(["admin:groups"], calendar(past)), 403, "insufficient_scope");
    assert.equal((await sendAs(["admin:groups"], "email\nada@example.org", csvType)).status, 200);
    assert.equal((await sendAs(["admin:groups", "admin:events"], calendar(past))).status, 200);
    const otherGroup = await service.group(service.ours);
    const { body } = await send(calendar(past));
    const otherPath = { alliance: service.ours.slug, group_id: otherGroup.id, import_id: body.run.id };
    requireStatus(await call("getImport", { path: otherPath, as: as(service.root) }), 404);
    requireStatus(await call("undoImport", { path: otherPath, as: as(service.root) }), 404);
    const stranger = await service.person();
    await service.appoint(stranger, { group: otherGroup.id });
    const importPath = { ...path, import_id: body.run.id };
    requireError(await call("getImport", { path: importPath, as: as(stranger) }), 403, "role_required");
    requireError(await call("undoImport", { path: importPath, as: as(stranger) }), 403, "role_required");
    requireError(await call("listImports", { path, as: as(stranger) }), 403, "role_required");
    // A file with the UID of another group's event creates an event and does not update the existing event.
    await service.deliverEmails();
    const otherGroupPath = { alliance: service.ours.slug, group_id: otherGroup.id };
    const report = await call("createImport", {
      ...{ path: otherGroupPath, query: { dry_run: true }, body: calendar({ ...past, SUMMARY: "Mine" }) },
      ...{ headers: calendarType, as: as(stranger) },
    });
    assert.deepEqual(report.body.counts, { create: 1, update: 0, skip: 0, refuse: 0 });
  });
});

test("imports of calendars by URL", async (t) => {
  const service = await start(t);
  const { path, organizer } = service;
  const json = { "content-type": "application/json" };

  await t.test("returns 400 for URLs that are not HTTPS or not public", async () => {
    for (const url of ["https://127.0.0.1/x.ics", "http://example.org/x.ics", "https://[::1]/x.ics"]) {
      const response = await service.send({ url }, { headers: json });
      assert.match(requireStatus(response, 400), /body\/url/);
    }
  });

  await t.test("imports a calendar from a URL, or reports why it cannot be read", async () => {
    const server = createServer((request, response) => {
      const [status, body] =
        request.url === "/good.ics" ? [200, calendar(past)] : [request.url === "/moved" ? 302 : 200, "<html>"];
      response.writeHead(status, { location: "/good.ics" }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    t.teardown(() => server.close());
    const address = server.address();
    assert.ok(typeof address === "object" && address);
    const bodyFor = (file: string) => ({ url: `http://127.0.0.1:${address.port}${file}` });
    const local = await service.startAnother({ allowsPrivateAddresses: true, clock: () => service.now });
    const send = (body: object) =>
      local.call("createImport", { path, body, query: { dry_run: true }, as: local.as(organizer) });
    const { status, body } = await send(bodyFor("/good.ics"));
    assert.deepEqual([status, body.counts], [200, { create: 1, update: 0, skip: 0, refuse: 0 }], JSON.stringify(body));
    assert.match(requireStatus(await send(bodyFor("/moved")), 400), /status 302/);
    assert.match(requireStatus(await send(bodyFor("/page")), 400), /not an iCalendar file/);
  });
});

test("imports of spreadsheets", async (t) => {
  const service = await start(t);
  const { dryRun, run, send, undo, sql, berlin, deliverEmails, call, as, organizer } = service;
  const csv = (...lines: string[]) => lines.join("\r\n");
  const dryRunCsv = (...lines: string[]) => dryRun(csv(...lines), { headers: csvType });
  const runCsv = (...lines: string[]) => run(csv(...lines), { headers: csvType });

  await t.test("invites each address once, and its invitation expires after 30 days", async () => {
    const lines = [
      "Name,Email",
      "Ada,ada@example.org",
      "Ben,BEN@example.org",
      '"Ada, again",Ada@example.org',
      "Nobody,",
      "Bad,x@",
    ];
    const { rows } = await dryRunCsv(...lines);
    assert.deepEqual(
      rows.map(({ outcome, title, reason }: Fields) => [outcome, title, reason]),
      [
        ["create", "Ada", null],
        ["create", "Ben", null],
        ["skip", "Ada, again", "duplicate"],
        ["refuse", "Nobody", "no_email"],
        ["refuse", "Bad", "invalid"],
      ],
    );
    const { mails, run: done, id } = await runCsv(...lines);
    assert.deepEqual(
      recipients(mails)
        .map((address) => address.toLowerCase())
        .toSorted(),
      ["ada@example.org", "ben@example.org"],
    );
    assert.deepEqual(done.counts, { create: 2, update: 0, skip: 1, refuse: 2 });
    assert.ok(!JSON.stringify(done).includes("example.org"), "the run contains no email address");
    assert.equal((await sql`select from import_rows where source is not null or title is not null`).length, 0);
    assert.equal((await sql`select from memberships where group_id = ${berlin.id}`).length, 0, "no one is enrolled");
    const repeat = await runCsv(...lines);
    assert.deepEqual([repeat.mails.length, repeat.run.counts.skip], [0, 3]);
    await sql`update invitations set status = 'declined' where email = 'ada@example.org'`;
    assert.equal((await dryRunCsv("email", "ada@example.org")).rows[0].reason, "already_invited");
    const [pending] = await sql`select expires_at from invitations where status = 'pending'`;
    assert.equal(new Date(String(pending?.["expires_at"])).getTime(), Date.parse(done.created_at) + 30 * 86_400_000);
    assert.equal((await undo(id)).status, 200);
    const states = await sql`select status from invitations order by email`;
    assert.deepEqual(
      states.map(({ status }) => status),
      ["withdrawn", "declined"],
    );
  });

  await t.test("rejects rows beyond the invitation limit; a later import can invite their addresses", async () => {
    await sql`delete from rate_limits`;
    const file = "email\nfirst@example.org\nsecond@example.org";
    const { body } = await send(file, { headers: csvType });
    assert.equal(await service.runBatch({ invitations_per_user: 1, factor: 1 }), undefined);
    const done = (await service.read(body.run.id)).run;
    assert.deepEqual([done.counts.create, done.problems[0].reason], [1, "limit_reached"]);
    await deliverEmails();
    assert.deepEqual(recipients((await runCsv("email", "first@example.org", "second@example.org")).mails), [
      "second@example.org",
    ]);
  });

  await t.test("resumes after a crash without inviting anyone twice", async () => {
    const addresses = Array.from({ length: 120 }, (_, i) => `many-${i}@example.org`);
    const { body } = await send(["email", ...addresses].join("\n"), { headers: csvType });
    assert.deepEqual(await service.runBatch(), { continuesWith: { importId: body.run.id, language: null } });
    assert.equal((await service.read(body.run.id)).run.done_count, 50);
    // The outbox entry still exists, as after a crash, so that a worker processes it again.
    assert.deepEqual(recipients(await deliverEmails()), addresses.toSorted());
    assert.equal((await service.read(body.run.id)).run.status, "completed");
  });

  await t.test("sends one webhook message", async () => {
    const { ours, root } = service;
    const webhook = { url: "https://hooks.example.org/", event_types: ["*"] };
    await service.callAs(root, "createWebhook", { alliance: ours.slug }, webhook);
    await send(calendar(past, coming));
    await service.runBatch();
    const messages = await sql`select payload from outbox where topic = 'webhook_message'`;
    assert.deepEqual(
      messages.map(({ payload }) => Object(payload).type),
      ["import.completed"],
    );
    await sql`delete from webhooks`;
    await sql`delete from outbox`;
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("the purge deletes expired invitations that were not accepted", async () => {
    await sql`update invitations set expires_at = ${service.now.toISOString()} where email = 'many-1@example.org'`;
    await sql`update invitations set expires_at = ${service.now.toISOString()}, status = 'accepted' where email = 'many-2@example.org'`;
    await purge(service.db, service.now);
    const left = await sql`select email from invitations where email in ('many-1@example.org', 'many-2@example.org')`;
    assert.deepEqual(
      left.map(({ email }) => email),
      ["many-2@example.org"],
    );
  });

  await t.test("recognizes separators, quotes, line breaks and UTF-16, and imports formulas as text", async () => {
    const text = csv(
      "Event Name;Start Date;Start Time;End Time;Time Zone;Description;Capacity",
      "'=SUM(1);2026-12-01;7:00 PM;9:30 PM;Europe/Berlin;\"Two",
      'lines; and ""quotes""";40',
      "Talks;Dec 2, 2026;19:00;;;;",
      "When?;12/1/2026;19:00;;;;",
    );
    const { rows } = await dryRun(text, { headers: csvType });
    assert.deepEqual(
      rows.map(({ line, outcome, title, field }: Fields) => [line, outcome, title, field]),
      [
        [2, "create", "=SUM(1)", null],
        [4, "create", "Talks", null],
        [5, "refuse", "When?", "starts_at"],
      ],
    );
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
    const { run: done } = await run(utf16, { headers: csvType });
    assert.equal(done.counts.create, 2);
    const first = await service.find("=SUM(1)");
    assert.deepEqual(
      [first.starts_at, first.ends_at, first.capacity],
      ["2026-12-01T18:00:00Z", "2026-12-01T20:30:00Z", 40],
    );
    const { body } = await call("getEventById", { path: { event_id: first.id }, as: as(organizer) });
    assert.equal(body.description, 'Two\nlines; and "quotes"');
    await sql`delete from events where group_id = ${berlin.id}`;
  });

  await t.test("rejects broken and huge rows", async () => {
    requireStatus(await send('email\n"ada@example.org', { headers: csvType }), 400);
    requireStatus(await send(`email,name\nada@example.org,${"x".repeat(70_000)}`, { headers: csvType }), 400);
    requireStatus(await send("email\n".padEnd(60_000, "a@b.org\n"), { headers: csvType }), 400);
  });

  await t.test("an import into an inactive group can create events, but cannot invite", async () => {
    await service.changeGroup(berlin, { active: false });
    requireError(await send("email\nzoe@example.org", { headers: csvType }), 409, "group_inactive");
    assert.equal((await run(calendar(past))).run.counts.create, 1);
    await service.changeGroup(berlin, { active: true });
    await deliverEmails();
  });
});

test("member lists from other tools", async (t) => {
  const service = await start(t);
  const file = (name: string) => readFile(join(packageRoot, "test/community/imports", name));
  const rowsOf = async (name: string) => {
    const { rows } = await service.dryRun(await file(name), { headers: csvType });
    return rows.map(({ line, kind, outcome, title, reason }: Fields) => [line, kind, outcome, title, reason]);
  };

  await t.test("invites the guests of Luma", async () => {
    assert.deepEqual(await rowsOf("luma-guests.csv"), [
      [2, "member", "create", "Ada Okafor", null],
      [3, "member", "create", "Ben", null],
      [4, "member", "skip", "Luz Castellanos", "declined"],
      [5, "member", "skip", "Ada Okafor", "duplicate"],
    ]);
    const { mails } = await service.run(await file("luma-guests.csv"), { headers: csvType });
    assert.deepEqual(recipients(mails).toSorted(), ["ada@example.org", "ben@example.org"]);
  });

  await t.test("invites the attendees of Eventbrite, not the buyers", async () => {
    assert.deepEqual(await rowsOf("eventbrite-attendees.csv"), [
      [2, "member", "create", "Dmytro Shevchenko", null],
      [3, "member", "create", "Eri =Tanaka", null],
      [4, "member", "skip", "Gala Ruiz", "declined"],
      [5, "member", "skip", "Hugo Nunes", "declined"],
    ]);
    const { mails } = await service.run(await file("eventbrite-attendees.csv"), { headers: csvType });
    assert.deepEqual(recipients(mails).toSorted(), ["dmytro@example.org", "eri@example.org"]);
  });

  await t.test("reports that Meetup's member list has no addresses", async () => {
    assert.deepEqual(await rowsOf("meetup-members.csv"), [
      [2, "member", "refuse", "Ida Berg", "no_email"],
      [3, "member", "refuse", "João", "no_email"],
    ]);
  });
});

test("an import resumes after its process was killed, and imports no row twice", async (t) => {
  const service = await start(t);
  const many = Array.from({ length: 250 }, (_, i) => ({ ...coming, UID: `event ${i}`, SUMMARY: `Event ${i}` }));
  const addresses = Array.from({ length: 100 }, (_, i) => `member-${i}@example.org`);
  const { body: events } = await service.send(calendar(...many));
  const { body: members } = await service.send(["email", ...addresses].join("\n"), { headers: csvType });
  const doneCount = async () =>
    Number((await service.sql`select count(*) from import_rows where source is null`)[0]?.["count"]);
  const program = fileURLToPath(new URL("../support/import-worker.js", import.meta.url));
  for (const delayMs of [0, 20]) {
    const before = await doneCount();
    const child = fork(program);
    t.teardown(() => child.kill("SIGKILL"));
    child.send({ url: service.url, now: service.now.toISOString() });
    while ((await doneCount()) === before) await delay(5);
    await delay(delayMs);
    child.kill("SIGKILL");
  }
  assert.ok((await doneCount()) < 350, "the process was killed during the import");
  assert.deepEqual(recipients(await service.deliverEmails()).toSorted(), addresses.toSorted());
  assert.equal(await service.count(), 250);
  assert.equal((await service.sql`select distinct name from events where group_id = ${service.berlin.id}`).length, 250);
  for (const { id, row_count: rowCount } of [events.run, members.run]) {
    const { run: done } = await service.read(id);
    assert.deepEqual([done.status, done.done_count, done.counts.create], ["completed", rowCount, rowCount]);
  }
});
