import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { deleteRow, insertIfAbsent, updateRow } from "../../foundation/db/statement.ts";
import { landscapeEntries } from "../../foundation/db/tables.ts";
import { InvalidField } from "../../foundation/errors.ts";
import { authorizeNew, authorizeRow } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { requireAlliance } from "../alliances/policy.ts";
import { inTransactionOnce } from "../resources/idempotency.ts";
import { createdResponse, insert, type NewIdentity, patch, type Resource, remove } from "../resources/resource.ts";
import { webhookNotifier } from "../webhooks/messages/queries.ts";
import { entryCreation, landscapeEntryPolicy } from "./policy.ts";
import {
  findLandscapeEntry,
  type LandscapeEntryRow,
  listTakenEntrySlugs,
  lockLandscapeEntry,
  type NewEntryRow,
} from "./queries.ts";
import { toLandscapeEntry, toLandscapeEntryColumns } from "./views.ts";

const assertStage = ({ kind, stage }: { kind: string; stage?: string | null }): void => {
  if (stage && kind !== "startup") throw new InvalidField("stage", "must be null: only a startup has a stage");
};

const webhookEventOfEntry = (
  before: Pick<LandscapeEntryRow, "published"> | undefined,
  { published }: LandscapeEntryRow,
) => {
  if (published === (before?.published ?? false)) return undefined;
  return published ? "landscape.published" : "landscape.removed";
};

const queueEntryWebhooks = webhookNotifier<LandscapeEntryRow>(webhookEventOfEntry);

const landscapeEntryResource: Resource<
  LandscapeEntryRow,
  Schemas["LandscapeEntry"],
  Omit<NewEntryRow, keyof NewIdentity>
> = {
  type: "landscape_entry",
  reservedSlugs: [],
  fallbackSlug: "entry",
  listTakenSlugs: (db, { allianceId }, slugs) => listTakenEntrySlugs(db, allianceId, slugs),
  insert: ({ db }, row) => insertIfAbsent(db, landscapeEntries, row),
  find: ({ db }, id) => findLandscapeEntry(db, { id }),
  view: toLandscapeEntry,
  subjectOf: ({ allianceId, name }) => ({ allianceId, name }),
  pathOf: ({ id }) => `/api/v1/landscape/${id}`,
  queueWebhooks: queueEntryWebhooks,
};

type NewEntry = Pick<Input<"createLandscapeEntry">, "body" | "headers">;

type Update = {
  id: string;
  changes: Schemas["LandscapeEntryUpdate"];
  /** The ETag that the caller last read; undefined makes the change unconditional. */
  version?: string | undefined;
};

/** Locks the entry. @throws NotFound or Forbidden */
const requireEntryTo = async (tx: Tx<UserContext>, verb: "update" | "delete", id: string): Promise<LandscapeEntryRow> =>
  (await authorizeRow(tx, landscapeEntryPolicy, verb, id, () => lockLandscapeEntry(tx.db, { id }))).row;

/** @throws UnprocessableContent for an idempotency key that was used with another request */
export const createLandscapeEntry = async (context: UserContext, input: NewEntry) => {
  const { alliance, ...body } = input.body;
  const { id: allianceId } = await requireAlliance(context.db, alliance);
  const parents = { allianceId, createdBy: context.caller.userId };
  await authorizeNew(context, entryCreation, { ...parents, alliance });
  assertStage(body);
  const row = { ...toLandscapeEntryColumns(body, context.baseUrl), ...parents };
  return inTransactionOnce(context, { operation: "createLandscapeEntry", path: {}, ...input }, async (tx) => {
    const { slug, name } = body;
    const inserted = await insert(tx, landscapeEntryResource, { action: "createLandscapeEntry", slug, name, row });
    return createdResponse(tx, landscapeEntryResource, inserted);
  });
};

/** @throws PreconditionFailed */
export const updateLandscapeEntry = (context: UserContext, { id, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const current = await requireEntryTo(tx, "update", id);
    const changes = toLandscapeEntryColumns(body, tx.baseUrl);
    const update = { action: "updateLandscapeEntry", current, changes, version } as const;
    return patch(tx, landscapeEntryResource, update, async (next) => {
      assertStage(next);
      await updateRow(tx.db, landscapeEntries, id, { ...changes, updatedAt: tx.now });
    });
  });

/** @throws PreconditionFailed */
export const deleteLandscapeEntry = (context: UserContext, { id, version }: Omit<Update, "changes">) =>
  inTransaction(context, async (tx) => {
    const { db, baseUrl } = tx;
    const current = await requireEntryTo(tx, "delete", id);
    return remove(tx, landscapeEntryResource, { action: "deleteLandscapeEntry", current, version }, async () => {
      await deleteRow(db, landscapeEntries, id);
      const hidden = { ...current, published: false };
      await queueEntryWebhooks(tx, { row: hidden, view: toLandscapeEntry(hidden, baseUrl), before: current });
    });
  });
