import { and, desc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { groupRequests } from "../../foundation/db/participation-tables.ts";
import { firstRow, hasRows, type SelectedRow } from "../../foundation/db/statement.ts";
import { alliances, groups } from "../../foundation/db/tables.ts";

const { id, allianceId, userId, name, description, status, reason, requestedAt, decidedAt } = groupRequests;

const selectRequests = (db: Queryable) =>
  db
    .select({
      ...{ id, name, description, status, reason, requestedAt, decidedAt },
      user: { id: users.id, name: users.name },
      alliance: { slug: alliances.slug, name: alliances.name },
      group: { id: groups.id, slug: groups.slug, name: groups.name },
    })
    .from(groupRequests)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(alliances, eq(alliances.id, allianceId))
    .leftJoin(groups, eq(groups.id, groupRequests.groupId));

export type GroupRequestRow = SelectedRow<typeof selectRequests>;

export const groupRequestOrder = byTime<GroupRequestRow>(requestedAt, "ascending", (row) => row.requestedAt);

type RequestPage = PageRequest & { allianceId: string; status: GroupRequestRow["status"] };

export const listGroupRequests = (db: Queryable, { allianceId: ownerId, status: statusFilter, ...page }: RequestPage) =>
  pageOf(selectRequests(db), [groupRequestOrder, id], page, eq(allianceId, ownerId), eq(status, statusFilter));

/** Lists a user's requests, latest first. */
export const listOwnGroupRequests = (db: Queryable, query: { userId: string; limit: number }) =>
  selectRequests(db).where(eq(userId, query.userId)).orderBy(desc(requestedAt), desc(id)).limit(query.limit);

export const findPendingRequest = (db: Queryable, key: { userId: string; allianceId: string }) =>
  firstRow(
    selectRequests(db).where(and(eq(userId, key.userId), eq(allianceId, key.allianceId), eq(status, "pending"))),
  );

export const findGroupRequest = (db: Queryable, key: { id: string }) =>
  firstRow(selectRequests(db).where(eq(id, key.id)));

/** Blocks other decisions until the transaction ends. */
export const lockGroupRequest = (db: Transaction, key: { id: string; allianceId: string }) =>
  firstRow(
    selectRequests(db)
      .where(and(eq(id, key.id), eq(allianceId, key.allianceId)))
      .for("no key update", { of: groupRequests }),
  );

export const acceptsGroupRequests = (db: Queryable, alliance: { id: string }): Promise<boolean> =>
  hasRows(
    db
      .select({ id: alliances.id })
      .from(alliances)
      .where(and(eq(alliances.id, alliance.id), eq(alliances.acceptsGroupRequests, true))),
  );

/** Lists the alliances that accept requests to start a group, by name. */
export const listAcceptingAlliances = (db: Queryable, limit: number) =>
  db
    .select({ slug: alliances.slug, name: alliances.name })
    .from(alliances)
    .where(eq(alliances.acceptsGroupRequests, true))
    .orderBy(alliances.sortName, alliances.id)
    .limit(limit);
