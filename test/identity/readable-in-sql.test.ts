import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { enums } from "../../generated/contract.ts";
import { eventPolicy, readerOf } from "../../src/community/events/policy.ts";
import { type EventKey, eventOrders, findEventKey, listEvents } from "../../src/community/events/queries.ts";
import { setTeamRole } from "../../src/community/events/team/queries.ts";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { attendances, memberships } from "../../src/foundation/db/participation-tables.ts";
import { may, viewerOf } from "../../src/identity/access/policy.ts";
import { insertRole, type RoleScope } from "../../src/identity/access/queries.ts";
import { startCommunity } from "../support/fixtures.ts";
import { idsOf } from "../support/pages.ts";

/* Lists of events that are not public find rows by SQL. The policy decides who may read an event: both must agree. */

class Rollback extends Error {}

test("criterion 35: lists have the members-only and unlisted events that the policy lets the caller read", async (t) => {
  const { db, now, ours, berlin, group, event, person, sql: query } = await startCommunity(t);
  const { id: userId } = await person();
  const groups = [berlin, await group(ours, { name: "Bonn" })];
  const all: { id: string; groupId: string }[] = [];
  for (const of of groups)
    for (const status of enums.EventStatus)
      for (const visibility of enums.EventVisibility) {
        const { id } = await event(of);
        await query`update events set status = ${status}, visibility = ${visibility} where id = ${id}`;
        all.push({ id, groupId: of.id });
      }

  type State = {
    roles: RoleScope[];
    team: readonly { id: string }[];
    joined: readonly { id: string }[];
    rsvps: readonly { id: string; status: (typeof enums.AttendeeStatus)[number] }[];
    inactive: readonly { id: string }[];
    scopes: readonly string[] | null;
  };

  const write = async (tx: Parameters<typeof insertRole>[0], { roles, team, joined, rsvps, inactive }: State) => {
    for (const scope of roles) {
      const role = "groupId" in scope ? ("group_admin" as const) : ("alliance_admin" as const);
      await insertRole(tx, { ...scope, role, id: uuid(), userId, createdAt: now });
    }
    for (const { id } of team) await setTeamRole(tx, { eventId: id, userId, role: "check_in", grantedAt: now });
    for (const { id } of joined) await tx.insert(memberships).values({ groupId: id, userId, joinedAt: now });
    for (const { id, status } of rsvps)
      await tx.insert(attendances).values({ eventId: id, userId, status, respondedAt: now });
    for (const { id } of inactive) await tx.execute(sql`update groups set active = false where id = ${id}`);
  };

  const check = async (tx: Queryable, { joined, rsvps, scopes }: State) => {
    const caller = { userId, verified: true, scopes: scopes && new Set(scopes), token: null };
    const browser = { secondFactor: false, secondFactorAt: null };
    const context = { db: tx, now, caller, browser, secondFactorForAdmins: false };
    const roleViewer = await viewerOf(context, eventPolicy.verbs.read.scope);
    const usesParticipation = !scopes || scopes.includes("profile:read");
    const keys: EventKey[] = [];
    for (const { id } of all) keys.push((await findEventKey(tx, { id })) ?? assert.fail(id));
    const isOwn = ({ id, groupId, visibility }: EventKey) =>
      usesParticipation &&
      (rsvps.some((rsvp) => rsvp.id === id && rsvp.status !== "declined") ||
        (visibility === "members" && joined.some((of) => of.id === groupId)));
    const own = new Set(idsOf(keys.filter(isOwn)));
    const membersOnly = keys.filter(({ visibility }) => visibility === "members");
    const listed = await eventPolicy.listOwn?.(context, keys);
    assert.deepEqual([...(listed ?? [])].toSorted(), idsOf(membersOnly.filter(isOwn)).toSorted());
    const viewer = { ...roleViewer, own };
    // Everyone with the link may read an unlisted event, but lists have it only if a members-only event would be readable.
    const expected = keys.filter(
      (key) =>
        key.status !== "draft" &&
        key.groupActive &&
        may(eventPolicy.verbs.read, viewer, key.visibility === "unlisted" ? { ...key, visibility: "members" } : key),
    );
    const page = { order: eventOrders.soonest, now, position: undefined, limit: 100 };
    const rows = await listEvents(tx, { ...page, ...(await readerOf(context)) });
    assert.deepEqual(idsOf(rows).toSorted(), idsOf(expected).toSorted());
  };

  const scopes: RoleScope[] = [
    { allianceId: null },
    { allianceId: ours.id },
    ...groups.map(({ id }) => ({ groupId: id })),
  ];
  const rsvp = fc.record({ id: fc.constantFrom(...idsOf(all)), status: fc.constantFrom(...enums.AttendeeStatus) });
  const state: fc.Arbitrary<State> = fc.record({
    roles: fc.subarray(scopes, { maxLength: 1 }),
    team: fc.subarray(all, { maxLength: 3 }),
    joined: fc.subarray(groups),
    rsvps: fc.uniqueArray(rsvp, { selector: ({ id }) => id, maxLength: 6 }),
    inactive: fc.subarray(groups, { maxLength: 1 }),
    scopes: fc.constantFrom(null, ["profile:read"], ["admin:events"], ["profile:read", "admin:events"], ["jobs:apply"]),
  });
  await fc.assert(
    fc.asyncProperty(state, async (value) => {
      const transaction = db.transaction(async (tx) => {
        await write(tx, value);
        await check(tx, value);
        throw new Rollback();
      });
      await assert.rejects(transaction, Rollback);
    }),
    { numRuns: 40 },
  );
});
