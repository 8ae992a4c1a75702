import { and, count, desc, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { attendances } from "../../../foundation/db/participation-tables.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { isAdministeredBy, type Rights } from "../../../identity/access/queries.ts";

/** Events to come that somebody administers with RSVPs that wait for approval, and how many; the most first. */
export const listEventsWithWaitingRsvps = (
  db: Queryable,
  { rights, now, limit }: { rights: Rights; now: Date; limit: number },
) => {
  const ofGroups = inArray(events.groupId, [...rights.groups.keys()]);
  return db
    .select({
      name: events.name,
      slug: events.slug,
      alliance: alliances.slug,
      group: { slug: groups.slug },
      count: count(),
    })
    .from(attendances)
    .innerJoin(events, eq(events.id, attendances.eventId))
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(
      and(
        eq(attendances.status, "pending"),
        eq(events.status, "published"),
        gt(events.endsAt, now),
        isAdministeredBy(rights, events.allianceId, ofGroups),
      ),
    )
    .groupBy(events.id, groups.id, alliances.id)
    .orderBy(desc(count()), events.id)
    .limit(limit);
};
