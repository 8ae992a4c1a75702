import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { authorize, authorizeRow } from "../../identity/access/policy.ts";
import { lockRoles } from "../../identity/access/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { addToAllianceCounts } from "../alliances/queries.ts";
import { changeOfContact, sendContactLink } from "../contact/change.ts";
import { requireBoth } from "../location/rules.ts";
import { create } from "../resources/create.ts";
import { merged, recordUpdate, responseWith } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { groupPolicy } from "./policy.ts";
import {
  countActivation,
  countGroupContents,
  deleteGroup as deleteRow,
  findGroupToDelete,
  findGroupToUpdate,
  updateGroup as updateRow,
} from "./queries.ts";
import { groupResource } from "./resource.ts";
import { requireEmpty } from "./rules.ts";
import { toGroupColumns } from "./views.ts";

export type NewGroup = Pick<Input<"createGroup">, "path" | "body" | "headers">;

type Update = {
  /** The slug of the alliance and the id of the group. */
  group: { alliance: string; id: string };
  changes: Schemas["GroupUpdate"];
  /** The ETag of the group that was shown; without it, any is changed. */
  version?: string | undefined;
};

/** @throws UnprocessableContent for a key used with another request */
export const createGroup = async (context: UserContext, input: NewGroup) => {
  const alliance = await authorize(context, alliancePolicy, "create_group", input.path.alliance);
  const { columns, secret } = await changeOfContact(context, undefined, input.body.contact_email);
  return create(context, groupResource, {
    action: "createGroup",
    input,
    name: input.body.name,
    row: { ...toGroupColumns(input.body, context.baseUrl), ...columns, allianceId: alliance.id },
    announce: (context, { row }) => sendContactLink(context, row, secret),
  });
};

/** @throws PreconditionFailed */
export const updateGroup = (context: UserContext, { group: { alliance, id }, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { row: current } = await authorizeRow(tx, groupPolicy, "update", { alliance, id }, (_, name) =>
      findGroupToUpdate(db, name, now),
    );
    const { contact_email, ...rest } = body;
    const { columns, secret } = await changeOfContact(tx, current, contact_email);
    const changes = { ...toGroupColumns(rest, tx.baseUrl), ...columns };
    const next = merged(tx, groupResource, { current, changes, headers: { "if-match": version } });
    if (!next) return responseWith(tx, groupResource, current);
    requireBoth(next, "location");
    await updateRow(db, current.id, { ...changes, updatedAt: now });
    if (next.active !== current.active) await countActivation(db, current, next.active);
    const { after } = await recordUpdate(tx, groupResource, "updateGroup", current);
    await sendContactLink(tx, after, secret);
    return responseWith(tx, groupResource, after);
  });

/** @throws PreconditionFailed */
export const deleteGroup = (context: UserContext, { group: { alliance, id }, version }: Omit<Update, "changes">) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    // Otherwise an administrator could be appointed to a deleted group.
    await lockRoles(db);
    const { row: current } = await authorizeRow(tx, groupPolicy, "delete", { alliance, id }, (_, name) =>
      findGroupToDelete(db, name, now),
    );
    const { allianceId } = current;
    return remove(tx, groupResource, {
      action: "deleteGroup",
      current,
      headers: { "if-match": version },
      check: async () => requireEmpty(await countGroupContents(db, id)),
      remove: async () => {
        await deleteRow(db, id);
        if (current.active) await addToAllianceCounts(db, allianceId, { groups: -1 });
      },
    });
  });
