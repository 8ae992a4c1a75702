import { inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { readQuery } from "./query-language.ts";

/** A condition for a query parameter that may be repeated: one of its values must match. */
export const anyOf = <Value>(
  column: AnyPgColumn,
  values: readonly (Value | Placeholder)[] | undefined,
): SQL | undefined => (values?.length ? inArray(column, [...values]) : undefined);

export const anyFolded = (column: AnyPgColumn, values: readonly Placeholder[] | undefined): SQL | undefined =>
  values?.length
    ? sql`alliance_plain(${column}) in (${sql.join(
        values.map((value) => sql`alliance_plain(${value})`),
        sql`, `,
      )})`
    : undefined;

/** Ignores case and optional marks (`alliance_plain`); wildcards are literal. @param name needs a trigram index on `alliance_plain`, unless other conditions leave few rows */
export const nameContains = (name: AnyPgColumn, words: string | Placeholder | undefined): SQL | undefined =>
  words === undefined
    ? undefined
    : sql`alliance_plain(${name}) like
        '%' || regexp_replace(alliance_plain(btrim(${words}::text)), '([%_\\\\])', '\\\\\\1', 'g') || '%'`;

export const anyTag = (column: AnyPgColumn, tags: readonly (string | Placeholder)[] | undefined): SQL | undefined =>
  tags?.length ? sql`${column} && array[${sql.join([...tags], sql`, `)}]::text[]` : undefined;

/** Arguments of `textQuery`, as JSON: required and, if there are any, excluded clauses. Empty if the text has no words. */
export const filterTerms = (q: string | undefined): string[] | undefined => {
  if (q === undefined) return undefined;
  const { required, excluded } = readQuery(q);
  if (required.length === 0) return [];
  return [required, ...(excluded.length > 0 ? [[excluded]] : [])].map((clauses) => JSON.stringify(clauses));
};

export const textQuery = (required: string | Placeholder, excluded?: string | Placeholder): SQL => {
  const query = (clauses: string | Placeholder) => sql`alliance_query(${clauses}::text::jsonb)`;
  return excluded ? sql`(${query(required)} && !!${query(excluded)})` : query(required);
};

/** SQL null if no document matches and at least one is null. */
export const someDocumentMatches = (documents: readonly SQLWrapper[], query: SQL): SQL =>
  sql`(${sql.join(
    documents.map((document) => sql`${document} @@ ${query}`),
    sql` or `,
  )})`;

/**
 * Whether one of a row's documents has all required words, and none has an excluded word. A search without words matches
 * nothing. The subqueries make PostgreSQL evaluate a query once, not for each row.
 */
export const textMatches = (
  documents: readonly SQLWrapper[],
  terms: readonly Placeholder[] | undefined,
): SQL | undefined => {
  if (!terms) return undefined;
  const [required, excluded] = terms;
  if (!required) return sql`false`;
  const isFound = someDocumentMatches(documents, sql`(select ${textQuery(required)})`);
  return excluded
    ? sql`${isFound} and ${someDocumentMatches(documents, sql`(select ${textQuery(excluded)})`)} is not true`
    : isFound;
};

/** PostgreSQL folds both sides, by the same locale. */
export const isSameAddress = (column: SQLWrapper, email: string | Placeholder): SQL =>
  sql`lower(${column}) = lower(${email}::text)`;
