import { inArray, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { readQuery } from "./query-language.ts";

/** A repeated parameter means "any of", also below. */
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

/** Compares in plain form; wildcards have no meaning. @param name a column that has a trigram index on its plain form, unless few rows remain */
export const nameContains = (name: AnyPgColumn, words: string | Placeholder | undefined): SQL | undefined =>
  words === undefined
    ? undefined
    : sql`alliance_plain(${name}) like
        '%' || regexp_replace(alliance_plain(btrim(${words}::text)), '([%_\\\\])', '\\\\\\1', 'g') || '%'`;

export const anyTag = (column: AnyPgColumn, tags: readonly (string | Placeholder)[] | undefined): SQL | undefined =>
  tags?.length ? sql`${column} && array[${sql.join([...tags], sql`, `)}]::text[]` : undefined;

/** JSON for `textQuery`: required and, if there are any, excluded clauses. */
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

/** A text without words matches nothing. The subquery evaluates the query once, not for each row. */
export const textMatches = (document: SQLWrapper, terms: readonly Placeholder[] | undefined): SQL | undefined => {
  if (!terms) return undefined;
  const [required, excluded] = terms;
  return required ? sql`${document} @@ (select ${textQuery(required, excluded)})` : sql`false`;
};

/** PostgreSQL folds both sides, by the same locale. */
export const isSameAddress = (column: SQLWrapper, email: string | Placeholder): SQL =>
  sql`lower(${column}) = lower(${email}::text)`;
