import { eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { eventMessages } from "../../../foundation/db/participation-tables.ts";
import { deleteOldest } from "../../../foundation/db/purge.ts";
import { firstRow } from "../../../foundation/db/statement.ts";

type Row = typeof eventMessages.$inferSelect;

export type EventMessageRow = Omit<Row, "eventId" | "sentBy"> & { sentBy: { id: string; name: string } | null };

export const insertEventMessage = (db: Transaction, row: Row): Promise<unknown> => db.insert(eventMessages).values(row);

const { id, subject, text, audience, recipientCount, createdAt } = eventMessages;

const selectMessages = (db: Queryable) =>
  db
    .select({
      ...{ id, subject, text, audience, recipientCount, createdAt },
      sentBy: { id: users.id, name: users.name },
    })
    .from(eventMessages)
    .leftJoin(users, eq(users.id, eventMessages.sentBy));

export const eventMessageOrder = byTime<EventMessageRow>(createdAt, "descending", (row) => row.createdAt);

export const listEventMessages = (
  db: Queryable,
  { eventId, ...page }: PageRequest & { eventId: string },
): Promise<EventMessageRow[]> =>
  pageOf(selectMessages(db), [eventMessageOrder, id], page, eq(eventMessages.eventId, eventId));

export const findEventMessage = (db: Queryable, messageId: string): Promise<EventMessageRow | undefined> =>
  firstRow(selectMessages(db).where(eq(id, messageId)));

export const deleteEventMessages = (
  db: Queryable,
  { eventIds, batch }: { eventIds: string[]; batch: number },
): Promise<number> => {
  const { eventId } = eventMessages;
  return deleteOldest(db, eventMessages, { sortKey: eventId, isDue: inArray(eventId, eventIds), batch });
};
