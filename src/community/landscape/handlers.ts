import { inTransaction } from "../../foundation/db/client.ts";
import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { authorize, authorizeList, authorizeNew } from "../../identity/access/policy.ts";
import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { create } from "../resources/create.ts";
import { listPage } from "../resources/list.ts";
import { merged, patch, responseWith } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { announcing } from "../webhooks/messages/queries.ts";
import { requireEntryTo } from "./lookup.ts";
import { entryCreation, landscapeEntryPolicy } from "./policy.ts";
import {
  deleteLandscapeEntry as deleteRow,
  type LandscapeEntryRow,
  landscapeOrders,
  listLandscapeEntries as listRows,
} from "./queries.ts";
import { landscapeEntryResource } from "./resource.ts";
import { newsOfEntry, requireStage } from "./rules.ts";
import { toLandscapeEntry, toLandscapeEntryColumns, toLandscapeEntrySummary } from "./views.ts";

export const listLandscapeEntries: Handler<"listLandscapeEntries"> = async (context, { query }) => {
  const { sort, published, ...filters } = query;
  const viewer = published
    ? undefined
    : await authorizeList(context, alliancePolicy.verbs.list_hidden_landscape_entries, "hidden entries");
  const order = landscapeOrders[sort];
  return listPage(context, { scope: query, query, order, view: toLandscapeEntrySummary }, (page, db) =>
    listRows(db, { ...filters, ...updatedSince(query), ...page, includeHiddenFor: viewer?.rights, order }),
  );
};

export const getLandscapeEntry: Handler<"getLandscapeEntry"> = async (context, { path: { entry_id: id } }) =>
  resource(toLandscapeEntry(await authorize(context, landscapeEntryPolicy, "read", id), context.baseUrl));

const announce = announcing<LandscapeEntryRow>(newsOfEntry);

export const createLandscapeEntry: Handler<"createLandscapeEntry"> = async (context, input) => {
  const { alliance: slug, ...body } = input.body;
  const alliance = await requireAlliance(context.db, slug);
  const parents = { allianceId: alliance.id, createdBy: context.caller.userId };
  await authorizeNew(context, entryCreation, { ...parents, alliance: slug });
  requireStage(body);
  const row = { ...toLandscapeEntryColumns(body, context.baseUrl), ...parents };
  return create(context, landscapeEntryResource, {
    action: "createLandscapeEntry",
    input,
    name: body.name,
    row,
    announce,
  });
};

export const updateLandscapeEntry: Handler<"updateLandscapeEntry"> = (context, { path, body, headers }) =>
  inTransaction(context, async (tx) => {
    const current = await requireEntryTo(tx, "update", path.entry_id);
    const changes = toLandscapeEntryColumns(body, tx.baseUrl);
    const next = merged(tx, landscapeEntryResource, { current, changes, headers });
    if (!next) return responseWith(tx, landscapeEntryResource, current);
    requireStage(next);
    const patched = await patch(tx, landscapeEntryResource, { action: "updateLandscapeEntry", current, changes });
    await announce(tx, { ...patched, row: patched.after });
    return responseWith(tx, landscapeEntryResource, patched.after);
  });

export const deleteLandscapeEntry: Handler<"deleteLandscapeEntry"> = (context, { path, headers }) =>
  inTransaction(context, async (tx) => {
    const { db, baseUrl } = tx;
    const current = await requireEntryTo(tx, "delete", path.entry_id);
    return remove(tx, landscapeEntryResource, {
      action: "deleteLandscapeEntry",
      current,
      headers,
      remove: async () => {
        await deleteRow(db, current.id);
        const hidden = { ...current, published: false };
        await announce(tx, { row: hidden, view: toLandscapeEntry(hidden, baseUrl), before: current });
      },
    });
  });
