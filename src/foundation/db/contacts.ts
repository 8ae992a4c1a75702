import { type SQL, sql } from "drizzle-orm";
import { alliances, groups } from "./tables.ts";

/** The confirmed address of an alliance, or null. */
export const contactOfAlliance: SQL<string | null> = sql`
  case when ${alliances.contactConfirmedAt} is not null then ${alliances.contactEmail} end`;

/** A group's confirmed address, else its alliance's, else null. The query has to select from both tables. */
export const contactOfGroup: SQL<string | null> = sql`coalesce(
  case when ${groups.contactConfirmedAt} is not null then ${groups.contactEmail} end, ${contactOfAlliance})`;
