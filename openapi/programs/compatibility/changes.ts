import type { Document } from "./document.ts";

export type Kind = "added" | "changed" | "deprecated";

export interface Change {
  breaking: boolean;
  kind: Kind;
  /** An operation, or a named schema in requests or in responses. */
  where: string;
  what: string;
}

export type Direction = "request" | "response";

/**
 * Effect of a change on the set of possible values. A client is broken if less of what it sends is accepted,
 * or if it receives what it did not before.
 */
export type Effect = "narrower" | "wider" | "other" | "none";

export const breaks = (effect: Effect, direction: Direction): boolean =>
  effect === "other" || effect === (direction === "request" ? "narrower" : "wider");

/** A place that is compared: what it is called in a sentence, and for which schema or operation. */
export interface Place {
  where: string;
  direction: Direction;
  /** "the parameter `limit`"; empty for a named schema itself. */
  of: string;
  /** The fields from there, such as `venue.city`, and `[]` for items. */
  path: string;
}

export const within = (place: Place, step: string): Place => ({
  ...place,
  path: step === "[]" ? `${place.path}[]` : [place.path, step].filter(Boolean).join("."),
});

export function subjectOf({ path, of }: Pick<Place, "path" | "of">): string {
  if (path.endsWith("[]")) return `each item of ${subjectOf({ path: path.slice(0, -2), of }) || "the list"}`;
  if (path === "") return of;
  return of ? `the field \`${path}\` of ${of}` : `the field \`${path}\``;
}

/** Two documents, and the changes found so far. */
export interface Comparison {
  released: Document;
  present: Document;
  report(breaking: boolean, kind: Kind, where: string, what: string): void;
  /** Whether this is the first time that the two are compared. */
  isNew(pair: string): boolean;
}

export function startComparison(released: Document, present: Document): Comparison & { changes(): Change[] } {
  const changes = new Map<string, Change>();
  const pairs = new Set<string>();
  return {
    released,
    present,
    report: (breaking, kind, where, what) => {
      const key = `${where}: ${what}`;
      const same = changes.get(key);
      changes.set(key, { breaking: breaking || same?.breaking === true, kind, where, what });
    },
    isNew: (pair) => !pairs.has(pair) && Boolean(pairs.add(pair)),
    changes: () => [...changes.values()],
  };
}
