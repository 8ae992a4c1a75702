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

/** A compared part of a schema or an operation, and its name in sentences. */
export interface Place {
  where: string;
  direction: Direction;
  /** "the parameter `limit`"; empty for a named schema itself. */
  label: string;
  /** Path from the labeled part, such as `venue.city`; `[]` for items. */
  path: string;
}

export const within = (place: Place, step: string): Place => ({
  ...place,
  path: step === "[]" ? `${place.path}[]` : [place.path, step].filter(Boolean).join("."),
});

export function subjectOf({ path, label }: Pick<Place, "path" | "label">): string {
  if (path.endsWith("[]")) return `each item of ${subjectOf({ path: path.slice(0, -2), label }) || "the list"}`;
  if (path === "") return label;
  return label ? `the field \`${path}\` of ${label}` : `the field \`${path}\``;
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
