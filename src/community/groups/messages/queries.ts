import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { groupMessages } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";

type Row = typeof groupMessages.$inferSelect;

export type GroupMessageRow = Omit<Row, "groupId" | "sentBy"> & { sentBy: { id: string; name: string } | null };

export const insertGroupMessage = (db: Transaction, row: Row): Promise<unknown> => db.insert(groupMessages).values(row);

const { id, subject, text, recipientCount, createdAt } = groupMessages;

const selectMessages = (db: Queryable) =>
  db
    .select({ ...{ id, subject, text, recipientCount, createdAt }, sentBy: { id: users.id, name: users.name } })
    .from(groupMessages)
    .leftJoin(users, eq(users.id, groupMessages.sentBy));

export const groupMessageOrder = byTime<GroupMessageRow>(createdAt, "descending", (row) => row.createdAt);

export const listGroupMessages = (
  db: Queryable,
  { groupId, ...page }: PageRequest & { groupId: string },
): Promise<GroupMessageRow[]> =>
  pageOf(selectMessages(db), [groupMessageOrder, id], page, eq(groupMessages.groupId, groupId));

export const findGroupMessage = (db: Queryable, messageId: string): Promise<GroupMessageRow | undefined> =>
  firstRow(selectMessages(db).where(eq(id, messageId)));
