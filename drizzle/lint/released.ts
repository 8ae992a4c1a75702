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

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, { type: string }> }> };

/** The tables that a version describes in `src/db`, with the types of their columns. */
export const tablesOf = (tag: string): Map<string, Map<string, string>> => {
  const snapshot: Snapshot = JSON.parse(readFileSync(join(folder, `meta/${tag.split("_")[0]}_snapshot.json`), "utf8"));
  return new Map(
    Object.values(snapshot.tables).map(({ name, columns }) => [
      name,
      new Map(Object.entries(columns).map(([column, { type }]) => [column, type])),
    ]),
  );
};
