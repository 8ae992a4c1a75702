import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { joinRequests } from "../../../foundation/db/participation-tables.ts";
import type { SelectedRow } from "../../../foundation/db/statement.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";

const { status, question, answer, requestedAt, decidedAt } = joinRequests;

const selectRequests = (db: Queryable) =>
  db
    .select({ id: users.id, name: users.name, status, question, answer, requestedAt, decidedAt })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId));

export type JoinRequestRow = SelectedRow<typeof selectRequests>;

export const joinRequestOrder = byTime<JoinRequestRow>(requestedAt, "ascending", (row) => row.requestedAt);

type RequestPage = PageRequest & { groupId: string; status: JoinRequestRow["status"] };

export const listJoinRequests = (db: Queryable, { groupId, status: statusFilter, ...page }: RequestPage) =>
  pageOf(
    selectRequests(db),
    [joinRequestOrder, joinRequests.userId],
    page,
    eq(joinRequests.groupId, groupId),
    eq(status, statusFilter),
  );

/** Lists the active groups that a user has asked to join, latest request first. */
export const listOwnJoinRequests = (db: Queryable, { userId, limit }: { userId: string; limit: number }) =>
  db
    .select({
      group: { id: groups.id, slug: groups.slug, name: groups.name, alliance: alliances.slug },
      status,
      requestedAt,
    })
    .from(joinRequests)
    .innerJoin(groups, eq(groups.id, joinRequests.groupId))
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(and(eq(joinRequests.userId, userId), eq(groups.active, true)))
    .orderBy(desc(requestedAt), groups.id)
    .limit(limit);
