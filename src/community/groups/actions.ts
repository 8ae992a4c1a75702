import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { deleteRow, insertIfAbsent } from "../../foundation/db/statement.ts";
import { groups } from "../../foundation/db/tables.ts";
import { Conflict } from "../../foundation/errors.ts";
import { authorize, authorizeRow } from "../../identity/access/policy.ts";
import { lockRoles } from "../../identity/access/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { addToAllianceCounts } from "../alliances/queries.ts";
import { prepareContactChange, sendContactLink } from "../contact/change.ts";
import { requireBothCoordinates } from "../location/rules.ts";
import { inTransactionOnce } from "../resources/idempotency.ts";
import { createdResponse, insert, patch, type Resource, remove } from "../resources/resource.ts";
import { groupPolicy } from "./policy.ts";
import {
  countGroupContents,
  findGroup,
  findGroupToDelete,
  findGroupToUpdate,
  type GroupContents,
  type GroupRow,
  listTakenGroupSlugs,
  updateAllianceCounts,
  updateGroup as updateGroupRow,
} from "./queries.ts";
import { toAdministeredGroup, toGroupColumns } from "./views.ts";

export const requireEmpty = (contents: GroupContents): void => {
  const parts = Object.entries(contents)
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${count} ${count === 1 ? noun.slice(0, -1) : noun}`);
  if (parts.length > 0)
    throw new Conflict(`the group has ${parts.join(", ")}; make it inactive instead ({"active": false})`, {
      code: "group_not_empty",
    });
};

type NewGroupRow = { allianceId: string; name: string; description: string; active: boolean };

const groupResource: Resource<GroupRow, Schemas["Group"], NewGroupRow> = {
  type: "group",
  reservedSlugs: ["events", "join", "attendees", "guest-attendees", "team", "door-links", "series", "agenda"],
  fallbackSlug: "group",
  listTakenSlugs: (db, { allianceId }, slugs) => listTakenGroupSlugs(db, allianceId, slugs),
  insert: ({ db }, row) => insertIfAbsent(db, groups, row),
  find: ({ db, now }, id) => findGroup(db, { id, now }),
  view: toAdministeredGroup,
  subjectOf: ({ allianceId, name }) => ({ allianceId, name }),
  pathOf: ({ alliance, id }) => `/api/v1/alliances/${alliance}/groups/${id}`,
};

export type NewGroup = Pick<Input<"createGroup">, "path" | "body" | "headers">;

type Update = {
  /** The slug of the alliance and the id of the group. */
  group: { alliance: string; id: string };
  changes: Schemas["GroupUpdate"];
  /** The ETag that the caller last read; without it, the change is unconditional. */
  version?: string | undefined;
};

/** @throws NotFound, Forbidden, BadRequest, Conflict for a taken slug, or UnprocessableContent for a key used with another request */
export const createGroup = async (context: UserContext, input: NewGroup) => {
  const { id: allianceId } = await authorize(context, alliancePolicy, "create_group", input.path.alliance);
  const { slug, name, contact_email } = input.body;
  const { columns, secret } = await prepareContactChange(context, undefined, contact_email);
  const row = { ...toGroupColumns(input.body, context.baseUrl), ...columns, allianceId };
  return inTransactionOnce(context, { operation: "createGroup", ...input }, async (tx) => {
    const inserted = await insert(tx, groupResource, { action: "createGroup", slug, name, row });
    if (row.active) await addToAllianceCounts(tx.db, allianceId, { groups: 1 });
    await sendContactLink(tx, inserted.row, secret);
    return createdResponse(tx, groupResource, inserted);
  });
};

/** @throws NotFound, Forbidden, PreconditionFailed, or BadRequest naming the field */
export const updateGroup = (context: UserContext, { group: { alliance, id }, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { row: current } = await authorizeRow(tx, groupPolicy, "update", { alliance, id }, (_, name) =>
      findGroupToUpdate(db, { ...name, now }),
    );
    const { contact_email, ...rest } = body;
    const { columns, secret } = await prepareContactChange(tx, current, contact_email);
    const changes = { ...toGroupColumns(rest, tx.baseUrl), ...columns };
    return patch(tx, groupResource, { action: "updateGroup", current, changes, version }, async (next) => {
      requireBothCoordinates(next, "location");
      await updateGroupRow(db, current.id, { ...changes, updatedAt: now });
      if (next.active !== current.active) await updateAllianceCounts(db, current, next.active);
      await sendContactLink(tx, next, secret);
    });
  });

/** @throws NotFound, Forbidden, PreconditionFailed, or Conflict unless the group is empty */
export const deleteGroup = (context: UserContext, { group: { alliance, id }, version }: Omit<Update, "changes">) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    // Without this lock, an administrator could be appointed to the group while it is deleted.
    await lockRoles(db);
    const { row: current } = await authorizeRow(tx, groupPolicy, "delete", { alliance, id }, (_, name) =>
      findGroupToDelete(db, { ...name, now }),
    );
    return remove(tx, groupResource, { action: "deleteGroup", current, version }, async () => {
      requireEmpty(await countGroupContents(db, id));
      await deleteRow(db, groups, id);
      if (current.active) await addToAllianceCounts(db, current.allianceId, { groups: -1 });
    });
  });
