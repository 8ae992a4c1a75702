import { and, eq } from "drizzle-orm";
import { doorLinks } from "../../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { firstRow, type SelectedRow } from "../../../foundation/db/statement.ts";
import { events } from "../../../foundation/db/tables.ts";

const selectDoorLinks = (db: Queryable) =>
  db
    .select({
      id: doorLinks.id,
      label: doorLinks.label,
      createdBy: { id: users.id, name: users.name },
      createdAt: doorLinks.createdAt,
      endsAt: events.endsAt,
    })
    .from(doorLinks)
    .innerJoin(events, eq(events.id, doorLinks.eventId))
    .leftJoin(users, eq(users.id, doorLinks.createdBy));

export type DoorLinkRow = SelectedRow<typeof selectDoorLinks>;

export const doorLinkOrder = byTime<DoorLinkRow>(doorLinks.createdAt, "ascending", (row) => row.createdAt);

export const listDoorLinks = (
  db: Queryable,
  { eventId, ...page }: PageRequest & { eventId: string },
): Promise<DoorLinkRow[]> =>
  pageOf(selectDoorLinks(db), [doorLinkOrder, doorLinks.id], page, eq(doorLinks.eventId, eventId));

type Key = { eventId: string; id: string };

const hasKey = ({ eventId, id }: Key) => and(eq(doorLinks.eventId, eventId), eq(doorLinks.id, id));

export const findDoorLink = (db: Queryable, key: Key): Promise<DoorLinkRow | undefined> =>
  firstRow(selectDoorLinks(db).where(hasKey(key)));

export const countDoorLinks = (db: Queryable, eventId: string): Promise<number> =>
  db.$count(doorLinks, eq(doorLinks.eventId, eventId));

export const insertDoorLink = (db: Transaction, row: typeof doorLinks.$inferInsert): Promise<unknown> =>
  db.insert(doorLinks).values(row);

export const deleteDoorLink = (db: Transaction, key: Key): Promise<unknown> => db.delete(doorLinks).where(hasKey(key));
