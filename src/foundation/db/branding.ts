import { eq, type InferSelectModel } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { contactOfGroup } from "./contacts.ts";
import { firstRow } from "./rows.ts";
import { alliances, groups } from "./tables.ts";

/** An alliance's branding in emails, and the address for replies. */
export type Brand = Pick<InferSelectModel<typeof alliances>, keyof typeof brand> & { replyTo?: string | null };

const { senderName, accentColor } = alliances;
export const brand = { senderName, accentColor };

/** Branding and the address for replies. The query has to select from groups or left-join it. */
export const brandWithContact = { ...brand, replyTo: contactOfGroup };

/** The name and branding of an alliance. */
export const findAllianceBrand = (db: Queryable, allianceId: string) =>
  firstRow(
    db
      .select({ name: alliances.name, ...brand })
      .from(alliances)
      .where(eq(alliances.id, allianceId)),
  );

/** The name and branding of a group's alliance, and the address for replies. */
export const findGroupBrand = (db: Queryable, groupId: string) =>
  firstRow(
    db
      .select({ name: alliances.name, ...brandWithContact })
      .from(groups)
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .where(eq(groups.id, groupId)),
  );
