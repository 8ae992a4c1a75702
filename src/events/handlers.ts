import { v7 as uuid } from "uuid";
import { administrationOf } from "../access/administration.ts";
import { requireAdministrator, requireGroupAdmin } from "../access/rules.ts";
import { findAllianceKey } from "../alliances/queries.ts";
import { noAlliance } from "../alliances/rules.ts";
import type { Context, Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { requireFound } from "../errors.ts";
import { findGroupKey } from "../groups/queries.ts";
import { noGroup, requireVisible as requireVisibleGroup } from "../groups/rules.ts";
import { created, page, resource } from "../http/responses.ts";
import { record } from "../resources/audit-record.ts";
import { createOnce } from "../resources/idempotency.ts";
import { patch } from "../resources/patch.ts";
import { insertUnderSlug } from "../resources/slug.ts";
import { requireTimeZone } from "../time-zone.ts";
import { promoteWaiting } from "./attendances/queries.ts";
import { requireCapacity } from "./attendances/rules.ts";
import { toColumns } from "./columns.ts";
import {
  type EventName,
  eventOrders,
  findEvent,
  insertEvent,
  listEvents as listRows,
  listTakenEventSlugs,
  updateEvent as updateRow,
} from "./queries.ts";
import {
  administersEvent,
  noEvent,
  requireBeginning,
  requireStep,
  requireVenue,
  requireVisible,
  reservedSlugs,
} from "./rules.ts";
import { toAdministeredEvent, toEvent, toEventSummary } from "./views.ts";

export const listEvents: Handler<"listEvents"> = async (context, { path, query }) => {
  const { sort, limit, cursor, ...filters } = query;
  const { db, now, caller } = context;
  const draftsOf = filters.status?.includes("draft") ? await administrationOf(context, "admin:events") : undefined;
  if (draftsOf) {
    const alliance = requireFound(await findAllianceKey(db, path.alliance), noAlliance(path.alliance));
    requireAdministrator(caller, draftsOf, "drafts", alliance.id);
  }
  const order = eventOrders[sort];
  const scope = { ...path, ...query };
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    listRows(db, { ...path, ...filters, draftsOf, order, position, limit, now }),
  );
  if (items.length === 0) requireFound(await findAllianceKey(db, path.alliance), noAlliance(path.alliance));
  return page(context, { items: items.map(toEventSummary), nextCursor });
};

const read = async (context: Context, name: EventName, message: string) => {
  const own = await administrationOf(context, "admin:events");
  const event = requireVisible(await findEvent(context.db, name), own, message);
  return resource(administersEvent(own, event) ? toAdministeredEvent(event) : toEvent(event));
};

export const getEvent: Handler<"getEvent"> = (context, { path }) => {
  const { alliance, group_slug: group, event_slug: slug } = path;
  const message = `group "${group}" of alliance "${alliance}" has no event "${slug}"`;
  return read(context, { alliance, group, slug }, message);
};

export const getEventById: Handler<"getEventById"> = (context, { path: { event_id: id } }) =>
  read(context, { id }, noEvent(id));

export const createEvent: Handler<"createEvent"> = async (context, { path, body, headers }) => {
  const { db, now, baseUrl } = context;
  const own = await administrationOf(context, "admin:events");
  const group = requireVisibleGroup(await findGroupKey(db, { id: path.group_id }), own, noGroup(path));
  requireGroupAdmin(own, group);
  const { slug, ...rest } = body;
  const row = {
    ...toColumns(rest),
    startsAt: new Date(body.starts_at),
    endsAt: new Date(body.ends_at),
  };
  requireTimeZone(body.timezone);
  const request = { path, body };
  const repeatable = { operation: "createEvent", key: headers["idempotency-key"], request } as const;
  return createOnce(context, repeatable, async (tx) => {
    requireBeginning(row, now);
    const place = { id: uuid(), allianceId: group.allianceId, groupId: group.id, createdAt: now, updatedAt: now };
    await insertUnderSlug({
      slug,
      name: body.name,
      fallback: "event",
      reserved: reservedSlugs,
      listTaken: (slugs) => listTakenEventSlugs(tx, group.id, slugs),
      insert: (slug) => insertEvent(tx, { ...row, ...place, slug }),
    });
    const event = toAdministeredEvent(requireFound(await findEvent(tx, place), noEvent(place.id)));
    const subject = { action: "createEvent", allianceId: group.allianceId, type: "event", id: place.id } as const;
    await record({ ...context, db: tx }, { ...subject, name: body.name }, null, event);
    return created(`${baseUrl}/api/v1/events/${place.id}`, event);
  });
};

export const updateEvent: Handler<"updateEvent"> = async (context, { path: { event_id: id }, body, headers }) => {
  const { db, now } = context;
  const own = await administrationOf(context, "admin:events");
  return db.transaction(async (tx) => {
    const current = requireVisible(await findEvent(tx, { id }, { lock: true }), own, noEvent(id));
    requireGroupAdmin(own, { ...current.group, allianceId: current.allianceId, alliance: current.alliance });
    const changes = toColumns(body);
    return patch(
      { ...context, db: tx },
      {
        subject: { action: "updateEvent", allianceId: current.allianceId, type: "event", name: current.name },
        current,
        view: toAdministeredEvent,
        changes,
        ifMatch: headers["if-match"],
        write: async (written) => {
          const next = { ...current, ...changes };
          requireTimeZone(body.timezone);
          requireStep(current, next, now);
          requireVenue(next);
          requireCapacity(next);
          await updateRow(tx, id, written);
          await promoteWaiting(tx, next);
        },
        read: () => findEvent(tx, { id }),
      },
    );
  });
};
