/**
 * Lints the migrations after the last one in `drizzle/released.json`, and checks that released migrations and upgrades are unchanged.
 * `--release` records the current files and the current commit as released.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packageRoot, version } from "../../src/foundation/package.ts";
import { listUpgrades, readJournal, splitSections } from "../../src/program/cli/migration-files.ts";
import { lintMigrations } from "./migrations.ts";
import { readReleased, releasedFile, schemaOf } from "./released.ts";

const { values: options } = parseArgs({ options: { release: { type: "boolean" } } });
const folder = join(packageRoot, "drizzle");
const entries = await readJournal(folder);
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");
const sources = entries.map(({ tag }) => ({ tag, text: textOf(`${tag}.sql`) }));
const upgrades = (await listUpgrades(folder)).map((file) => ({ text: textOf(file) }));
const digestOf = (texts: readonly { text: string }[]): string =>
  createHash("sha256")
    .update(texts.map(({ text }) => text).join(""))
    .digest("hex");

if (options.release) release();
else process.exitCode = (await findFaults()).map((fault) => process.stderr.write(`${fault}\n`)).length > 0 ? 1 : 0;

async function findFaults(): Promise<string[]> {
  const released = readReleased();
  const count = sources.findIndex(({ tag }) => tag === released.last) + 1;
  const releasedSources = sources.slice(0, count);
  const tags = new Set(releasedSources.map(({ tag }) => tag));
  const sections = sources.slice(count).flatMap(({ tag, text }) => splitSections(tag, text));
  const refusals = await lintMigrations(sections, { tags, ...schemaOf(released.last) });
  const isInOrder = entries.every(({ when }, index) => index === 0 || when > (entries[index - 1]?.when ?? 0));
  return [
    ...(count === 0 ? [`${releasedFile}: there is no migration ${released.last}`] : []),
    ...(digestOf([...releasedSources, ...upgrades]) === released.sha256
      ? []
      : ["a migration or upgrade of the released version was changed; write another one"]),
    ...(isInOrder ? [] : ['drizzle/meta/_journal.json: "when" must increase from each migration to the next']),
    ...refusals.map(({ tag, line, rule, message }) => `drizzle/${tag}.sql:${line}: ${rule}: ${message}`),
  ];
}

function release(): void {
  const revision = execFileSync("git", ["rev-parse", "HEAD"], { cwd: packageRoot, encoding: "utf8" }).trim();
  const last = entries.at(-1)?.tag;
  writeFileSync(
    releasedFile,
    `${JSON.stringify({ version, revision, last, sha256: digestOf([...sources, ...upgrades]) }, null, 2)}\n`,
  );
}
