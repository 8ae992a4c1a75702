import { Ajv } from "ajv";
import { type Static, Type } from "typebox";
import type { Queryable } from "../db/client.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { insertEventState } from "./queries.ts";
import { type EventState, isRepublished, newsForAttendees } from "./rules.ts";

/*
 * What members have to be told is queued in the transaction of its cause, as one entry: the worker finds out whom to tell
 * (`delivery.ts`). Whether there is still something to tell is decided when an email is sent.
 */

export const announcementTopic = "announcement";
export const notificationTopic = "notification";

/** After everything about accounts. */
export const priority = 2;
/** Finding out whom to tell comes before telling them, so that nobody hears of it much later than others. */
const announcementPriority = 1;

const eventSubjects = ["promotion", "cancellation", "change", "reminder"] as const;

/** What the attendees of an event are told about. */
export type EventSubject = (typeof eventSubjects)[number];

const optional = Type.Union([Type.String(), Type.Null()]);

const announcement = Type.Object({
  about: Type.Enum([...eventSubjects]),
  eventId: Type.String(),
  /** Of a reminder: the start of which it reminds. */
  startsAt: optional,
  /** The user up to whom everybody has been found. */
  after: optional,
});

/** To those who have an RSVP. */
export type Announcement = Static<typeof announcement>;

const notification = Type.Object({
  about: Type.Enum([...eventSubjects, "application", "decision", "role"]),
  /** Of the event, the application or the role. */
  id: Type.String(),
  /** Of the attendee. */
  userId: optional,
  startsAt: optional,
});

/** To one user. */
export type Notification = Static<typeof notification>;

const ajv = new Ajv({ validateSchema: false });
const isAnnouncement = ajv.compile<Announcement>(announcement);
const isNotification = ajv.compile<Notification>(notification);

/** @throws Error for an entry that another release may have written */
export const asAnnouncement = (payload: unknown): Announcement => {
  if (!isAnnouncement(payload)) throw new Error("the outbox holds an announcement that this release cannot read");
  return payload;
};

/** @throws Error for an entry that another release may have written */
export const asNotification = (payload: unknown): Notification => {
  if (!isNotification(payload)) throw new Error("the outbox holds a notification that this release cannot read");
  return payload;
};

/** Milliseconds for which changes of an event are collected: administrators correct themselves. */
export const changeDelay = 600_000;

const announce = (tx: Queryable, about: EventSubject, eventId: string, now: Date): Promise<void> => {
  const payload: Announcement = { about, eventId, startsAt: null, after: null };
  const entry = { topic: announcementTopic, payload, priority: announcementPriority };
  if (about !== "change") return enqueue(tx, entry, now);
  // One email tells of all changes, so the announcement that waits is the right one.
  const merge = { key: `change ${eventId}`, extend: (waiting: unknown) => waiting };
  return enqueue(tx, { ...entry, delay: changeDelay, merge }, now);
};

/** Some have moved up from the event's waitlist. */
export const announcePromotion = (tx: Queryable, eventId: string, now: Date): Promise<void> =>
  announce(tx, "promotion", eventId, now);

/** An event, which has to be locked, was changed. */
export const announceChanges = async (
  tx: Queryable,
  { id, before, after }: { id: string; before: EventState & { revision: number }; after: EventState },
  now: Date,
): Promise<void> => {
  const about = newsForAttendees(before, after);
  if (!about) return;
  await insertEventState(tx, id, before);
  await announce(tx, about, id, now);
  // Who moved up meanwhile was not told of a place at an event that does not take place.
  if (isRepublished(before, after)) await announcePromotion(tx, id, now);
};

const notify = (tx: Queryable, about: Notification["about"], id: string, now: Date): Promise<void> => {
  const payload: Notification = { about, id, userId: null, startsAt: null };
  return enqueue(tx, { topic: notificationTopic, payload, priority }, now);
};

/** Somebody has applied for a job. */
export const notifyOfApplication = (tx: Queryable, applicationId: string, now: Date): Promise<void> =>
  notify(tx, "application", applicationId, now);

/** The status of an application was changed. */
export const notifyOfDecision = (tx: Queryable, applicationId: string, now: Date): Promise<void> =>
  notify(tx, "decision", applicationId, now);

export const notifyOfRole = (tx: Queryable, roleId: string, now: Date): Promise<void> =>
  notify(tx, "role", roleId, now);
