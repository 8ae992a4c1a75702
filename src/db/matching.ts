import { arrayOverlaps, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/* Conditions of list filters. A missing filter is no condition. */

/** A repeated parameter means "any of". */
export const anyOf = <Value>(column: AnyPgColumn, values: readonly Value[] | undefined): SQL | undefined =>
  values?.length ? inArray(column, [...values]) : undefined;

export const anyTag = (column: AnyPgColumn, tags: readonly string[] | undefined): SQL | undefined =>
  tags?.length ? arrayOverlaps(column, [...tags]) : undefined;

/** Letters, digits and the combining marks of scripts such as Devanagari. */
const words = /[\p{L}\p{N}\p{M}]+/gu;

/** Matches every word of the text by stem or prefix, ignoring accents; `null` for a text without words. */
export const textQuery = (text: string): SQL | null => {
  const terms = text.normalize("NFKC").match(words);
  if (!terms) return null;
  const queries = terms.map((term) => {
    const prefix = `${term}:*`;
    return sql`(to_tsquery('public.alliance', ${prefix}) || to_tsquery('public.alliance_words', ${prefix}))`;
  });
  return sql`(${sql.join(queries, sql` && `)})`;
};

export const textMatches = (document: SQLWrapper, text: string | undefined): SQL | undefined => {
  if (text === undefined) return undefined;
  const query = textQuery(text);
  return query ? sql`${document} @@ ${query}` : sql`false`;
};
