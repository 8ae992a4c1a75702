import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Queryable, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, InvalidField, requireFound } from "../../../foundation/errors.ts";
import { authorize, authorizeRow, may, viewerOf } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { notify } from "../../notifications/notify.ts";
import { groupPolicy } from "../policy.ts";
import { findGroupKey, type GroupKey, type GroupRef } from "../queries.ts";
import {
  deleteMembership,
  findMembership,
  insertMembership,
  listUserGroupKeys,
  lockGroup,
  type MembershipKey,
} from "./queries.ts";
import { findJoinRequest, insertJoinRequest, updateAnswer, withdrawJoinRequest } from "./request-queries.ts";
import { type Standing, toMembershipPayload } from "./views.ts";

/** @throws Conflict */
export const requireActive = ({ slug, active }: Pick<GroupKey, "slug" | "active">): void => {
  if (!active) throw new Conflict(`group "${slug}" is not active and cannot be joined`, { code: "group_inactive" });
};

type JoinInput = Schemas["JoinRequestCreate"] & {
  /** Whether an administrator has invited the user, who then needs no approval. */
  isInvited?: boolean;
};

/**
 * Joins the group, or asks to join if that needs approval. Idempotent.
 * @throws NotFound, Conflict when the group is not active or the request was declined, BadRequest without a required answer
 */
export const join = async (
  context: UserContext,
  ref: GroupRef,
  { answer, isInvited = false }: JoinInput = {},
): Promise<Standing & { groupId: string }> => {
  const group = await authorize(context, groupPolicy, "read", ref);
  return inTransaction(context, async (tx) => {
    const { db, now, caller, count } = tx;
    const key = { groupId: group.id, userId: caller.userId };
    const { active, joinPolicy, joinQuestion } = requireFound(await lockGroup(db, group), groupPolicy.missing(ref));
    const membership = await findMembership(db, key);
    if (membership) return { groupId: group.id, ...membership };
    requireActive({ ...group, active });
    const { manage_members: admission } = groupPolicy.verbs;
    if (joinPolicy === "approval" && !isInvited && !may(admission, await viewerOf(tx, admission.scope), group)) {
      await sendRequest(tx, group, { question: joinQuestion, answer });
      return { groupId: group.id, request: "pending" };
    }
    await admit(tx, group, caller.userId);
    count("group_joins", {});
    return { groupId: group.id, joinedAt: now };
  });
};

/** Adds a member. The group must be locked and active. */
export const admit = ({ db, now }: Tx<Pick<UserContext, "db" | "now">>, group: GroupKey, userId: string) => {
  const data = JSON.stringify(toMembershipPayload(group, { joinedAt: now }));
  return insertMembership(db, { groupId: group.id, userId, joinedAt: now, allianceId: group.allianceId, data, now });
};

type Answer = { question: string | null; answer: string | undefined };

/** Sends a request to join, or replaces its answer. The group must be locked. @throws Conflict or BadRequest */
const sendRequest = async (tx: Tx<UserContext>, group: GroupKey, input: Answer): Promise<void> => {
  const { db, now, caller } = tx;
  const key = { groupId: group.id, userId: caller.userId };
  const current = await findJoinRequest(db, key);
  if (current?.status === "declined")
    throw new Conflict("an administrator has declined your request to join the group", { code: "join_declined" });
  if (current && input.answer === undefined) return;
  const { question } = input;
  const answer = question === null ? null : requireAnswer(question, input.answer);
  if (current) return updateAnswer(db, key, { question, answer });
  const { allianceId } = group;
  const data = JSON.stringify(toMembershipPayload(group, { request: "pending" }));
  await insertJoinRequest(db, { ...key, question, answer, requestedAt: now, allianceId, data, now });
  await notify(db, "join_requests", { id: group.id }, now);
};

/** @throws BadRequest */
const requireAnswer = (question: string, answer: string | undefined): string => {
  if (answer === undefined || answer.trim() === "")
    throw new InvalidField("answer", `must answer "${question}"`, { code: "answer_required" });
  return answer;
};

/** Returns the user's membership, or else the request to join. */
export const findStanding = async (db: Queryable, key: MembershipKey): Promise<Standing> => {
  const membership = await findMembership(db, key);
  if (membership) return membership;
  const request = await findJoinRequest(db, key);
  return request ? { request: request.status } : {};
};

/**
 * Ends the membership or withdraws the request to join, idempotently. A declined request stays. `check` runs before anything is written.
 * @throws NotFound
 */
export const leave = async (
  context: UserContext,
  ref: GroupRef,
  check: (groupId: string, standing: Standing) => void = () => {},
): Promise<Standing & { groupId: string }> => {
  const message = groupPolicy.missing(ref);
  const group = requireFound(await findGroupKey(context.db, ref), message);
  return inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    const { userId } = caller;
    const { active } = requireFound(await lockGroup(db, group), message);
    const standing = await findStanding(db, { groupId: group.id, userId });
    const { joinedAt, request } = standing;
    // Members may leave an inactive group; for other users it does not exist.
    if (!joinedAt && !request) await authorizeRow(tx, groupPolicy, "read", ref, async () => ({ ...group, active }));
    check(group.id, standing);
    await endStanding(tx, { ...group, active }, { userId, standing });
    return { groupId: group.id, ...(request === "declined" && { request }) };
  });
};

/** Ends the membership or withdraws the pending request. The group must be locked. */
export const endStanding = async (
  { db, now }: Tx<Pick<UserContext, "db" | "now">>,
  group: GroupKey,
  { userId, standing: { joinedAt, request } }: { userId: string; standing: Standing },
): Promise<void> => {
  const change = { userId, data: JSON.stringify(toMembershipPayload(group, {})), now };
  if (joinedAt) await deleteMembership(db, group, change);
  else if (request === "pending")
    await withdrawJoinRequest(db, { groupId: group.id, allianceId: group.allianceId, ...change });
};

/** Ends a user's memberships and pending requests before the account is deleted. The groups must be locked. */
export const leaveAll = async (
  tx: Tx<Pick<UserContext, "db" | "now">>,
  { userId, groups }: { userId: string; groups: ReadonlySet<string> },
): Promise<void> => {
  for (const group of await listUserGroupKeys(tx.db, userId)) {
    if (!groups.has(group.id)) continue;
    await endStanding(tx, group, { userId, standing: await findStanding(tx.db, { groupId: group.id, userId }) });
  }
};
