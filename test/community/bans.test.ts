import assert from "node:assert/strict";
import type { ISql } from "postgres";
import { type Test, test } from "tap";
import { setEmail } from "../../src/identity/auth/email-changes/queries.ts";
import { mailboxOf } from "../../src/server/limits/mailbox.ts";
import { startCommunity } from "../support/fixtures.ts";
import { untilBlocked } from "../support/locks.ts";
import { idsOf, valuesOf } from "../support/pages.ts";
import { createVisitor, type Person, password } from "../support/people.ts";
import { purge } from "../support/purging.ts";
import { requireError } from "../support/responses.ts";
import type { ServiceResponse } from "../support/service.ts";

/** Starts the service with an alliance and two groups: Berlin, which has an administrator, and another group. */
const start = async (t: Test) => {
  const service = await startCommunity(t, { poolSize: 8 });
  const { callAs, person, appoint, group, ours, berlin } = service;
  const otherGroup = await group(ours, { name: "There" });
  const admin = await person();
  await appoint(admin, { group: berlin.id });
  const alliancePath = { alliance: ours.slug };
  const berlinPath = { ...alliancePath, group_id: berlin.id };
  const otherGroupPath = { ...alliancePath, group_id: otherGroup.id };
  const join = (user: Person, path: Record<string, string> = berlinPath) => callAs(user, "joinGroup", path);
  const assertBanned = (response: ServiceResponse) =>
    assert.equal(requireError(response, 403, "banned"), "you cannot join this group or RSVP to its events");
  /** Inserts a ban without withdrawing the user's memberships and RSVPs. */
  const insertBan = (sql: ISql, user: Person) =>
    sql`insert into bans (id, user_id, alliance_id, created_at) values (gen_random_uuid(), ${user.id}, ${ours.id}, now())`;
  return { ...service, otherGroup, admin, alliancePath, berlinPath, otherGroupPath, join, assertBanned, insertBan };
};

