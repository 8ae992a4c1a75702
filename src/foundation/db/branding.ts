import { eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { firstRow } from "./statement.ts";
import { alliances, groups } from "./tables.ts";

export type Brand = Pick<typeof alliances.$inferSelect, keyof typeof brand> & { replyTo?: string | null };

/** A group's confirmed address, else its alliance's, else null. The query must select from both tables. */
export const contactOfGroup: SQL<string | null> = sql`coalesce(
  case when ${groups.contactConfirmedAt} is not null then ${groups.contactEmail} end,
  case when ${alliances.contactConfirmedAt} is not null then ${alliances.contactEmail} end)`;

const { senderName, accentColor } = alliances;
export const brand = { senderName, accentColor };

/** The query must select from alliances, and select from groups or left-join it. */
export const brandWithContact = { ...brand, replyTo: contactOfGroup };

export const findAllianceBrand = (db: Queryable, allianceId: string) =>
  firstRow(
    db
      .select({ name: alliances.name, ...brand })
      .from(alliances)
      .where(eq(alliances.id, allianceId)),
  );

export const findGroupBrand = (db: Queryable, groupId: string) =>
  firstRow(
    db
      .select({ name: alliances.name, ...brandWithContact })
      .from(groups)
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .where(eq(groups.id, groupId)),
  );
