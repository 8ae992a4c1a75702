import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { idsOf, valuesOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { purge } from "../support/purging.ts";
import { locationOf } from "../support/site.ts";

const html = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

test("reports", async (t) => {
  const service = await startCommunity(t, { poolSize: 8 });
  const { callAs, call, sql, db, person, session, as, appoint, root, alliance, group, event, job, entry } = service;
  const { ours, berlin } = service;
  const otherAlliance = await alliance({ name: "Theirs" });
  const otherGroup = await group(ours, { name: "There" });
  const winter = await event(berlin);
  const draft = await event(berlin, { status: "draft" });
  const opening = await job(ours, { group_id: berlin.id });
  const kite = await entry(ours);
  const [chair, organizer, otherOrganizer] = [await person(), await person(), await person()];
  const [otherAdmin, ada, bea] = [await person(), await person(), await person()];
  await appoint(chair, { alliance: ours.id });
  await appoint(organizer, { group: berlin.id });
  await appoint(otherOrganizer, { group: otherGroup.id });
  await appoint(otherAdmin, { alliance: otherAlliance.id });

  const reportOf = (subject_type: string, { id: subject_id }: { id: string }, more: object = {}) => ({
    subject_type,
    subject_id,
    reason: "misleading",
    text: "It is not what it says.",
    ...more,
  });
  const submit = (user: Person, body: object, headers = {}) => call("createReport", { body, headers, as: as(user) });
  const listTypes = async (user: Person, query: Record<string, string | string[] | number> = {}) => {
    const { body } = await call("listReports", { query, as: as(user) });
    return body.items.map(({ subject }: { subject: { type: string } }) => subject.type).sort();
  };
  const update = (user: Person, id: string, body: object, headers = {}) =>
    call("updateReport", { path: { report_id: id }, body, headers: { ...headers }, as: as(user) });
  const read = (user: Person, id: string) => callAs(user, "getReport", { report_id: id });

  const ids: Record<string, string> = {};
  await t.test("returns 201 for a visible subject, and the existing report while it is open", async () => {
    const userScope = { alliance: ours.slug, group_id: berlin.id };
    for (const body of [
      reportOf("group", berlin),
      reportOf("event", winter),
      reportOf("job", opening),
      reportOf("landscape_entry", kite),
      reportOf("user", bea, userScope),
    ]) {
      const first = await submit(ada, body);
      assert.equal(first.status, 201, JSON.stringify(first.body));
      const { id, created_at, ...rest } = first.body;
      assert.deepEqual({ ...rest }, { ...reportOf(body.subject_type, { id: body.subject_id }) });
      assert.equal(first.headers["location"], `${service.baseUrl}/api/v1/reports/${id}`);
      assert.equal(created_at, "2026-11-20T12:00:00Z");
      ids[body.subject_type] = id;
      const repeat = await submit(ada, { ...body, text: "Again." });
      assert.deepEqual([repeat.status, repeat.body.id, repeat.body.text], [201, id, body.text]);
    }
    const concurrent = await Promise.all([1, 2, 3].map(() => submit(bea, reportOf("event", winter))));
    assert.equal(new Set(concurrent.map(({ body }) => body.id)).size, 1);
    await sql`delete from reports where reporter_id = ${bea.id}`;
  });

  await t.test("returns 404 for a hidden subject, and 400 for contradictory fields", async () => {
    for (const [body, expected] of [
      [reportOf("event", draft), 404],
      [reportOf("event", berlin), 404],
      [reportOf("job", winter), 404],
      [reportOf("landscape_entry", winter), 404],
      [reportOf("group", winter), 404],
      [reportOf("user", berlin, { alliance: ours.slug }), 404],
      [reportOf("user", bea, { alliance: "nowhere" }), 404],
      [reportOf("user", bea, { alliance: otherAlliance.slug, group_id: berlin.id }), 404],
      [reportOf("user", bea), 400],
      [reportOf("user", ada, { alliance: ours.slug }), 400],
      [reportOf("event", winter, { alliance: ours.slug }), 400],
    ] as const) {
      assert.equal((await submit(ada, body)).status, expected, JSON.stringify(body));
    }
    assert.equal((await submit(organizer, reportOf("event", draft))).status, 201);
    await sql`delete from reports where reporter_id = ${organizer.id}`;
  });

  await t.test("administrators see reports that they may decide, none about themselves (criterion 93)", async () => {
    const types = ["event", "group", "job", "landscape_entry", "user"];
    assert.deepEqual(await listTypes(chair), types);
    assert.deepEqual(await listTypes(root), types);
    assert.deepEqual(await listTypes(organizer), ["event", "job", "user"]);
    for (const user of [otherOrganizer, otherAdmin]) assert.deepEqual(await listTypes(user), []);
    await appoint(bea, { alliance: ours.id });
    assert.deepEqual(await listTypes(bea), ["event", "group", "job", "landscape_entry"]);
    for (const user of [bea, ada, otherOrganizer, otherAdmin]) {
      assert.equal((await read(user, ids["user"] ?? "")).status, 404);
      assert.equal((await update(user, ids["user"] ?? "", { status: "dismissed" })).status, 404);
    }
    assert.equal((await read(organizer, ids["group"] ?? "")).status, 404);
    const { body } = await read(organizer, ids["user"] ?? "");
    assert.deepEqual(
      [body.subject, body.reporter, body.alliance, body.group.id],
      [{ type: "user", id: bea.id, name: "Ada Berger" }, { id: ada.id, name: "Ada Berger" }, ours.slug, berlin.id],
    );
    await sql`delete from roles where user_id = ${bea.id}`;
  });

  await t.test("the list is filtered, sorted and paginated", async () => {
    assert.deepEqual(await listTypes(root, { alliance: ours.slug, subject_type: ["event", "job"] }), ["event", "job"]);
    assert.deepEqual(await listTypes(root, { alliance: otherAlliance.slug }), []);
    assert.deepEqual(await listTypes(root, { status: "dismissed" }), []);
    const page = (query: object) => call("listReports", { query: { limit: 3, ...query }, as: as(root) });
    const first = await page({ sort: "oldest" });
    const { body } = await page({ sort: "oldest", cursor: first.body.next_cursor });
    assert.deepEqual(idsOf([...first.body.items, ...body.items]), Object.values(ids));
    assert.equal((await page({ sort: "newest", cursor: first.body.next_cursor })).status, 400);
  });

  await t.test("PATCH returns the administrator and time of the decision; the audit log omits the note", async () => {
    const id = ids["event"] ?? "";
    const { headers } = await read(chair, id);
    const tag = { "if-match": String(headers["etag"]) };
    const resolved = await update(organizer, id, { status: "resolved", note: "Talked." }, tag);
    assert.equal(resolved.status, 200);
    const { status, note, resolved_by: resolver, resolved_at: time } = resolved.body;
    assert.deepEqual([status, note, resolver.id, time], ["resolved", "Talked.", organizer.id, "2026-11-20T12:00:00Z"]);
    assert.deepEqual((await update(chair, id, { status: "resolved" })).body, resolved.body);
    const { body: open } = await update(chair, id, { status: "open", note: null });
    assert.deepEqual([open.status, open.note, open.resolved_by, open.resolved_at], ["open", null, null, null]);
    const audit = await sql`select changes from audit_entries where subject_id = ${id} order by id`;
    assert.deepEqual(valuesOf(audit, "changes"), [
      [{ field: "status", before: "open", after: "resolved" }],
      [{ field: "status", before: "resolved", after: "open" }],
    ]);
    await update(chair, ids["user"] ?? "", { status: "dismissed" });
    const [entry] = await sql`select subject_name from audit_entries where subject_id = ${ids["user"] ?? ""}`;
    assert.equal(entry?.["subject_name"], "a person");
  });

  await t.test("a repeated Idempotency-Key returns the first report, even after it was decided", async () => {
    const body = reportOf("event", winter);
    const key = { "idempotency-key": "winter" };
    const first = await submit(bea, body, key);
    await update(chair, first.body.id, { status: "dismissed" });
    const replay = await submit(bea, body, key);
    assert.deepEqual([replay.body, replay.headers["idempotent-replayed"]], [first.body, "true"]);
    assert.notEqual((await submit(bea, body)).body.id, first.body.id);
  });

  await t.test("limits a user's reports, and queues one email about many reports (criterion 93)", async () => {
    const limited = await service.startAnother({ limits: { factor: 1 } });
    const flooder = await person();
    const flood = (n: number, headers = {}) =>
      limited.call("createReport", { body: reportOf("group", n % 2 ? berlin : otherGroup), as: as(flooder), headers });
    const headers = { "idempotency-key": "flood" };
    const first = await flood(0, headers);
    const statuses = [];
    for (let n = 1; n < 21; n++) statuses.push((await flood(n)).status);
    assert.deepEqual([...new Set([first.status, ...statuses.slice(0, 19)]), statuses[19]], [201, 429]);
    const replay = await flood(0, headers);
    assert.deepEqual([replay.status, replay.body], [201, first.body], "a repeated key does not count");
    const queued =
      await sql`select from outbox where payload ->> 'about' = 'reports' and payload ->> 'id' = ${ours.id}`;
    assert.equal(queued.length, 1);
    assert.equal((await sql`select from reports where reporter_id = ${flooder.id}`).length, 2);
  });

  await t.test("pages of groups, events, jobs and landscape entries link to a form that creates a report", async () => {
    const cleo = await person();
    const visitor = await session(cleo);
    const submitForm = (path: Record<string, string>, body: string) =>
      visitor.call("createReportByForm", { path, headers: html, body });
    const pages = [
      ["group", berlin.id, "showGroup", { alliance: ours.slug, group_slug: berlin.slug }],
      ["event", winter.id, "showEvent", { alliance: ours.slug, group_slug: berlin.slug, event_slug: winter.slug }],
      ["job", opening.id, "showJob", { slug: opening.slug }],
      ["landscape_entry", kite.id, "showLandscapeEntry", { entry_id: kite.id }],
    ] as const;
    for (const [type, id, show, path] of pages) {
      const address = `/report/${type}/${id}`;
      assert.ok((await visitor.call(show, { path })).body.includes(`href="${address}"`), type);
      const subject = { subject_type: type, subject_id: id };
      assert.match((await visitor.call("showReport", { path: subject })).body, new RegExp(`action="${address}"`));
      assert.equal((await submitForm(subject, "reason=spam&text=")).status, 400);
      for (const notice of ["report_sent", "already_reported"]) {
        const location = locationOf(await submitForm(subject, "reason=spam&text=Tickets"));
        assert.match(location, new RegExp(`^/(?:groups|events|jobs|landscape)/.+?notice=${notice}$`));
      }
    }
    assert.equal((await sql`select from reports where reporter_id = ${cleo.id}`).length, 4);
    const unverified = await session(await person({ verified: false }));
    const winterSubject = { subject_type: "event", subject_id: winter.id };
    assert.equal((await unverified.call("showReport", { path: winterSubject })).status, 403);
    const hidden = { subject_type: "event", subject_id: draft.id };
    assert.equal((await visitor.call("showReport", { path: hidden })).status, 404);
    assert.equal((await submitForm(hidden, "reason=spam&text=x")).status, 404);
    assert.equal((await submitForm({ subject_type: "user", subject_id: bea.id }, "reason=spam&text=x")).status, 400);
  });

  await t.test("a report outlives its reporter, but is deleted with a reported person", async () => {
    const [cleo, dora] = [await person(), await person()];
    const { body: retained } = await submit(cleo, reportOf("user", dora, { alliance: ours.slug }));
    const { body: otherReport } = await submit(dora, reportOf("event", winter));
    await sql`delete from users where id = ${dora.id}`;
    assert.equal((await read(chair, retained.id)).status, 404);
    const { body } = await read(chair, otherReport.id);
    assert.deepEqual([body.reporter, body.subject.name], [null, "Winter meetup"]);
  });

  await t.test("decided reports are deleted after a year, open reports remain", async () => {
    const before = await sql`select from reports where status = 'open'`;
    const yearMs = 365 * 86_400_000;
    const decided = (await sql`select from reports where status <> 'open'`).length;
    assert.equal((await purge(db, new Date(service.now.getTime() + yearMs - 1)))["reports"], undefined);
    assert.equal((await purge(db, new Date(service.now.getTime() + yearMs)))["reports"], decided);
    assert.equal((await sql`select from reports`).length, before.length);
  });
});
