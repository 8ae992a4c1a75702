import { inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/* Conditions of list filters. A missing filter is no condition. */

/** A repeated parameter means "any of". */
export const anyOf = <Value>(
  column: AnyPgColumn,
  values: readonly (Value | Placeholder)[] | undefined,
): SQL | undefined => (values?.length ? inArray(column, [...values]) : undefined);

/** The same, ignoring case and accents. */
export const anyFolded = (column: AnyPgColumn, values: readonly Placeholder[] | undefined): SQL | undefined =>
  values?.length
    ? sql`alliance_fold(${column}) in (${sql.join(
        values.map((value) => sql`alliance_fold(${value})`),
        sql`, `,
      )})`
    : undefined;

export const anyTag = (column: AnyPgColumn, tags: readonly (string | Placeholder)[] | undefined): SQL | undefined =>
  tags?.length ? sql`${column} && array[${sql.join([...tags], sql`, `)}]::text[]` : undefined;

/** Letters, digits and the combining marks of scripts such as Devanagari. */
const words = /[\p{L}\p{N}\p{M}]+/gu;

/** Words in these scripts are not separated by spaces, and one character may be a whole word. */
const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words beyond these are ignored, so that no search costs much more than another. */
const maxWords = 8;

/** The first eight different words of a search text, compared without case and accents. */
export const searchWords = (text: string): string[] => {
  const distinct = new Map<string, string>();
  for (const [word] of text.normalize("NFKC").matchAll(words)) {
    const folded = word
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036f]/g, "")
      .toLowerCase();
    if (!distinct.has(folded)) distinct.set(folded, word);
    if (distinct.size === maxWords) break;
  }
  return [...distinct.values()];
};

/** One letter begins too many words to search for them all: it has to be a whole word. */
const isPrefix = (word: string): boolean => [...word].length > 1 || ideographic.test(word);

/** A word as a term of PostgreSQL's text search. */
export const termOf = (word: string): string => (isPrefix(word) ? `${word}:*` : word);

/** The terms of a search text; none for a text without words. */
export const searchTerms = (text: string): string[] => searchWords(text).map(termOf);

/** Those of a list's search text, if it has one. */
export const filterTerms = (q: string | undefined): string[] | undefined =>
  q === undefined ? undefined : searchTerms(q);

/** Matches every term by stem or prefix, ignoring accents. There has to be one. */
export const textQuery = (terms: readonly (string | Placeholder)[]): SQL => {
  const queries = terms.map(
    (term) => sql`(to_tsquery('public.alliance', ${term}) || to_tsquery('public.alliance_words', ${term}))`,
  );
  return sql`(${sql.join(queries, sql` && `)})`;
};

/** The words that are long enough to be recognized when misspelled. */
export const misspellable = (text: string): string[] => searchWords(text).filter((word) => [...word].length > 2);

/** A text without words matches nothing. */
export const textMatches = (document: SQLWrapper, terms: readonly Placeholder[] | undefined): SQL | undefined => {
  if (!terms) return undefined;
  return terms.length > 0 ? sql`${document} @@ ${textQuery(terms)}` : sql`false`;
};
