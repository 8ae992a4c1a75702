import assert from "node:assert/strict";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { alliancePolicy } from "../../src/community/alliances/policy.ts";
import { listEventsWithPendingRsvps } from "../../src/community/events/approvals/queries.ts";
import { eventPolicy } from "../../src/community/events/policy.ts";
import { listAdministeredEvents } from "../../src/community/events/queries.ts";
import { setTeamRole } from "../../src/community/events/team/queries.ts";
import { groupPolicy } from "../../src/community/groups/policy.ts";
import { findInviter } from "../../src/community/invitations/policy.ts";
import { listJobsWithNewApplications } from "../../src/community/jobs/applications/queries.ts";
import { jobPolicy } from "../../src/community/jobs/policy.ts";
import { findJobKey } from "../../src/community/jobs/queries.ts";
import { areRolesSuspended } from "../../src/community/me/views.ts";
import { type KindName, kinds } from "../../src/community/notifications/kinds.ts";
import { reportPolicy } from "../../src/community/reports/policy.ts";
import { countOpenReports, findReportKey } from "../../src/community/reports/queries.ts";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { groups } from "../../src/foundation/db/tables.ts";
import { may, type Viewer, viewerOfUser } from "../../src/identity/access/policy.ts";
import {
  insertRole,
  isAdministeredWithGroup,
  isAdministrator,
  isLocalAdministrator,
  type RoleScope,
} from "../../src/identity/access/queries.ts";
import { findUser } from "../../src/identity/users/queries.ts";
import { eventPath } from "../../src/web/page-paths.ts";
import { startCommunity } from "../support/fixtures.ts";

/* Emails to administrators and the dashboard find rows by SQL. Policies decide who may treat them: both must agree. */

class Rollback extends Error {}

const withoutGlobalRole = ({ permissions, ...viewer }: Viewer): Viewer => ({
  ...viewer,
  permissions: { ...permissions, global: false },
});

