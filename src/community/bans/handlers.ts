import { BadRequest, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import { findPerson } from "../../identity/access/queries.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { groupPolicy } from "../groups/policy.ts";
import { listPage } from "../resources/list.ts";
import { ban, lift, noUser, type Removal, remove } from "./change.ts";
import { banOrder, listBans } from "./queries.ts";
import { toBan } from "./views.ts";

type FindTarget = Removal["findTarget"];

const allianceTarget =
  ({ alliance }: { alliance: string }): FindTarget =>
  async (context) => {
    const { id: allianceId } = await authorize(context, alliancePolicy, "manage_members", alliance);
    return { allianceId, groupId: null };
  };

const groupTarget =
  ({ alliance, group_id: id }: { alliance: string; group_id: string }): FindTarget =>
  async (context) => {
    const { id: groupId, allianceId } = await authorize(context, groupPolicy, "manage_members", { alliance, id });
    return { allianceId, groupId };
  };

/** Only an administrator of the target learns who has an account. */
const requirePerson = async (context: UserContext, userId: string, findTarget: FindTarget) => {
  await findTarget(context);
  const { id, name } = requireFound(await findPerson(context.db, userId), noUser(userId));
  return { id, name };
};

type Request = { path: { user_id: string }; query: { ban: boolean; reason?: string } };

const removeMember = async (context: UserContext, { path, query }: Request, findTarget: FindTarget) => {
  const person = await requirePerson(context, path.user_id, findTarget);
  if (query.reason !== undefined && !query.ban)
    throw new BadRequest("query/reason is the reason for a ban; send ban=true with it", { parameter: "reason" });
  if (query.ban) await ban(context, { person, findTarget, reason: query.reason ?? null });
  const banned = query.ban || (await remove(context, { person, findTarget }));
  return ok({ user: person, removed: true as const, banned });
};

const list = async (context: UserContext, query: { limit: number; cursor?: string }, findTarget: FindTarget) => {
  const { allianceId, groupId } = await findTarget(context);
  const scope = { allianceId, groupId };
  return listPage(context, { scope: { list: "bans", ...scope }, query, order: banOrder, view: toBan }, (page) =>
    listBans(context.db, { scope, ...page }),
  );
};

const liftBan = async (context: UserContext, userId: string, findTarget: FindTarget) => {
  const person = await requirePerson(context, userId, findTarget);
  await lift(context, { person, findTarget });
  return ok({ user: person, removed: true as const });
};

export const removeGroupMember: Handler<"removeGroupMember"> = (context, input) =>
  removeMember(context, input, groupTarget(input.path));

export const listGroupBans: Handler<"listGroupBans"> = (context, { path, query }) =>
  list(context, query, groupTarget(path));

export const deleteGroupBan: Handler<"deleteGroupBan"> = (context, { path }) =>
  liftBan(context, path.user_id, groupTarget(path));

export const removeAllianceMember: Handler<"removeAllianceMember"> = (context, input) =>
  removeMember(context, input, allianceTarget(input.path));

export const listAllianceBans: Handler<"listAllianceBans"> = (context, { path, query }) =>
  list(context, query, allianceTarget(path));

export const deleteAllianceBan: Handler<"deleteAllianceBan"> = (context, { path }) =>
  liftBan(context, path.user_id, allianceTarget(path));