test("removing and banning members", async (t) => {
  const service = await start(t);
  const { callAs, call, sql, person, session, token, as, appoint, root, alliance, group, ours, berlin, otherGroup } =
    service;
  const { event, inHours, attend, cancel, readRsvp, decide, changeGroup } = service;
  const { admin, alliancePath, berlinPath, otherGroupPath, join, assertBanned, insertBan } = service;
  const otherAlliance = await alliance({ name: "Theirs" });

  type Path = Record<string, string>;
  const remove = (user: Person, query: Record<string, string | boolean> = {}, path: Path = berlinPath, actor = admin) =>
    call("removeGroupMember", { path: { ...path, user_id: user.id }, query, as: as(actor) });
  const removeFromAlliance = (user: Person, query = {}, path: Path = alliancePath) =>
    call("removeAllianceMember", { path: { ...path, user_id: user.id }, query, as: as(root) });
  const entriesOf = async (id: string) =>
    sql<
      { action: string; changes: unknown[] }[]
    >`select action, changes from audit_entries where subject_id = ${id} order by id`;
  const notifications = (about: string, id: string) =>
    sql`select from outbox where topic = 'notification' and payload ->> 'about' = ${about} and payload ->> 'userId' = ${id}`;

  await t.test("removing a member returns 200, also when repeated; a removed member may join again", async () => {
    const ada = await person();
    await join(ada);
    const winter = await event(berlin);
    await attend(ada, winter);
    assert.equal((await remove(ada, { reason: "Sells watches." })).status, 400, "a reason without a ban");
    const expected = { user: { id: ada.id, name: "Ada Berger" }, removed: true, banned: false };
    for (const _ of [1, 2]) assert.deepEqual((await remove(ada)).body, expected);
    assert.equal((await call("getGroupById", { path: berlinPath })).body.member_count, 0);
    assert.equal((await readRsvp(ada, winter)).status, "attending");
    assert.equal((await entriesOf(ada.id)).length, 1);
    assert.equal((await notifications("group_removal", ada.id)).length, 1);
    assert.equal((await join(ada)).status, 200);
  });

  await t.test("a ban withdraws RSVPs, and each freed seat goes to the head of the waitlist", async () => {
    const [ada, bea, cleo] = [await person(), await person(), await person()];
    await join(ada);
    const small = await event(berlin, { capacity: 1, waitlist_enabled: true });
    const past = await event(berlin, { name: "Past" });
    const otherEvent = await event(otherGroup);
    for (const meetup of [small, past, otherEvent]) await attend(ada, meetup);
    await attend(bea, small);
    await attend(cleo, small);
    await sql`update events set starts_at = ${inHours(-9)}, ends_at = ${inHours(-8)} where id = ${past.id}`;
    const banned = await remove(ada, { ban: true, reason: "Sells watches." });
    assert.deepEqual({ status: banned.status, banned: banned.body.banned }, { status: 200, banned: true });
    assert.equal((await readRsvp(bea, small)).status, "attending");
    assert.equal((await readRsvp(cleo, small)).waitlist_position, 1);
    assert.equal((await readRsvp(ada, small)).status, "none");
    assert.equal((await readRsvp(ada, past)).status, "attending");
    assert.equal((await readRsvp(ada, otherEvent)).status, "attending");
    const announced =
      await sql`select from outbox where topic = 'announcement' and payload ->> 'eventId' = ${small.id}`;
    assert.equal(announced.length, 1);
    const [entry, ...others] = await entriesOf(ada.id);
    assert.deepEqual(
      { action: entry?.action, otherCount: others.length },
      { action: "removeGroupMember", otherCount: 0 },
    );
    assert.ok(!JSON.stringify(entry).includes("watches"));
  });

  await t.test("removal from an alliance reports only a ban from the whole alliance", async () => {
    const ada = await person();
    await join(ada);
    await remove(ada, { ban: true });
    assert.equal((await removeFromAlliance(ada)).body.banned, false);
    assert.equal((await removeFromAlliance(ada, { ban: true })).body.banned, true);
    assert.equal((await removeFromAlliance(ada)).body.banned, true);
    await callAs(admin, "deleteGroupBan", { ...berlinPath, user_id: ada.id });
    assert.equal((await remove(ada)).body.banned, true);
    await callAs(root, "deleteAllianceBan", { ...alliancePath, user_id: ada.id });
  });

  await t.test("a declined RSVP stays declined after a ban is lifted", async () => {
    const dora = await person();
    const chosen = await event(berlin, { approval_required: true });
    await attend(dora, chosen);
    assert.equal((await decide(dora, chosen, "declined", admin)).status, 200);
    await remove(dora, { ban: true });
    assert.equal((await readRsvp(dora, chosen)).status, "declined");
    await callAs(admin, "deleteGroupBan", { ...berlinPath, user_id: dora.id });
    requireError(await attend(dora, chosen), 409, "rsvp_declined");
  });

  await t.test("banned users get 403 if they join or RSVP, by session, token or form, but not otherwise", async () => {
    const ada = await person();
    await remove(ada, { ban: true, reason: "Sells watches." });
    const winter = await event(berlin, { name: "Winter" });
    assertBanned(await join(ada));
    assertBanned(await attend(ada, winter));
    const { headers } = await token(ada, { scopes: ["groups:join", "events:attend"] });
    assertBanned(await call("joinGroup", { path: berlinPath, headers }));
    assertBanned(await call("attendEvent", { path: { ...alliancePath, event_id: winter.id }, headers }));
    const visitor = await session(ada);
    const byForm = [
      await visitor.call("joinGroupByForm", { path: { ...alliancePath, group_slug: berlin.slug } }),
      await visitor.call("attendEventByForm", {
        path: { ...alliancePath, group_slug: berlin.slug, event_slug: winter.slug },
      }),
    ];
    for (const { status, body } of byForm) {
      assert.equal(status, 403);
      assert.match(body, /You cannot join this group or RSVP to its events\./);
      assert.doesNotMatch(body, /watches|action="[^"]+\/(?:join|attend)"/);
    }
    for (const id of ["leaveGroup", "getMembership", "getGroupById"] as const)
      assert.equal((await callAs(ada, id, berlinPath)).status, 200);
    const guest = await createVisitor(service).call("showGroup", {
      path: { ...alliancePath, group_slug: berlin.slug },
    });
    assert.doesNotMatch(guest.body, /You cannot join/);
  });

  await t.test("an alliance ban covers groups created later, until the ban is lifted", async () => {
    const ada = await person();
    await join(ada);
    await join(ada, otherGroupPath);
    const meetup = await event(otherGroup, { name: "Soon" });
    await attend(ada, meetup);
    const { body } = await removeFromAlliance(ada, { ban: true });
    assert.deepEqual(body, { user: { id: ada.id, name: "Ada Berger" }, removed: true, banned: true });
    const rows =
      await sql`select from memberships where user_id = ${ada.id} union all select from attendances where user_id = ${ada.id}`;
    assert.equal(rows.length, 0);
    const newGroup = await group(ours, { name: "Later" });
    assertBanned(await join(ada, { ...alliancePath, group_id: newGroup.id }));
    assertBanned(await attend(ada, await event(newGroup)));
    const foreignGroup = await group(otherAlliance);
    assert.equal((await join(ada, { alliance: otherAlliance.slug, group_id: foreignGroup.id })).status, 200);
    assert.equal((await remove(ada)).body.banned, true);
    const [{ user, reason, banned_by }, ...others] = (await callAs(root, "listAllianceBans", alliancePath)).body.items;
    assert.deepEqual({ user: user.id, reason, by: banned_by.id }, { user: ada.id, reason: null, by: root.id });
    assert.deepEqual(others, []);
    const groupBans = await callAs(admin, "listGroupBans", berlinPath);
    assert.ok(groupBans.body.items.every(({ user }: { user: Person }) => user.id !== ada.id));
    for (const _ of [1, 2]) {
      const lifted = await callAs(root, "deleteAllianceBan", { ...alliancePath, user_id: ada.id });
      assert.deepEqual(lifted.body, { user: { id: ada.id, name: "Ada Berger" }, removed: true });
    }
    assert.equal((await join(ada)).status, 200);
    assert.deepEqual(valuesOf(await entriesOf(ada.id), "action"), ["removeAllianceMember", "deleteAllianceBan"]);
  });

  await t.test("mirrors and webhooks see a ban as a member who leaves groups and cancels RSVPs", async () => {
    const ada = await person();
    const inactiveGroup = await group(ours, { name: "Asleep" });
    const inactivePath = { ...alliancePath, group_id: inactiveGroup.id };
    const meetup = await event(otherGroup, { name: "Mirrored" });
    for (const path of [berlinPath, otherGroupPath, inactivePath]) await join(ada, path);
    await attend(ada, meetup);
    await changeGroup(inactiveGroup, { active: false });
    const body = { url: "https://hooks.example.org/", event_types: ["member.left", "rsvp.canceled"] };
    await callAs(root, "createWebhook", alliancePath, body);
    const now = new Date().toISOString();
    const listChangedIds = async () => {
      const query = { query: { updated_since: now } };
      const groups = await call("listGroups", { path: alliancePath, ...query });
      const events = await call("listEvents", { path: alliancePath, ...query });
      return idsOf([...groups.body.items, ...events.body.items]);
    };
    const before = await call("getEventById", { path: { event_id: meetup.id } });
    assert.equal((await removeFromAlliance(ada, { ban: true })).status, 200);
    const after = await call("getEventById", { path: { event_id: meetup.id } });
    assert.deepEqual({ before: before.body.attendee_count, after: after.body.attendee_count }, { before: 1, after: 0 });
    for (const { id } of [berlin, otherGroup, meetup]) assert.ok((await listChangedIds()).includes(id));
    const messages = await sql`
      select payload ->> 'type' as type from outbox where topic = 'webhook_message' and payload -> 'more' -> 'user' ->> 'id' = ${ada.id}`;
    const [left, canceled] = ["member.left", "rsvp.canceled"];
    assert.deepEqual(messages.map(({ type }) => type).sort(), [left, left, left, canceled]);
    assert.equal((await sql`select from alliance_members where user_id = ${ada.id}`).length, 0);
    await sql`delete from webhooks`;
  });

  await t.test("lists bans in pages, latest first, with the reason and the administrator", async () => {
    const [ada, bea] = [await person(), await person()];
    await remove(ada, { ban: true });
    await remove(bea, { ban: true, reason: "Sells watches." });
    const first = await call("listGroupBans", { path: berlinPath, query: { limit: 1 }, as: as(admin) });
    const [{ user, reason, banned_by, banned_at }] = first.body.items;
    const expected = { user: bea.id, reason: "Sells watches.", by: admin.id };
    assert.deepEqual({ user: user.id, reason, by: banned_by.id }, expected);
    assert.equal(banned_at, "2026-11-20T12:00:00Z");
    const cursor = first.body.next_cursor;
    const next = await call("listGroupBans", { path: berlinPath, query: { limit: 1, cursor }, as: as(admin) });
    assert.equal(next.body.items[0].user.id, ada.id);
    assert.equal((await call("listAllianceBans", { path: alliancePath, query: { cursor }, as: as(root) })).status, 400);
    assert.equal((await callAs(admin, "deleteGroupBan", { ...berlinPath, user_id: ada.id })).status, 200);
  });

  await t.test("returns 409 for bans of administrators, and for appointing a banned user (criterion 92)", async () => {
    const chair = await person();
    await appoint(chair, { alliance: ours.id });
    const ada = await person();
    const byAlliance = (user: Person) => removeFromAlliance(user, { ban: true });
    for (const response of [
      await remove(admin, { ban: true }),
      await remove(chair, {}),
      await remove(root, { ban: true }),
      await byAlliance(admin),
      await byAlliance(root),
    ])
      requireError(response, 409, "user_is_administrator");
    await remove(ada, { ban: true });
    for (const [id, path] of [
      ["grantGroupAdmin", { ...berlinPath, user_id: ada.id }],
      ["grantAllianceAdmin", { ...alliancePath, user_id: ada.id }],
    ] as const)
      requireError(await callAs(root, id, path), 409, "user_banned");
    const path = { ...alliancePath, group_id: otherGroup.id, user_id: ada.id };
    assert.equal((await callAs(root, "grantGroupAdmin", path)).status, 200);
  });

  await t.test("a ban waits for a join in progress; a waiting join is rejected (criterion 92)", async () => {
    const [ada, bea] = [await person(), await person()];
    const raceGroup = await group(ours, { name: "Slow" });
    const racePath = { ...alliancePath, group_id: raceGroup.id };
    let banned: ReturnType<typeof remove> | undefined;
    await sql.begin(async (tx) => {
      await tx`insert into memberships (group_id, user_id, joined_at) values (${raceGroup.id}, ${ada.id}, now())`;
      await tx`update groups set member_count = member_count + 1 where id = ${raceGroup.id}`;
      await tx`insert into alliance_members (alliance_id, user_id, group_count) values (${ours.id}, ${ada.id}, 1)`;
      banned = removeFromAlliance(ada, { ban: true });
      await untilBlocked(service);
    });
    assert.equal((await banned)?.status, 200);
    assert.equal((await sql`select from memberships where user_id = ${ada.id}`).length, 0);
    let joined: ReturnType<typeof join> | undefined;
    await sql.begin(async (tx) => {
      await tx`select from users where id = ${bea.id} for update`;
      await insertBan(tx, bea);
      joined = join(bea, racePath);
      await untilBlocked(service);
    });
    assertBanned((await joined) ?? assert.fail());
  });

  await t.test("a ban wins over a concurrent join, RSVP, promotion and role (criteria 41 and 80)", async () => {
    const raceGroup = await group(ours, { name: "Race" });
    const racePath = { ...alliancePath, group_id: raceGroup.id };
    const small = await event(raceGroup, { capacity: 2, waitlist_enabled: true });
    for (let round = 0; round < 6; round++) {
      const [ada, bea, cleo] = [await person(), await person(), await person()];
      for (const user of [ada, bea, cleo]) await attend(user, small);
      const isFromAlliance = round % 2 === 0;
      const ban = () =>
        isFromAlliance ? removeFromAlliance(cleo, { ban: true }) : remove(cleo, { ban: true }, racePath, root);
      const responses = await Promise.all([
        join(cleo, racePath),
        join(cleo),
        cancel(ada, small),
        ban(),
        attend(cleo, await event(raceGroup, { name: `Round ${round}` })),
        join(cleo, racePath),
        ban(),
        callAs(root, "grantGroupAdmin", { ...racePath, user_id: cleo.id }),
      ]);
      for (const { status, body } of responses) assert.ok(status < 500, JSON.stringify(body));
      const [state] = await sql`
        select exists (select from bans where user_id = ${cleo.id}) as banned,
          exists (select from roles where user_id = ${cleo.id}) as admin,
          (select count(*)::integer from memberships join groups on groups.id = group_id
            where user_id = ${cleo.id} and (${isFromAlliance} or group_id = ${raceGroup.id})) as memberships,
          (select count(*)::integer from attendances where user_id = ${cleo.id}) as rsvps`;
      // The user has either the ban or the role: the first of the two prevents the other.
      assert.notEqual(state?.["banned"], state?.["admin"]);
      if (state?.["banned"])
        assert.deepEqual({ memberships: state["memberships"], rsvps: state["rsvps"] }, { memberships: 0, rsvps: 0 });
      for (const user of [ada, bea]) await cancel(user, small);
      await sql`delete from roles where user_id = ${cleo.id}`;
    }
    const [counts] = await sql`
      select attendee_count, (select count(*)::integer from attendances where event_id = events.id and status = 'attending') as counted
      from events where id = ${small.id}`;
    assert.equal(counts?.["attendee_count"], counts?.["counted"]);
  });
});

