import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { authorizeList, may } from "../../identity/access/policy.ts";
import type { Permissions } from "../../identity/access/queries.ts";
import type { Context, Handler } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { resource } from "../../server/http/responses.ts";
import { alliancePolicy, requireAlliance } from "../alliances/policy.ts";
import { searchAreaOf } from "../location/rules.ts";
import { listPage } from "../resources/list.ts";
import { viewersOf } from "../resources/viewer.ts";
import { addEvent, discardEvent, editEvent } from "./actions.ts";
import { findOwnEvents } from "./attendances/queries.ts";
import { toOwnEvent } from "./attendances/views.ts";
import { eventPolicy, requireEvent, requireReader } from "./policy.ts";
import { type EventRef, eventOrders, type ListedEventRow, listEvents as listEventRows, periodOf } from "./queries.ts";
import { toAdministeredEvent, toEvent, toEventSummary } from "./views.ts";

type Query = Input<"listAllEvents">["query"];

type IncludeQuery = Pick<Query, "include">;

const viewersOfEvents = viewersOf<ListedEventRow>({
  find: async (db, userId, ids) => {
    const rows = await findOwnEvents(db, { userId, ids });
    return new Map(rows.map((row) => [row.id, toOwnEvent(row)]));
  },
  edit: eventPolicy.verbs.update,
});

const list = async (context: Context, query: Query, includeHiddenFor: Permissions | undefined) => {
  const { sort, status, near: _near, radius_km: _radius, ...rest } = query;
  // Public lists contain exactly these two statuses, so requesting both needs no condition.
  const filters = status.includes("published") && status.includes("canceled") ? rest : { ...rest, status };
  const order = eventOrders[sort];
  const reader = query.visibility?.some((visibility) => visibility !== "public") ? await requireReader(context) : {};
  const conditions = {
    ...filters,
    ...updatedSince(query),
    near: searchAreaOf(query),
    includeHiddenFor,
    order,
    ...reader,
  };
  const viewers = viewersOfEvents(context, query);
  return listPage(context, { scope: query, query, order, view: toEventSummary, addFields: viewers }, (page, db) =>
    listEventRows(db, { ...conditions, ...page, ...periodOf({ ...filters, now: context.now }) }),
  );
};

const { list_hidden_events: listDrafts } = alliancePolicy.verbs;

export const listAllEvents: Handler<"listAllEvents"> = async (context, { query }) => {
  if (!query.status.includes("draft")) return list(context, query, undefined);
  const { permissions } = await authorizeList(context, listDrafts, "drafts");
  return list(context, query, permissions);
};

export const listEvents: Handler<"listEvents"> = async (context, { path: { alliance }, query }) => {
  const viewer = query.status.includes("draft")
    ? await authorizeList(context, listDrafts, "drafts", await requireAlliance(context.db, alliance))
    : undefined;
  const response = await list(context, { ...query, alliance: [alliance] }, viewer?.permissions);
  if (response.body.items.length === 0) await requireAlliance(context.db, alliance);
  return response;
};

const read = async (context: Context, query: IncludeQuery, ref: EventRef) => {
  const { event, viewer } = await requireEvent(context, ref);
  const view = may(eventPolicy.verbs.update, viewer, event) ? toAdministeredEvent : toEvent;
  const viewerOf = await viewersOfEvents(context, query, viewer)([event]);
  return resource({ ...view(event, context.baseUrl), ...viewerOf?.(event) }, event.revision);
};

export const getEvent: Handler<"getEvent"> = (context, { path, query }) => {
  const ref = { alliance: path.alliance, group: path.group_slug, slug: path.event_slug };
  return read(context, query, ref);
};

export const getEventById: Handler<"getEventById"> = (context, { path: { event_id: id }, query }) =>
  read(context, query, { id });

export const createEvent: Handler<"createEvent"> = addEvent;

export const updateEvent: Handler<"updateEvent"> = (context, { path, query: { following }, body, headers }) =>
  editEvent(context, path.event_id, { following, version: headers["if-match"] }, () => body);

export const deleteEvent: Handler<"deleteEvent"> = (context, { path, headers }) =>
  discardEvent(context, path.event_id, headers["if-match"]);
