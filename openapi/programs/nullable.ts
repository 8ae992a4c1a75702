import { isObject, type Json, nameIn } from "./json.ts";

/**
 * The sources write a nullable reference as `anyOf: [{ $ref }, { type: "null" }]`. For a text or a number the bundle has one schema with
 * both types, which is easier to read and which every generator supports. Objects and enumerations are unchanged.
 */

const scalars = ["string", "integer", "number"];

/** Returns the target of a nullable reference, if it can be merged with null. */
const scalarOf = ({ anyOf }: Json, named: Json): Json | undefined => {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [reference, nothing] = anyOf.map(Object);
  const target = named[nameIn(reference["$ref"])];
  const isMergeable = isObject(target) && scalars.includes(String(target["type"]));
  if (nothing["type"] !== "null" || !isMergeable || "enum" in target || "x-extensible-enum" in target) return undefined;
  return target;
};

/** Merges null into the types of scalars, everywhere in `part`. */
export const mergeNull = (part: unknown, named: Json): void => {
  if (Array.isArray(part)) for (const item of part) mergeNull(item, named);
  if (!isObject(part)) return;
  const scalar = scalarOf(part, named);
  if (scalar) {
    const { anyOf: _anyOf, ...own } = part;
    delete part["anyOf"];
    Object.assign(part, scalar, own, { type: [scalar["type"], "null"] });
  }
  for (const inner of Object.values(part)) mergeNull(inner, named);
};

/** Deletes the schemas that were only referenced beside null. */
export const dropUnused = (document: object, named: Json): void => {
  const text = JSON.stringify(document);
  for (const name of Object.keys(named)) if (!text.includes(`"#/components/schemas/${name}"`)) delete named[name];
};
