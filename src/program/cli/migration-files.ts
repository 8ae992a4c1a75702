import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../../foundation/package.ts";

/** How statements run: all in one transaction, each by itself, or each again and again until it changes no row. */
type Mode = "transaction" | "outside" | "batches";

export type Header = {
  mode: Mode;
  /** The oldest migration that a release must have to serve the database after this one, which contracts it. */
  contract: string | undefined;
};

export type Migration = Header & {
  tag: string;
  time: number;
  hash: string;
  statements: readonly string[];
  servesFrom: number | undefined;
};

export const breakpoint = "--> statement-breakpoint";

const modes: Readonly<Record<string, Mode>> = { "outside of a transaction": "outside", "in batches": "batches" };

export const readHeader = (text: string): Header => {
  const header: Header = { mode: "transaction", contract: undefined };
  for (const line of text.split("\n")) {
    if (!line.startsWith("--")) break;
    const [, name, value = ""] = /^-- (run|contract): (.+)$/.exec(line.trimEnd()) ?? [];
    if (name === "contract") header.contract = value;
    if (name !== "run") continue;
    const mode = modes[value];
    if (!mode) throw new Error(`"-- run: ${value}" is not known; there are: ${Object.keys(modes).join(", ")}`);
    header.mode = mode;
  }
  return header;
};

type Entry = { when: number; tag: string };

export const readJournal = async (folder: string): Promise<readonly Entry[]> => {
  const journal: { entries: Entry[] } = JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8"));
  return journal.entries;
};

export const listMigrations = (): Promise<readonly Entry[]> => readJournal(migrationsFolder());

export const lastMigration = async (): Promise<number> => Math.max(...(await listMigrations()).map(({ when }) => when));

export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const entries = await readJournal(folder);
  const times = new Map(entries.map(({ tag, when }) => [tag, when]));
  return Promise.all(
    entries.map(async ({ tag, when }) => {
      const text = await readFile(join(folder, `${tag}.sql`), "utf8");
      const header = readHeader(text);
      const servesFrom = header.contract === undefined ? undefined : times.get(header.contract);
      if (header.contract !== undefined && servesFrom === undefined)
        throw new Error(`${tag}: "-- contract: ${header.contract}" names no migration`);
      const hash = createHash("sha256").update(text).digest("hex");
      return { ...header, tag, time: when, hash, statements: text.split(breakpoint), servesFrom };
    }),
  );
};

/** `drizzle/` is beside `package.json`. */
export const migrationsFolder = (): string => {
  const folder = join(packageRoot, "drizzle");
  if (!existsSync(join(folder, "meta/_journal.json"))) throw new Error(`the migrations are missing: no ${folder}`);
  return folder;
};
