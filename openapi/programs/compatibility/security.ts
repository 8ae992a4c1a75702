import type { Comparison } from "./changes.ts";
import type { Requirement } from "./document.ts";

type Report = (breaking: boolean, what: string) => void;

/** Compares the ways to authenticate, one of which is enough. */
export function compareSecurity(report: Report, was: Requirement[] = [], is: Requirement[] = []): void {
  const [before, after] = [waysOf(was), waysOf(is)];
  for (const way of before) {
    if (after.some((other) => satisfies(way, other))) continue;
    const same = after.find((other) => schemesOf(other) === schemesOf(way));
    if (same) report(true, `needs ${scopes(missing(same, way))} of ${named(way)} now`);
    else report(true, isAnonymous(way) ? "needs credentials now" : `no longer accepts ${named(way)}`);
  }
  for (const way of after) {
    const same = before.filter((other) => schemesOf(other) === schemesOf(way));
    const less = same.flatMap((other) => missing(other, way));
    if (less.length) report(false, `no longer needs ${scopes(less)} of ${named(way)}`);
    if (same.length === 0) report(false, isAnonymous(way) ? "needs no credentials now" : `accepts ${named(way)} too`);
  }
}

/** Compares how the credentials are sent. */
export function compareSchemes({ released, present, report }: Comparison): void {
  const sent = ({ type, scheme, in: place, name }: Record<string, unknown>) =>
    JSON.stringify([type, scheme, place, name]);
  for (const [name, scheme] of Object.entries(released.components?.securitySchemes ?? {})) {
    const other = present.components?.securitySchemes?.[name];
    if (other && sent(other) !== sent(scheme)) report(true, "changed", name, "credentials are sent in another way now");
  }
}

const waysOf = (requirements: Requirement[]): Requirement[] => (requirements.length ? requirements : [{}]);

const schemesOf = (way: Requirement): string => Object.keys(way).sort().join();

const isAnonymous = (way: Requirement): boolean => schemesOf(way) === "";

/** Whether credentials that meet the first requirement also meet the other. */
const satisfies = (way: Requirement, other: Requirement): boolean =>
  Object.entries(other).every(
    ([scheme, needed]) => needed.every((scope) => way[scheme]?.includes(scope)) && way[scheme],
  );

/** The scopes of the first way that the other lacks. */
const missing = (way: Requirement, other: Requirement): string[] =>
  Object.entries(way).flatMap(([scheme, needed]) => needed.filter((scope) => !other[scheme]?.includes(scope)));

const named = (way: Requirement): string =>
  `the credentials ${Object.keys(way)
    .map((scheme) => `\`${scheme}\``)
    .join(" with ")}`;

const scopes = (names: string[]): string =>
  `the ${names.length === 1 ? "scope" : "scopes"} ${names.map((name) => `\`${name}\``).join(", ")}`;