test("bans outlive accounts, and cover mailboxes, applications and approvals", async (t) => {
  const service = await start(t);
  const { callAs, call, sql, person, as, session, root, group, event, job, attend, decide, ours, berlin, otherGroup } =
    service;
  const { admin, berlinPath, otherGroupPath, join, assertBanned, insertBan } = service;
  const meetup = await event(berlin);

  const ban = (user: Person, path: Record<string, string> = berlinPath, reason = "Sells watches.") =>
    call("group_id" in path ? "removeGroupMember" : "removeAllianceMember", {
      path: { ...path, user_id: user.id },
      query: { ban: true, reason },
      as: as(root),
    });
  const deleteAccount = async (user: Person) => {
    assert.equal((await (await session(user)).call("deleteMe", { body: { password } })).status, 200);
  };
  const formerBans = () => sql`select * from former_bans`;
  const listBans = async () => (await callAs(root, "listGroupBans", berlinPath)).body.items;

  await t.test("bans a deleted user again after registration with the same mailbox", async () => {
    const email = "ada.lovelace@example.org";
    await ban(await person({ email: "Ada.Lovelace+news@example.org" }));
    const [{ user } = assert.fail()] = await listBans();
    await deleteAccount({ id: user.id, email });
    assert.deepEqual(await listBans(), []);
    const [row, ...others] = await formerBans();
    assert.equal(others.length, 0);
    assert.doesNotMatch(JSON.stringify(row), /\bada\b|lovelace|example|watches/i);
    assert.ok(!JSON.stringify(row).includes(user.id));
    const newAccount = await person({ email });
    assertBanned(await join(newAccount));
    assert.equal((await join(newAccount, otherGroupPath)).status, 200);
    assert.deepEqual(
      (await listBans()).map(({ user, reason, banned_by }: Record<string, unknown>) => ({ user, reason, banned_by })),
      [{ user: { id: newAccount.id, name: "Ada Berger" }, reason: null, banned_by: null }],
    );
    assert.equal((await formerBans()).length, 0);
    await callAs(admin, "deleteGroupBan", { ...berlinPath, user_id: newAccount.id });
    assert.equal((await join(newAccount)).status, 200);
  });

  await t.test("a former ban applies once the mailbox is verified, not just registered", async () => {
    const email = "bea@example.org";
    const bea = await person({ email });
    await ban(bea);
    await deleteAccount(bea);
    const newAccount = await person({ email, verified: false });
    assert.deepEqual(await listBans(), []);
    assert.equal((await formerBans()).length, 1);
    await sql`update users set email_verified_at = now() where id = ${newAccount.id}`;
    assertBanned(await join(newAccount));
    assert.equal((await formerBans()).length, 0);
    // An unverified address does not identify its owner.
    const unproven = await person({ verified: false });
    await ban(unproven);
    await sql`delete from users where id = ${unproven.id}`;
    assert.equal((await formerBans()).length, 0);
  });

  await t.test("bans a second account with the mailbox of a banned user", async () => {
    const cleo = await person({ email: "cleo@example.org" });
    await ban(cleo);
    assertBanned(await join(await person({ email: "CLEO+2@example.org" })));
    assert.equal((await join(await person({ email: "cleo@example.com" }))).status, 200);
  });

  await t.test("bans the next user of an address that a banned user has released", async () => {
    const email = "cora@example.org";
    const cora = await person({ email });
    await ban(cora);
    const changeEmail = (user: Person, newEmail: string) =>
      service.db.transaction((tx) => setEmail(tx, { userId: user.id, email: newEmail, now: new Date() }));
    await changeEmail(cora, "Cora+1@example.org");
    assert.equal((await formerBans()).length, 0);
    await changeEmail(cora, "cora.secunda@example.org");
    assertBanned(await join(cora));
    assertBanned(await join(await person({ email })));
    assert.equal((await formerBans()).length, 0);
    const otherUser = await person();
    assert.equal((await join(otherUser)).status, 200);
    await deleteAccount(cora);
    await changeEmail(otherUser, "cora.secunda+x@example.org");
    assertBanned(await attend(otherUser, meetup));
  });

  await t.test("restores an alliance ban for all groups; deleting a group deletes its bans", async () => {
    const email = "dora@example.org";
    const dora = await person({ email });
    const temporaryGroup = await group(ours, { name: "Short" });
    await ban(dora, { alliance: ours.slug });
    await ban(dora, { alliance: ours.slug, group_id: temporaryGroup.id });
    await deleteAccount(dora);
    assert.equal((await formerBans()).length, 2);
    await sql`delete from groups where id = ${temporaryGroup.id}`;
    assert.equal((await formerBans()).length, 1);
    const newAccount = await person({ email });
    for (const path of [berlinPath, otherGroupPath]) assertBanned(await join(newAccount, path));
  });

  await t.test("deletes the digest of a banned mailbox after `retention.bans_days`", async () => {
    const email = "edda@example.org";
    const edda = await person({ email });
    await ban(edda);
    await deleteAccount(edda);
    const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
    assert.equal((await purge(service.db, daysFromNow(729)))["former_bans"], undefined);
    assert.equal((await purge(service.db, daysFromNow(731)))["former_bans"], 1);
    assert.equal((await join(await person({ email }))).status, 200);
  });

  await t.test("the database and the service derive the same mailboxes", async () => {
    for (const email of ["a@b.example", "A+b@C.example", "+a@b.example", "a+b+c@d.example", "a.b-c_d@e.example"]) {
      const [row] = await sql`select alliance_mailbox(${email}) as mailbox`;
      assert.equal(row?.["mailbox"], mailboxOf(email), email);
    }
  });

  await t.test("banned users get 403 if they apply for jobs of the alliance or group (criterion 92)", async () => {
    const [allianceJob, groupJob] = [await job(ours), await job(ours, { group_id: berlin.id })];
    const apply = (user: Person, { id }: { id: string }) =>
      callAs(user, "applyToJob", { job_id: id }, { note: "I like pagers." });
    const [fay, gus] = [await person(), await person()];
    await ban(fay);
    await ban(gus, { alliance: ours.slug });
    for (const response of [await apply(fay, groupJob), await apply(gus, groupJob), await apply(gus, allianceJob)]) {
      assert.equal(requireError(response, 403, "banned"), "you cannot apply for this job");
    }
    assert.equal((await apply(fay, allianceJob)).status, 201);
    const visitor = await session(gus);
    const { status, body } = await visitor.call("applyToJobByForm", {
      path: { slug: allianceJob.slug },
      headers: { accept: "text/html" },
      body: "note=I+like+pagers.",
    });
    assert.equal(status, 403);
    assert.match(body, /You can&#39;t join, RSVP or apply for jobs here\./);
  });

  await t.test("returns 409 for approving a banned user, whether declined or not yet withdrawn", async () => {
    const chosen = await event(berlin, { approval_required: true });
    const [hal, ida] = [await person(), await person()];
    for (const user of [hal, ida]) await attend(user, chosen);
    await decide(hal, chosen, "declined");
    await ban(hal);
    const reason = requireError(await decide(hal, chosen, "attending"), 409, "user_banned");
    assert.equal(reason, "Ada Berger is banned; lift the ban first");
    await insertBan(sql, ida);
    requireError(await decide(ida, chosen, "attending"), 409, "user_banned");
    assert.equal((await decide(ida, chosen, "declined")).status, 200);
  });

  await t.test("a ban wins over a concurrent approval (criterion 92)", async () => {
    const chosen = await event(berlin, { approval_required: true });
    const jan = await person();
    await attend(jan, chosen);
    await decide(jan, chosen, "declined");
    let approved: ReturnType<typeof join> | undefined;
    await sql.begin(async (tx) => {
      await tx`select from users where id = ${jan.id} for update`;
      await insertBan(tx, jan);
      approved = decide(jan, chosen, "attending");
      await untilBlocked(service);
    });
    requireError((await approved) ?? assert.fail(), 409, "user_banned");
  });

  await t.test("marks reports by a banned user until the ban is lifted", async () => {
    const kim = await person();
    const spam = { subject_type: "group", reason: "spam", text: "Advertising." };
    const report = (group: { id: string }) => callAs(kim, "createReport", {}, { ...spam, subject_id: group.id });
    const [{ body: first }, { body: second }] = [await report(berlin), await report(otherGroup)];
    const readMarks = async () => {
      const isMarked = async ({ id }: { id: string }) =>
        (await callAs(root, "getReport", { report_id: id })).body.reporter_banned;
      return [await isMarked(first), await isMarked(second)];
    };
    assert.deepEqual(await readMarks(), [false, false]);
    await ban(kim);
    assert.deepEqual(await readMarks(), [true, false]);
    const { body } = await (await session(root)).call("showReports");
    assert.match(body, /<span class="tag">banned<\/span>/);
    await callAs(root, "deleteGroupBan", { ...berlinPath, user_id: kim.id });
    assert.deepEqual(await readMarks(), [false, false]);
  });
});
