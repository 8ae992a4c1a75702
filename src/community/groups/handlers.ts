import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { authorizeList, may } from "../../identity/access/policy.ts";
import type { Context, Handler } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { resource } from "../../server/http/responses.ts";
import { alliancePolicy, requireAlliance } from "../alliances/policy.ts";
import { searchAreaOf } from "../location/rules.ts";
import { listPage } from "../resources/list.ts";
import { viewersOf } from "../resources/viewer.ts";
import * as actions from "./actions.ts";
import { findStatuses } from "./memberships/queries.ts";
import { groupPolicy, requireGroup } from "./policy.ts";
import { type BriefGroupRow, type GroupRef, groupOrders, listGroups as listGroupRows } from "./queries.ts";
import { toAdministeredGroup, toGroup, toGroupSummary } from "./views.ts";

export const listGroups: Handler<"listGroups"> = async (context, { path, query }) => {
  const { sort, active, near: _near, radius_km: _radius, ...filters } = query;
  const { db, now } = context;
  const viewer = !active ? await authorizeInactiveGroups(context, path.alliance) : undefined;
  const near = searchAreaOf(query);
  const order = groupOrders[sort];
  const addFields = viewersOfGroups(context, query);
  const list = { scope: { ...path, ...query }, query, order, view: toGroupSummary, addFields };
  const response = await listPage(context, list, (page, db) =>
    listGroupRows(db, {
      ...path,
      ...filters,
      ...updatedSince(query),
      ...page,
      near,
      onlyHiddenFor: viewer?.permissions,
      order,
      now,
    }),
  );
  if (response.body.items.length === 0) await requireAlliance(db, path.alliance);
  return response;
};

const authorizeInactiveGroups = async (context: Context, slug: string) => {
  const { list_hidden_groups: verb } = alliancePolicy.verbs;
  return authorizeList(context, verb, "inactive groups", await requireAlliance(context.db, slug));
};

type IncludeQuery = Pick<Input<"listGroups">["query"], "include">;

const viewersOfGroups = viewersOf<BriefGroupRow>({
  find: async (db, userId, ids) => {
    const statuses = await findStatuses(db, userId, ids);
    return new Map(ids.map((id) => [id, { membership: statuses.get(id) ?? "none" }]));
  },
  edit: groupPolicy.verbs.update,
});

const read = async (context: Context, query: IncludeQuery, ref: GroupRef) => {
  const { group, viewer } = await requireGroup(context, ref);
  const viewerOf = await viewersOfGroups(context, query, viewer)([group]);
  const view = may(groupPolicy.verbs.update, viewer, group) ? toAdministeredGroup : toGroup;
  return resource({ ...view(group, context.baseUrl), ...viewerOf?.(group) }, group.revision);
};

const refOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

export const getGroup: Handler<"getGroup"> = (context, { path: { alliance, group_slug: slug }, query }) =>
  read(context, query, { alliance, slug });

export const getGroupById: Handler<"getGroupById"> = (context, { path, query }) => read(context, query, refOf(path));

export const createGroup: Handler<"createGroup"> = actions.createGroup;

export const updateGroup: Handler<"updateGroup"> = (context, { path, body, headers }) =>
  actions.updateGroup(context, { group: refOf(path), changes: body, version: headers["if-match"] });

export const deleteGroup: Handler<"deleteGroup"> = (context, { path, headers }) =>
  actions.deleteGroup(context, { group: refOf(path), version: headers["if-match"] });
