import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, customType, index, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { StoredPicture } from "../pictures/pictures.ts";

export type Person = { id: string; name: string };

type Link = { label: string; url: string };

/** Millisecond precision: a JavaScript `Date`, and so a cursor, holds the stored value exactly. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A required reference. The row is deleted with the row that it references. */
export const requiredReference = <Name extends string>(name: Name, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: "cascade" });

export const timestamps = () => ({
  createdAt: timestamptz("created_at").notNull(),
  updatedAt: timestamptz("updated_at").notNull(),
});

/**
 * Counts changes by administrators, but not changes of counters, which are frequent. Starts at random, so that a resource that is
 * deleted and recreated has a different ETag.
 */
export const revision = () => ({
  revision: integer("revision").notNull().default(sql`(random() * 1000000000)::integer`),
});

export const nextRevision = ({ revision }: { revision: SQLWrapper }) => ({ revision: sql<number>`${revision} + 1` });

export type Question = { id: string; kind: "text" | "choice"; label: string; options: string[]; required: boolean };

export type Answer = { question_id: string; label: string; value: string };

/** An answer with the kind of its question. Kind and label identify the question in other events of the series. */
export type SeriesAnswer = Answer & Pick<Question, "kind">;

export type SavedForm = {
  path: Record<string, string>;
  values: Partial<Record<string, string | readonly string[]>>;
  hasFiles: boolean;
};

export const links = () => jsonb("links").$type<Link[]>().notNull().default([]);

export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const binaryText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const folded = (name: string, source: string) =>
  binaryText(name)
    .notNull()
    .generatedAlwaysAs(sql.raw(`alliance_fold("${source}")`));

/** A full-text search document. Columns in `lists` are arrays. */
export const document = (weights: { A: string; B?: string[]; C?: string[]; D?: string[] }, lists: string[] = []) => {
  const words = (column: string) =>
    lists.includes(column) ? `alliance_words("${column}")` : `coalesce("${column}", '')`;
  const part = (weight: string, columns: string[]) =>
    `alliance_vector(${columns.map(words).join(" || ' ' || ")}, '${weight}')`;
  const parts = [
    part("A", [weights.A]),
    ...(["B", "C", "D"] as const).flatMap((w) => (weights[w] ? [part(w, weights[w])] : [])),
  ];
  return tsvector("document")
    .notNull()
    .generatedAlwaysAs(sql.raw(parts.join(" || ")));
};

export const isSlug = (column: SQLWrapper): SQL => sql`${column} ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'`;
export const isCountry = (column: SQLWrapper): SQL => sql`${column} ~ '^[A-Z]{2}$'`;
export const isLocation = (latitude: SQLWrapper, longitude: SQLWrapper): SQL =>
  sql`(${latitude} is null) = (${longitude} is null) and ${latitude} between -90 and 90 and ${longitude} between -180 and 180`;
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

export const picture = (name: string) => text(name).$type<StoredPicture>();

/** The upload's name in a stored path, or in a URL that an earlier version stored. */
export const uploadIn = (url: SQLWrapper): SQL => sql`substring(${url} from '/media/([0-9a-f]{32})-')`;
/** The condition of the indexes on `uploadIn`: a query must repeat it to use them. */
export const mayShowUpload = (url: SQLWrapper): SQL => sql`${url} like '%/media/%'`;

export const uploadIndex = (name: string, url: SQLWrapper) =>
  index(name).on(uploadIn(url)).concurrently().where(mayShowUpload(url));
