import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { authorizeAny, authorizeRow } from "../../identity/access/policy.ts";
import { insertRole } from "../../identity/access/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { changeOfContact, sendContactLink } from "../contact/change.ts";
import { create } from "../resources/create.ts";
import { merged, patch, responseWith } from "../resources/patch.ts";
import { alliancePolicy } from "./policy.ts";
import { lockAlliance } from "./queries.ts";
import { allianceResource } from "./resource.ts";
import { toAllianceColumns } from "./views.ts";

type NewAlliance = Pick<Input<"createAlliance">, "body" | "headers">;

type Update = {
  slug: string;
  changes: Schemas["AllianceUpdate"];
  /** The ETag of the alliance that was shown; without it, any is changed. */
  version?: string | undefined;
};

/** @throws UnprocessableContent for a key used with another request */
export const createAlliance = async (context: UserContext, input: NewAlliance) => {
  // The role may have been revoked while the body was read.
  await authorizeAny(context, alliancePolicy.verbs.create);
  const { columns, secret } = await changeOfContact(context, undefined, input.body.contact_email);
  return create(context, allianceResource, {
    action: "createAlliance",
    input: { path: {}, ...input },
    name: input.body.name,
    row: { ...toAllianceColumns(input.body, context.baseUrl), ...columns },
    // The creator keeps this role after losing the global one.
    alsoInsert: async ({ db, caller, now }, id) => {
      const role = { userId: caller.userId, role: "alliance_admin", allianceId: id } as const;
      await insertRole(db, { ...role, id: uuid(), createdAt: now });
    },
    announce: (context, { row }) => sendContactLink(context, { ...row, allianceId: row.id }, secret),
  });
};

/** @throws PreconditionFailed */
export const updateAlliance = (context: UserContext, { slug, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const { row: current } = await authorizeRow(tx, alliancePolicy, "update", slug, () =>
      lockAlliance(tx.db, { slug }, tx.now),
    );
    const { contact_email, ...rest } = body;
    const { columns, secret } = await changeOfContact(tx, current, contact_email);
    const changes = { ...toAllianceColumns(rest, tx.baseUrl), ...columns };
    if (!merged(tx, allianceResource, { current, changes, headers: { "if-match": version } }))
      return responseWith(tx, allianceResource, current);
    const { after } = await patch(tx, allianceResource, { action: "updateAlliance", current, changes });
    await sendContactLink(tx, { ...after, allianceId: after.id }, secret);
    return responseWith(tx, allianceResource, after);
  });
