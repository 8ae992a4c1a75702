import {
  isInteger,
  isOneOf,
  isText,
  isTextList,
  isTextOrNull,
  payloadReader,
} from "../../foundation/outbox/payload.ts";

/* `after` is the last user of the previous batch: fan-outs process users in order of their ids. */

export const readAnnouncement = payloadReader("an announcement", {
  about: isOneOf(["promotion", "cancellation", "change", "reminder"]),
  eventId: isText,
  startsAt: isTextOrNull,
  after: isTextOrNull,
});

export const readMessage = payloadReader("a message", { messageId: isText, after: isTextOrNull });

export const readPublishedEvents = payloadReader("news of events", {
  groupId: isText,
  eventIds: isTextList,
  publishedBy: isText,
  after: isTextOrNull,
});

const isIntegerOrAbsent = (value: unknown): value is number | undefined => value === undefined || isInteger(value);

/** Without a user, for the recipients that its kind finds. */
export const readNotification = payloadReader("a notification", {
  about: isText,
  id: isText,
  userId: isTextOrNull,
  startsAt: isTextOrNull,
  calendarSequence: isIntegerOrAbsent,
});

export const readInvitation = payloadReader("an invitation", {
  invitationId: isText,
  recipient: isText,
  secret: isText,
});

export type Announcement = ReturnType<typeof readAnnouncement>;
export type Message = ReturnType<typeof readMessage>;
export type PublishedEvents = ReturnType<typeof readPublishedEvents>;
export type QueuedInvitation = ReturnType<typeof readInvitation>;
