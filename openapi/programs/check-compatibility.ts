/**
 * Compares generated/openapi.yaml with each release and checks that CHANGELOG.md lists the changes since the last one; `--write` updates it.
 * To release: raise info.version, run `make generate`, then this with `--release`, which copies the bundle to released/<version>.yaml and
 * puts the changes under a heading of that version.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import semver from "semver";
import { parse } from "yaml";
import {
  type Exception,
  exceptionsFor,
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

const exceptions: Exception[] = parse(read(exceptionsFile)) ?? [];
const changelog = read(changelogFile);
const present: Document = parse(read(bundle));
const { version } = present.info;
const releases = semver.sort(readdirSync(folder).flatMap((file) => semver.valid(file.replace(/\.yaml$/, "")) ?? []));
const last = releases.at(-1);
const incomplete = exceptions.filter(({ release, what, reason }) => !releases.includes(release) || !what || !reason);
const comparisons = releases.map((release) => ({
  release,
  changes: changesBetween(parse(read(`${folder}/${release}.yaml`)), present),
  exceptions: exceptionsFor(release, exceptions),
}));
const latest = comparisons.at(-1);
const lists = listsOf(latest?.changes ?? [], latest?.exceptions);

const faults = [
  ...incomplete.map(
    (exception) => `An exception needs "what", "reason" and a "release" of ${folder}: ${JSON.stringify(exception)}`,
  ),
  ...comparisons.flatMap(({ release, changes, exceptions: admitted }) =>
    sentencesOf(unlistedOf(changes, admitted)).map(
      (sentence) => `Breaks clients of ${release}, and not in ${exceptionsFile}: ${sentence}`,
    ),
  ),
  ...exceptions
    .filter((exception) =>
      comparisons.every(
        ({ changes, exceptions: admitted }) =>
          !admitted.includes(exception) || staleOf([exception], changes).length > 0,
      ),
    )
    .map(({ where, what }) => `Stale in ${exceptionsFile}: ${where ?? "everywhere"}: ${what}`),
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

function release(): void {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    changelogFile,
    withRelease(changelog, last === undefined ? "The first release.\n" : lists, version, date),
  );
  copyFileSync(bundle, `${folder}/${version}.yaml`);
}
