import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { deleteUser } from "../../src/program/cli/user.ts";
import { startCommunity } from "../support/fixtures.ts";
import { untilBlocked, untilBlockedBy } from "../support/locks.ts";
import { userIdsOf, valuesOf } from "../support/pages.ts";
import { password } from "../support/people.ts";
import { type Fixture, personalData, sharedAddresses } from "../support/personal-data.ts";
import { requireError } from "../support/responses.ts";
import type { Service } from "../support/service.ts";
import { form } from "../support/site.ts";

const minutesAfter = (count: number, from: Date): string => new Date(from.getTime() + count * 60_000).toISOString();

test("deleting an account", async (t) => {
  const service = await startCommunity(t, { poolSize: 10 });
  const { callAs, call, sql, now, person, session, token, appoint, mails, signIn, linkToken } = service;
  const { root, alliance, group, event, job, entry, ours, berlin } = service;
  const eventPath = ({ id }: { id: string }) => ({ alliance: ours.slug, event_id: id });
  const groupPath = ({ id }: { id: string }) => ({ alliance: ours.slug, group_id: id });

  const oldSession = async (user: { id: string; email: string }) => {
    const visitor = await session(user);
    await sql`update sessions set created_at = ${minutesAfter(-6, now)} where user_id = ${user.id}`;
    return visitor;
  };
  const exists = async ({ id }: { id: string }) => (await sql`select from users where id = ${id}`).length > 0;

  await t.test("requires the password for a token, and for a session after five minutes (criterion 83)", async () => {
    const ada = await person();
    const { headers } = await token(ada, { scopes: ["account:manage"] });
    requireError(await call("deleteMe", { headers }), 403, "reauthentication_required");
    const old = await oldSession(ada);
    requireError(await old.call("deleteMe"), 403, "reauthentication_required");
    requireError(await old.call("deleteMe", { body: { password: "another one" } }), 403, "invalid_credentials");
    const stale = { ...headers, "if-match": '"another"' };
    requireError(await call("deleteMe", { headers: stale, body: { password } }), 412, "precondition_failed");
    assert.ok(await exists(ada));
    const response = await call("deleteMe", { headers, body: { password } });
    assert.deepEqual([response.status, response.body], [200, { id: ada.id, deleted: true }]);
    assert.ok(!(await exists(ada)));
    assert.equal((await call("deleteMe", { headers, body: { password } })).status, 401);
    assert.equal((await old.call("deleteMe")).status, 401);
  });

  await t.test("returns 400 for a null body, and does not delete the account", async () => {
    const visitor = await session(await person());
    const request = { body: "null", headers: { "content-type": "application/json" } };
    const { status, body } = await visitor.call("deleteMe", request);
    assert.deepEqual([status, body], [400, { error: "body must be object" }]);
    assert.equal((await visitor.call("getMe")).status, 200);
  });

  await t.test("clears the cookie of a fresh session, and sends an unverified user no email", async () => {
    const eve = await person({ verified: false, withPassword: false });
    const visitor = await session(eve);
    assert.equal((await call("getMe", { headers: { cookie: `session_id=${visitor.session()}` } })).status, 200);
    const rejected = await visitor.call("deleteMe", { body: { password } });
    assert.equal(rejected.headers["x-error-code"], "password_missing");
    assert.equal((await visitor.call("deleteMe")).status, 200);
    assert.equal(visitor.cookies.size, 0);
    assert.equal((await mails(eve.email)).length, 0);
  });

  await t.test("promotes from the waitlist, and updates counts, lists and records of changes", async () => {
    const [ada, bob] = [await person(), await person()];
    const fullEvent = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const pastEvent = await event(berlin, { name: "Over" });
    await sql`update events set capacity = 1 where id = ${fullEvent.id}`;
    for (const user of [ada, bob]) await callAs(user, "attendEvent", eventPath(fullEvent));
    await callAs(ada, "attendEvent", eventPath(pastEvent));
    await sql`update events set starts_at = ${minutesAfter(-120, now)}, ends_at = ${minutesAfter(-60, now)} where id = ${pastEvent.id}`;
    await callAs(ada, "joinGroup", groupPath(berlin));
    await callAs(bob, "joinGroup", groupPath(berlin));
    const posted = await job(ours, { group_id: berlin.id });
    await sql`update jobs set posted_by = ${ada.id} where id = ${posted.id}`;
    await appoint(ada, { group: berlin.id });
    await sql`update users set show_as_organizer = true, name = 'Ada Unmistakable' where id = ${ada.id}`;
    const before = await call("getGroupById", { path: groupPath(berlin) });
    assert.deepEqual(before.body.organizers, [{ id: ada.id, name: "Ada Unmistakable" }]);
    assert.equal((await call("getJobById", { path: { job_id: posted.id } })).body.posted_by.name, "Ada Unmistakable");
    const since = (await sql`select clock_timestamp() as now`)[0]?.["now"];

    assert.equal((await (await session(ada)).call("deleteMe")).status, 200);

    const after = await call("getGroupById", { path: groupPath(berlin) });
    assert.deepEqual(after.body.organizers, []);
    assert.equal(after.body.member_count, before.body.member_count - 1);
    assert.notEqual(after.headers["etag"], before.headers["etag"]);
    assert.deepEqual((await call("getJobById", { path: { job_id: posted.id } })).body.posted_by, {
      id: ada.id,
      name: "Deleted user",
    });
    const { body } = await callAs(root, "listAttendees", { event_id: fullEvent.id });
    assert.deepEqual([userIdsOf(body.items), valuesOf(body.items, "status")], [[bob.id], ["attending"]]);
    const [stored] = await sql`select attendee_count from events where id = ${pastEvent.id}`;
    assert.equal(stored?.["attendee_count"], 0);
    const announced =
      await sql`select payload from outbox where topic = 'announcement' and payload ->> 'eventId' = ${fullEvent.id}`;
    assert.equal(announced.length, 1);
    const changes =
      await sql`select id from resource_changes where changed_at > ${since} and id in (${fullEvent.id}, ${berlin.id}, ${posted.id})`;
    assert.equal(changes.length, 3);
    assert.deepEqual(valuesOf(await mails(ada.email), "subject"), ["Your account has been deleted"]);
  });

  await t.test("returns 409 to the last administrator, even if two accounts are deleted concurrently", async () => {
    const [ada, bob] = [await person(), await person()];
    const otherAlliance = await alliance({ name: "Theirs" });
    await appoint(ada, { alliance: otherAlliance.id });
    await sql`delete from roles where alliance_id = ${otherAlliance.id} and user_id <> ${ada.id}`;
    const globalRoles = await sql`delete from roles where alliance_id is null and group_id is null returning *`;
    const remedy = `alliance "${otherAlliance.slug}"; appoint another administrator first`;
    const headers = { accept: "application/json" };
    for (const [id, body] of [
      ["deleteMe", {}],
      ["submitAccountDeletion", "password="],
    ] as const) {
      const response = await (await session(ada)).call(id, { body, headers });
      assert.ok(requireError(response, 409, "last_administrator").includes(remedy));
    }
    await appoint(bob, { alliance: otherAlliance.id });
    const visitors = [await session(ada), await session(bob)];
    const statuses = await Promise.all(visitors.map(async (visitor) => (await visitor.call("deleteMe")).status));
    assert.deepEqual(statuses.sort(), [200, 409]);
    await sql`insert into roles ${sql(globalRoles)}`;
  });

  await t.test("old links, cookies and passwords do not work for a later account with the same address", async () => {
    const ada = await person({ verified: false });
    const visitor = await signIn(ada);
    await visitor.call("resendVerification");
    const link = await linkToken(ada.email);
    const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    assert.equal((await visitor.call("deleteMe")).status, 200);
    const registered = { email: ada.email, name: "Ada", password: "nine otters sleep under the bridge" };
    assert.equal((await call("registerUser", { body: registered })).status, 303);
    assert.equal((await call("verifyEmail", { query: { token: link } })).status, 400);
    const headers = { cookie: cookies };
    assert.equal((await call("getMe", { headers })).status, 401);
    assert.equal((await call("logIn", { body: { email: ada.email, password }, headers })).status, 401);
  });

  await t.test("the form asks for the password, and redirects to the sign-in page", async () => {
    const ada = await person();
    const visitor = await oldSession(ada);
    assert.match((await visitor.call("showAccountDeletion")).body, /name="password"/);
    assert.equal((await visitor.call("submitAccountDeletion", form({ password: "" }))).status, 403);
    const response = await visitor.call("submitAccountDeletion", form({ password }));
    assert.deepEqual([response.status, response.headers["location"]], [303, "/auth/login?notice=account_deleted"]);
    assert.equal((await call("showLogin", { query: { notice: "account_deleted" } })).status, 200);
    const organizer = await person({ withPassword: false });
    await appoint(organizer, { group: berlin.id });
    assert.match((await (await oldSession(organizer)).call("showAccountDeletion")).body, /Sign in again first/);
  });

  await t.test("the command line requires --force for the last administrator", async () => {
    const ada = await person();
    const lonely = await alliance({ name: "Lonely" });
    await appoint(ada, { alliance: lonely.id });
    await sql`update users set disabled_at = now() where id = ${root.id}`;
    process.env["ALLIANCE_DB__URL"] = service.url;
    await assert.rejects(deleteUser({ email: ada.email }), new RegExp(`alliance "${lonely.slug}".*--force`));
    assert.ok(await exists(ada));
    await deleteUser({ email: ada.email.toUpperCase(), force: true });
    assert.ok(!(await exists(ada)));
    await assert.rejects(deleteUser({ email: ada.email }), /has no account/);
    await sql`update users set disabled_at = null where id = ${root.id}`;
  });

  await t.test("deletes the account, and returns no 500, despite concurrent requests (criterion 41)", async () => {
    for (let round = 0; round < 4; round++) {
      const [ada, bob] = [await person(), await person()];
      const events = await Promise.all(
        Array.from({ length: 4 }, () => event(berlin, { capacity: 1, waitlist_enabled: true })),
      );
      const groups = await Promise.all(
        Array.from({ length: 3 }, (_, n) => group(ours, { name: `Room ${round} ${n}` })),
      );
      for (const fullEvent of events)
        for (const user of [ada, bob]) await callAs(user, "attendEvent", eventPath(fullEvent));
      const visitors = [await session(ada), await session(ada)];
      const { headers } = await token(ada, { scopes: ["events:attend", "groups:join"] });
      const otherEvent = await event(berlin);
      const requests = [
        ...visitors.map((visitor) => visitor.call("deleteMe")),
        ...groups.map((target) => call("joinGroup", { path: groupPath(target), headers })),
        call("attendEvent", { path: eventPath(otherEvent), headers }),
        callAs(bob, "cancelAttendance", eventPath(events[1] ?? otherEvent)),
        callAs(root, "updateEvent", { event_id: otherEvent.id }, { summary: String(round) }),
        callAs(root, "updateGroup", groupPath(berlin), { name: `Here ${round}` }),
        callAs(root, "grantGroupAdmin", { ...groupPath(berlin), user_id: ada.id }),
        call("logIn", { body: { email: ada.email, password } }),
        (await session(bob)).call("deleteMe"),
      ];
      const statuses = (await Promise.all(requests)).map(({ status }) => status);
      for (const status of statuses) assert.ok([200, 303, 401, 404].includes(status), String(statuses));
      assert.equal(statuses.slice(0, 2).filter((status) => status === 200).length, 1, String(statuses));
      const deletedIds = [ada.id, bob.id];
      assert.deepEqual([...(await sql`select id from users where id in ${sql(deletedIds)}`)], []);
      const wrongCounts = await sql`select id from events where attendee_count <> (
        select count(*) from attendances where event_id = events.id and status = 'attending')`;
      assert.deepEqual([...wrongCounts], []);
      const miscounted = await sql`select id from groups where member_count <> (
        select count(*) from memberships where group_id = groups.id)`;
      assert.deepEqual([...miscounted], []);
    }
  });

  await t.test("retries the deletion when the user RSVPs to another event while it waits (criterion 41)", async () => {
    const [ada, otherEvent] = [await person(), await event(berlin)];
    const otherGroup = await group(ours, { name: "Waiting room" });
    for (const target of [berlin, otherGroup]) await callAs(ada, "joinGroup", groupPath(target));
    const visitor = await session(ada);
    let deletion: Promise<{ status: number }> | undefined;
    await sql.begin(async (editor) => {
      // The deletion locks the user's groups and events before the alliance.
      await sql.begin(async (tx) => {
        await tx`select from alliances where id = ${ours.id} for no key update`;
        deletion = visitor.call("deleteMe");
        await untilBlocked(service);
        assert.equal((await callAs(ada, "attendEvent", eventPath(otherEvent))).status, 200);
        await editor`select from events where id = ${otherEvent.id} for no key update`;
      });
      await untilBlockedBy(editor, service);
      // The update of the event locks this row next. If the deletion already held the lock, both would deadlock.
      await editor`select from resource_changes where id = ${berlin.id} for no key update nowait`;
    });
    assert.equal((await deletion)?.status, 200);
    assert.ok(!(await exists(ada)));
    const [stored] = await sql`select attendee_count from events where id = ${otherEvent.id}`;
    assert.equal(stored?.["attendee_count"], 0);
  });

  await t.test("personal-data.ts lists every column with a user's ID or email address", async () => {
    const columns = await sql<{ table: string; column: string }[]>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type <> 'boolean' and c.column_name <> 'registered_by' and (
        c.column_name ~ '(^|_)(user_id|actor_id|owner_id|email|recipient|author_id|reporter_id|posted_by)$|_by$'
        or exists (
          select from pg_constraint
          where contype = 'f' and conrelid = to_regclass(format('public.%I', c.table_name)) and confrelid = 'users'::regclass
            and (select attnum from pg_attribute where attrelid = conrelid and attname = c.column_name) = any (conkey)))`;
    const unknown = columns.filter(
      ({ table, column }) =>
        !personalData[table]?.columns.includes(column) && !sharedAddresses.includes(`${table}.${column}`),
    );
    assert.deepEqual(unknown, [], "describe in test/support/personal-data.ts how these are exported and deleted");
    const keys = await sql<{ name: string; table: string; clears: boolean }[]>`
      select conname as name, conrelid::regclass::text as table, confdeltype = 'n' as clears from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`;
    const unexplained = keys.filter(({ table, clears }) => !clears || !personalData[table]?.staysWithoutId);
    assert.deepEqual(unexplained, [], "a foreign key to users has to delete its rows with the user");
  });

  await t.test("exports all personal data, and retains only what is documented (criteria 84 and 85)", async () => {
    const zdenka = await person({ email: "zdenka@example.org" });
    const name = "Zdenka Quast";
    await sql`update users set name = ${name} where id = ${zdenka.id}`;
    const fixture = await insertPersonalData(service, zdenka.id, {
      alliance: ours.id,
      group: berlin.id,
      event: (await event(berlin, { name: "Filled" })).id,
      job: (await job(ours)).id,
    });
    await appoint(zdenka, { alliance: ours.id });
    await appoint(zdenka, { group: berlin.id });
    await sql`update users set show_as_organizer = true where id = ${zdenka.id}`;
    const created = await job(ours, {}, zdenka);
    await job(ours, { title: "Another" }, zdenka);
    await entry(ours, {}, zdenka);
    const types = ["rsvp.canceled", "rsvp.created", "member.left"];
    const webhook = { url: "https://hooks.example.org/", event_types: types };
    await callAs(root, "createWebhook", { alliance: ours.slug }, webhook);
    await callAs(zdenka, "joinGroup", groupPath(berlin));
    await sql`insert into join_requests (group_id, user_id, status, requested_at)
        values (${(await group(ours)).id}, ${zdenka.id}, 'pending', now())`;
    await sql`insert into group_requests (id, alliance_id, user_id, name, description, status, requested_at)
        values (${uuid()}, ${ours.id}, ${zdenka.id}, 'Kiel', '…', 'pending', now())`;
    await callAs(zdenka, "attendEvent", eventPath({ id: fixture.event }));
    await callAs(zdenka, "applyToJob", { job_id: fixture.job }, { note: "Hello" });
    await callAs(root, "grantGroupAdmin", { ...groupPath(await group(ours)), user_id: zdenka.id });
    await callAs(root, "deleteJob", { job_id: created.id });
    const recipient = { email: "Zdenka@example.org" };
    const invited = await callAs(root, "inviteToGroup", groupPath(berlin), recipient);
    await sql`insert into invitation_acceptances (invitation_id, user_id, accepted_at)
        values (${invited.body.items[0].invitation.id}, ${zdenka.id}, now())`;
    await sql`insert into outbox (id, topic, payload, priority, next_attempt_at, created_at) values
      (${uuid()}, 'mail', ${JSON.stringify({ recipient: "Zdenka@example.org", subject: "x" })}, 1, now(), now()),
      (${uuid()}, 'notification', ${JSON.stringify({ about: "promotion", id: fixture.event, userId: zdenka.id })}, 1, now(), now())`;

    await sql`insert into bans (id, user_id, alliance_id, created_at) values (${uuid()}, ${zdenka.id}, ${ours.id}, now())`;

    const visitor = await session(zdenka);
    await sql`update sessions set second_factor_at = ${now.toISOString()} where user_id = ${zdenka.id}`;
    const exported = await visitor.call("exportMe");
    assert.equal(exported.status, 200);
    const { body, headers } = exported;
    assert.equal(headers["cache-control"], "no-store");
    assert.doesNotMatch(JSON.stringify(body), /\$argon2id|filled secret/);
    for (const [table, { exported }] of Object.entries(personalData))
      if (typeof exported === "string") assert.ok(body[exported].length > 0, `${table}: ${exported} is empty`);
    assert.deepEqual((await visitor.call("exportAccount")).body.attendances, body.attendances);

    const tablesBefore = await tablesWith(service, zdenka.id);
    for (const table of Object.keys(personalData).filter(
      (key) => !["users", "webhook_deliveries", "oauth_access_tokens", "oauth_artifacts"].includes(key),
    ))
      assert.ok(tablesBefore.includes(table), `the test fills no row of ${table}`);
    assert.equal((await visitor.call("deleteMe")).status, 200);
    const retainedTables = Object.keys(personalData).filter((table) => personalData[table]?.stays !== undefined);
    assert.deepEqual(
      await tablesWith(service, zdenka.id),
      retainedTables.filter((table) => table !== "webhook_deliveries").sort(),
    );
    assert.deepEqual(await tablesWith(service, name), ["outbox"]);
    assert.deepEqual(await tablesWith(service, "zdenka@example.org"), ["outbox", "rate_limits"]);
    const audit = await callAs(root, "listAuditEntries", { alliance: ours.slug });
    assert.match(JSON.stringify(audit.body), new RegExp(`"actor":{"id":"${zdenka.id}","name":"Deleted user"}`));
    const topics = await sql`select distinct topic from outbox where payload::text like ${`%${name}%`}`;
    assert.deepEqual([...topics], [{ topic: "webhook_message" }]);
  });

  await t.test("exports 3,000 RSVPs in one document, and deletes an account with 3,000 RSVPs", async () => {
    const ada = await person();
    const times = [minutesAfter(-120, now), minutesAfter(-60, now)];
    await sql.begin(async (tx) => {
      // Skips the row triggers, as the seed does. With them this would take minutes.
      await tx`select set_config('alliance.seeding', 'deadbeef', true)`;
      await tx`insert into events (id, alliance_id, group_id, slug, name, description, kind, status, starts_at, ends_at,
          timezone, attendee_count, created_at, updated_at)
        select (left(gen_random_uuid()::text, 28) || 'deadbeef')::uuid, ${ours.id}, ${berlin.id}, 'many-' || n, 'Many', '…',
          'virtual', 'draft', ${times[0] ?? ""}, ${times[1] ?? ""}, 'UTC', 1, now(), now() from generate_series(1, 3000) n`;
      await tx`insert into resource_changes (id, type, alliance_id, changed_at, removed)
        select id, 'event', alliance_id, now(), false from events where slug like 'many-%'`;
      await tx`insert into attendances (event_id, user_id, status, responded_at)
        select id, ${ada.id}, 'attending', now() from events where slug like 'many-%'`;
    });
    const visitor = await session(ada);
    assert.equal((await visitor.call("exportMe")).body.attendances.length, 3_000);
    // On a busy machine a request may time out. The next request continues the deletion.
    let status = 0;
    for (let tries = 0; tries < 5 && status !== 200; tries++) {
      ({ status } = await visitor.call("deleteMe"));
      assert.ok([200, 503].includes(status));
    }
    assert.equal(status, 200);
  });

  await t.test("allows ten exports an hour", async () => {
    const limited = await service.startAnother({ limits: { factor: 1 } });
    const { headers } = await token(await person(), { scopes: ["account:manage"] });
    for (let n = 0; n < 10; n++) assert.equal((await limited.raw({ url: "/api/v1/me/export", headers })).status, 200);
    assert.equal((await limited.raw({ url: "/api/v1/me/export", headers })).status, 429);
  });
});

/** Names the tables with a row that contains the text in any column. */
const tablesWith = async ({ sql }: Service, text: string): Promise<string[]> => {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`;
  const names: string[] = [];
  for (const { name } of tables) {
    const rows =
      await sql`select from ${sql(name)} one where strpos(lower(one::text), ${text.toLowerCase()}) > 0 limit 1`;
    if (rows.length > 0) names.push(name);
  }
  return names;
};

const isSecret = /hash|secret|nonce|verifier/;

/** Inserts a row into each table of `personalData` that defines `row`. Other required columns get placeholders. */
const insertPersonalData = async (
  { sql, now }: Service,
  user: string,
  subjects: Pick<Fixture, "alliance" | "group" | "event" | "job">,
): Promise<Fixture> => {
  const fixture = { ...subjects, user, token: uuid(), client: uuid(), grant: uuid() };
  const placeholders: Record<string, string> = {
    uuid: uuid(),
    text: "filled",
    jsonb: "{}",
    ARRAY: "{}",
    boolean: "false",
    integer: "1",
    bigint: "1",
    "timestamp with time zone": minutesAfter(60, now),
  };
  for (const [table, { row }] of Object.entries(personalData)) {
    if (!row) continue;
    const input = row(fixture);
    const columns = await sql<{ name: string; type: string }[]>`
      select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO'`;
    const values = {
      ...Object.fromEntries(
        columns.map(({ name, type }) => [name, isSecret.test(name) ? "filled secret" : (placeholders[type] ?? null)]),
      ),
      ...input,
    };
    await sql`insert into ${sql(table)} ${sql(values)} on conflict do nothing`;
  }
  return fixture;
};