test("criterion 35: SQL finds the administrators whom the policies admit", async (t) => {
  const community = await startCommunity(t);
  const { db, now, root, ours, berlin, alliance, group, event, job, people, callAs } = community;
  const otherAlliance = await alliance({ name: "Theirs" });
  const bonn = await group(ours, { name: "Bonn" });
  const seoul = await group(otherAlliance, { name: "Seoul" });
  const everyGroup = [berlin, bonn, seoul];
  const users = await people(3);
  const [first, second, applicant] = users;
  assert.ok(first && second && applicant);
  const waiting: Awaited<ReturnType<typeof event>>[] = [];
  for (const target of everyGroup) {
    const reviewed = await event(target, { approval_required: true });
    waiting.push(reviewed);
    await callAs(applicant, "attendEvent", { alliance: target.alliance, event_id: reviewed.id }, {});
    await db.execute(sql`
      insert into join_requests (group_id, user_id, status, requested_at)
      values (${target.id}, ${applicant.id}, 'pending', now())`);
  }
  for (const { id } of [ours, otherAlliance])
    await db.execute(sql`
      insert into group_requests (id, alliance_id, user_id, name, description, status, requested_at)
      values (${uuid()}, ${id}, ${applicant.id}, 'Tea', '', 'pending', now())`);
  for (const [of, inGroup] of [
    [ours, berlin],
    [ours, null],
    [otherAlliance, seoul],
  ] as const) {
    const created = await job(of, { title: `Job of ${inGroup?.slug ?? of.slug}`, group_id: inGroup?.id ?? null });
    await db.execute(sql`update jobs set posted_by = ${first.id} where id = ${created.id}`);
    await callAs(applicant, "applyToJob", { job_id: created.id }, { note: "Hello" });
  }
  const report = async (type: "group" | "event" | "user", { id, alliance: slug }: { id: string; alliance: string }) => {
    await db.execute(sql`
      insert into reports (id, alliance_id, group_id, subject_type, subject_id, subject_name, user_id, reason, text, status,
        created_at, updated_at)
      select ${uuid()}, alliances.id, ${id}::uuid, ${type}, ${second.id}, 'Reported',
        case when ${type} = 'user' then ${second.id}::uuid end, 'spam', '', 'open', now(), now()
      from alliances where slug = ${slug}`);
  };
  await report("group", berlin);
  await report("event", berlin);
  await report("user", seoul);

  const scopes: RoleScope[] = [
    { allianceId: null },
    ...[ours, otherAlliance].map(({ id }) => ({ allianceId: id })),
    ...everyGroup.map(({ id }) => ({ groupId: id })),
  ];
  const idsIn = async (tx: Queryable, table: "jobs" | "reports") =>
    (await tx.execute<{ id: string }>(sql`select id from ${sql.raw(table)}`)).map(({ id }) => id);
  const query = async (tx: Queryable, condition: ReturnType<typeof isAdministrator>) =>
    (await tx.execute<{ holds: boolean }>(sql`select ${condition} as holds`))[0]?.holds;
  const isTold = async (tx: Queryable, about: KindName, userId: string) =>
    (await kinds[about].prepare(tx, {
      about,
      id: userId,
      userId,
      startsAt: null,
      mailboxKey: "",
      secondFactorForAdmins: false,
      findInviter,
      now,
    })) !== undefined;
  const recipientsOf = async (tx: Queryable, about: KindName, id: string, secondFactorForAdmins = false) => {
    const recipients = kinds[about].recipients?.({ about, id, secondFactorForAdmins }) ?? assert.fail(about);
    return (await tx.execute<{ user_id: string }>(recipients)).map(({ user_id: userId }) => userId);
  };

  const check = async (tx: Queryable, userId: string) => {
    const viewer = await viewerOfUser({ db: tx, now, secondFactorForAdmins: false }, userId);
    const { permissions } = viewer;
    const local = withoutGlobalRole(viewer);
    const mayIn = async (of: { alliance: string; id: string }, user: Viewer) => {
      const key = await groupPolicy.find(tx, of);
      return may(groupPolicy.verbs.update, user, [key].flat()[0] ?? assert.fail());
    };
    const told = new Set<KindName>();
    for (const of of [ours, otherAlliance]) {
      const key = [await alliancePolicy.find(tx, of.slug)].flat()[0] ?? assert.fail();
      const place = { allianceId: of.id, groupId: null };
      assert.equal(await query(tx, isAdministrator(userId, place)), may(alliancePolicy.verbs.update, viewer, key));
      assert.equal(await query(tx, isLocalAdministrator(userId, place)), may(alliancePolicy.verbs.update, local, key));
      const starters = await recipientsOf(tx, "group_requests", of.id);
      assert.equal(starters.includes(userId), may(alliancePolicy.verbs.create_group, local, key));
      if (starters.includes(userId)) told.add("group_requests");
    }
    const administered = await tx
      .select({ id: groups.id })
      .from(groups)
      .where(and(isAdministeredWithGroup(permissions, { allianceId: groups.allianceId, groupId: groups.id })));
    const events = await listAdministeredEvents(tx, { permissions, now, limit: 100 });
    for (const target of everyGroup) {
      const [row] = await tx.select({ allianceId: groups.allianceId }).from(groups).where(eq(groups.id, target.id));
      const place = { allianceId: row?.allianceId ?? assert.fail(), groupId: target.id };
      const [isAdmitted, isLocal] = [await mayIn(target, viewer), await mayIn(target, local)];
      assert.equal(await query(tx, isAdministrator(userId, place)), isAdmitted);
      assert.equal(await query(tx, isLocalAdministrator(userId, place)), isLocal);
      assert.equal(
        administered.some(({ id }) => id === target.id),
        isAdmitted,
      );
      assert.equal(
        events.some(({ group: { id } }) => id === target.id),
        isAdmitted || waiting.some(({ id, group }) => group.id === target.id && permissions.events.has(id)),
      );
      const organizers = await recipientsOf(tx, "join_requests", target.id);
      assert.ok(!organizers.includes(userId) || isLocal);
      assert.ok(!isLocal || organizers.length > 0);
      if (organizers.includes(userId)) told.add("join_requests");
    }
    for (const { id, group } of waiting) {
      const key = [await eventPolicy.find(tx, { id })].flat()[0] ?? assert.fail();
      const mayDecide = may(eventPolicy.verbs.manage_attendees, local, key);
      const isOrganizer = (await recipientsOf(tx, "join_requests", group.id)).includes(userId);
      const isRecipient = (await recipientsOf(tx, "approvals", group.id)).includes(userId);
      assert.ok(!isRecipient || mayDecide);
      assert.equal(isRecipient, isOrganizer || permissions.events.get(id)?.role === "event_host");
      // Nobody decides about their own RSVP.
      if (isRecipient && userId !== applicant.id) told.add("approvals");
    }
    const decidable = [];
    for (const { id } of waiting) {
      const key = [await eventPolicy.find(tx, { id })].flat()[0] ?? assert.fail();
      if (may(eventPolicy.verbs.manage_attendees, viewer, key)) decidable.push(eventPath(key));
    }
    const pending = await listEventsWithPendingRsvps(tx, { permissions, now, limit: 100 });
    assert.deepEqual(pending.map(eventPath).toSorted(), decidable.toSorted());
    for (const about of ["approvals", "join_requests", "group_requests"] as const)
      assert.equal(await isTold(tx, about, userId), told.has(about), about);
    for (const { id } of events) {
      const key = [await eventPolicy.find(tx, { id })].flat()[0] ?? assert.fail();
      assert.ok(may(eventPolicy.verbs.read_attendees, viewer, key));
    }
    const decides = async (user: Viewer) => {
      const keys = await Promise.all((await idsIn(tx, "reports")).map((id) => findReportKey(tx, id)));
      return keys.filter((key) => key && may(reportPolicy.verbs.update, user, key)).length;
    };
    assert.equal(await countOpenReports(tx, permissions), await decides(viewer));
    assert.equal(await isTold(tx, "reports", userId), (await decides(local)) > 0);
    const jobs = await Promise.all((await idsIn(tx, "jobs")).map((id) => findJobKey(tx, { id })));
    const reviewed = jobs.filter((key) => key && may(jobPolicy.verbs.manage_applications, viewer, key));
    assert.equal((await listJobsWithNewApplications(tx, { permissions, limit: 100 })).length, reviewed.length);
    const ownApplications = reviewed.filter((key) => key?.postedBy.id === userId);
    assert.equal(await isTold(tx, "application", userId), ownApplications.length > 0);
  };

  /** The group's administrators whose roles have effect, or else all administrators of its alliance. */
  const checkSecondFactor = async (tx: Queryable) => {
    const secondFactorForAdmins = true;
    const effective = new Map<string, string[]>();
    const ofAlliance = new Map<string, string[]>();
    const add = (map: Map<string, string[]>, key: string, id: string) => map.set(key, [...(map.get(key) ?? []), id]);
    for (const { id } of [...users, root]) {
      const { permissions } = await viewerOfUser({ db: tx, now, secondFactorForAdmins }, id);
      const row = (await findUser(tx, { id, now })) ?? assert.fail();
      assert.equal(areRolesSuspended(row, { secondFactorForAdmins }), permissions.suspended !== null);
      for (const group of permissions.groups.keys()) add(effective, group, id);
      for (const alliance of (permissions.suspended ?? permissions).alliances) add(ofAlliance, alliance, id);
    }
    for (const target of everyGroup) {
      const alliance = target.alliance === ours.slug ? ours : otherAlliance;
      const expected = effective.get(target.id) ?? ofAlliance.get(alliance.id) ?? [];
      const organizers = await recipientsOf(tx, "join_requests", target.id, secondFactorForAdmins);
      assert.deepEqual(organizers.toSorted(), expected.toSorted());
    }
  };

  const to = fc.constantFrom(...users);
  const granted = fc.record({ to, scope: fc.constantFrom(...scopes) });
  const appointed = fc.record({
    to,
    event: fc.constantFrom(...waiting),
    role: fc.constantFrom("event_host" as const, "check_in" as const),
  });
  const [grants, appointments] = [fc.array(granted, { maxLength: 5 }), fc.array(appointed, { maxLength: 3 })];
  await fc.assert(
    fc.asyncProperty(grants, appointments, fc.subarray(users), async (all, team, withSecondFactor) => {
      const transaction = db.transaction(async (tx) => {
        for (const { to, scope } of all) {
          const role = "groupId" in scope ? ("group_admin" as const) : ("alliance_admin" as const);
          await insertRole(tx, { ...scope, role, id: uuid(), userId: to.id, createdAt: now });
        }
        for (const { to, event, role } of team)
          await setTeamRole(tx, { eventId: event.id, userId: to.id, role, grantedAt: now });
        for (const { id } of users) await check(tx, id);
        for (const { id } of withSecondFactor)
          await tx.execute(sql`
            insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${id}, 'x', 0, now())`);
        await checkSecondFactor(tx);
        throw new Rollback();
      });
      await assert.rejects(transaction, Rollback);
    }),
    { numRuns: 25 },
  );
});
