import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { groupMessages, memberships } from "../../../foundation/db/participation-tables.ts";
import { type FoundBy, firstRow } from "../../../foundation/db/rows.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { queueForUsers, type UserBatch } from "../entries/queries.ts";
import { isReachable, lookWithContact, reader } from "../queries.ts";

/** Members who can get the message; checked again when an email is sent. */
const recipients = (groupId: string): SQL => sql`
  select user_id from ${memberships} join ${users} on users.id = user_id
  where group_id = ${groupId} and ${isReachable("group_message")}`;

export const countMemberRecipients = async (db: Queryable, groupId: string): Promise<number> => {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${recipients(groupId)}) found`,
  );
  return row?.count ?? 0;
};

/** Queues a notification for each of the next recipients of a message: see `queueForUsers`. */
export const queueForMemberRecipients = async (
  db: Queryable,
  { messageId, ...batch }: UserBatch & { messageId: string },
): Promise<string | undefined> => {
  const { id, groupId } = groupMessages;
  const message = await firstRow(db.select({ groupId }).from(groupMessages).where(eq(id, messageId)));
  if (!message) return undefined;
  const about = { about: "group_message", id: messageId, startsAt: null };
  return queueForUsers(db, { ...batch, ...about }, recipients(message.groupId));
};

/** A message and a member who is to get it; undefined without one of them. */
export const findGroupMessageTruth = (db: Queryable, { messageId, userId }: { messageId: string; userId: string }) =>
  firstRow(
    db
      .select({
        reader,
        look: lookWithContact,
        message: { subject: groupMessages.subject, text: groupMessages.text },
        group: { slug: groups.slug, name: groups.name, alliance: alliances.slug },
      })
      .from(groupMessages)
      .innerJoin(memberships, and(eq(memberships.groupId, groupMessages.groupId), eq(memberships.userId, userId)))
      .innerJoin(users, eq(users.id, memberships.userId))
      .innerJoin(groups, eq(groups.id, groupMessages.groupId))
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .where(eq(groupMessages.id, messageId)),
  );

export type GroupMessageTruth = FoundBy<typeof findGroupMessageTruth>;
