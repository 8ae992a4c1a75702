import { inArray, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Administration } from "./administration.ts";

/**
 * Rows of what somebody administers; no condition for who administers everything.
 * @param alliance the column with the alliance's id
 * @param more what is administered by other roles than the alliance's
 */
export const isAdministered = (own: Administration, alliance: AnyPgColumn, more: SQL | undefined): SQL | undefined =>
  own.everything ? undefined : or(inArray(alliance, [...own.alliances]), more);
