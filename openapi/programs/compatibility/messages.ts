import type { Comparison, Direction, Place } from "./changes.ts";
import { type Content, type Response, resolved, type Value } from "./document.ts";
import { compareSchemas } from "./schemas.ts";

const placeOf = (where: string, direction: Direction, label: string): Place => ({ where, direction, label, path: "" });

/** Compares parameters or headers of the same name. */
export function compareValues(comparison: Comparison, place: Place, was: Value, is: Value): void {
  const { report } = comparison;
  const isRequest = place.direction === "request";
  const [required, requiredNow] = [was.required === true, is.required === true];
  if (required !== requiredNow) {
    const [optional, demanded] = isRequest ? ["optional", "required"] : ["not always present", "always present"];
    report(
      requiredNow === isRequest,
      "changed",
      place.where,
      `${place.label} is ${requiredNow ? demanded : optional} now`,
    );
  }
  if (is.deprecated && !was.deprecated) report(false, "deprecated", place.where, `${place.label} is deprecated`);
  if (styleOf(was) !== styleOf(is))
    report(true, "changed", place.where, `${place.label} has another serialization now`);
  compareSchemas(comparison, place, was.schema ?? {}, is.schema ?? {});
}

/** The serialization of several values, with OpenAPI's defaults. */
function styleOf({ in: location = "header", style, explode }: Value): string {
  const actual = style ?? (location === "path" || location === "header" ? "simple" : "form");
  return `${actual} ${explode ?? actual === "form"}`;
}

/** Compares what is in a body in each media type. */
export function compareContent(
  comparison: Comparison,
  { where, direction, label }: Place,
  was: Content = {},
  is: Content = {},
): void {
  const { report } = comparison;
  for (const [type, { schema = {} }] of Object.entries(was)) {
    const other = is[type];
    if (other) compareSchemas(comparison, placeOf(where, direction, label), schema, other.schema ?? {});
    else report(true, "changed", where, `${label} is no longer available as ${type}`);
  }
  for (const type of Object.keys(is))
    if (!was[type]) report(false, "added", where, `${label} is available as ${type} too`);
}

export function compareResponses(
  comparison: Comparison,
  where: string,
  was: Record<string, Response>,
  is: Record<string, Response>,
): void {
  for (const [status, response] of Object.entries(was)) {
    const other = is[status];
    const label = `the response ${status}`;
    if (other) compareResponse(comparison, placeOf(where, "response", label), response, other);
    // Removing an error response breaks no client.
    else comparison.report(!isExpected(status), "changed", where, `${label} was removed`);
  }
  for (const status of Object.keys(is)) {
    if (was[status]) continue;
    const breaking = !isExpected(status);
    comparison.report(breaking, breaking ? "changed" : "added", where, `the response ${status} is new`);
  }
}

/**
 * Clients treat an error that they do not know like others of its class (RFC 9110, 15), and all errors have one body;
 * 304 is sent only to conditional requests. Clients do not expect a new success or redirection.
 */
const isExpected = (status: string): boolean => /^[45]/.test(status) || status === "304";

function compareResponse(comparison: Comparison, place: Place, was: Response, is: Response): void {
  const { released, present, report } = comparison;
  const { where, label } = place;
  const before = lowerCased(was.headers);
  const after = lowerCased(is.headers);
  for (const [key, { name, node }] of before) {
    const other = after.get(key);
    const header = `the header \`${name}\` of ${label}`;
    if (!other) report(true, "changed", where, `${header} was removed`);
    else
      compareValues(
        comparison,
        placeOf(where, "response", header),
        resolved(node, released.components?.headers),
        resolved(other.node, present.components?.headers),
      );
  }
  for (const [key, { name }] of after)
    if (!before.has(key)) report(false, "added", where, `the header \`${name}\` of ${label} is new`);
  compareContent(comparison, place, was.content, is.content);
}

const lowerCased = <T>(headers: Record<string, T> = {}): Map<string, { name: string; node: T }> =>
  new Map(Object.entries(headers).map(([name, node]) => [name.toLowerCase(), { name, node }]));
