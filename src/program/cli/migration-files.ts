import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../../foundation/package.ts";

/** How statements run: all in one transaction, each by itself, or each repeatedly until it changes no row. */
type Mode = "transaction" | "outside" | "batches";

export type Header = {
  mode: Mode;
  /** If the migration contracts the schema: the oldest migration that a release must have to serve the database. */
  contract: string | undefined;
};

/** One section of a migration file; a file without `-- section:` lines is one section. `servesFrom` is the time of the migration `contract`. */
export type Migration = Header & {
  tag: string;
  time: number;
  hash: string;
  statements: readonly string[];
  servesFrom: number | undefined;
};

/** Sections that upgrade a database from an earlier state to the state after the first migration of the journal. */
type Upgrade = {
  /** Time of the last migration of the earlier state. */
  from: number;
  sections: readonly Migration[];
};

export type Migrations = {
  /** The sections of the migrations in the journal, in order. */
  journal: readonly Migration[];
  upgrades: readonly Upgrade[];
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
    if (!mode) throw new Error(`"-- run: ${value}" is unknown; known modes: ${Object.keys(modes).join(", ")}`);
    header.mode = mode;
  }
  return header;
};

/** Splits a file at its `-- section: <name>` lines. Each section has a header of its own. */
export const splitSections = (tag: string, text: string): { tag: string; text: string }[] => {
  const [preamble = "", ...sections] = text.split(/^-- section: /m);
  if (sections.length === 0) return [{ tag, text: preamble }];
  return sections.map((section) => {
    const [name = ""] = section.split("\n", 1);
    return { tag: `${tag}, section "${name}"`, text: section.slice(name.length + 1) };
  });
};

type Entry = { when: number; tag: string };

export const readJournal = async (folder: string): Promise<readonly Entry[]> => {
  const journal: { entries: Entry[] } = JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8"));
  return journal.entries;
};

export const listMigrations = (): Promise<readonly Entry[]> => readJournal(migrationsFolder());

export const lastMigration = async (): Promise<number> => Math.max(...(await listMigrations()).map(({ when }) => when));

/** The files of upgrades, in order of their names. */
export const listUpgrades = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => /^upgrade_.+\.sql$/.test(file)).toSorted();

export const readMigrations = async (folder: string): Promise<Migrations> => {
  const entries = await readJournal(folder);
  const times = new Map(entries.map(({ tag, when }) => [tag, when]));
  const read = async ({ tag, when }: Entry) => {
    const text = await readFile(join(folder, `${tag}.sql`), "utf8");
    return { text, sections: parseSections(tag, text, { when, times }) };
  };
  const journal = (await Promise.all(entries.map(read))).flatMap(({ sections }) => sections);
  const [baseline] = entries;
  return {
    journal,
    upgrades: await Promise.all(
      (await listUpgrades(folder)).map(async (file) => {
        const { text, sections } = await read({ tag: file.slice(0, -".sql".length), when: baseline?.when ?? 0 });
        const [, from] = /^-- from: (\d+)$/m.exec(text) ?? [];
        if (from === undefined) throw new Error(`${file}: there is no line "-- from: <time of a migration>"`);
        return { from: Number(from), sections };
      }),
    ),
  };
};

/** The last section has the time of the file; each section before it is a millisecond earlier than the next. */
const parseSections = (
  tag: string,
  text: string,
  { when, times }: { when: number; times: ReadonlyMap<string, number> },
): Migration[] =>
  splitSections(tag, text).map((section, index, all) => {
    const header = readHeader(section.text);
    const servesFrom = header.contract === undefined ? undefined : times.get(header.contract);
    if (header.contract !== undefined && servesFrom === undefined)
      throw new Error(`${section.tag}: "-- contract: ${header.contract}" names no migration`);
    const hash = createHash("sha256").update(section.text).digest("hex");
    const time = when - (all.length - 1 - index);
    return { ...header, tag: section.tag, time, hash, statements: section.text.split(breakpoint), servesFrom };
  });

/**
 * Returns the migrations that a database lacks, in order, or undefined if none lead from its state to this release.
 * @param done times of the migrations that have run
 */
export const pendingMigrations = (
  done: ReadonlySet<number>,
  { journal, upgrades }: Migrations,
): readonly Migration[] | undefined => {
  const [baseline, ...later] = journal;
  const missing = (migrations: readonly Migration[]) => migrations.filter(({ time }) => !done.has(time));
  if (!baseline || done.size === 0 || done.has(baseline.time)) return missing(journal);
  const upgrade = upgrades.find(({ from, sections }) => {
    const sectionTimes = new Set(sections.map(({ time }) => time));
    return Math.max(...[...done].filter((time) => !sectionTimes.has(time))) === from;
  });
  return upgrade && missing([...upgrade.sections, ...later]);
};

/** `drizzle/` is beside `package.json`. */
export const migrationsFolder = (): string => {
  const folder = join(packageRoot, "drizzle");
  if (!existsSync(join(folder, "meta/_journal.json"))) throw new Error(`the migrations are missing: no ${folder}`);
  return folder;
};
