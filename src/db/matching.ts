import { arrayOverlaps, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Conditions of list filters. A filter that is not given is no condition. */

/** A repeated parameter means "any of". */
export const anyOf = <Value>(column: AnyPgColumn, values: readonly Value[] | undefined): SQL | undefined =>
  values?.length ? inArray(column, [...values]) : undefined;

export const anyTag = (column: AnyPgColumn, tags: readonly string[] | undefined): SQL | undefined =>
  tags?.length ? arrayOverlaps(column, [...tags]) : undefined;

/** Letters, digits and the marks that scripts such as Devanagari put on them. */
const words = /[\p{L}\p{N}\p{M}]+/gu;

/** Every word, by stem or as the beginning of one, whatever its accents; `null` where the text has no word. */
export const textQuery = (text: string): SQL | null => {
  const terms = text.normalize("NFKC").match(words);
  if (!terms) return null;
  const queries = terms.map((term) => {
    const beginning = `${term}:*`;
    return sql`(to_tsquery('public.alliance', ${beginning}) || to_tsquery('public.alliance_words', ${beginning}))`;
  });
  return sql`(${sql.join(queries, sql` && `)})`;
};

export const textMatches = (document: SQLWrapper, text: string | undefined): SQL | undefined => {
  if (text === undefined) return undefined;
  const query = textQuery(text);
  return query ? sql`${document} @@ ${query}` : sql`false`;
};
