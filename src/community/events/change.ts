import type { Schemas } from "../../../generated/contract.ts";
import type { Queryable, Tx } from "../../foundation/db/client.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import type { UserContext } from "../../identity/context.ts";
import { withoutLateReminder } from "../notifications/kinds/event-facts.ts";
import { notifyOfEventChange, notifyOfNewEvent } from "../notifications/notify.ts";
import { type NewIdentity, patch, type Resource } from "../resources/resource.ts";
import { webhookNotifier } from "../webhooks/messages/queries.ts";
import { moveAgenda } from "./agenda/move.ts";
import { promote } from "./attendances/promote.ts";
import { findDemand, hasRsvps } from "./attendances/queries.ts";
import {
  type EventChanges,
  type EventRow,
  findEvent,
  findLargestWaiting,
  insertEvent,
  listTakenEventSlugs,
  type NewEventRow,
  updateEvent,
} from "./queries.ts";
import {
  assertCapacity,
  assertTransition,
  isNewToMembers,
  type MinimumCapacity,
  registrationColumns,
  requireNoRsvps,
  requireVenue,
  webhookEventType,
} from "./rules.ts";
import { queueAdditions } from "./series/queue.ts";
import { toAdministeredEvent } from "./views.ts";

const notifyWebhooks = webhookNotifier<EventRow>(webhookEventType);

/** Queues webhook messages, RSVPs of users who attend the series, and notifications of members about a new event. */
export const queueEventWebhooks = async (
  { db, now, caller }: Tx<Pick<UserContext, "db" | "now" | "caller">>,
  written: { row: EventRow; view: object; before?: EventRow },
): Promise<void> => {
  const { before, row } = written;
  const { id, groupId, startsAt } = row;
  if (row.status === "published" && (before?.status ?? "draft") === "draft") await queueAdditions(db, row, now);
  if (isNewToMembers(before, row) && startsAt > now)
    await notifyOfNewEvent(db, { id, groupId, publishedBy: caller.userId }, now);
  await notifyWebhooks({ db, now }, written);
};

export const eventResource: Resource<EventRow, Schemas["GroupEvent"], Omit<NewEventRow, keyof NewIdentity>> = {
  type: "event",
  reservedSlugs: ["attend", "attendance"],
  fallbackSlug: "event",
  listTakenSlugs: (db, { groupId }, slugs) => listTakenEventSlugs(db, groupId, slugs),
  insert: ({ db }, row) => insertEvent(db, row),
  find: ({ db }, id) => findEvent(db, { id }),
  view: toAdministeredEvent,
  subjectOf: ({ allianceId, name }) => ({ allianceId, name }),
  pathOf: ({ id }) => `/api/v1/events/${id}`,
  queueWebhooks: queueEventWebhooks,
};

export type EventPatch = Partial<Pick<EventRow, keyof EventChanges & keyof EventRow>>;

const isCapacityLowered = ({ capacity: before }: EventRow, { capacity }: EventPatch): boolean =>
  typeof capacity === "number" && (before === null || capacity < before);

const findMinimumCapacity = async (
  db: Queryable,
  { id, attendeeCount }: EventRow,
  now: Date,
): Promise<MinimumCapacity> => {
  const { held } = await findDemand(db, id, now);
  return { taken: attendeeCount, held, largestWaiting: await findLargestWaiting(db, id) };
};

/**
 * Patches an event, which must be locked.
 * @throws PreconditionFailed, BadRequest naming the field, or Conflict for an invalid transition or a capacity that is too small
 */
export const changeEvent = async (tx: Tx<UserContext>, current: EventRow, changes: EventPatch, version?: string) => {
  const { db, now } = tx;
  const { id } = current;
  const changesRegistration = changes.registration !== undefined || changes.registrationUrl !== undefined;
  const minimumCapacity = isCapacityLowered(current, changes) && (await findMinimumCapacity(db, current, now));
  const registration = changesRegistration ? registrationColumns(current, changes) : {};
  const patched = { ...changes, ...registration, ...withoutLateReminder(current, changes, now) };
  return patch(tx, eventResource, { action: "updateEvent", current, changes: patched, version }, async (next) => {
    requireTimeZone(changes.timezone);
    assertTransition(current, next, now);
    requireVenue(next);
    if (minimumCapacity) assertCapacity(next, minimumCapacity);
    if (next.registration !== current.registration) requireNoRsvps(await hasRsvps(db, id));
    if (current.agendaItemCount > 0) await moveAgenda(db, { before: current, after: next });
    await updateEvent(db, id, { ...patched, updatedAt: now });
    await promote(tx, next);
    await notifyOfEventChange(db, { id, before: current, after: next }, now);
  });
};
