import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../src/foundation/package.ts";
import type { Released } from "./scope.ts";

/** The version that may be serving while newer migrations run. */
type ReleasedVersion = {
  version: string;
  /** The commit of its code. */
  revision: string;
  /** Its last migration. */
  last: string;
  /** Digest of its migrations' texts. */
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
      checkConstraints: Record<string, { name: string; value: string }>;
    }
  >;
};

/** The schema that a version describes in `src/foundation/db`. */
export const schemaOf = (tag: string): Omit<Released, "tags"> => {
  const snapshot: Snapshot = JSON.parse(readFileSync(join(folder, `meta/${tag.split("_")[0]}_snapshot.json`), "utf8"));
  const tables = Object.values(snapshot.tables);
  return {
    tables: new Map(
      tables.map(({ name, columns }) => [
        name,
        new Map(Object.entries(columns).map(([column, { type }]) => [column, type])),
      ]),
    ),
    uniqueNames: new Set(
      tables.flatMap(({ name, indexes, uniqueConstraints }) => [
        `${name}_pkey`,
        ...Object.keys(uniqueConstraints),
        ...Object.entries(indexes).flatMap(([index, { isUnique }]) => (isUnique ? [index] : [])),
      ]),
    ),
    checks: new Map(
      tables.flatMap(({ checkConstraints }) => Object.values(checkConstraints)).map(({ name, value }) => [name, value]),
    ),
  };
};
