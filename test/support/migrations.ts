import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { readJournal } from "../../src/program/cli/migration-files.ts";
import { temporaryFolder } from "./folders.ts";
import { createDatabase } from "./service.ts";

/** The SQL of migrations by name, in the order in which they run. */
export type MigrationTexts = Record<string, string>;

const writeFolder = async (folder: string, texts: MigrationTexts, firstIndex: number): Promise<object[]> => {
  const entries = Object.keys(texts).map((tag, index) => ({
    idx: firstIndex + index,
    version: "7",
    when: 9_000_000_000_000 + firstIndex + index,
    tag,
    breakpoints: true,
  }));
  for (const [tag, text] of Object.entries(texts)) await writeFile(join(folder, `${tag}.sql`), text);
  return entries;
};

const writeJournal = async (folder: string, entries: readonly object[]): Promise<void> => {
  await mkdir(join(folder, "meta"), { recursive: true });
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ version: "7", dialect: "postgresql", entries }));
};

/** Creates a folder with only these migrations. */
export const createMigrationFolder = async (t: Test, texts: MigrationTexts): Promise<string> => {
  const folder = await temporaryFolder(t);
  await writeJournal(folder, await writeFolder(folder, texts, 0));
  return folder;
};

/** Creates a folder with the service's migrations, followed by these. */
export const extendMigrationFolder = async (t: Test, texts: MigrationTexts): Promise<string> => {
  const folder = await temporaryFolder(t);
  await cp(join(packageRoot, "drizzle"), folder, { recursive: true });
  const entries = await readJournal(folder);
  await writeJournal(folder, [...entries, ...(await writeFolder(folder, texts, entries.length))]);
  return folder;
};

export const createEmptyDatabase = async (t: Test) => {
  const url = await createDatabase(t, "none");
  const { sql, close } = connect(url, { poolSize: 4 });
  t.teardown(close);
  await sql.unsafe("drop schema public cascade; drop schema drizzle cascade; create schema public");
  return { url, sql };
};
