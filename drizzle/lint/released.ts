import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../src/package.ts";

/** The version that may be serving while newer migrations run. */
export type ReleasedVersion = {
  version: string;
  /** The commit of its code. */
  revision: string;
  /** Its last migration. */
  last: string;
  /** Of the texts of its migrations. */
  sha256: string;
};

const folder = join(packageRoot, "drizzle");

export const releasedFile = join(folder, "released.json");

export const readReleased = (): ReleasedVersion => JSON.parse(readFileSync(releasedFile, "utf8"));

type Snapshot = {
  tables: Record<
    string,
    {
      name: string;
      columns: Record<string, { type: string }>;
      indexes: Record<string, { isUnique: boolean }>;
      uniqueConstraints: Record<string, unknown>;
    }
  >;
};

const snapshotOf = (tag: string): Snapshot["tables"][string][] => {
  const snapshot: Snapshot = JSON.parse(readFileSync(join(folder, `meta/${tag.split("_")[0]}_snapshot.json`), "utf8"));
  return Object.values(snapshot.tables);
};

/** The tables that a version describes in `src/db`, with the types of their columns. */
export const tablesOf = (tag: string): Map<string, Map<string, string>> =>
  new Map(
    snapshotOf(tag).map(({ name, columns }) => [
      name,
      new Map(Object.entries(columns).map(([column, { type }]) => [column, type])),
    ]),
  );

/** Its primary keys, unique constraints and unique indexes: what `on conflict` may name. */
export const uniqueNamesOf = (tag: string): Set<string> =>
  new Set(
    snapshotOf(tag).flatMap(({ name, indexes, uniqueConstraints }) => [
      `${name}_pkey`,
      ...Object.keys(uniqueConstraints),
      ...Object.entries(indexes).flatMap(([index, { isUnique }]) => (isUnique ? [index] : [])),
    ]),
  );
