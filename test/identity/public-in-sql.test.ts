import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { eventPolicy } from "../../src/community/events/policy.ts";
import { findEventKey } from "../../src/community/events/queries.ts";
import { groupPolicy } from "../../src/community/groups/policy.ts";
import { findGroupKey } from "../../src/community/groups/queries.ts";
import { findInvitationBySecret } from "../../src/community/invitations/queries.ts";
import { jobPolicy } from "../../src/community/jobs/policy.ts";
import { findJobKey } from "../../src/community/jobs/queries.ts";
import { landscapeEntryPolicy } from "../../src/community/landscape/policy.ts";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { may, type Verb, viewerOf, viewerWithoutRoles } from "../../src/identity/access/policy.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { startCommunity } from "../support/fixtures.ts";

type Id = { id: string };
type FilterOption = { count: number };

/* Lists, search, filters, counts and calendars find public rows by SQL. Policies decide what everyone may read: both must agree. */

test("SQL finds what the policies show to everyone", async (t) => {
  const service = await startCommunity(t);
  const { callAs, root, db, sql, call, now, ours, berlin, group, changeGroup, event, job, entry, inHours } = service;
  const closed = await group(ours, { name: "Closed Berlin" });
  const groups = [berlin, closed];
  const events: Id[] = [];
  const jobs: Id[] = [];
  const entries: Id[] = [];
  for (const inGroup of groups)
    for (const status of enums.EventStatus)
      for (const visibility of enums.EventVisibility) {
        const created = await event(inGroup);
        await sql`update events set status = ${status}, visibility = ${visibility} where id = ${created.id}`;
        events.push(created);
      }
  for (const inGroup of [null, ...groups])
    for (const status of enums.JobStatus)
      for (const expiresAt of [inHours(24), inHours(-24)]) {
        const created = await job(ours, { group_id: inGroup?.id ?? null });
        await sql`update jobs set status = ${status}, expires_at = ${expiresAt} where id = ${created.id}`;
        jobs.push(created);
      }
  for (const published of [true, false]) entries.push(await entry(ours, { published }));
  const invited: Id[] = [];
  for (const { id: group_id } of groups)
    invited.push(
      (await callAs(root, "inviteToGroup", { alliance: ours.slug, group_id }, { max_uses: 1 })).body.items[0]
        .invitation,
    );
  for (const { id } of events) {
    const [template] = invited;
    const [copy] = await sql<Id[]>`
      insert into invitations (id, alliance_id, group_id, event_id, secret_hash, max_uses, created_at, expires_at)
      select gen_random_uuid(), events.alliance_id, events.group_id, events.id, gen_random_uuid()::text, max_uses, invitations.created_at,
        invitations.expires_at
      from invitations, events where invitations.id = ${template?.id ?? ""} and events.id = ${id}
      returning id`;
    invited.push(copy ?? assert.fail());
  }
  assert.equal((await changeGroup(closed, { active: false })).status, 200);

  const browser = { secondFactor: false, secondFactorAt: null };
  const anonymous = { db, now, caller: null, browser, secondFactorForAdmins: false };
  const viewer = await viewerOf(anonymous, "admin:events");
  const filterReadable = async <Row>(
    find: (db: Queryable, key: Id) => Promise<Row | undefined>,
    { read }: { read: Verb<Row> },
    ids: readonly Id[],
  ) => {
    const rows = await Promise.all(ids.map(({ id }) => find(db, { id })));
    return rows.flatMap((row) => (row !== undefined && may(read, viewer, row) ? [row] : []));
  };
  const idsOf = (rows: readonly Id[]) => rows.map(({ id }) => id).toSorted();
  const list = async (id: RouteId, query: object = {}) => {
    const { status, body } = await call(id, { path: { alliance: ours.slug }, query: { limit: 100, ...query } });
    assert.equal(status, 200, JSON.stringify(body));
    return body.items;
  };
  const searchIds = async (type: string, q: string) => {
    const results = await list("search", { q, types: [type], include_past: true });
    return idsOf(results.map((result: Record<string, Id>) => result[type]));
  };
  const { body: filters } = await call("getFilters", { query: { alliance: [ours.slug] } });
  const total = (options: FilterOption[]) => options.reduce((sum, { count }) => sum + count, 0);

  const listed = (await filterReadable(findEventKey, eventPolicy.verbs, events)).filter(
    ({ visibility }) => visibility === "public",
  );
  assert.equal(listed.length, 2);
  const statuses = { status: ["published", "canceled"] };
  assert.deepEqual(idsOf(await list("listAllEvents", statuses)), idsOf(listed));
  assert.deepEqual(idsOf(await list("listEvents", statuses)), idsOf(listed));
  assert.deepEqual(await searchIds("event", "winter"), idsOf(listed));
  assert.equal(total(filters.events.kind), listed.length);
  const { body: calendar } = await call("getAllianceCalendar", { path: { alliance: ours.slug } });
  assert.equal(String(calendar).match(/^BEGIN:VEVENT/gm)?.length, listed.length);
  const upcoming = listed.filter(({ status }) => status === "published").length;
  const { body: alliance } = await call("getAlliance", { path: { alliance: ours.slug } });
  const { body: active } = await call("getGroup", { path: { alliance: ours.slug, group_slug: berlin.slug } });
  assert.deepEqual([alliance.upcoming_event_count, active.upcoming_event_count], [upcoming, upcoming]);

  const open = await filterReadable(findJobKey, jobPolicy.verbs, jobs);
  assert.equal(open.length, 2);
  assert.deepEqual(idsOf(await list("listJobs")), idsOf(open));
  assert.deepEqual(await searchIds("job", "engineer"), idsOf(open));
  assert.equal(total(filters.jobs.employment_type), open.length);
  const removed = new Set((await list("listRemovals", { type: ["job"], since: inHours(-48) })).map(({ id }: Id) => id));
  for (const { id } of open) assert.ok(!removed.has(id));

  const visible = await filterReadable(findGroupKey, groupPolicy.verbs, groups);
  assert.equal(visible.length, 1);
  assert.deepEqual(idsOf(await list("listGroups")), idsOf(visible));
  assert.deepEqual(await searchIds("group", "berlin"), idsOf(visible));
  assert.equal(alliance.group_count, visible.length);

  for (const { id } of invited) {
    const [row] = await sql<{ secret_hash: string }[]>`select secret_hash from invitations where id = ${id}`;
    const found = await findInvitationBySecret(db, row?.secret_hash ?? "");
    const at = found?.event && (await findEventKey(db, found.event));
    const of = await findGroupKey(db, { id: found?.group?.id ?? "" });
    const invitee = viewerWithoutRoles(now, ...(at ? [at.id] : []));
    const isReadable = at ? may(eventPolicy.verbs.read, invitee, at) : of && may(groupPolicy.verbs.read, invitee, of);
    assert.equal(found?.isAvailable, isReadable);
  }

  const published = entries.filter((_, index) => index === 0);
  assert.deepEqual(idsOf(await list("listLandscapeEntries")), idsOf(published));
  assert.deepEqual(await searchIds("landscape_entry", "kite"), idsOf(published));
  assert.equal(total(filters.landscape.kind), published.length);
  for (const { id } of entries) {
    const key = [await landscapeEntryPolicy.find(db, id)].flat()[0] ?? assert.fail(id);
    assert.equal(may(landscapeEntryPolicy.verbs.read, viewer, key), idsOf(published).includes(id));
  }
});
