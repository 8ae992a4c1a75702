import {
  isInteger,
  isOneOf,
  isText,
  isTextList,
  isTextOrNull,
  payloadReader,
} from "../../foundation/outbox/payload.ts";

/*
 * Payloads of outbox entries. An entry for many users finds them in batches, in the order of their ids: `after` is the last user
 * of the previous batch.
 */

/** News of an event, to users with an RSVP. */
export const readAnnouncement = payloadReader("an announcement", {
  about: isOneOf(["promotion", "cancellation", "change", "reminder"]),
  eventId: isText,
  startsAt: isTextOrNull,
  after: isTextOrNull,
});

/** A message from organizers, to users with an RSVP or to the members of a group. */
export const readMessage = payloadReader("a message", { messageId: isText, after: isTextOrNull });

/** Events that a user has published, to the other members of their group. */
export const readPublishedEvents = payloadReader("news of events", {
  groupId: isText,
  eventIds: isTextList,
  publishedBy: isText,
  after: isTextOrNull,
});

const isIntegerOrAbsent = (value: unknown): value is number | undefined => value === undefined || isInteger(value);

/** A notification to one user; without a user, to the recipients that its kind finds. */
export const readNotification = payloadReader("a notification", {
  about: isText,
  id: isText,
  userId: isTextOrNull,
  startsAt: isTextOrNull,
  calendarSequence: isIntegerOrAbsent,
});

/** An invitation to an address that may have no account. */
export const readInvitation = payloadReader("an invitation", {
  invitationId: isText,
  recipient: isText,
  secret: isText,
});

export type Announcement = ReturnType<typeof readAnnouncement>;
export type Message = ReturnType<typeof readMessage>;
export type PublishedEvents = ReturnType<typeof readPublishedEvents>;
export type QueuedNotification = ReturnType<typeof readNotification>;
export type QueuedInvitation = ReturnType<typeof readInvitation>;
