import assert from "node:assert/strict";
import { test } from "tap";
import { type EventScope, type EventVerb, eventPolicy } from "../../src/community/events/policy.ts";
import { ServiceError } from "../../src/foundation/errors.ts";
import { anyOf } from "../../src/identity/access/grants.ts";
import { decide, decideAny, type Grant, type Viewer } from "../../src/identity/access/policy.ts";
import { noRoles } from "../../src/identity/access/queries.ts";

/* Adds a role for one verb, which needs only a grant and a line in a policy, and checks that it permits nothing else. */

const event: EventScope = {
  ...{ id: "x", groupId: "berlin", allianceId: "cloud", alliance: "cloud", groupActive: true },
  ...{ status: "published", visibility: "public" },
  group: { id: "berlin", slug: "berlin", name: "Berlin" },
};

const viewer = (userId: string): Viewer => ({ permissions: { ...noRoles, userId, suspended: null }, now: new Date(0) });

const volunteers: Grant<EventScope> = {
  description: "people at the door",
  possible: ({ permissions }) => permissions.userId === "volunteer",
  holds: ({ permissions }, { groupId }) => permissions.userId === "volunteer" && groupId === "berlin",
  requiredRole: () => "to be at the door",
};

const { check_in: checkIn } = eventPolicy.verbs;
const policy: typeof eventPolicy = {
  ...eventPolicy,
  verbs: { ...eventPolicy.verbs, check_in: { ...checkIn, grant: anyOf(checkIn.grant, volunteers) } },
};

const statusOf = (decision: () => unknown): number => {
  try {
    decision();
    return 200;
  } catch (error) {
    assert.ok(error instanceof ServiceError);
    return error.status;
  }
};

const statuses = (userId: string, scope: EventScope) =>
  Object.fromEntries(
    Object.keys(policy.verbs).map((name) => {
      // The type of Object.keys is string[].
      const verb = name as EventVerb | "read";
      return [
        verb,
        statusOf(() => decide(policy, verb, { viewer: viewer(userId), key: { id: "x" }, candidates: [scope] })),
      ];
    }),
  );

test("a role to which a policy grants one verb", async (t) => {
  const refused = {
    ...{ update: 403, delete: 403, copy: 403, manage_attendees: 403, read_attendees: 403, message: 403 },
    ...{ invite: 403, manage_team: 403, manage_hosts: 403, change_series: 403 },
  };

  await t.test("allows that verb only", async () => {
    const others = { ...refused, read_statistics: 403, read: 200 };
    assert.deepEqual(statuses("volunteer", event), { ...others, check_in: 200 });
    assert.deepEqual(statuses("member", event), { ...others, check_in: 403 });
  });

  await t.test("allows the verb for events of its group only", async () => {
    assert.equal(statuses("volunteer", { ...event, groupId: "seoul" })["check_in"], 403);
  });

  await t.test("returns 404 for a draft, except for that verb", async () => {
    const draft = statuses("volunteer", { ...event, status: "draft" });
    assert.equal(draft["check_in"], 200);
    assert.equal(draft["read"], 404);
    assert.equal(draft["update"], 404);
  });

  await t.test("decideAny checks the role without an event, and the verb's description names the role", async () => {
    const verb = policy.verbs.check_in;
    assert.equal(
      statusOf(() => decideAny(verb, viewer("volunteer"))),
      200,
    );
    assert.equal(
      statusOf(() => decideAny(verb, viewer("member"))),
      403,
    );
    assert.equal(verb.grant.description, `${checkIn.grant.description}; people at the door`);
  });
});
