import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, requireFound, serviceErrorOf, UserBanned } from "../../../foundation/errors.ts";
import { isBanViolation } from "../../../foundation/outage.ts";
import { authorize } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { notify } from "../../notifications/notify.ts";
import { record } from "../../resources/resource.ts";
import { admit, requireActive } from "../memberships/actions.ts";
import { findMembership, lockGroup } from "../memberships/queries.ts";
import { declineJoinRequest, findJoinRequest } from "../memberships/request-queries.ts";
import { toMembershipPayload } from "../memberships/views.ts";
import { groupPolicy } from "../policy.ts";
import type { GroupRef } from "../queries.ts";

type Decision = Schemas["JoinDecision"];
type Result = Schemas["JoinDecisionResult"];

const noRequest = (userId: string): string => `user ${userId} has not asked to join the group`;

/**
 * Decides about one request, idempotently, and writes the audit entry.
 * @throws NotFound without a request, Conflict when declining a member, or approving for an inactive group or a banned user
 */
const decide = (context: UserContext, ref: GroupRef, userId: string, decision: Decision): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const group = await authorize(tx, groupPolicy, "manage_members", ref);
    const { active } = requireFound(await lockGroup(db, group), groupPolicy.missing(ref));
    const key = { groupId: group.id, userId };
    if (await findMembership(db, key)) return requireApproval(decision);
    const { status, user } = requireFound(await findJoinRequest(db, key), noRequest(userId));
    if (status === decision) return;
    const change = { ...key, allianceId: group.allianceId, now };
    if (decision === "declined") {
      const data = JSON.stringify(toMembershipPayload(group, { request: "declined" }));
      await declineJoinRequest(db, { ...change, data });
    } else {
      requireActive({ ...group, active });
      await admit(tx, group, userId).catch((error: unknown) => {
        throw isBanViolation(error) ? new UserBanned(user) : error;
      });
    }
    const audited = (status: string) => ({ join_request: { group_id: group.id, status } });
    const subject = { action: "updateJoinRequests", type: "user", allianceId: group.allianceId, ...user } as const;
    await record(tx, subject, audited(status), audited(decision));
    await notify(db, "join_request_status", { id: group.id, userId }, now);
  });

/** Approving a member has no effect. A member cannot be declined, only removed. @throws Conflict */
const requireApproval = (decision: Decision): void => {
  if (decision === "declined")
    throw new Conflict("the person is a member already; end the membership instead", { code: "invalid_transition" });
};

const toFailure = (error: unknown): Pick<Result, "status" | "error" | "code"> => {
  const { code, message } = serviceErrorOf(error);
  const statuses: Partial<Record<typeof code, Result["status"]>> = { not_found: "none", invalid_transition: "member" };
  return { status: statuses[code] ?? "pending", error: message, code };
};

/** Decides about requests to join, each in its own transaction: a failure does not stop the others. */
export const decideJoinRequests = async (
  context: UserContext,
  ref: GroupRef,
  { user_ids, status }: Schemas["JoinRequestsUpdate"],
): Promise<Schemas["JoinDecisionResults"]> => {
  const items: Result[] = [];
  for (const user_id of user_ids) {
    const outcome = await decide(context, ref, user_id, status).then(
      () => ({ status, error: null, code: null }),
      toFailure,
    );
    items.push({ user_id, ...outcome });
  }
  return { items };
};
