import { rightsOf } from "../access/rights.ts";
import { requireGroupAdmin, requireVisible } from "../access/rules.ts";
import { requireAlliance, requireRightsToList } from "../alliances/lookup.ts";
import type { Context, Handler } from "../context.ts";
import { inTransaction } from "../db/client.ts";
import { findGroupKey } from "../groups/queries.ts";
import { groupVisibleTo, noGroup } from "../groups/rules.ts";
import { resource } from "../http/responses.ts";
import { announceChanges, announcePromotion } from "../notifications/queue.ts";
import { withoutLateReminder } from "../notifications/rules.ts";
import { create } from "../resources/create.ts";
import { listPage } from "../resources/list.ts";
import { patch } from "../resources/patch.ts";
import { requireTimeZone } from "../time-zone.ts";
import { type EventName, eventOrders, findEvent, listEvents as listRows, periodOf, promoteWaiting } from "./queries.ts";
import { eventResource } from "./resource.ts";
import {
  administersEvent,
  assertCapacity,
  assertInitialState,
  assertTransition,
  eventVisibleTo,
  noEvent,
  requireEventAdmin,
  requireVenue,
} from "./rules.ts";
import { toAdministeredEvent, toEvent, toEventColumns, toEventSummary } from "./views.ts";

export const listEvents: Handler<"listEvents"> = async (context, { path, query }) => {
  const { sort, status, ...others } = query;
  const { db, now } = context;
  // Everything that is public needs no condition.
  const filters = status.includes("published") && status.includes("canceled") ? others : { ...others, status };
  const hidden = { alliance: path.alliance, scope: "admin:events", hidden: "drafts" } as const;
  const includeHiddenFor = status.includes("draft") ? await requireRightsToList(context, hidden) : undefined;
  const order = eventOrders[sort];
  const list = { scope: { ...path, ...query }, query, order, view: toEventSummary };
  const response = await listPage(context, list, (page, db) =>
    listRows(db, { ...path, ...filters, ...page, ...periodOf({ ...filters, now }), includeHiddenFor, order }),
  );
  if (response.body.items.length === 0) await requireAlliance(db, path.alliance);
  return response;
};

const read = async (context: Context, name: EventName, message: string) => {
  const rights = await rightsOf(context, "admin:events");
  const event = requireVisible(await findEvent(context.db, name), eventVisibleTo(rights), message);
  return resource(administersEvent(rights, event) ? toAdministeredEvent(event) : toEvent(event), event.revision);
};

export const getEvent: Handler<"getEvent"> = (context, { path }) => {
  const { alliance, group_slug: group, event_slug: slug } = path;
  const message = `group "${group}" of alliance "${alliance}" has no event "${slug}"`;
  return read(context, { alliance, group, slug }, message);
};

export const getEventById: Handler<"getEventById"> = (context, { path: { event_id: id } }) =>
  read(context, { id }, noEvent(id));

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
  return create(context, eventResource, { action: "createEvent", input, name: body.name, row, check });
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
        if (await promoteWaiting(db, next)) await announcePromotion(db, id, now);
        await announceChanges(db, { id, before: current, after: next }, now);
      },
    });
  });
