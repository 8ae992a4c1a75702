import { and, eq, gt, ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { events } from "../../../foundation/db/tables.ts";
import { type EventRow, selectEvents } from "../queries.ts";

/** Locks the events of a series in one order, to prevent deadlocks. @returns how many there are */
export const lockSeries = async (db: Transaction, seriesId: string): Promise<number> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.seriesId, seriesId))
    .orderBy(events.id)
    .for("no key update");
  return rows.length;
};

export const listFollowing = (
  db: Queryable,
  { seriesId, startsAt, now }: { seriesId: string; startsAt: Date; now: Date },
): Promise<EventRow[]> =>
  selectEvents(db)
    .where(
      and(
        eq(events.seriesId, seriesId),
        gt(events.startsAt, startsAt),
        ne(events.status, "canceled"),
        gt(events.endsAt, now),
      ),
    )
    .orderBy(events.startsAt, events.id);

/** All columns but the event's own and derived ones. */
export const copiedColumns = ({
  id: _id,
  slug: _slug,
  sortName: _sortName,
  agendaItemCount: _agendaItemCount,
  attendeeCount: _attendeeCount,
  heldCount: _heldCount,
  revision: _revision,
  status: _status,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  alliance: _alliance,
  group: _group,
  groupActive: _groupActive,
  hosts: _hosts,
  distance: _distance,
  changedAt: _changedAt,
  ...copied
}: EventRow) => copied;
