import type { Queryable } from "../../foundation/db/client.ts";
import { enqueue, type OutboxEntry } from "../../foundation/outbox/enqueue.ts";
import { payloadReader } from "../../foundation/outbox/payload.ts";
import {
  announcementTopic,
  eventMessageTopic,
  eventNewsTopic,
  groupMessageTopic,
  invitationTopic,
  notificationTopic,
  priority,
} from "./entries/queries.ts";
import { insertEventState } from "./queries.ts";
import { type EventState, type EventSubject, eventSubjects, isRepublished, newsForAttendees } from "./rules.ts";

/*
 * What members have to be told is queued in the transaction of its cause, as one entry: the worker finds out whom to tell
 * (`delivery.ts`). Whether there is still something to tell is decided when an email is sent.
 */

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
  "rsvp_cancellation",
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
  "group_message",
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
  /** Of `rsvp_cancellation`: see `attendances`. */
  calendarSequence?: number;
};

const string = { type: "string" } as const;
const optional = { anyOf: [string, { type: "null", nullable: true }] } as const;

/** A message from organizers to those who have an RSVP, or to the members of a group. */
export type QueuedMessage = {
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

/** To an address that may have no account. */
type QueuedInvitation = {
  invitationId: string;
  recipient: string;
  /** Of the link: the database has its digest alone. */
  secret: string;
};

export const asAnnouncement = payloadReader<Announcement>("an announcement", {
  type: "object",
  required: ["about", "eventId", "startsAt", "after"],
  properties: {
    about: { type: "string", enum: eventSubjects },
    eventId: string,
    startsAt: optional,
    after: optional,
  },
});
export const asNotification = payloadReader<Notification>("a notification", {
  type: "object",
  required: ["about", "id", "userId", "startsAt"],
  properties: {
    about: { type: "string", enum: subjects },
    id: string,
    userId: optional,
    startsAt: optional,
    calendarSequence: { type: "integer", nullable: true },
  },
});
export const asMessage = payloadReader<QueuedMessage>("a message", {
  type: "object",
  required: ["messageId", "after"],
  properties: { messageId: string, after: optional },
});
export const asEventNews = payloadReader<QueuedEventNews>("news of events", {
  type: "object",
  required: ["groupId", "eventIds", "publishedBy", "after"],
  properties: {
    groupId: string,
    eventIds: { type: "array", items: string },
    publishedBy: string,
    after: optional,
  },
});

export const asInvitation = payloadReader<QueuedInvitation>("an invitation", {
  type: "object",
  required: ["invitationId", "recipient", "secret"],
  properties: { invitationId: string, recipient: string, secret: string },
});

/** Milliseconds for which changes of an event are collected: administrators correct themselves. */
const changeDelay = 600_000;

/** While an entry waits, another one about the same is that one: it says what is true when it is sent. */
const once = (key: string) => ({ merge: { key, extend: (waiting: unknown) => waiting } });

const announce = (tx: Queryable, about: EventSubject, eventId: string, now: Date): Promise<void> => {
  const payload: Announcement = { about, eventId, startsAt: null, after: null };
  const entry = { topic: announcementTopic, payload, priority: announcementPriority };
  if (about !== "change") return enqueue(tx, entry, now);
  // One email tells of all changes, so the announcement that waits is the right one.
  return enqueue(tx, { ...entry, delay: changeDelay, ...once(`change ${eventId}`) }, now);
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
  { userId = null, ...waiting }: { userId?: string | null } & Pick<OutboxEntry, "delay" | "merge"> = {},
): Promise<void> => {
  const payload: Notification = { about, id, userId, startsAt: null };
  return enqueue(tx, { topic: notificationTopic, payload, priority, ...waiting }, now);
};

/** Milliseconds for which the confirmation of an application waits: one that is withdrawn or decided meanwhile is not confirmed. */
const arrivalDelay = 60_000;

/** Notifies the author of a job of an application, and confirms it to the applicant. */
export const notifyOfApplication = async (tx: Queryable, applicationId: string, now: Date): Promise<void> => {
  await notify(tx, "application", applicationId, now);
  await notify(tx, "arrival", applicationId, now, { delay: arrivalDelay });
};

/** The status of an application was changed. */
export const notifyOfDecision = (tx: Queryable, applicationId: string, now: Date): Promise<void> =>
  notify(tx, "decision", applicationId, now);

/** An administrator has decided about an RSVP. */
export const notifyOfRsvpDecision = (
  tx: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
  now: Date,
): Promise<void> => notify(tx, "rsvp_decision", eventId, now, { userId });

/** A user has canceled an RSVP whose calendar entry was sent. A later cancellation supersedes one that waits. */
export const notifyOfRsvpCancellation = (
  tx: Queryable,
  { eventId: id, userId, calendarSequence }: { eventId: string; userId: string; calendarSequence: number },
  now: Date,
): Promise<void> => {
  const payload: Notification = { about: "rsvp_cancellation", id, userId, startsAt: null, calendarSequence };
  const merge = { key: `rsvp_cancellation ${id} ${userId}`, extend: () => payload };
  return enqueue(tx, { topic: notificationTopic, payload, priority, merge }, now);
};

/** The membership of a person was ended, in a group or in a whole alliance. */
export const notifyOfRemoval = (
  tx: Queryable,
  { allianceId, groupId }: { allianceId: string; groupId: string | null },
  userId: string,
  now: Date,
): Promise<void> => {
  const about = groupId === null ? "alliance_removal" : "group_removal";
  const id = groupId ?? allianceId;
  return notify(tx, about, id, now, { userId, ...once(`${about} ${id} ${userId}`) });
};

/** An RSVP waits for approval: those who decide about it are to hear of it. */
export const notifyOfApproval = (tx: Queryable, groupId: string, now: Date): Promise<void> =>
  notify(tx, "approvals", groupId, now, once(`approvals ${groupId}`));

/** Something was reported: the administrators are to hear of it. */
export const notifyOfReports = (tx: Queryable, allianceId: string, now: Date): Promise<void> =>
  notify(tx, "reports", allianceId, now, once(`reports ${allianceId}`));

/** The status of a report was changed. */
export const notifyOfReport = (tx: Queryable, reportId: string, now: Date): Promise<void> =>
  notify(tx, "report", reportId, now);

/** Organizers have written to those who have an RSVP. */
export const queueEventMessage = (tx: Queryable, messageId: string, now: Date): Promise<void> => {
  const payload: QueuedMessage = { messageId, after: null };
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

export const queueInvitation = (tx: Queryable, payload: QueuedInvitation, now: Date): Promise<void> =>
  enqueue(tx, { topic: invitationTopic, payload, priority }, now);

/** Organizers have written to the members of a group. */
export const queueGroupMessage = (tx: Queryable, messageId: string, now: Date): Promise<void> => {
  const payload: QueuedMessage = { messageId, after: null };
  return enqueue(tx, { topic: groupMessageTopic, payload, priority: announcementPriority }, now);
};

export const notifyOfRole = (tx: Queryable, roleId: string, now: Date): Promise<void> =>
  notify(tx, "role", roleId, now);
