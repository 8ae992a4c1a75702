import assert from "node:assert/strict";
import { test } from "tap";
import { openMailbox, recipients } from "../support/mailbox.ts";
import type { Person } from "../support/people.ts";
import { multipartFields, multipartForm } from "../support/pictures.ts";
import { purge } from "../support/purging.ts";
import { requireError } from "../support/responses.ts";
import { html, locationOf, siteClient } from "../support/site.ts";

const eventText = (uid: string, name: string, start: string, more: readonly string[] = []): string =>
  ["BEGIN:VEVENT", `UID:${uid}`, `SUMMARY:${name}`, `DTSTART:${start}`, ...more, "END:VEVENT"].join("\r\n");

const calendarText = (...events: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN", ...events, "END:VCALENDAR", ""].join("\r\n");

const summer = eventText("past@example.org", "Summer <1>", "20260701T170000Z");
const winter = eventText("coming@example.org", "Winter meetup", "20261216T180000Z");
const canceled = eventText("canceled@example.org", "Rained off", "20260801T170000Z", ["STATUS:CANCELLED"]);
const endless = eventText("hourly@example.org", "Hourly", "20260801T170000Z", ["RRULE:FREQ=HOURLY"]);

type ImportFields = { file?: string | Buffer; url?: string; timezone?: string };

/** Builds the form as browsers send it: the file is empty if none was chosen. */
const uploadOf = ({ file = "", url = "", timezone = "" }: ImportFields) => {
  const { body, headers } = multipartForm(typeof file === "string" ? Buffer.from(file) : file, {
    ...{ name: "file", file: file === "" ? "" : "export" },
    more: multipartFields({ url, timezone }),
  });
  return { body, headers: { ...html, ...headers } };
};

test("the page of imports", async (t) => {
  const service = await openMailbox(t);
  const { appoint, as, berlin, call, ours, person, deliverEmails, session, sql } = service;
  const path = { alliance: ours.slug, group_slug: berlin.slug };
  const inGroup = { alliance: ours.slug, group_id: berlin.id };
  const pageUrl = `/groups/${ours.slug}/${berlin.slug}/import`;
  const signIn = async (user: Person) => {
    const visitor = await session(user);
    const tab = siteClient(visitor);
    const choose = (fields: ImportFields) => visitor.call("createImportDraftByForm", { path, ...uploadOf(fields) });
    /** Submits a file that must be accepted. @returns the id of the draft */
    const draft = async (fields: ImportFields): Promise<string> => {
      const response = await choose(fields);
      assert.equal(response.status, 303, String(response.body).slice(0, 2_000));
      const [, id = ""] = /\?import=([0-9a-f-]{36})$/.exec(locationOf(response)) ?? [];
      assert.equal(locationOf(response), `${pageUrl}?import=${id}`);
      return id;
    };
    const show = (id: string) => tab.read("showImport", path, { import: id });
    const submit = (form: "startImportByForm" | "undoImportByForm", id: string) =>
      visitor.call(form, { path: { ...path, import_id: id }, headers: html });
    return { ...tab, visitor, choose, draft, show, submit };
  };
  const organizer = await person();
  const colleague = await person();
  for (const user of [organizer, colleague]) await appoint(user, { group: berlin.id });
  const tab = await signIn(organizer);
  const countDrafts = async () => (await sql`select from imports where status = 'draft'`).length;
  const listImports = async () => (await call("listImports", { path: inGroup, as: as(organizer) })).body.items;
  const count = async (table: "events" | "outbox" | "audit_entries"): Promise<number> =>
    Number((await sql`select count(*) from ${sql(table)}`)[0]?.["count"]);

  await t.test("is linked from the group's page, and has a form that works without a script", async () => {
    assert.match(await tab.read("showGroup", path), new RegExp(`href="${pageUrl}"`));
    const page = await tab.read("showImport", path);
    assert.match(page, /Step 1 of 3/);
    assert.match(
      page,
      /enctype="multipart\/form-data"[\s\S]*name="file" type="file"[\s\S]*name="url"[\s\S]*"timezone"/,
    );
    assert.doesNotMatch(page, /Latest imports/);
  });

  await t.test(
    "a calendar: a draft changes nothing, starting imports it once, and undoing removes its events",
    async () => {
      const before = [await count("events"), await count("outbox"), await count("audit_entries")];
      const id = await tab.draft({ file: calendarText(summer, winter, canceled, endless) });
      const draft = await tab.show(id);
      assert.match(draft, /Step 2 of 3/);
      assert.match(draft, /<li>2 new events<\/li>\s*<li>1 skipped row<\/li>\s*<li>1 rejected row<\/li>/);
      assert.match(draft, /Summer &lt;1&gt;<\/strong> <span class="tag">New event/);
      assert.match(
        draft,
        /Rained off<\/strong> <span class="tag">Skipped<\/span>\s*<p class="hint">Line 14 · The event was/,
      );
      assert.match(draft, /Hourly<\/strong> <span class="tag alert">Rejected<[\s\S]*?This kind of repetition is not/);
      assert.deepEqual([await count("events"), await count("outbox"), await count("audit_entries")], before);
      requireError(
        await call("getImport", { path: { ...inGroup, import_id: id }, as: as(organizer) }),
        404,
        "not_found",
      );
      requireError(
        await call("undoImport", { path: { ...inGroup, import_id: id }, as: as(organizer) }),
        404,
        "not_found",
      );
      assert.deepEqual(await listImports(), []);
      assert.doesNotMatch(await tab.read("showImport", path), /Latest imports/);

      const responses = await Promise.all([tab.submit("startImportByForm", id), tab.submit("startImportByForm", id)]);
      for (const response of responses)
        assert.deepEqual([response.status, locationOf(response)], [303, `${pageUrl}?import=${id}`]);
      const running = await tab.show(id);
      assert.match(running, /Step 3 of 3[\s\S]*2 of 4 rows have been processed[\s\S]*<progress max="4" value="2"/);
      assert.match(running, new RegExp(`href="${pageUrl}\\?import=${id}">Refresh`));
      const entries = await sql`select actor_id from audit_entries where action = 'createImport'`;
      assert.deepEqual(
        entries.map(({ actor_id: actor }) => actor),
        [organizer.id],
      );
      assert.equal((await sql`select from outbox where topic = 'import'`).length, 1);
      assert.deepEqual(await deliverEmails(), []);
      const done = await tab.show(id);
      assert.match(done, /role="status">The import is complete/);
      assert.match(done, /Rained off[\s\S]*Hourly/);
      assert.doesNotMatch(done, /Winter meetup|Refresh/);
      const names = await sql`select name, status from events order by name`;
      assert.deepEqual(
        names.map(({ name, status }) => [name, status]),
        [
          ["Summer <1>", "published"],
          ["Winter meetup", "draft"],
        ],
      );
      assert.equal((await listImports()).length, 1);
      assert.match(
        await tab.read("showImport", path),
        new RegExp(`import=${id}"[\\s\\S]*Completed[\\s\\S]*2 new events`),
      );
      assert.equal((await tab.submit("startImportByForm", id)).status, 303, "again");
      assert.equal((await sql`select from outbox where topic = 'import'`).length, 0);

      assert.equal(locationOf(await tab.submit("undoImportByForm", id)), `${pageUrl}?import=${id}`);
      const undone = await tab.show(id);
      assert.match(undone, /role="status">The import has been undone/);
      assert.doesNotMatch(undone, /Yes, undo it/);
      assert.equal(await count("events"), 0);
    },
  );

  await t.test("an import with an edited event cannot be undone, and the page says what to do", async () => {
    const id = await tab.draft({ file: calendarText(winter) });
    await tab.submit("startImportByForm", id);
    await deliverEmails();
    await sql`update events set revision = revision + 1`;
    const rejected = await tab.submit("undoImportByForm", id);
    assert.equal(rejected.status, 409);
    assert.match(rejected.body, /Undo the later import first, or delete the events by hand/);
    assert.match(rejected.body, /The import is complete/);
    assert.equal(await count("events"), 1);
    await sql`delete from events`;
  });

  await t.test("a list of members: the draft shows the addresses, and starting invites them", async () => {
    const id = await tab.draft({ file: "email,status\nada@example.org,going\nnobody,going\nbob@example.org,declined" });
    const draft = await tab.show(id);
    assert.match(draft, /<li>1 invitation<\/li>\s*<li>1 skipped row<\/li>\s*<li>1 rejected row<\/li>/);
    assert.match(draft, /ada@example\.org<\/strong> <span class="tag">Invitation/);
    assert.match(draft, /Line 3 · Not valid: Email address[\s\S]*Line 4 · The person declined/);
    assert.deepEqual(await deliverEmails(), []);
    await tab.submit("startImportByForm", id);
    assert.deepEqual(recipients(await deliverEmails()), ["ada@example.org"]);
    const done = await tab.show(id);
    assert.doesNotMatch(done, /ada@example\.org/);
    const repeated = await tab.show(await tab.draft({ file: "email\nada@example.org" }));
    assert.match(repeated, /There is nothing to import[\s\S]*Already invited or a member/);
    assert.doesNotMatch(repeated, /\/start"/);
  });

  await t.test("shows 100 rows, rows with a problem first, and the number of further rows", async () => {
    const rows = Array.from({ length: 105 }, (_, index) => `person${index}@example.org`);
    const draft = await tab.show(await tab.draft({ file: ["email", ...rows, "nobody"].join("\n") }));
    assert.match(draft, /What will happen[\s\S]*?Line 107[\s\S]*?person0@/);
    assert.match(draft, /and 6 more rows/);
    assert.doesNotMatch(draft, /person99@/);
  });

  await t.test("shows the form again with the problem at its field, and the URL as it was entered", async () => {
    const cases: [ImportFields, field: string, message: RegExp][] = [
      [{}, "file", /Choose a file, or enter the URL/],
      [{ file: calendarText(winter).replace("END:VCALENDAR", "") }, "file", /The calendar is incomplete/],
      [{ file: "hello" }, "file", /The first row must name the columns/],
      [{ file: 'email\n"ada' }, "file", /not valid CSV/],
      [{ file: "\n" }, "file", /The file is empty/],
      [{ file: Buffer.from("email,name\nada@example.org,Café", "latin1") }, "file", /Save it as “CSV UTF-8”/],
      [{ url: "http://example.org/x.ics" }, "url", /The calendar cannot be read/],
      [{ url: "https://127.0.0.1/x.ics" }, "url", /The calendar cannot be read/],
      [{ file: "email\nada@example.org", timezone: "Mars/Olympus" }, "timezone", /Choose one of the options/],
    ];
    const before = await countDrafts();
    for (const [fields, field, message] of cases) {
      const { status, body } = await tab.choose(fields);
      assert.equal(status, 400, JSON.stringify(fields));
      const [, problem = ""] = new RegExp(`id="${field}-problem">([\\s\\S]*?)</p>`).exec(body) ?? assert.fail(body);
      assert.match(problem, message);
      if (fields.url) assert.match(body, new RegExp(`name="url" type="url" value="${fields.url}"`));
    }
    assert.equal(await countDrafts(), before);
  });

  await t.test("is visible to administrators of the group only, and a draft only to its creator", async () => {
    const id = await tab.draft({ file: "email\ncarla@example.org" });
    const colleagueTab = await signIn(colleague);
    const query = { import: id };
    assert.equal((await colleagueTab.visitor.call("showImport", { path, query, headers: html })).status, 404);
    assert.equal((await colleagueTab.submit("startImportByForm", id)).status, 404);
    const stranger = await signIn(await person());
    for (const { status } of [
      await stranger.visitor.call("showImport", { path, headers: html }),
      await stranger.choose({ file: "email\ncarla@example.org" }),
      await stranger.submit("startImportByForm", id),
      await stranger.submit("undoImportByForm", id),
    ])
      assert.equal(status, 403);
    assert.doesNotMatch(await stranger.read("showGroup", path), new RegExp(pageUrl));
    const anonymous = await call("showImport", { path, headers: html });
    assert.match(locationOf(anonymous), /^\/auth\/login/);
    await sql`delete from roles where user_id = ${organizer.id}`;
    assert.equal((await tab.submit("startImportByForm", id)).status, 403, "after losing the role");
    await appoint(organizer, { group: berlin.id });
    await sql`update groups set active = false where id = ${berlin.id}`;
    const inactive = await tab.submit("startImportByForm", id);
    assert.equal(inactive.status, 409);
    assert.match(inactive.body, /Step 2 of 3/);
    await sql`update groups set active = true where id = ${berlin.id}`;
    assert.equal((await tab.submit("startImportByForm", id)).status, 303);
    assert.match(await colleagueTab.show(id), /Step 3 of 3/);
  });

  await t.test("drafts are deleted after a day, started imports are not", async () => {
    const started = (await listImports()).length;
    assert.ok((await countDrafts()) > 0 && started > 0);
    await purge(service.db, new Date(service.now.getTime() + 23 * 3_600_000));
    assert.ok((await countDrafts()) > 0);
    await purge(service.db, new Date(service.now.getTime() + 25 * 3_600_000));
    assert.deepEqual([await countDrafts(), (await listImports()).length], [0, started]);
  });
});
