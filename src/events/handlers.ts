import type { Rights } from "../access/queries.ts";
import { rightsOf } from "../access/rights.ts";
import { requireAdministrator, requireGroupAdmin, requireVisible } from "../access/rules.ts";
import { requireAlliance, requireRightsToList } from "../alliances/lookup.ts";
import type { Context, Handler } from "../context.ts";
import { inTransaction } from "../db/client.ts";
import { updatedSince } from "../db/resource-changes.ts";
import { findGroupKey } from "../groups/queries.ts";
import { groupVisibleTo, noGroup } from "../groups/rules.ts";
import type { Input } from "../http/contract.ts";
import { resource } from "../http/responses.ts";
import { circleOf } from "../location/rules.ts";
import { announceChanges, announcePromotion } from "../notifications/queue.ts";
import { withoutLateReminder } from "../notifications/rules.ts";
import { create } from "../resources/create.ts";
import { listPage } from "../resources/list.ts";
import { patch } from "../resources/patch.ts";
import { viewersOf } from "../resources/viewer.ts";
import { requireTimeZone } from "../time-zone.ts";
import { insertMessage } from "../webhooks/messages/queries.ts";
import { findOwnEvents } from "./attendances/queries.ts";
import { toOwnEvent, toPromotionNews } from "./attendances/views.ts";
import { requireEvent } from "./lookup.ts";
import {
  type EventName,
  type EventRow,
  eventOrders,
  findEvent,
  listEvents as listRows,
  periodOf,
  promoteWaiting,
} from "./queries.ts";
import { eventResource } from "./resource.ts";
import {
  administersEvent,
  assertCapacity,
  assertInitialState,
  assertTransition,
  eventVisibleTo,
  newsOfEvent,
  noEvent,
  noEventAt,
  requireEventAdmin,
  requireVenue,
} from "./rules.ts";
import { toAdministeredEvent, toEvent, toEventColumns, toEventSummary } from "./views.ts";

type Query = Input<"listAllEvents">["query"];

const drafts = { hidden: "drafts", scope: "admin:events" } as const;

type Included = Pick<Query, "include">;

/** @param rights the caller's, if they have been read */
const viewersOfEvents =
  (context: Context, query: Included, rights?: Rights) =>
  (rows: EventRow[], db = context.db) =>
    viewersOf(context, query, rows, {
      rights: async () => rights ?? rightsOf({ ...context, db }, "admin:events"),
      find: async (userId, ids) => {
        const own = await findOwnEvents(db, userId, ids);
        return new Map(own.map((row) => [row.id, toOwnEvent(row)]));
      },
      canEdit: administersEvent,
    });

const list = (context: Context, query: Query, includeHiddenFor: Rights | undefined) => {
  const { sort, status, near: _near, radius_km: _radius, ...others } = query;
  // Everything that is public needs no condition.
  const filters = status.includes("published") && status.includes("canceled") ? others : { ...others, status };
  const order = eventOrders[sort];
  const given = { ...filters, ...updatedSince(query), near: circleOf(query), includeHiddenFor, order };
  const more = viewersOfEvents(context, query);
  return listPage(context, { scope: query, query, order, view: toEventSummary, more }, (page, db) =>
    listRows(db, { ...given, ...page, ...periodOf({ ...filters, now: context.now }) }),
  );
};

export const listAllEvents: Handler<"listAllEvents"> = async (context, { query }) => {
  if (!query.status.includes("draft")) return list(context, query, undefined);
  const rights = await rightsOf(context, drafts.scope);
  requireAdministrator(context.caller, rights, drafts);
  return list(context, query, rights);
};

export const listEvents: Handler<"listEvents"> = async (context, { path: { alliance }, query }) => {
  const showsDrafts = query.status.includes("draft");
  const rights = showsDrafts ? await requireRightsToList(context, { ...drafts, alliance }) : undefined;
  const response = await list(context, { ...query, alliance: [alliance] }, rights);
  if (response.body.items.length === 0) await requireAlliance(context.db, alliance);
  return response;
};

const read = async (context: Context, query: Included, name: EventName, message: string) => {
  const { event, rights } = await requireEvent(context, name, message);
  const view = administersEvent(rights, event) ? toAdministeredEvent : toEvent;
  const viewerOf = await viewersOfEvents(context, query, rights)([event]);
  return resource({ ...view(event, context.baseUrl), ...viewerOf(event) }, event.revision);
};

export const getEvent: Handler<"getEvent"> = (context, { path, query }) => {
  const name = { alliance: path.alliance, group: path.group_slug, slug: path.event_slug };
  return read(context, query, name, noEventAt(name));
};

export const getEventById: Handler<"getEventById"> = (context, { path: { event_id: id }, query }) =>
  read(context, query, { id }, noEvent(id));

/** Queues what webhooks are told. */
const announce = async (
  { db, now }: Pick<Context, "db" | "now">,
  { row, view, before }: { row: EventRow; view: object; before?: EventRow },
): Promise<void> => {
  const { id: subjectId, allianceId } = row;
  const type = newsOfEvent(before, row);
  if (type) await insertMessage(db, { type, allianceId, subjectId, data: JSON.stringify(view), now });
};

export const createEvent: Handler<"createEvent"> = async (context, input) => {
  const { path, body } = input;
  const rights = await rightsOf(context, "admin:events");
  const found = await findGroupKey(context.db, { id: path.group_id });
  const group = requireVisible(found, groupVisibleTo(rights), noGroup(path));
  requireGroupAdmin(rights, group);
  requireTimeZone(body.timezone);
  const parent = { groupId: group.id, allianceId: group.allianceId };
  const times = { startsAt: new Date(body.starts_at), endsAt: new Date(body.ends_at) };
  const row = { ...toEventColumns(body), ...times, ...parent };
  const check = () => assertInitialState(row, context.now);
  return create(context, eventResource, { action: "createEvent", input, name: body.name, row, check, announce });
};

export const updateEvent: Handler<"updateEvent"> = (context, { path: { event_id: id }, body, headers }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    const rights = await rightsOf(context, "admin:events");
    const found = await findEvent(db, { id }, { lock: true });
    const current = requireVisible(found, eventVisibleTo(rights), noEvent(id));
    requireEventAdmin(rights, current);
    const columns = toEventColumns(body);
    return patch(context, eventResource, {
      action: "updateEvent",
      current,
      changes: { ...columns, ...withoutLateReminder(current, columns, now) },
      headers,
      check: (next) => {
        requireTimeZone(body.timezone);
        assertTransition(current, next, now);
        requireVenue(next);
        assertCapacity(next);
      },
      alsoUpdate: async (next) => {
        const data = JSON.stringify(toPromotionNews(next));
        if (await promoteWaiting(db, next, { data, now })) await announcePromotion(db, id, now);
        await announceChanges(db, { id, before: current, after: next }, now);
      },
      announce: (written) => announce(context, { ...written, before: current }),
    });
  });
