import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { roles } from "../db/administration-tables.ts";
import type { Queryable } from "../db/client.ts";
import { groups } from "../db/tables.ts";

/** What somebody administers at present. */
export type Administration = {
  /** All alliances. */
  readonly everything: boolean;
  readonly alliances: ReadonlySet<string>;
  /** Ids of groups, each with that of its alliance. */
  readonly groups: ReadonlyMap<string, string>;
};

export const findAdministration = async (db: Queryable, userId: string): Promise<Administration> => {
  const rows = await db
    .select({ allianceId: roles.allianceId, groupId: roles.groupId, ofGroup: groups.allianceId })
    .from(roles)
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .where(eq(roles.userId, userId));
  return {
    everything: rows.some(({ allianceId, groupId }) => allianceId === null && groupId === null),
    alliances: new Set(rows.flatMap(({ allianceId }) => allianceId ?? [])),
    groups: new Map(rows.flatMap(({ groupId, ofGroup }) => (groupId && ofGroup ? [[groupId, ofGroup]] : []))),
  };
};

/**
 * Rows of what somebody administers; no condition for who administers everything.
 * @param alliance the column with the alliance's id
 * @param more what is administered by other roles than the alliance's
 */
export const isAdministered = (own: Administration, alliance: AnyPgColumn, more: SQL | undefined): SQL | undefined =>
  own.everything ? undefined : or(inArray(alliance, [...own.alliances]), more);
