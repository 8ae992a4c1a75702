import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { outbox } from "../../../foundation/db/outbox-tables.ts";
import { attendances, eventMessages } from "../../../foundation/db/participation-tables.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { type Reader, reader } from "../queries.ts";

type Message = typeof eventMessages.$inferSelect;
type Status = (typeof attendances.$inferSelect)["status"];

const everyone: Status[] = ["attending", "waitlisted", "pending"];

/** The RSVPs whose users are to get a message. */
const statusesOf = (audience: Message["audience"]): Status[] => (audience === "everyone" ? everyone : [audience]);

export const isInAudience = (audience: Message["audience"], status: Status): boolean =>
  statusesOf(audience).includes(status);

/** Those who want such emails, at an address that is theirs; decided again when an email is sent. */
const recipients = (eventId: string, audience: Message["audience"]): SQL | undefined =>
  and(
    eq(attendances.eventId, eventId),
    inArray(attendances.status, statusesOf(audience)),
    sql`${users.emailVerifiedAt} is not null and ${users.disabledAt} is null`,
    sql`not 'event_message' = any (${users.mutedNotifications})`,
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

type Batch = {
  /** The topic and the priority of the entries. */
  topic: string;
  priority: number;
  messageId: string;
  after: string | null;
  size: number;
  now: Date;
};

/**
 * Queues an entry for each of the next recipients of a message, in the order of the users.
 * @returns the last of them; undefined when there were fewer than asked for
 */
export const queueForRecipients = async (
  db: Queryable,
  { topic, priority, messageId, after, size, now }: Batch,
): Promise<string | undefined> => {
  const [message] = await db
    .select({ eventId: eventMessages.eventId, audience: eventMessages.audience })
    .from(eventMessages)
    .where(eq(eventMessages.id, messageId));
  if (!message) return undefined;
  const time = sql`${now.toISOString()}::timestamptz`;
  const payload = sql`jsonb_build_object('about', 'message', 'id', ${messageId}::text, 'userId', user_id, 'startsAt', null)`;
  const [batch] = await db.execute<{ queued: number; last: string | null }>(sql`
    with batch as (
      select ${attendances.userId} as user_id from ${attendances} join ${users} on ${users.id} = ${attendances.userId}
      where ${recipients(message.eventId, message.audience)}
        and (${after}::uuid is null or ${attendances.userId} > ${after}::uuid)
      order by ${attendances.userId} limit ${size}),
    queued as (
      insert into ${outbox} (id, topic, payload, priority, next_attempt_at, created_at)
      select gen_random_uuid(), ${topic}, ${payload}, ${priority}, ${time}, ${time} from batch)
    select count(*)::integer as queued, (array_agg(user_id order by user_id desc))[1] as last from batch`);
  return batch && batch.queued === size ? (batch.last ?? undefined) : undefined;
};

export type MessageTruth = {
  reader: Reader;
  message: Pick<Message, "subject" | "text" | "audience">;
  status: Status;
  event: { slug: string; name: string; alliance: string; group: { slug: string; name: string } };
};

/** A message and the RSVP of somebody who is to get it; undefined without one of them. */
export const findMessageTruth = async (
  db: Queryable,
  { messageId, userId }: { messageId: string; userId: string },
): Promise<MessageTruth | undefined> => {
  const [row] = await db
    .select({
      reader,
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
