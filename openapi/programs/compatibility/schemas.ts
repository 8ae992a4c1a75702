import { breaks, type Comparison, type Effect, type Kind, type Place, subjectOf, within } from "./changes.ts";
import type { Schema } from "./document.ts";
import { compareKeywords } from "./keywords.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** Compares the schemas at a place in both documents; named schemas are compared once for each direction. */
export function compareSchemas(comparison: Comparison, place: Place, released: Schema, present: Schema): void {
  const was = shapeOf(released, comparison.released.components?.schemas);
  const is = shapeOf(present, comparison.present.components?.schemas);
  compareUse(comparison, place, was, is);
  const name = sameName(comparison, place, was, is);
  if (name === undefined) compareShapes(comparison, place, was, is);
  else if (comparison.isNew(`${was.name} ${name} ${place.direction}`))
    compareShapes(comparison, { ...place, where: `${name} in ${place.direction}s`, label: "", path: "" }, was, is);
}

/** Returns a function that reports a sentence such as "… has no maxLength now, had 9", and whether the change breaks clients. */
const reporter =
  ({ report }: Comparison, place: Place) =>
  (effect: Effect, predicate: string, kind: Kind = "changed") =>
    report(breaks(effect, place.direction), kind, place.where, `${subjectOf(place)} ${predicate}`.trim());

function compareUse(comparison: Comparison, place: Place, was: Shape, is: Shape): void {
  const report = reporter(comparison, place);
  if (is.nullable && !was.nullable) report("wider", "may be null now");
  if (was.nullable && !is.nullable) report("narrower", "may no longer be null");
  if (is.deprecated && !was.deprecated) report("none", "is deprecated", "deprecated");
  // The request is still accepted, but has a different meaning.
  const [before, after] = [was.default, is.default].map((value) => JSON.stringify(value));
  if (place.direction === "request" && before !== after)
    report(
      before === undefined ? "none" : "other",
      `means ${after ? `\`${after}\`` : "nothing in particular"} now if it is absent${before ? `, meant \`${before}\`` : ""}`,
    );
}

/** Returns the present name if both are the same schema. Names are not sent, but SDKs name their types by them. */
function sameName({ released, present, report }: Comparison, place: Place, was: Shape, is: Shape): string | undefined {
  if (was.name === is.name) return is.name;
  const isType = (shape: Shape) => shape.types.includes("object") || shape.branches || shape.closed || shape.open;
  if (!isType(was) && !isType(is)) return undefined;
  const isRenamed =
    was.name !== undefined &&
    is.name !== undefined &&
    !present.components?.schemas?.[was.name] &&
    !released.components?.schemas?.[is.name];
  if (isRenamed) {
    report(false, "changed", is.name ?? "", `is the name of the schema \`${was.name}\` now`);
    return is.name;
  }
  const [now, had] = [is.name, was.name].map((name) => name && `the schema \`${name}\``);
  const sentence = `${subjectOf(place)} has ${now ?? "no named schema"} now, had ${had ?? "none with a name"}`;
  report(false, "changed", place.where, sentence.trim());
  return undefined;
}

function compareShapes(comparison: Comparison, place: Place, was: Shape, is: Shape): void {
  if (was.branches && is.branches) compareBranches(comparison, place, was.branches, is.branches);
  else if (was.branches || is.branches) {
    reporter(comparison, place)("other", is.branches ? "is a union now" : "is no longer a union");
    return;
  } else if (!compareTypes(comparison, place, was, is)) return;
  compareKeywords(reporter(comparison, place), was, is);
  compareFields(comparison, place, was, is);
  compareRest(comparison, place, was, is);
  if (was.items || is.items) compareSchemas(comparison, within(place, "[]"), was.items ?? {}, is.items ?? {});
}

/** Compares types. @returns whether they overlap; otherwise, further differences are irrelevant */
function compareTypes(comparison: Comparison, place: Place, was: Shape, is: Shape): boolean {
  const wider = !covers(was.types, is.types);
  const narrower = !covers(is.types, was.types);
  const named = ({ types }: Shape) => types.join(" or ") || "anything";
  if (wider || narrower)
    reporter(comparison, place)(
      wider && narrower ? "other" : wider ? "wider" : "narrower",
      `has the type ${named(is)} now, had ${named(was)}`,
    );
  return !(wider && narrower) && was.types.length > 0 === is.types.length > 0;
}

const covers = (types: string[], others: string[]): boolean =>
  types.length === 0 ||
  (others.length > 0 &&
    others.every((type) => types.includes(type) || (type === "integer" && types.includes("number"))));

type Branches = Record<string, Schema>;

function compareBranches(comparison: Comparison, place: Place, was: Branches, is: Branches): void {
  const report = reporter(comparison, place);
  for (const [value, branch] of Object.entries(was)) {
    const other = is[value];
    if (other) compareSchemas(comparison, within(place, `(${value})`), branch, other);
    else report("narrower", `is no longer of the kind \`${value}\``);
  }
  for (const value of Object.keys(is)) if (!was[value]) report("wider", `can be of the new kind \`${value}\``, "added");
}

function compareFields(comparison: Comparison, place: Place, was: Shape, is: Shape): void {
  const isRequest = place.direction === "request";
  for (const [name, before] of Object.entries(was.properties)) {
    const field = within(place, name);
    const after = is.properties[name];
    if (!after) {
      reporter(comparison, field)("other", "was removed");
      continue;
    }
    const [required, requiredNow] = [was.required.includes(name), is.required.includes(name)];
    if (required && !requiredNow)
      reporter(comparison, field)("wider", isRequest ? "is optional now" : "may be absent now");
    if (!required && requiredNow)
      reporter(comparison, field)("narrower", isRequest ? "is required now" : "is always present now");
    compareSchemas(comparison, field, before, after);
  }
  for (const name of Object.keys(is.properties)) {
    if (was.properties[name]) continue;
    const isDemanded = isRequest && is.required.includes(name);
    reporter(comparison, within(place, name))(
      isDemanded ? "narrower" : "none",
      `is new${isDemanded ? " and required" : ""}`,
      "added",
    );
  }
}

/** Compares the schemas of unlisted fields. Clients ignore unlisted fields of responses, so responses may gain fields. */
function compareRest(comparison: Comparison, place: Place, was: Shape, is: Shape): void {
  const report = reporter(comparison, place);
  if (was.additional === is.additional) return;
  if (is.additional === false) report("narrower", "has only the listed fields now");
  else if (was.additional === false)
    report(place.direction === "request" ? "wider" : "none", "has more than the listed fields now");
  else compareSchemas(comparison, within(place, "*"), asSchema(was.additional), asSchema(is.additional));
}

const asSchema = (schema: Schema | true): Schema => (schema === true ? {} : schema);
