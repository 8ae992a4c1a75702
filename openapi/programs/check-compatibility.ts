/**
 * Compares generated/openapi.yaml with the last release and checks that CHANGELOG.md lists the changes; `--write` updates it.
 * A release: raise info.version, `make generate`, then run this with `--release`, which copies the bundle to released/<version>.yaml,
 * gives the changes the heading of that version, and empties released/exceptions.yaml.
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import semver from "semver";
import { parse } from "yaml";
import {
  type Exception,
  listsOf,
  sentencesOf,
  staleOf,
  unlistedOf,
  withRelease,
  withUnreleased,
} from "./compatibility/changelog.ts";
import { changesBetween } from "./compatibility/compare.ts";
import type { Document } from "./compatibility/document.ts";

const bundle = "generated/openapi.yaml";
const folder = "openapi/released";
const exceptionsFile = `${folder}/exceptions.yaml`;
const changelogFile = "openapi/CHANGELOG.md";
const rerun = "npx tsx openapi/programs/check-compatibility.ts";

const { values: options } = parseArgs({ options: { write: { type: "boolean" }, release: { type: "boolean" } } });
const read = (file: string): string => readFileSync(file, "utf8");

/** Comments of the file stay. */
const exceptionsText = read(exceptionsFile);
const exceptions: Exception[] = parse(exceptionsText) ?? [];
const changelog = read(changelogFile);
const present: Document = parse(read(bundle));
const { version } = present.info;
const last = semver.sort(readdirSync(folder).flatMap((file) => semver.valid(file.replace(/\.yaml$/, "")) ?? [])).at(-1);
const changes = last === undefined ? [] : changesBetween(parse(read(`${folder}/${last}.yaml`)), present);
const lists = listsOf(changes, exceptions);

const faults = [
  ...exceptions
    .filter(({ what, reason }) => !what || !reason)
    .map((exception) => `An exception needs "what" and "reason": ${JSON.stringify(exception)}`),
  ...sentencesOf(unlistedOf(changes, exceptions)).map(
    (sentence) => `Breaking, and not in ${exceptionsFile}: ${sentence}`,
  ),
  ...staleOf(exceptions, changes).map(
    ({ where, what }) => `Stale in ${exceptionsFile}: ${where ?? "everywhere"}: ${what}`,
  ),
];

if (options.release) {
  if (last !== undefined && !semver.gt(version, last))
    faults.push(`info.version is ${version}, and ${last} is released: raise it.`);
  if (faults.length === 0) release();
} else if (options.write) {
  writeFileSync(changelogFile, withUnreleased(changelog, lists));
} else {
  if (withUnreleased(changelog, lists) !== changelog)
    faults.push(`${changelogFile} is stale: run "${rerun} --write" and commit it.`);
}

if (!options.release) process.stdout.write(`Since ${last ?? "the beginning"}:\n\n${lists}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Git keeps the former releases. */
function release(): void {
  const date = new Date().toISOString().slice(0, 10);
  const told = last === undefined ? "The first release.\n" : lists;
  writeFileSync(changelogFile, withRelease(changelog, told, version, date));
  copyFileSync(bundle, `${folder}/${version}.yaml`);
  if (last !== undefined) rmSync(`${folder}/${last}.yaml`);
  writeFileSync(exceptionsFile, `${exceptionsText.match(/^(?:#.*\n)*/)?.[0] ?? ""}[]\n`);
}
