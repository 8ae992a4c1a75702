import { Ajv, type JSONSchemaType } from "ajv";
import type { Queryable } from "../../foundation/db/client.ts";
import { enqueue } from "../../foundation/outbox/enqueue.ts";
import { insertEventState } from "./queries.ts";
import { type EventState, type EventSubject, eventSubjects, isRepublished, newsForAttendees } from "./rules.ts";

/*
 * What members have to be told is queued in the transaction of its cause, as one entry: the worker finds out whom to tell
 * (`delivery.ts`). Whether there is still something to tell is decided when an email is sent.
 */

export const announcementTopic = "announcement";
export const notificationTopic = "notification";
export const eventMessageTopic = "event_message";
export const eventNewsTopic = "event_news";

/** After everything about accounts. */
export const priority = 2;
/** After what concerns those who come: a group may have many members. */
export const newsPriority = 3;
/** Finding out whom to tell comes before telling them, so that nobody hears of it much later than others. */
const announcementPriority = 1;

/** To those who have an RSVP. */
export type Announcement = {
  about: EventSubject;
  eventId: string;
  /** Of a reminder: the start of which it reminds. */
  startsAt: string | null;
  /** The user up to whom everybody has been found. */
  after: string | null;
};

const subjects = [
  ...eventSubjects,
  "application",
  "applications",
  "approvals",
  "arrival",
  "decision",
  "role",
  "group_removal",
  "alliance_removal",
  "reports",
  "report",
  "message",
  "new_events",
  "digest",
] as const;

/** To one user. */
export type Notification = {
  about: (typeof subjects)[number];
  /**
   * Of the event, the application, the role, the group (also for `approvals`), the alliance (also for `reports`), the report, the
   * message, or the user.
   */
  id: string;
  /** Of the attendee, of who was removed, or of the administrator; null for all administrators. */
  userId: string | null;
  startsAt: string | null;
};

const string = { type: "string" } as const;
const optional = { anyOf: [string, { type: "null", nullable: true }] } as const;

/** A message from organizers to those who have an RSVP. */
export type QueuedEventMessage = {
  messageId: string;
  /** The user up to whom everybody has been found. */
  after: string | null;
};

/** Events of a group that were published. */
export type QueuedEventNews = {
  groupId: string;
  eventIds: string[];
  /** Who is not told. */
  publishedBy: string;
  /** The user up to whom everybody has been found. */
  after: string | null;
};

const ajv = new Ajv({ validateSchema: false });
const isAnnouncement = ajv.compile({
  type: "object",
  required: ["about", "eventId", "startsAt", "after"],
  properties: {
    about: { type: "string", enum: eventSubjects },
    eventId: string,
    startsAt: optional,
    after: optional,
  },
} satisfies JSONSchemaType<Announcement>);
const isNotification = ajv.compile({
  type: "object",
  required: ["about", "id", "userId", "startsAt"],
  properties: { about: { type: "string", enum: subjects }, id: string, userId: optional, startsAt: optional },
} satisfies JSONSchemaType<Notification>);
const isEventMessage = ajv.compile({
  type: "object",
  required: ["messageId", "after"],
  properties: { messageId: string, after: optional },
} satisfies JSONSchemaType<QueuedEventMessage>);

const isEventNews = ajv.compile({
  type: "object",
  required: ["groupId", "eventIds", "publishedBy", "after"],
  properties: {
    groupId: string,
    eventIds: { type: "array", items: string },
    publishedBy: string,
    after: optional,
  },
} satisfies JSONSchemaType<QueuedEventNews>);

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

/** @throws Error for an entry that another release may have written */
export const asEventMessage = (payload: unknown): QueuedEventMessage => {
  if (!isEventMessage(payload)) throw new Error("the outbox holds a message that this release cannot read");
  return payload;
};

/** @throws Error for an entry that another release may have written */
export const asEventNews = (payload: unknown): QueuedEventNews => {
  if (!isEventNews(payload)) throw new Error("the outbox holds news of events that this release cannot read");
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

/** Some have moved up from the event's waitlist, or have to hear otherwise what has become of their RSVP. */
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
  // Nobody was told meanwhile of a promotion or a decision: the event did not take place.
  if (isRepublished(before, after)) await announcePromotion(tx, id, now);
};

