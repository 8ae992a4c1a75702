import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { isUndeliverable, users } from "../../../foundation/db/identity-tables.ts";
import { type Order, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { nameContains } from "../../../foundation/db/matching.ts";
import { allianceMembers } from "../../../foundation/db/participation-tables.ts";

export type AllianceMemberRow = {
  id: string;
  name: string;
  isUndeliverable: boolean;
  groupCount: number;
  joinedAt: Date;
};

/** User ids are UUIDs of version 7, which sort by the time at which the account was created. */
export const allianceMemberOrder = {
  key: allianceMembers.userId,
  type: "uuid",
  direction: "descending",
  keyOf: (row) => row.id,
} satisfies Order<AllianceMemberRow>;

/** Lists a page of the members of an alliance's active groups, newest accounts first. */
export const listAllianceMembers = async (
  db: Queryable,
  { allianceId, q, ...page }: PageRequest & { allianceId: string; q: string | undefined },
): Promise<AllianceMemberRow[]> => {
  const members = db
    .select({
      id: users.id,
      name: users.name,
      isUndeliverable,
      groupCount: allianceMembers.groupCount,
      joinedAt: sql<string>`(
        select min(memberships.joined_at) from memberships join groups on groups.id = memberships.group_id
        where memberships.user_id = ${users.id} and groups.alliance_id = ${allianceId} and groups.active)`,
    })
    .from(allianceMembers)
    .innerJoin(users, eq(users.id, allianceMembers.userId));
  const conditions = [eq(allianceMembers.allianceId, allianceId), nameContains(users.name, q)];
  const rows = await pageOf(members, [allianceMemberOrder, allianceMembers.userId], page, ...conditions);
  return rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: new Date(joinedAt) }));
};
