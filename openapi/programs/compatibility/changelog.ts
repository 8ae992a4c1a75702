import semver from "semver";
import type { Change } from "./changes.ts";

/** A breaking change that is allowed for clients of a release and of earlier ones. Without `where`, the exception applies everywhere. */
export interface Exception {
  release: string;
  where?: string;
  what: string;
  reason: string;
}

const admits = ({ where, what }: Exception, change: Change): boolean =>
  change.breaking && change.what === what && (where === undefined || change.where === where);

/** The exceptions that apply to clients of a release. */
export const exceptionsFor = (release: string, exceptions: Exception[]): Exception[] =>
  exceptions.filter((exception) => semver.gte(exception.release, release));

export const unlistedOf = (changes: Change[], exceptions: Exception[]): Change[] =>
  changes.filter((change) => change.breaking && !exceptions.some((exception) => admits(exception, change)));

export const staleOf = (exceptions: Exception[], changes: Change[]): Exception[] =>
  exceptions.filter((exception) => !changes.some((change) => admits(exception, change)));

const headings: [heading: string, belongs: (change: Change) => boolean][] = [
  ["Breaking", ({ breaking }) => breaking],
  ["Added", ({ breaking, kind }) => !breaking && kind === "added"],
  ["Changed", ({ breaking, kind }) => !breaking && kind === "changed"],
  ["Deprecated", ({ breaking, kind }) => !breaking && kind === "deprecated"],
];

/** The lists of a version, in Markdown. */
export function listsOf(changes: Change[], exceptions: Exception[] = []): string {
  const lists = headings.flatMap(([heading, belongs]) => {
    const items = sentencesOf(changes.filter(belongs), exceptions);
    return items.length ? [`### ${heading}\n\n${items.map((item) => `- ${item}\n`).join("")}`] : [];
  });
  return lists.join("\n") || "Nothing has changed.\n";
}

/**
 * Returns a sentence per change. A change of a shared parameter or response is one sentence for all operations, and so are new fields or
 * parameters in the same places.
 */
export function sentencesOf(changes: Change[], exceptions: Exception[] = []): string[] {
  const places = new Map<string, string[]>();
  for (const change of changes) {
    const reason = exceptions.find((exception) => admits(exception, change))?.reason.trim();
    const sentence = `${change.what}.${reason ? ` ${reason}` : ""}`;
    places.set(sentence, [...(places.get(sentence) ?? []), change.where.replace(/^\S+/, "`$&`")]);
  }
  const additions = new Map<string, string[]>();
  for (const [sentence, wheres] of places) {
    const [, kind = sentence, name] = sentence.match(/^the (field|parameter|response) (\S+) is new\.$/) ?? [];
    const key = JSON.stringify([abbreviatedList(wheres), kind]);
    additions.set(key, [...(additions.get(key) ?? []), ...(name === undefined ? [] : [name])]);
  }
  return [...additions].map(([key, names]) => {
    const [where, kind]: [string, string] = JSON.parse(key);
    if (names.length === 0) return `${where}: ${kind}`;
    return `${where}: the ${kind}${names.length > 1 ? `s ${names.slice(0, -1).join(", ")} and` : ""} ${names.at(-1)} ${names.length > 1 ? "are" : "is"} new.`;
  });
}

const abbreviatedList = (names: string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");

const unreleased = "## Unreleased\n\n";

export function withUnreleased(changelog: string, lists: string): string {
  const [before, after] = changelog.split(unreleased);
  if (before === undefined || after === undefined) throw new Error("the changelog needs one heading: Unreleased");
  const next = after.search(/^## /m);
  return before + unreleased + lists + (next < 0 ? "" : `\n${after.slice(next)}`);
}

/** The changes under the heading of their version, and nothing unreleased. */
export const withRelease = (changelog: string, lists: string, version: string, date: string): string =>
  withUnreleased(changelog, `${listsOf([])}\n## ${version} (${date})\n\n${lists}`);