const notify = (
  tx: Queryable,
  about: Notification["about"],
  id: string,
  now: Date,
  userId: string | null = null,
): Promise<void> => {
  const payload: Notification = { about, id, userId, startsAt: null };
  return enqueue(tx, { topic: notificationTopic, payload, priority }, now);
};

/** Milliseconds for which a confirmation waits: whoever corrects it meanwhile gets one, of what is true then. */
export const confirmationDelay = 60_000;

/** Somebody has an RSVP. */
export const notifyOfRsvp = (
  tx: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
  now: Date,
): Promise<void> => {
  const payload: Notification = { about: "rsvp", id: eventId, userId, startsAt: null };
  return enqueue(tx, { topic: notificationTopic, payload, priority, delay: confirmationDelay }, now);
};

/** Somebody has applied for a job: the author is told, and the applicant that it has arrived. */
export const notifyOfApplication = async (tx: Queryable, applicationId: string, now: Date): Promise<void> => {
  await notify(tx, "application", applicationId, now);
  const payload: Notification = { about: "arrival", id: applicationId, userId: null, startsAt: null };
  await enqueue(tx, { topic: notificationTopic, payload, priority, delay: confirmationDelay }, now);
};

/** The status of an application was changed. */
export const notifyOfDecision = (tx: Queryable, applicationId: string, now: Date): Promise<void> =>
  notify(tx, "decision", applicationId, now);

/** An administrator has decided about an RSVP. */
export const notifyOfRsvpDecision = (
  tx: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
  now: Date,
): Promise<void> => notify(tx, "rsvp_decision", eventId, now, userId);

/** The membership of a person was ended, in a group or in a whole alliance. */
export const notifyOfRemoval = (
  tx: Queryable,
  { allianceId, groupId }: { allianceId: string; groupId: string | null },
  userId: string,
  now: Date,
): Promise<void> => {
  const about = groupId === null ? "alliance_removal" : "group_removal";
  const id = groupId ?? allianceId;
  const payload: Notification = { about, id, userId, startsAt: null };
  // Two removals before the email goes are one: it says what is true by then.
  const merge = { key: `${about} ${id} ${userId}`, extend: (waiting: unknown) => waiting };
  return enqueue(tx, { topic: notificationTopic, payload, priority, merge }, now);
};

/** An RSVP waits for approval: those who decide about it are to hear of it. */
export const notifyOfApproval = (tx: Queryable, groupId: string, now: Date): Promise<void> => {
  const payload: Notification = { about: "approvals", id: groupId, userId: null, startsAt: null };
  const merge = { key: `approvals ${groupId}`, extend: (waiting: unknown) => waiting };
  return enqueue(tx, { topic: notificationTopic, payload, priority, merge }, now);
};

/** Something was reported: the administrators are to hear of it. */
export const notifyOfReports = (tx: Queryable, allianceId: string, now: Date): Promise<void> => {
  const payload: Notification = { about: "reports", id: allianceId, userId: null, startsAt: null };
  const merge = { key: `reports ${allianceId}`, extend: (waiting: unknown) => waiting };
  return enqueue(tx, { topic: notificationTopic, payload, priority, merge }, now);
};

/** The status of a report was changed. */
export const notifyOfReport = (tx: Queryable, reportId: string, now: Date): Promise<void> =>
  notify(tx, "report", reportId, now);

/** Organizers have written to those who have an RSVP. */
export const queueEventMessage = (tx: Queryable, messageId: string, now: Date): Promise<void> => {
  const payload: QueuedEventMessage = { messageId, after: null };
  return enqueue(tx, { topic: eventMessageTopic, payload, priority: announcementPriority }, now);
};

/** An event was published: the members of its group are to hear of it. Those that are published at once are told at once. */
export const announceNewEvent = (
  tx: Queryable,
  { id, groupId, publishedBy }: { id: string; groupId: string; publishedBy: string },
  now: Date,
): Promise<void> => {
  const payload: QueuedEventNews = { groupId, eventIds: [id], publishedBy, after: null };
  const extend = (waiting: unknown): QueuedEventNews => {
    const { eventIds, ...rest } = asEventNews(waiting);
    return { ...rest, eventIds: [...eventIds, id] };
  };
  const merge = { key: `${groupId} ${publishedBy}`, extend };
  return enqueue(tx, { topic: eventNewsTopic, payload, priority: announcementPriority, merge }, now);
};

export const notifyOfRole = (tx: Queryable, roleId: string, now: Date): Promise<void> =>
  notify(tx, "role", roleId, now);
