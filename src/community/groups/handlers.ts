import { inTransaction } from "../../foundation/db/client.ts";
import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { authorizeList, authorizeRow, may } from "../../identity/access/policy.ts";
import { lockRoles } from "../../identity/access/queries.ts";
import type { Context, Handler } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { resource } from "../../server/http/responses.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { addToAllianceCounts } from "../alliances/queries.ts";
import { changeOfContact, sendContactLink } from "../contact/change.ts";
import { circleOf, requireBoth } from "../location/rules.ts";
import { listPage } from "../resources/list.ts";
import { merged, recordUpdate, responseWith } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { viewersOf } from "../resources/viewer.ts";
import { addGroup } from "./create.ts";
import { requireGroup } from "./lookup.ts";
import { findJoined } from "./memberships/queries.ts";
import { groupPolicy } from "./policy.ts";
import {
  type BriefGroupRow,
  countActivation,
  countGroupContents,
  deleteGroup as deleteRow,
  findGroupToDelete,
  findGroupToUpdate,
  type GroupName,
  groupOrders,
  listGroups as listRows,
  updateGroup as updateRow,
} from "./queries.ts";
import { groupResource } from "./resource.ts";
import { requireEmpty } from "./rules.ts";
import { toAdministeredGroup, toGroup, toGroupColumns, toGroupSummary } from "./views.ts";

export const listGroups: Handler<"listGroups"> = async (context, { path, query }) => {
  const { sort, active, near: _near, radius_km: _radius, ...filters } = query;
  const { db, now } = context;
  const viewer = !active ? await viewerOfInactive(context, path.alliance) : undefined;
  const circle = circleOf(query);
  const order = groupOrders[sort];
  const more = viewersOfGroups(context, query);
  const list = { scope: { ...path, ...query }, query, order, view: toGroupSummary, more };
  const response = await listPage(context, list, (page, db) =>
    listRows(db, {
      ...path,
      ...filters,
      ...updatedSince(query),
      ...page,
      near: circle,
      includeHiddenFor: viewer?.rights,
      order,
      now,
    }),
  );
  if (response.body.items.length === 0) await requireAlliance(db, path.alliance);
  return response;
};

const viewerOfInactive = async (context: Context, slug: string) => {
  const { list_hidden_groups: verb } = alliancePolicy.verbs;
  return authorizeList(context, verb, "inactive groups", await requireAlliance(context.db, slug));
};

type Query = Pick<Input<"listGroups">["query"], "include">;

const viewersOfGroups = viewersOf<BriefGroupRow>({
  find: async (db, userId, ids) => {
    const joined = await findJoined(db, userId, ids);
    return new Map(ids.map((id) => [id, { membership: joined.has(id) ? "member" : "none" }]));
  },
  edit: groupPolicy.verbs.update,
});

const read = async (context: Context, query: Query, name: GroupName) => {
  const { group, viewer } = await requireGroup(context, name);
  const viewerOf = await viewersOfGroups(context, query, viewer)([group]);
  const view = may(groupPolicy.verbs.update, viewer, group) ? toAdministeredGroup : toGroup;
  return resource({ ...view(group, context.baseUrl), ...viewerOf?.(group) }, group.revision);
};

const keyOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

export const getGroup: Handler<"getGroup"> = (context, { path: { alliance, group_slug: slug }, query }) =>
  read(context, query, { alliance, slug });

export const getGroupById: Handler<"getGroupById"> = (context, { path, query }) => read(context, query, keyOf(path));

export const createGroup: Handler<"createGroup"> = addGroup;

export const updateGroup: Handler<"updateGroup"> = (context, { path, body, headers }) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { row: current } = await authorizeRow(tx, groupPolicy, "update", keyOf(path), (_, name) =>
      findGroupToUpdate(db, name, now),
    );
    const { contact_email, ...rest } = body;
    const { columns, secret } = await changeOfContact(tx, current, contact_email);
    const changes = { ...toGroupColumns(rest, tx.baseUrl), ...columns };
    const next = merged(tx, groupResource, { current, changes, headers });
    if (!next) return responseWith(tx, groupResource, current);
    requireBoth(next, "location");
    await updateRow(db, current.id, { ...changes, updatedAt: now });
    if (next.active !== current.active) await countActivation(db, current, next.active);
    const { after } = await recordUpdate(tx, groupResource, "updateGroup", current);
    await sendContactLink(tx, after, secret);
    return responseWith(tx, groupResource, after);
  });

export const deleteGroup: Handler<"deleteGroup"> = (context, { path, headers }) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    // Otherwise an administrator could be appointed to a deleted group.
    await lockRoles(db);
    const { row: current } = await authorizeRow(tx, groupPolicy, "delete", keyOf(path), (_, name) =>
      findGroupToDelete(db, name, now),
    );
    const { id, allianceId } = current;
    return remove(tx, groupResource, {
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
