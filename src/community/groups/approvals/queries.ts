import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { groupRequests, joinRequests } from "../../../foundation/db/participation-tables.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { isAdministeredBy, isAdministeredWithGroup, type Permissions } from "../../../identity/access/queries.ts";

const { status, requestedAt } = joinRequests;

/** Selects active groups with pending requests to join, and the number of these requests. */
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
export const listGroupsWithJoinRequests = (
  db: Queryable,
  { permissions, limit }: { permissions: Permissions; limit: number },
) =>
  selectGroupsWithJoinRequests(
    db,
    isAdministeredWithGroup(permissions, { allianceId: groups.allianceId, groupId: groups.id }),
  )
    .orderBy(desc(count()), groups.id)
    .limit(limit);

/** Lists alliances with pending requests to start a group, and the number of these requests, latest request first. */
export const listAlliancesWithGroupRequests = (db: Queryable, isIncluded: SQL | undefined) =>
  db
    .select({
      slug: alliances.slug,
      name: alliances.name,
      count: count(),
      latestAt: sql<Date>`max(${groupRequests.requestedAt})`.mapWith(groupRequests.requestedAt),
    })
    .from(groupRequests)
    .innerJoin(alliances, eq(alliances.id, groupRequests.allianceId))
    .where(and(eq(groupRequests.status, "pending"), isIncluded))
    .groupBy(alliances.id)
    .orderBy(sql`max(${groupRequests.requestedAt}) desc`, alliances.id);

/** Lists only the alliances that the permissions cover. */
export const listAdministeredGroupRequests = (
  db: Queryable,
  { permissions, limit }: { permissions: Permissions; limit: number },
) => listAlliancesWithGroupRequests(db, isAdministeredBy(permissions, alliances.id, undefined)).limit(limit);
