import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import {
  isInteger,
  isObject,
  isOneOf,
  isText,
  isTextList,
  isTextOrNull,
  payloadReader,
} from "../../foundation/outbox/payload.ts";
import { enqueue } from "../../foundation/outbox/queries.ts";
import type { Cancellation } from "./kind.ts";
import { changeForAttendees, type EventState, insertEventState, isRepublished } from "./kinds/event-facts.ts";
import { type KindName, kinds } from "./kinds.ts";
import { announcementTopic, notificationTopic, priorities } from "./queries.ts";

/* A request queues one outbox entry in its transaction. The worker (`deliver.ts`) finds recipients and content. */

/* `after` is the id of the last user of the previous batch: fan-outs process users in order of their ids. */

export const readAnnouncement = payloadReader("an announcement", {
  about: isOneOf(["promotion", "cancellation", "change", "reminder", "links"]),
  eventId: isText,
  startsAt: isTextOrNull,
  after: isTextOrNull,
});

export const readMessage = payloadReader("a message", { messageId: isText, after: isTextOrNull });

export const readPublishedEvents = payloadReader("a notification of new events", {
  groupId: isText,
  eventIds: isTextList,
  publishedBy: isText,
  after: isTextOrNull,
});

const isCancellation = (value: unknown): value is Cancellation =>
  isObject(value) &&
  isText(value["eventId"]) &&
  (value["calendarSequence"] === null || isInteger(value["calendarSequence"]));

const isCancellationsOrAbsent = (value: unknown): value is Cancellation[] | undefined =>
  value === undefined || (Array.isArray(value) && value.every(isCancellation));

const isIntegerOrAbsent = (value: unknown): value is number | undefined => value === undefined || isInteger(value);

/** If `userId` is null, the recipients are the users that the kind selects. */
export const readNotification = payloadReader("a notification", {
  about: isText,
  id: isText,
  userId: isTextOrNull,
  startsAt: isTextOrNull,
  calendarSequence: isIntegerOrAbsent,
  canceled: isCancellationsOrAbsent,
});

/** The payload of an invitation, or of an email with which a guest attendee can claim the seat. */
export const readInvitation = payloadReader("an invitation", {
  invitationId: isText,
  recipient: isText,
  secret: isText,
});

type Announcement = ReturnType<typeof readAnnouncement>;
type Message = ReturnType<typeof readMessage>;
type PublishedEvents = ReturnType<typeof readPublishedEvents>;
type QueuedInvitation = ReturnType<typeof readInvitation>;

const optionsOf = (subject: KindName, key: string, payload: object) => {
  const { delayMs = 0, isMerged = false } = kinds[subject];
  return { payload, delayMs, ...(isMerged && { merge: { key: `${subject} ${key}`, extend: () => payload } }) };
};

/** @param userId the recipient, unless the kind finds the recipients */
export const notify = (
  tx: Queryable,
  about: KindName,
  {
    id,
    userId = null,
    ...extraFields
  }: { id: string; userId?: string | null; calendarSequence?: number; canceled?: readonly Cancellation[] },
  now: Date,
): Promise<void> => {
  const payload = { about, id, userId, startsAt: null, ...extraFields };
  const options = optionsOf(about, userId === null ? id : `${id} ${userId}`, payload);
  return enqueue(tx, { topic: notificationTopic, priority: priorities.notification, ...options }, now);
};

export const notifyAttendees = (
  tx: Queryable,
  about: Announcement["about"],
  eventId: string,
  now: Date,
): Promise<void> => {
  const payload: Announcement = { about, eventId, startsAt: null, after: null };
  const options = optionsOf(about, eventId, payload);
  return enqueue(tx, { topic: announcementTopic, priority: priorities.fanOut, ...options }, now);
};

/** The transaction must hold the lock of the event's row. */
export const notifyOfEventChange = async (
  tx: Transaction,
  { id, before, after }: { id: string; before: EventState & { revision: number }; after: EventState },
  now: Date,
): Promise<void> => {
  const about = changeForAttendees(before, after);
  if (!about) return;
  await insertEventState(tx, { ...before, eventId: id });
  await notifyAttendees(tx, about, id, now);
  // Promotions and decisions made while the event was canceled have not been announced yet.
  if (isRepublished(before, after)) await notifyAttendees(tx, "promotion", id, now);
};

/** While the entry waits, further events that the user publishes in the group are added to it. */
export const notifyOfNewEvent = (
  tx: Queryable,
  { id, groupId, publishedBy }: { id: string; groupId: string; publishedBy: string },
  now: Date,
): Promise<void> => {
  const payload: PublishedEvents = { groupId, eventIds: [id], publishedBy, after: null };
  const extend = (waiting: unknown): PublishedEvents => {
    const { eventIds, ...rest } = readPublishedEvents(waiting);
    return { ...rest, eventIds: [...eventIds, id] };
  };
  const merge = { key: `${groupId} ${publishedBy}`, extend };
  return enqueue(tx, { topic: "event_notifications", payload, priority: priorities.fanOut, merge }, now);
};

export const queueMessage = (
  tx: Queryable,
  topic: "event_message" | "group_message",
  messageId: string,
  now: Date,
): Promise<void> => {
  const payload: Message = { messageId, after: null };
  return enqueue(tx, { topic, payload, priority: priorities.fanOut }, now);
};

export const queueInvitation = (
  tx: Queryable,
  payload: QueuedInvitation,
  now: Date,
  topic: "invitation" | "guest_place" = "invitation",
): Promise<void> => enqueue(tx, { topic, payload, priority: priorities.notification }, now);
