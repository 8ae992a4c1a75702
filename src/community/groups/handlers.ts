import { inTransaction } from "../../foundation/db/client.ts";
import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { lockRoles } from "../../identity/access/queries.ts";
import { activeRightsOf } from "../../identity/access/rights.ts";
import {
  administersGroup,
  requireAllianceAdmin,
  requireGroupAdmin,
  requireVisible,
} from "../../identity/access/rules.ts";
import type { Context, Handler } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { resource } from "../../server/http/responses.ts";
import { requireAlliance, requireRightsToList } from "../alliances/lookup.ts";
import { addToAllianceCounts } from "../alliances/queries.ts";
import { changeOfContact, sendContactLink } from "../contact/change.ts";
import { circleOf, requireBoth } from "../location/rules.ts";
import { listPage } from "../resources/list.ts";
import { patch } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { viewersOf } from "../resources/viewer.ts";
import { addGroup } from "./create.ts";
import { requireGroup } from "./lookup.ts";
import { findJoined } from "./memberships/queries.ts";
import {
  type BriefGroupRow,
  countActivation,
  countGroupContents,
  deleteGroup as deleteRow,
  findGroup,
  findGroupToDelete,
  type GroupName,
  groupOrders,
  listGroups as listRows,
} from "./queries.ts";
import { groupResource } from "./resource.ts";
import { groupVisibleTo, noGroup, noGroupAt, requireEmpty } from "./rules.ts";
import { toAdministeredGroup, toGroup, toGroupColumns, toGroupSummary } from "./views.ts";

export const listGroups: Handler<"listGroups"> = async (context, { path, query }) => {
  const { sort, active, near: _near, radius_km: _radius, ...filters } = query;
  const { db, now } = context;
  const hidden = { alliance: path.alliance, scope: "admin:groups", hidden: "inactive groups" } as const;
  const includeHiddenFor = !active ? await requireRightsToList(context, hidden) : undefined;
  const circle = circleOf(query);
  const order = groupOrders[sort];
  const more = viewersOfGroups(context, query);
  const list = { scope: { ...path, ...query }, query, order, view: toGroupSummary, more };
  const response = await listPage(context, list, (page, db) =>
    listRows(db, { ...path, ...filters, ...updatedSince(query), ...page, near: circle, includeHiddenFor, order, now }),
  );
  if (response.body.items.length === 0) await requireAlliance(db, path.alliance);
  return response;
};

type Query = Pick<Input<"listGroups">["query"], "include">;

const viewersOfGroups = viewersOf<BriefGroupRow>({
  scope: "admin:groups",
  find: async (db, userId, ids) => {
    const joined = await findJoined(db, userId, ids);
    return new Map(ids.map((id) => [id, { membership: joined.has(id) ? "member" : "none" }]));
  },
  canEdit: administersGroup,
});

const read = async (context: Context, query: Query, name: GroupName, message: string) => {
  const { group, rights } = await requireGroup(context, name, message);
  const viewerOf = await viewersOfGroups(context, query, rights)([group]);
  const view = administersGroup(rights, group) ? toAdministeredGroup : toGroup;
  return resource({ ...view(group, context.baseUrl), ...viewerOf?.(group) }, group.revision);
};

export const getGroup: Handler<"getGroup"> = (context, { path: { alliance, group_slug: slug }, query }) =>
  read(context, query, { alliance, slug }, noGroupAt({ alliance, slug }));

export const getGroupById: Handler<"getGroupById"> = (context, { path, query }) =>
  read(context, query, { alliance: path.alliance, id: path.group_id }, noGroup(path));

export const createGroup: Handler<"createGroup"> = addGroup;

export const updateGroup: Handler<"updateGroup"> = (context, { path, body, headers }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    const rights = await activeRightsOf(context, "admin:groups");
    const found = await findGroup(db, { alliance: path.alliance, id: path.group_id }, { now, lock: true });
    const current = requireVisible(found, groupVisibleTo(rights), noGroup(path));
    requireGroupAdmin(rights, current);
    const { contact_email, ...rest } = body;
    const { columns, secret } = await changeOfContact(context, current, contact_email);
    return patch(context, groupResource, {
      action: "updateGroup",
      current,
      changes: { ...toGroupColumns(rest, context.baseUrl), ...columns },
      headers,
      check: (next) => requireBoth(next, "location"),
      alsoUpdate: async ({ active }) => {
        if (active !== current.active) await countActivation(db, current, active);
      },
      announce: ({ row }) => sendContactLink(context, row, secret),
    });
  });

export const deleteGroup: Handler<"deleteGroup"> = (context, { path, headers }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    // Otherwise an administrator could be appointed to a deleted group.
    await lockRoles(db);
    const rights = await activeRightsOf(context, "admin:groups");
    const found = await findGroupToDelete(db, { alliance: path.alliance, id: path.group_id }, now);
    const current = requireVisible(found, groupVisibleTo(rights), noGroup(path));
    const { id, allianceId, alliance } = current;
    requireAllianceAdmin(rights, { id: allianceId, slug: alliance });
    return remove(context, groupResource, {
      action: "deleteGroup",
      current,
      headers,
      check: async () => requireEmpty(await countGroupContents(db, id)),
      remove: async () => {
        await deleteRow(db, id);
        if (current.active) await addToAllianceCounts(db, allianceId, { groups: -1 });
      },
    });
  });
