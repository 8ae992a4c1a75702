import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { attendances, eventMessages } from "../../../foundation/db/participation-tables.ts";
import type { FoundBy } from "../../../foundation/db/rows.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { queueForUsers, type UserBatch } from "../entries/queries.ts";
import { isReachable, lookWithContact, reader } from "../queries.ts";

type Message = typeof eventMessages.$inferSelect;
type Status = (typeof attendances.$inferSelect)["status"];

const everyone: Status[] = ["attending", "waitlisted", "pending"];

/** The RSVPs whose users are to get a message. */
const statusesOf = (audience: Message["audience"]): Status[] => (audience === "everyone" ? everyone : [audience]);

export const isInAudience = (audience: Message["audience"], status: Status): boolean =>
  statusesOf(audience).includes(status);

/** Attendees in the audience who can get the message; checked again when an email is sent. */
const recipients = (eventId: string, audience: Message["audience"]): SQL | undefined =>
  and(
    eq(attendances.eventId, eventId),
    inArray(attendances.status, statusesOf(audience)),
    isReachable("event_message"),
  );

export const countRecipients = async (
  db: Queryable,
  { eventId, audience }: { eventId: string; audience: Message["audience"] },
): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(recipients(eventId, audience));
  return row?.count ?? 0;
};

/** Queues a notification for each of the next recipients of a message: see `queueForUsers`. */
export const queueForRecipients = async (db: Queryable, { messageId, ...batch }: UserBatch & { messageId: string }) => {
  const { eventId, audience } = eventMessages;
  const [message] = await db.select({ eventId, audience }).from(eventMessages).where(eq(eventMessages.id, messageId));
  if (!message) return undefined;
  return queueForUsers(
    db,
    { ...batch, about: "message", id: messageId, startsAt: null },
    sql`
      select ${attendances.userId} as user_id from ${attendances} join ${users} on ${users.id} = ${attendances.userId}
      where ${recipients(message.eventId, message.audience)}`,
  );
};

/** A message and the RSVP of somebody who is to get it; undefined without one of them. */
export const findMessageTruth = async (db: Queryable, { messageId, userId }: { messageId: string; userId: string }) => {
  const [row] = await db
    .select({
      reader,
      look: lookWithContact,
      message: { subject: eventMessages.subject, text: eventMessages.text, audience: eventMessages.audience },
      status: attendances.status,
      event: { slug: events.slug, name: events.name, alliance: alliances.slug },
      group: { slug: groups.slug, name: groups.name },
    })
    .from(eventMessages)
    .innerJoin(attendances, and(eq(attendances.eventId, eventMessages.eventId), eq(attendances.userId, userId)))
    .innerJoin(users, eq(users.id, attendances.userId))
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(eq(eventMessages.id, messageId));
  return row && { ...row, event: { ...row.event, group: row.group } };
};

export type MessageTruth = FoundBy<typeof findMessageTruth>;
