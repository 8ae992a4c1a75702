import { rightsOf } from "../access/rights.ts";
import { requireAllianceAdmin, requireGroupAdmin, requireVisible } from "../access/rules.ts";
import { requireAlliance, requireRightsToList } from "../alliances/lookup.ts";
import type { Context, Handler } from "../context.ts";
import { inTransaction } from "../db/client.ts";
import { resource } from "../http/responses.ts";
import { create } from "../resources/create.ts";
import { listPage } from "../resources/list.ts";
import { patch } from "../resources/patch.ts";
import { requireGroup } from "./lookup.ts";
import { countActivation, findGroup, type GroupName, groupOrders, listGroups as listRows } from "./queries.ts";
import { groupResource } from "./resource.ts";
import { groupVisibleTo, noGroup, noGroupAt, requireLocation } from "./rules.ts";
import { toGroup, toGroupColumns, toGroupSummary } from "./views.ts";

export const listGroups: Handler<"listGroups"> = async (context, { path, query }) => {
  const { sort, active, ...filters } = query;
  const { db, now } = context;
  const hidden = { alliance: path.alliance, scope: "admin:groups", hidden: "inactive groups" } as const;
  const includeHiddenFor = !active ? await requireRightsToList(context, hidden) : undefined;
  const order = groupOrders[sort];
  const list = { scope: { ...path, ...query }, query, order, view: toGroupSummary };
  const response = await listPage(context, list, (page, db) =>
    listRows(db, { ...path, ...filters, ...page, includeHiddenFor, order, now }),
  );
  if (response.body.items.length === 0) await requireAlliance(db, path.alliance);
  return response;
};

const read = async (context: Context, name: GroupName, message: string) => {
  const group = await requireGroup(context, name, message);
  return resource(toGroup(group, context.baseUrl), group.revision);
};

export const getGroup: Handler<"getGroup"> = (context, { path: { alliance, group_slug: slug } }) =>
  read(context, { alliance, slug }, noGroupAt({ alliance, slug }));

export const getGroupById: Handler<"getGroupById"> = (context, { path }) =>
  read(context, { alliance: path.alliance, id: path.group_id }, noGroup(path));

export const createGroup: Handler<"createGroup"> = async (context, input) => {
  const alliance = await requireAlliance(context.db, input.path.alliance);
  requireAllianceAdmin(await rightsOf(context, "admin:groups"), alliance);
  const row = { ...toGroupColumns(input.body), allianceId: alliance.id };
  return create(context, groupResource, { action: "createGroup", input, name: input.body.name, row });
};

export const updateGroup: Handler<"updateGroup"> = (context, { path, body, headers }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    const rights = await rightsOf(context, "admin:groups");
    const found = await findGroup(db, { alliance: path.alliance, id: path.group_id }, { now, lock: true });
    const current = requireVisible(found, groupVisibleTo(rights), noGroup(path));
    requireGroupAdmin(rights, current);
    return patch(context, groupResource, {
      action: "updateGroup",
      current,
      changes: toGroupColumns(body),
      headers,
      check: requireLocation,
      alsoUpdate: async ({ active }) => {
        if (active !== current.active) await countActivation(db, current, active);
      },
    });
  });
