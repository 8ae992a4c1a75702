import { BadRequest, requireFound } from "../../foundation/errors.ts";
import { findPerson } from "../../identity/access/queries.ts";
import { rightsOf } from "../../identity/access/rights.ts";
import { requireAllianceAdmin, requireGroupAdmin, requireVisible } from "../../identity/access/rules.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { findGroupKey } from "../groups/queries.ts";
import { groupVisibleTo, noGroup } from "../groups/rules.ts";
import { listPage } from "../resources/list.ts";
import { ban, lift, noUser, type Removal, remove } from "./change.ts";
import { banOrder, listBans } from "./queries.ts";
import { toBan } from "./views.ts";

type FindTarget = Removal["findTarget"];

/** Finds the alliance and requires that the caller administers it. */
const allianceTarget =
  ({ alliance: slug }: { alliance: string }): FindTarget =>
  async (context) => {
    const alliance = await requireAlliance(context.db, slug);
    requireAllianceAdmin(await rightsOf(context, "admin:alliances"), alliance);
    return { allianceId: alliance.id, groupId: null };
  };

/** Finds the group and requires that the caller administers it. */
const groupTarget =
  (path: { alliance: string; group_id: string }): FindTarget =>
  async (context) => {
    const rights = await rightsOf(context, "admin:groups");
    const found = await findGroupKey(context.db, { id: path.group_id, alliance: path.alliance });
    const group = requireVisible(found, groupVisibleTo(rights), noGroup(path));
    requireGroupAdmin(rights, group);
    return { allianceId: group.allianceId, groupId: group.id };
  };

/** The person, for a caller who administers the target: others do not learn who has an account. */
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
