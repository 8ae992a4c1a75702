import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { joinRequests } from "../../../foundation/db/participation-tables.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { isAdministeredWithGroup, type Rights } from "../../../identity/access/queries.ts";

const { status, requestedAt } = joinRequests;

/** Groups with pending requests to join, and how many. */
export const selectGroupsWithJoinRequests = (db: Queryable, isIncluded: SQL | undefined) =>
  db
    .select({
      slug: groups.slug,
      name: groups.name,
      alliance: alliances.slug,
      count: count(),
      latestAt: sql<Date>`max(${requestedAt})`.mapWith(requestedAt),
    })
    .from(joinRequests)
    .innerJoin(groups, eq(groups.id, joinRequests.groupId))
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(and(eq(status, "pending"), eq(groups.active, true), isIncluded))
    .groupBy(groups.id, alliances.id);

/** Lists the groups that these permissions cover, most pending requests first. */
export const listGroupsWithJoinRequests = (db: Queryable, { rights, limit }: { rights: Rights; limit: number }) =>
  selectGroupsWithJoinRequests(
    db,
    isAdministeredWithGroup(rights, { allianceId: groups.allianceId, groupId: groups.id }),
  )
    .orderBy(desc(count()), groups.id)
    .limit(limit);
