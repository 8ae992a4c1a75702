import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { authorizeNew } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { create } from "../resources/create.ts";
import { merged, patch, responseWith } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { announcing } from "../webhooks/messages/queries.ts";
import { requireEntryTo } from "./lookup.ts";
import { entryCreation } from "./policy.ts";
import { deleteLandscapeEntry as deleteRow, type LandscapeEntryRow } from "./queries.ts";
import { landscapeEntryResource } from "./resource.ts";
import { newsOfEntry, requireStage } from "./rules.ts";
import { toLandscapeEntry, toLandscapeEntryColumns } from "./views.ts";

type NewEntry = Pick<Input<"createLandscapeEntry">, "body" | "headers">;

type Update = {
  id: string;
  changes: Schemas["LandscapeEntryUpdate"];
  /** The ETag of the entry that was shown; without it, any is changed. */
  version?: string | undefined;
};

const announce = announcing<LandscapeEntryRow>(newsOfEntry);

/** @throws UnprocessableContent for a key used with another request */
export const createLandscapeEntry = async (context: UserContext, input: NewEntry) => {
  const { alliance: slug, ...body } = input.body;
  const alliance = await requireAlliance(context.db, slug);
  const parents = { allianceId: alliance.id, createdBy: context.caller.userId };
  await authorizeNew(context, entryCreation, { ...parents, alliance: slug });
  requireStage(body);
  const row = { ...toLandscapeEntryColumns(body, context.baseUrl), ...parents };
  return create(context, landscapeEntryResource, {
    action: "createLandscapeEntry",
    input: { path: {}, ...input },
    name: body.name,
    row,
    announce,
  });
};

/** @throws PreconditionFailed */
export const updateLandscapeEntry = (context: UserContext, { id, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const current = await requireEntryTo(tx, "update", id);
    const changes = toLandscapeEntryColumns(body, tx.baseUrl);
    const next = merged(tx, landscapeEntryResource, { current, changes, headers: { "if-match": version } });
    if (!next) return responseWith(tx, landscapeEntryResource, current);
    requireStage(next);
    const patched = await patch(tx, landscapeEntryResource, { action: "updateLandscapeEntry", current, changes });
    await announce(tx, { ...patched, row: patched.after });
    return responseWith(tx, landscapeEntryResource, patched.after);
  });

/** @throws PreconditionFailed */
export const deleteLandscapeEntry = (context: UserContext, { id, version }: Omit<Update, "changes">) =>
  inTransaction(context, async (tx) => {
    const { db, baseUrl } = tx;
    const current = await requireEntryTo(tx, "delete", id);
    return remove(tx, landscapeEntryResource, {
      action: "deleteLandscapeEntry",
      current,
      headers: { "if-match": version },
      remove: async () => {
        await deleteRow(db, current.id);
        const hidden = { ...current, published: false };
        await announce(tx, { row: hidden, view: toLandscapeEntry(hidden, baseUrl), before: current });
      },
    });
  });
