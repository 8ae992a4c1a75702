import type { Effect, Kind } from "./changes.ts";
import type { Shape } from "./shape.ts";

type Report = (effect: Effect, predicate: string, kind?: Kind) => void;

/** Compares lists of values, bounds and other keywords about a value itself. */
export function compareKeywords(report: Report, was: Shape, is: Shape): void {
  compareValues(report, was, is);
  // A closed list of values makes other keywords redundant.
  if (is.closed) return;
  for (const keyword of new Set([...Object.keys(was.rest), ...Object.keys(is.rest)])) {
    const [before, after] = [was.rest[keyword], is.rest[keyword]];
    if (asText(before) === asText(after)) continue;
    const now = after === undefined ? `no ${keyword} now` : `the ${keyword} ${quoted(after)} now`;
    report(effectOf(keyword, before, after), `has ${now}, had ${before === undefined ? "none" : quoted(before)}`);
  }
}

const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : JSON.stringify(value, (key, inner) => (["description", "example"].includes(key) ? undefined : inner));

const quoted = (value: unknown): string => {
  const text = asText(value);
  return `\`${text.length > 80 ? `${text.slice(0, 80)}…` : text}\``;
};

function effectOf(keyword: string, before: unknown, after: unknown): Effect {
  if (keyword.startsWith("x-")) return "none";
  if (before === undefined) return "narrower";
  if (after === undefined) return "wider";
  const isBound =
    typeof before === "number" && typeof after === "number" && /^(?:exclusive)?(?:min|max)/i.test(keyword);
  if (!isBound) return "other";
  return after < before === /max/i.test(keyword) ? "narrower" : "wider";
}

function compareValues(report: Report, was: Shape, is: Shape): void {
  if (was.closed && is.closed) compareLists(report, was.closed, is.closed, "wider");
  else if (was.closed)
    report("wider", is.open ? "is an open list now, was closed" : "allows any value now, was a list");
  else if (is.closed) report("narrower", `allows only ${list(is.closed)} now`);
  else if (was.open && is.open) compareLists(report, was.open, is.open, "none");
  else if (was.open || is.open) report("none", is.open ? "is an open list now" : "is no longer a list of known values");
}

/** Clients expect unknown values only in open lists. */
function compareLists(report: Report, was: unknown[], is: unknown[], effectOfMore: Effect): void {
  const missing = (from: unknown[], values: unknown[]) => values.filter((value) => !from.includes(value));
  const [gone, added] = [missing(is, was), missing(was, is)];
  if (gone.length) report("narrower", `no longer has the ${plural(gone)} ${list(gone)}`);
  if (added.length) report(effectOfMore, `has the new ${plural(added)} ${list(added)}`, "added");
}

const plural = ({ length }: unknown[]): string => (length === 1 ? "value" : "values");

/** Lists only the first values: all countries would fill a page. */
const list = (values: unknown[], max = 10): string =>
  values.slice(0, max).map(quoted).join(", ") + (values.length > max ? ` and ${values.length - max} more` : "");
