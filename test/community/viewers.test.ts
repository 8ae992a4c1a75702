import assert from "node:assert/strict";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";
import type { Request } from "../support/service.ts";
import { countStatements } from "../support/statements.ts";

const noRelations = { membership: null, attendance: null, waitlist_position: null, applied: null, can_edit: false };
const memberViewers: Record<string, object> = {
  group: { ...noRelations, membership: "member" },
  event: { ...noRelations, membership: "member", attendance: "waitlisted", waitlist_position: 1 },
  job: { ...noRelations, applied: true },
};
const organizerViewers: Record<string, object> = {
  group: { ...noRelations, membership: "none", can_edit: true },
  event: { ...noRelations, membership: "none", attendance: "none", can_edit: true },
  job: { ...noRelations, applied: false },
};

test("include=viewer", async (t) => {
  const service = await startCommunity(t);
  const { callAs, call, attend, join, person, as, appoint, token, ours: alliance, berlin: group } = service;
  const otherGroup = await service.group(alliance, { name: "Other" });
  const event = await service.event(group, { capacity: 1, waitlist_enabled: true });
  const job = await service.job(alliance);
  const [member, firstAttendee, organizer] = [await person(), await person(), await person()];
  await appoint(organizer, { group: group.id });
  const eventPath = { alliance: alliance.slug, event_id: event.id };
  const groupPath = { alliance: alliance.slug, group_id: group.id };
  await attend(firstAttendee, event);
  await attend(member, event);
  await join(member, group);
  await callAs(member, "applyToJob", { job_id: job.id }, {});

  const query = { include: ["viewer"] };
  const paths = { alliance: alliance.slug, group_slug: group.slug, event_slug: event.slug, slug: job.slug };
  const reads: Record<string, [id: RouteId, path: Record<string, string>][]> = {
    group: [
      ["listGroups", { alliance: alliance.slug }],
      ["getGroup", paths],
      ["getGroupById", groupPath],
    ],
    event: [
      ["listEvents", { alliance: alliance.slug }],
      ["listAllEvents", {}],
      ["getEvent", paths],
      ["getEventById", eventPath],
    ],
    job: [
      ["listJobs", {}],
      ["getJob", paths],
      ["getJobById", { job_id: job.id }],
    ],
  };
  const readOperations = Object.entries(reads).flatMap(([type, ids]) => ids.map(([id, path]) => ({ type, id, path })));
  const idOf: Record<string, string> = { group: group.id, event: event.id, job: job.id };

  /** Returns the `viewer` field of the group, event or job in a response. */
  const viewer = async ({ type, id, path }: (typeof readOperations)[number], request: Request) => {
    const { status, body } = await call(id, { path, query, ...request });
    assert.equal(status, 200, JSON.stringify(body));
    const items: { id: string; viewer?: object }[] = body.items ?? [body];
    return items.find((item) => item.id === idOf[type])?.viewer;
  };

  for (const read of readOperations) {
    await t.test(
      `${read.id}: returns the membership, the RSVP with its waitlist position, and the application`,
      async () => {
        assert.deepEqual(await viewer(read, { as: as(member) }), memberViewers[read.type]);
      },
    );

    await t.test(`${read.id}: returns no data of other users, and whether the caller may edit it`, async () => {
      assert.deepEqual(await viewer(read, { as: as(organizer) }), organizerViewers[read.type]);
    });

    await t.test(`${read.id}: returns 401 without a credential, and 403 to a token without profile:read`, async () => {
      const { id, path } = read;
      assert.equal((await call(id, { path, query })).status, 401);
      const { headers } = await token(member, { scopes: ["groups:join"] });
      requireError(await call(id, { path, query, headers }), 403, "insufficient_scope");
    });

    await t.test(`${read.id}: a token without the administrator's scope may not edit`, async () => {
      const { headers } = await token(organizer, { scopes: ["profile:read"] });
      const permissions = await viewer(read, { headers });
      assert.equal(Object(permissions).can_edit, false);
    });

    await t.test(`${read.id}: has no viewer without include, and shared caches store none`, async () => {
      const { id, path } = read;
      const { body } = await callAs(member, id, path);
      assert.ok(![body, ...(body.items ?? [])].some((item: object) => "viewer" in item));
      const { headers } = await token(member);
      const { headers: responseHeaders } = await call(id, { path, query, headers });
      assert.match(String(responseHeaders["cache-control"]), /private|no-store/);
    });
  }

  await t.test("the number of SQL statements does not depend on the number of items", async () => {
    for (let count = 0; count < 8; count++) await service.event(otherGroup, { name: `More ${count}` });
    const statementCount = countStatements(service);
    const statements = async (limit: number) => {
      statementCount();
      const { body } = await call("listAllEvents", { query: { ...query, limit }, as: as(member) });
      assert.equal(body.items.length, limit);
      return statementCount();
    };
    assert.deepEqual([await statements(9), await statements(1)], [3, 3]);
  });
});

test("getMembership has the ETag of joinGroup, and returns 404 for an inactive group to users who are neither members nor administrators", async (t) => {
  const { callAs, person, root, ours, berlin } = await startCommunity(t);
  const path = { alliance: ours.slug, group_id: berlin.id };
  const [member, otherUser] = [await person(), await person()];
  const joined = await callAs(member, "joinGroup", path);
  const read = (user: Person) => callAs(user, "getMembership", path);
  const { body, headers } = await read(member);
  assert.deepEqual([body, headers["etag"]], [joined.body, joined.headers["etag"]]);
  assert.deepEqual((await read(otherUser)).body, { group_id: berlin.id, status: "none", joined_at: null });
  await callAs(root, "updateGroup", path, { active: false });
  const statuses = [await read(member), await read(root), await read(otherUser)].map(({ status }) => status);
  assert.deepEqual(statuses, [200, 200, 404]);
});
