import { and, eq, gt, ne } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { events } from "../../../foundation/db/tables.ts";
import { type EventRow, selectEventsWith } from "../queries.ts";

/**
 * Locks the events of a series, which several changes at once would otherwise lock in different orders.
 * @returns how many there are
 */
export const lockSeries = async (db: Queryable, seriesId: string): Promise<number> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.seriesId, seriesId))
    .orderBy(events.id)
    .for("no key update");
  return rows.length;
};

/** The events of the series that start later, are not canceled and have not ended. */
export const listFollowing = (
  db: Queryable,
  { seriesId, startsAt, now }: { seriesId: string; startsAt: Date; now: Date },
): Promise<EventRow[]> =>
  selectEventsWith(db, {})
    .where(
      and(
        eq(events.seriesId, seriesId),
        gt(events.startsAt, startsAt),
        ne(events.status, "canceled"),
        gt(events.endsAt, now),
      ),
    )
    .orderBy(events.startsAt, events.id);

/** The columns of a copy: all but those that are the event's own, or follow from others. */
export const copiedColumns = ({
  id: _id,
  slug: _slug,
  sortName: _sortName,
  attendeeCount: _attendeeCount,
  heldCount: _heldCount,
  revision: _revision,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  alliance: _alliance,
  group: _group,
  groupActive: _groupActive,
  hosts: _hosts,
  distance: _distance,
  changedAt: _changedAt,
  ...copied
}: EventRow) => ({ ...copied, status: "draft" as const });
