import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { groupRequests } from "../../foundation/db/participation-tables.ts";
import { insertIfAbsent, updateRow } from "../../foundation/db/statement.ts";
import { Banned, Conflict, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import { findPerson, lockRoles } from "../../identity/access/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { created } from "../../server/http/responses.ts";
import { alliancePolicy, requireAlliance } from "../alliances/policy.ts";
import { isBanned } from "../bans/queries.ts";
import { createGroup, type NewGroup } from "../groups/actions.ts";
import { admit } from "../groups/memberships/actions.ts";
import { findMembership, lockGroup } from "../groups/memberships/queries.ts";
import { notify } from "../notifications/notify.ts";
import { rateLimitedOnce } from "../resources/idempotency.ts";
import { record } from "../resources/resource.ts";
import { grantRole } from "../roles/change.ts";
import { acceptsGroupRequests, findGroupRequest, type GroupRequestRow, lockGroupRequest } from "./queries.ts";
import { toGroupRequest } from "./views.ts";

type NewRequest = Pick<Input<"createGroupRequest">, "path" | "body" | "headers">;

/** @throws NotFound, Banned, TooManyRequests, or Conflict when the alliance accepts no requests or the caller has a pending request */
export const createGroupRequest = (context: UserContext, input: NewRequest) => {
  const { userId } = context.caller;
  const request = { operation: "createGroupRequest", ...input } as const;
  return rateLimitedOnce(context, [["group_requests_per_user", userId]], request, async (tx) => {
    const { db, now, baseUrl } = tx;
    const { id: allianceId, slug } = await requireAlliance(db, input.path.alliance);
    if (await isBanned(db, userId, { allianceId, groupId: null })) throw new Banned();
    if (!(await acceptsGroupRequests(db, { id: allianceId })))
      throw new Conflict(`alliance "${slug}" accepts no requests to start a group`, { code: "group_requests_closed" });
    const id = uuid();
    const row = { id, allianceId, userId, ...input.body, status: "pending", requestedAt: now } as const;
    if (!(await insertIfAbsent(db, groupRequests, row)))
      throw new Conflict("wait for the decision about your pending request", { code: "group_request_pending" });
    await notify(db, "group_requests", { id: allianceId }, now);
    const inserted = requireFound(await findGroupRequest(db, { id }), missing(slug, id));
    return created(`${baseUrl}/api/v1/alliances/${slug}/group-requests`, toGroupRequest(inserted));
  });
};

const missing = (alliance: string, id: string): string =>
  `alliance "${alliance}" has no request ${id} to start a group`;

type Founder = { userId: string; alliance: { id: string; slug: string } };

/** Creates a group that the user administers and, if it is active, joins. Once per idempotency key. @throws UserBanned */
export const createGroupForFounder = (context: UserContext, { userId, alliance }: Founder, input: NewGroup) =>
  inTransaction(context, async (tx) => {
    const { db } = tx;
    await lockRoles(db);
    const { body: group } = await createGroup(tx, input);
    const person = requireFound(await findPerson(db, userId), "the user is gone");
    await grantRole(tx, { person, scope: { groupId: group.id }, alliance });
    await lockGroup(db, group);
    // If the request is repeated, the user is already a member.
    const membership = await findMembership(db, { groupId: group.id, userId });
    if (group.active && !membership) await admit(tx, { ...group, allianceId: alliance.id }, userId);
    return group;
  });

type Decision = Schemas["GroupRequestUpdate"] & { alliance: string; id: string };

/** Decides about a request, idempotently, and writes the audit entry. @throws NotFound, Conflict or UserBanned */
export const decideAboutGroupRequest = (context: UserContext, decision: Decision): Promise<GroupRequestRow> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { id, status } = decision;
    // Account deletion also locks the roles before the request: another order could deadlock.
    await lockRoles(db);
    const verb = status === "approved" ? "appoint_founder" : "create_group";
    const alliance = await authorize(tx, alliancePolicy, verb, decision.alliance);
    const lockRequest = () => lockGroupRequest(db, { id, allianceId: alliance.id });
    const request = requireFound(await lockRequest(), missing(alliance.slug, id));
    if (request.status === status) return request;
    if (request.status === "approved")
      throw new Conflict("the request was approved; delete the group instead", { code: "invalid_transition" });
    const groupId = status === "approved" ? await startGroup(tx, request, alliance) : null;
    const reason = (status === "declined" && decision.reason) || null;
    await updateRow(db, groupRequests, id, { status, reason, groupId, decidedAt: now });
    const audited = (status: string) => ({ group_request: { name: request.name, status } });
    const subject = { action: "updateGroupRequest", type: "user", allianceId: alliance.id, ...request.user } as const;
    await record(tx, subject, audited(request.status), audited(status));
    if (status === "declined") await notify(db, "group_request_declined", { id, userId: request.user.id }, now);
    return requireFound(await lockRequest(), missing(alliance.slug, id));
  });

const startGroup = async (context: UserContext, request: GroupRequestRow, alliance: Founder["alliance"]) => {
  const { name, description, user } = request;
  const body: NewGroup["body"] = { name, description, tags: [], links: [], active: true, join_policy: "open" };
  const input = { path: { alliance: alliance.slug }, body, headers: {} };
  return (await createGroupForFounder(context, { userId: user.id, alliance }, input)).id;
};
