import { lastOf, type Schema } from "./document.ts";

/** The constraints of a schema in a normal form: references, `allOf` and `anyOf` with null are resolved. */
export interface Shape {
  /** Name of the schema, if it is a named one. */
  name: string | undefined;
  nullable: boolean;
  /** Types without null; an empty list allows all. */
  types: string[];
  /** `enum` or `const`. */
  closed: unknown[] | undefined;
  /** `x-extensible-enum`. */
  open: unknown[] | undefined;
  properties: Record<string, Schema>;
  required: string[];
  additional: boolean | Schema;
  items: Schema | undefined;
  /** Branches of a union, by the value of the discriminator. */
  branches: Record<string, Schema> | undefined;
  default: unknown;
  deprecated: boolean;
  /** Bounds, pattern, format and unknown keywords. */
  rest: Record<string, unknown>;
}

type Schemas = Record<string, Schema>;
type Flat = Schema & { nullable?: boolean };

export function shapeOf(schema: Schema, schemas: Schemas = {}): Shape {
  const flat = flattened(schema, schemas);
  const { type, enum: values, const: constant, "x-extensible-enum": open, properties = {}, required = [] } = flat;
  const { additionalProperties, unevaluatedProperties, items, oneOf, discriminator, ...others } = flat;
  const closed = values ?? (constant === undefined ? undefined : [constant]);
  const types = [type ?? [...new Set(closed?.map(typeOf))]].flat();
  return {
    name: nameOf(schema),
    nullable: flat.nullable === true || (types.includes("null") && (closed?.includes(null) ?? true)),
    types: types.filter((type) => type !== "null"),
    closed: closed?.filter((value) => value !== null),
    open,
    properties,
    required,
    additional: additionalProperties ?? unevaluatedProperties ?? true,
    items,
    branches: oneOf && branchesOf(oneOf, discriminator, schemas),
    default: flat.default,
    deprecated: flat.deprecated === true,
    rest: Object.fromEntries(
      Object.entries(others).filter(([key, value]) => !handledKeywords.has(key) && !hasNoEffect(key, value)),
    ),
  };
}

const handledKeywords = new Set(
  `type enum const x-extensible-enum properties required default deprecated nullable
  title description summary example examples $comment externalDocs x-pattern-message`.split(/\s+/),
);

/** Whether the keyword has no effect. */
const hasNoEffect = (key: string, value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (value === 0 && /^min(?:Length|Items|Properties)$/.test(key)) ||
  (key === "format" && (value === "password" || value === "double"));

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;

/** The schema in `anyOf` with null. */
function nonNullOf({ anyOf = [] }: Schema): Schema | undefined {
  const others = anyOf.filter(({ type }) => type !== "null");
  return others.length === 1 && anyOf.length === 2 ? others[0] : undefined;
}

function nameOf(schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return lastOf(schema.$ref);
  const inner = nonNullOf(schema);
  return inner && nameOf(inner);
}

function flattened(schema: Schema, schemas: Schemas): Flat {
  const { $ref, allOf, ...own } = schema;
  const inner = nonNullOf(schema);
  if (inner) return { ...flattened(inner, schemas), ...withoutAnyOf(own), nullable: true };
  const target = $ref === undefined ? undefined : schemas[lastOf($ref)];
  if ($ref !== undefined && !target) throw new Error(`there is no ${$ref}`);
  const parts = [...(target ? [target] : []), ...(allOf ?? [])].map((part) => flattened(part, schemas));
  return [...parts, own].reduce(merge);
}

const withoutAnyOf = ({ anyOf: _, ...rest }: Schema): Schema => rest;

/** Merges two schemas. A keyword of the second replaces the first's. */
function merge(one: Flat, other: Flat): Flat {
  const both: Flat = { ...one, ...other };
  if (one.properties && other.properties) {
    both.properties = { ...one.properties };
    for (const [name, schema] of Object.entries(other.properties)) {
      const first = one.properties[name];
      both.properties[name] = first ? { allOf: [first, schema] } : schema;
    }
  }
  if (one.required && other.required) both.required = [...new Set([...one.required, ...other.required])];
  return both;
}

function branchesOf(
  branches: Schema[],
  discriminator: Schema["discriminator"],
  schemas: Schemas,
): Record<string, Schema> {
  const values = Object.entries(discriminator?.mapping ?? {});
  const keyOf = (branch: Schema): string => {
    const mapped = values.find(([, target]) => branch.$ref !== undefined && lastOf(target) === lastOf(branch.$ref));
    if (mapped) return mapped[0];
    const property = shapeOf(branch, schemas).properties[discriminator?.propertyName ?? ""];
    const constant = property && shapeOf(property, schemas).closed?.[0];
    return constant === undefined ? (branch.$ref ?? JSON.stringify(branch)) : String(constant);
  };
  return Object.fromEntries(branches.map((branch) => [keyOf(branch), branch]));
}
