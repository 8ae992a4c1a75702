import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { authorize, authorizeList } from "../../identity/access/policy.ts";
import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { listPage } from "../resources/list.ts";
import * as actions from "./actions.ts";
import { landscapeEntryPolicy } from "./policy.ts";
import { landscapeOrders, listLandscapeEntries as listEntryRows } from "./queries.ts";
import { toLandscapeEntry, toLandscapeEntrySummary } from "./views.ts";

export const listLandscapeEntries: Handler<"listLandscapeEntries"> = async (context, { query }) => {
  const { sort, published, ...filters } = query;
  const viewer = published
    ? undefined
    : await authorizeList(context, alliancePolicy.verbs.list_hidden_landscape_entries, "hidden entries");
  const order = landscapeOrders[sort];
  return listPage(context, { scope: query, query, order, view: toLandscapeEntrySummary }, (page, db) =>
    listEntryRows(db, { ...filters, ...updatedSince(query), ...page, onlyHiddenFor: viewer?.permissions, order }),
  );
};

export const getLandscapeEntry: Handler<"getLandscapeEntry"> = async (context, { path: { entry_id: id } }) =>
  resource(toLandscapeEntry(await authorize(context, landscapeEntryPolicy, "read", id), context.baseUrl));

export const createLandscapeEntry: Handler<"createLandscapeEntry"> = actions.createLandscapeEntry;

export const updateLandscapeEntry: Handler<"updateLandscapeEntry"> = (context, { path, body, headers }) =>
  actions.updateLandscapeEntry(context, { id: path.entry_id, changes: body, version: headers["if-match"] });

export const deleteLandscapeEntry: Handler<"deleteLandscapeEntry"> = (context, { path, headers }) =>
  actions.deleteLandscapeEntry(context, { id: path.entry_id, version: headers["if-match"] });
