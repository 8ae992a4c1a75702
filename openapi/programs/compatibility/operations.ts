import type { Comparison, Place } from "./changes.ts";
import { type Body, type Document, type Operation, type Parameter, type Response, resolved } from "./document.ts";
import { compareContent, compareResponses, compareValues } from "./messages.ts";
import { compareSecurity } from "./security.ts";

export interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

export function compareOperations(comparison: Comparison, released: Endpoint, present: Endpoint): void {
  const { operationId: where } = present.operation;
  compareNotes(comparison, released.operation, present.operation);
  compareSecurity(
    (breaking, what) => comparison.report(breaking, "changed", where, what),
    released.operation.security,
    present.operation.security,
  );
  compareParameters(comparison, released, present);
  compareBodies(comparison, where, bodyOf(released, comparison.released), bodyOf(present, comparison.present));
  compareResponses(
    comparison,
    where,
    responsesOf(released, comparison.released),
    responsesOf(present, comparison.present),
  );
}

/** Compares the properties of the operation itself. */
function compareNotes({ report }: Comparison, was: Operation, is: Operation): void {
  const { operationId: where } = is;
  const note = (breaking: boolean, what: string) => report(breaking, "changed", where, what);
  if (was.operationId !== where) note(false, `is the operationId of \`${was.operationId}\` now`);
  if (was.tags?.join() !== is.tags?.join()) note(false, `has the tag \`${is.tags}\` now, had \`${was.tags}\``);
  const [sunset, before] = [is["x-sunset"], was["x-sunset"]];
  if (is.deprecated && !was.deprecated)
    report(false, "deprecated", where, `is deprecated${sunset ? ` and ends on ${sunset}` : ""}`);
  else if (!is.deprecated && was.deprecated) note(false, "is no longer deprecated");
  else if (sunset !== before && sunset && before) note(sunset < before, `ends on ${sunset} now, not on ${before}`);
  if (was["x-unverified-users"] && !is["x-unverified-users"]) note(true, "rejects unverified users now");
  if (!was["x-unverified-users"] && is["x-unverified-users"]) note(false, "allows unverified users now");
  const [ignoredBefore, ignored] = [was["x-unknown-query-parameters"], is["x-unknown-query-parameters"]];
  if (ignoredBefore !== ignored) {
    if (ignored === "ignored") note(false, "ignores unknown query parameters now");
    else if (ignoredBefore) note(true, "rejects unknown query parameters now");
    else note(false, "ignores tracking parameters in the query now");
  }
  if (was["x-rate-limit"] !== is["x-rate-limit"])
    note(false, `has the rate limit ${is["x-rate-limit"] ?? "of all operations"} now`);
}

const parametersOf = ({ operation }: Endpoint, { components }: Document): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => resolved(parameter, components?.parameters));

const nameOf = ({ in: place, name }: Parameter): string =>
  place === "query" ? `the parameter \`${name}\`` : `the ${place} parameter \`${name}\``;

function compareParameters(comparison: Comparison, released: Endpoint, present: Endpoint): void {
  const { report } = comparison;
  const { operationId: where } = present.operation;
  const keyed = (endpoint: Endpoint, document: Document) =>
    new Map(parametersOf(endpoint, document).map((parameter) => [keyOf(parameter, endpoint.path), parameter]));
  const before = keyed(released, comparison.released);
  const after = keyed(present, comparison.present);
  for (const [key, was] of before) {
    const is = after.get(key);
    if (!is) {
      report(true, "changed", where, `${nameOf(was)} was removed`);
      continue;
    }
    if (is.name !== was.name && is.in === "path")
      report(false, "changed", where, `${nameOf(is)} was renamed from \`${was.name}\``);
    const place: Place = { where, direction: "request", label: nameOf(is), path: "" };
    compareValues(comparison, place, was, is);
  }
  for (const [key, is] of after)
    if (!before.has(key))
      report(is.required === true, "added", where, `${nameOf(is)} is new${is.required ? " and required" : ""}`);
  compareOrder(comparison, where, before, after);
}

/** Some generators create methods with positional arguments, so new parameters must come last. */
function compareOrder(
  { report }: Comparison,
  where: string,
  before: Map<string, Parameter>,
  after: Map<string, Parameter>,
): void {
  const present = [...after].map(([key, parameter]) => ({ key, parameter }));
  const last = present.findLastIndex(({ key }) => before.has(key));
  for (const { key, parameter } of present.slice(0, last))
    if (!before.has(key)) report(true, "changed", where, `${nameOf(parameter)} precedes older parameters`);
  const remaining = present.filter(({ key }) => before.has(key));
  const former = [...before.keys()].filter((key) => after.has(key));
  if (remaining.some(({ key }, index) => key !== former[index]))
    report(true, "changed", where, "has its parameters in another order now");
}

/** Identifies a path parameter by its position, because URLs do not contain its name, and headers regardless of case. */
function keyOf({ in: place, name }: Parameter, path: string): string {
  if (place === "path") return `path ${path.split("/").indexOf(`{${name}}`)}`;
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

const bodyOf = ({ operation }: Endpoint, { components }: Document): Body | undefined =>
  operation.requestBody && resolved(operation.requestBody, components?.requestBodies);

function compareBodies(comparison: Comparison, where: string, was: Body | undefined, is: Body | undefined): void {
  const { report } = comparison;
  const label = "the request body";
  if (!was || !is) {
    if (was) report(true, "changed", where, `${label} was removed`);
    if (is) report(is.required === true, "added", where, `${label} is new${is.required ? " and required" : ""}`);
    return;
  }
  if (is.required && !was.required) report(true, "changed", where, `${label} is required now`);
  if (was.required && !is.required) report(false, "changed", where, `${label} is optional now`);
  compareContent(comparison, { where, direction: "request", label, path: "" }, was.content, is.content);
}

const responsesOf = ({ operation }: Endpoint, { components }: Document): Record<string, Response> =>
  Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      resolved(response, components?.responses),
    ]),
  );
