import { inTransaction } from "../../foundation/db/client.ts";
import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { rightsOf } from "../../identity/access/rights.ts";
import { requireAdministrator } from "../../identity/access/rules.ts";
import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { create } from "../resources/create.ts";
import { listPage } from "../resources/list.ts";
import { patch } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { announcing } from "../webhooks/messages/queries.ts";
import { requireEntry, requireEntryAdministered } from "./lookup.ts";
import {
  deleteLandscapeEntry as deleteRow,
  type LandscapeEntryRow,
  landscapeOrders,
  listLandscapeEntries as listRows,
} from "./queries.ts";
import { landscapeEntryResource } from "./resource.ts";
import { newsOfEntry, requireMayAdd, requireStage } from "./rules.ts";
import { toLandscapeEntry, toLandscapeEntryColumns, toLandscapeEntrySummary } from "./views.ts";

export const listLandscapeEntries: Handler<"listLandscapeEntries"> = async (context, { query }) => {
  const { sort, published, ...filters } = query;
  const { caller } = context;
  const hidden = { hidden: "hidden entries", scope: "admin:landscape" } as const;
  const includeHiddenFor = published ? undefined : await rightsOf(context, hidden.scope);
  if (includeHiddenFor) requireAdministrator(caller, includeHiddenFor, hidden);
  const order = landscapeOrders[sort];
  return listPage(context, { scope: query, query, order, view: toLandscapeEntrySummary }, (page, db) =>
    listRows(db, { ...filters, ...updatedSince(query), ...page, includeHiddenFor, order }),
  );
};

export const getLandscapeEntry: Handler<"getLandscapeEntry"> = async (context, { path: { entry_id: id } }) => {
  const { entry } = await requireEntry(context, id);
  return resource(toLandscapeEntry(entry, context.baseUrl));
};

const announce = announcing<LandscapeEntryRow>(newsOfEntry);

export const createLandscapeEntry: Handler<"createLandscapeEntry"> = async (context, input) => {
  const { alliance: slug, ...body } = input.body;
  const rights = await rightsOf(context, "admin:landscape");
  const alliance = await requireAlliance(context.db, slug);
  requireMayAdd(rights, alliance);
  requireStage(body);
  const parents = { allianceId: alliance.id, createdBy: context.caller.userId };
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
  inTransaction(context, async (context) => {
    const current = await requireEntryAdministered(context, path.entry_id, { lock: true });
    return patch(context, landscapeEntryResource, {
      action: "updateLandscapeEntry",
      current,
      changes: toLandscapeEntryColumns(body, context.baseUrl),
      headers,
      check: requireStage,
      announce: (written) => announce(context, { ...written, before: current }),
    });
  });

export const deleteLandscapeEntry: Handler<"deleteLandscapeEntry"> = (context, { path, headers }) =>
  inTransaction(context, async (context) => {
    const { db, baseUrl } = context;
    const current = await requireEntryAdministered(context, path.entry_id, { lock: true });
    return remove(context, landscapeEntryResource, {
      action: "deleteLandscapeEntry",
      current,
      headers,
      remove: async () => {
        await deleteRow(db, current.id);
        const hidden = { ...current, published: false };
        await announce(context, { row: hidden, view: toLandscapeEntry(hidden, baseUrl), before: current });
      },
    });
  });
