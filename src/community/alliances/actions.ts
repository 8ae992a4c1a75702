import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { insertIfAbsent } from "../../foundation/db/statement.ts";
import { alliances } from "../../foundation/db/tables.ts";
import { authorizeAny, authorizeRow } from "../../identity/access/policy.ts";
import { insertRole } from "../../identity/access/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { prepareContactChange, sendContactLink } from "../contact/change.ts";
import { inTransactionOnce } from "../resources/idempotency.ts";
import { createdResponse, insert, patch, type Resource } from "../resources/resource.ts";
import { alliancePolicy } from "./policy.ts";
import {
  type AllianceRow,
  findAlliance,
  listTakenAllianceSlugs,
  lockAlliance,
  updateAlliance as updateAllianceRow,
} from "./queries.ts";
import { toAdministeredAlliance, toAllianceColumns } from "./views.ts";

const allianceResource: Resource<AllianceRow, Schemas["Alliance"], { name: string; description: string }> = {
  type: "alliance",
  reservedSlugs: ["new"],
  fallbackSlug: "alliance",
  listTakenSlugs: (db, _row, slugs) => listTakenAllianceSlugs(db, slugs),
  insert: ({ db }, row) => insertIfAbsent(db, alliances, row),
  find: ({ db, now }, id) => findAlliance(db, { id, now }),
  view: toAdministeredAlliance,
  subjectOf: ({ id, name }) => ({ allianceId: id, name }),
  pathOf: ({ slug }) => `/api/v1/alliances/${slug}`,
};

type NewAlliance = Pick<Input<"createAlliance">, "body" | "headers">;

type Update = {
  slug: string;
  changes: Schemas["AllianceUpdate"];
  /** The ETag that the caller last read; without it, the change is unconditional. */
  version?: string | undefined;
};

/** @throws Forbidden, BadRequest, Conflict for a taken slug, or UnprocessableContent for a key used with another request */
export const createAlliance = async (context: UserContext, input: NewAlliance) => {
  // The role may have been revoked while the body was read.
  await authorizeAny(context, alliancePolicy.verbs.create);
  const { slug, name, contact_email } = input.body;
  const { columns, secret } = await prepareContactChange(context, undefined, contact_email);
  const row = { ...toAllianceColumns(input.body, context.baseUrl), ...columns };
  return inTransactionOnce(context, { operation: "createAlliance", path: {}, ...input }, async (tx) => {
    const { db, now, caller } = tx;
    const inserted = await insert(tx, allianceResource, { action: "createAlliance", slug, name, row });
    const { id: allianceId } = inserted.row;
    // The creator still administers this alliance after losing the global role.
    const role = { userId: caller.userId, role: "alliance_admin", allianceId } as const;
    await insertRole(db, { ...role, id: uuid(), createdAt: now });
    await sendContactLink(tx, { ...inserted.row, allianceId }, secret);
    return createdResponse(tx, allianceResource, inserted);
  });
};

/** @throws NotFound, Forbidden, PreconditionFailed, or BadRequest naming the field */
export const updateAlliance = (context: UserContext, { slug, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const lock = () => lockAlliance(db, { slug, now });
    const { row: current } = await authorizeRow(tx, alliancePolicy, "update", slug, lock);
    const { contact_email, ...rest } = body;
    const { columns, secret } = await prepareContactChange(tx, current, contact_email);
    const changes = { ...toAllianceColumns(rest, tx.baseUrl), ...columns };
    return patch(tx, allianceResource, { action: "updateAlliance", current, changes, version }, async (next) => {
      await updateAllianceRow(db, current.id, { ...changes, updatedAt: now });
      await sendContactLink(tx, { ...next, allianceId: next.id }, secret);
    });
  });
