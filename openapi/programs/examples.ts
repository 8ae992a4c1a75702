import { isObject, type Json, nameIn } from "./json.ts";

/** Examples of whole objects, made of the examples of their properties. */

/** Returns the schema's own example, also beside a reference, or composes one from its parts. */
const exampleOf = (schema: unknown, named: Json): unknown => {
  if (!isObject(schema)) return undefined;
  if ("example" in schema) return schema["example"];
  const { $ref, const: constant, allOf, anyOf, oneOf, properties, items } = schema;
  if (typeof $ref === "string") return exampleOf(named[nameIn($ref)], named);
  if (constant !== undefined) return constant;
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => exampleOf(part, named)));
  for (const branches of [anyOf, oneOf]) if (Array.isArray(branches)) return exampleOf(branches[0], named);
  if (isObject(properties))
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner, named)]));
  if (isObject(items)) return [exampleOf(items, named)];
  return undefined;
};

const isComposed = (schema: Json): boolean => ["properties", "allOf", "oneOf"].some((keyword) => keyword in schema);

/** Gives each named object an example, which readers, mock servers and samples of code start from. */
export const addExamples = (schemas: Json): void => {
  for (const schema of Object.values(schemas))
    if (isObject(schema) && isComposed(schema)) schema["example"] ??= exampleOf(schema, schemas);
};
