import { isObject, type Json, nameIn } from "./json.ts";

/* Converts schemas to Python types. */

export type Schema = Json & { $ref?: string };

const scalars: Record<string, string> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

const literal = (value: unknown): string =>
  typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);

const union = (types: string[]): string => [...new Set(types)].join(" | ");

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the annotation for values of a schema.
 * @param reference - Returns the name under which the module knows the type of a named schema
 */
export const typeOf = (schema: unknown, reference: (name: string) => string = (name) => name): string => {
  const inner = (part: unknown): string => typeOf(part, reference);
  if (!isObject(schema) || Object.keys(schema).length === 0) return "object";
  const { $ref, type, const: constant, enum: closed, "x-extensible-enum": open, items, additionalProperties } = schema;
  if ($ref !== undefined) return reference(nameIn($ref));
  if (constant !== undefined) return `Literal[${literal(constant)}]`;
  if (Array.isArray(closed)) return `Literal[${closed.map(literal).join(", ")}]`;
  // Accepts values of later versions. Editors still suggest the known ones.
  if (Array.isArray(open)) return `Literal[${open.map(literal).join(", ")}] | str`;
  const parts = [...listIn(schema["anyOf"]), ...listIn(schema["oneOf"])];
  if (parts.length > 0) return union(parts.map(inner));
  if (Array.isArray(type)) return union(type.map((alternative) => inner({ ...schema, type: alternative })));
  if (type === "array") return `list[${inner(items)}]`;
  if (type === "object") return `dict[str, ${additionalProperties === true ? "object" : inner(additionalProperties)}]`;
  return scalars[String(type)] ?? fail(schema);
};

const fail = (schema: Json): never => {
  throw new Error(`no Python type for ${JSON.stringify(schema)}`);
};

type Definition = { base?: string; text: string };

/** The parts of an object: its own properties, and the schema that it extends. */
const partsOf = (schema: Json): { base?: string; own: Json } => {
  const [extended, own, ...more] = listIn(schema["allOf"]);
  if (extended === undefined) return { own: schema };
  if (!isObject(extended) || !isObject(own) || extended["$ref"] === undefined || more.length > 0) return fail(schema);
  return { base: nameIn(extended["$ref"]), own };
};

/** Formats the text as a docstring. */
export const docstring = (text: string, indentation: string): string => {
  const lines = text.trim().replaceAll("\\", "\\\\").replaceAll('"""', "'''").replace(/"$/, '" ').split("\n");
  return `${indentation}"""${lines.map((line, index) => (index > 0 && line ? indentation + line : line)).join("\n")}"""`;
};

/** The definition of a named schema; `base` must be defined before it. */
export const aliasOrClass = (name: string, schema: Json): Definition => {
  const { base, own } = partsOf(schema);
  const { properties, required } = own;
  const doc = (documented: unknown, indentation = ""): string[] => {
    const { description }: { description?: string } = Object(documented);
    return description === undefined ? [] : [docstring(description.replaceAll(/\s+/g, " "), indentation)];
  };
  if (!isObject(properties))
    return { text: [`${name}: TypeAlias = '${typeOf(schema)}'`, ...doc(schema), ""].join("\n") };
  const fields = Object.entries(properties).map(([field, inner]) => {
    const type = typeOf(inner);
    const isRequired = listIn(required).includes(field);
    return { field, inner, type: isRequired ? type : `NotRequired[${type}]` };
  });
  // The only field name that is a keyword of Python.
  if (fields.some(({ field }) => field === "from")) {
    const pairs = fields.map(({ field, type }) => `        "${field}": '${type}',`);
    return {
      text: [`${name} = TypedDict(\n    "${name}",\n    {`, ...pairs, "    },\n)", ...doc(schema), ""].join("\n"),
    };
  }
  const lines = fields.flatMap(({ field, inner, type }) => [`    ${field}: ${type}`, ...doc(inner, "    ")]);
  const text = [`class ${name}(${base ?? "TypedDict"}):`, ...doc(schema, "    "), ...lines, ""].join("\n");
  return { ...(base !== undefined && { base }), text };
};
