import fc from "fast-check";
import { resolveReference, type Schema } from "./contract.ts";

/**
 * Generators of values for the JSON Schemas of our requests: types, enumerations, bounds, patterns and formats; the only
 * alternatives are a named schema and null.
 */

/** Values that exist in the service, by the name of the parameter or property. Most generated values are taken from them. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

const numberOf = (value: unknown, fallback: number): number => (typeof value === "number" ? value : fallback);

/** A text that the service stores unchanged. The contract excludes NUL from all texts. */
const text = (options: { minLength: number; maxLength: number }): fc.Arbitrary<string> =>
  fc
    .oneof(fc.string({ ...options, unit: "grapheme-ascii" }), fc.string({ ...options, unit: "binary" }))
    .filter((value) => !value.includes("\0"));

const stringOf = ({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> => {
  const [shortest, longest] = [numberOf(minLength, 0), numberOf(maxLength, 200)];
  if (format === "uuid") return fc.uuid();
  if (format === "date-time")
    return fc
      .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === "idn-email")
    return fc
      .tuple(fc.constantFrom("", "o'brien.", "jörg+", "用户."), fc.emailAddress({ size: "small" }))
      .map(([start, address]) => start + address);
  if (typeof pattern === "string") {
    const expression = new RegExp(pattern, "u");
    // A random text rarely has 40 characters.
    const lengthened = (value: string) => (value.length < shortest ? value.repeat(shortest).slice(0, longest) : value);
    return fc
      .stringMatching(expression, { maxLength: Math.min(longest, 60) })
      .map(lengthened)
      .filter((value) => value.length >= shortest && expression.test(value) && !value.includes("\0"));
  }
  const short = text({ minLength: shortest, maxLength: Math.min(longest, 30) });
  // Lengths count code points: an astral character, which has two UTF-16 units, counts once.
  const boundary = fc.constantFrom(shortest, Math.min(longest, 500)).map((length) => "ﷺ".repeat(length));
  const astral = fc.constant("𝒜".repeat(Math.min(longest, 500)));
  return fc.oneof(
    { weight: 8, arbitrary: short },
    { weight: 1, arbitrary: boundary },
    { weight: 1, arbitrary: astral },
  );
};

const numbersOf = (integer: boolean, { minimum, maximum }: Schema): fc.Arbitrary<number> => {
  const range = { min: numberOf(minimum, -(2 ** 31)), max: numberOf(maximum, 2 ** 31 - 1) };
  const numbers = integer ? fc.integer(range) : fc.double({ ...range, noNaN: true });
  return fc.oneof({ weight: 4, arbitrary: numbers }, { weight: 1, arbitrary: fc.constantFrom(range.min, range.max) });
};

const objectOf = ({ properties, required }: Schema, pools: Pools): fc.Arbitrary<object> => {
  const fields = Object.entries<Schema>(Object(properties)).map(([name, schema]): [string, fc.Arbitrary<unknown>] => [
    name,
    arbitraryOf(schema, pools, name),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: Array.isArray(required) ? required : [] });
};

const arbitraryOfType = (type: unknown, schema: Schema, pools: Pools): fc.Arbitrary<unknown> => {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numbersOf(type === "integer", schema);
    case "string":
      return stringOf(schema);
    case "array": {
      const bounds = {
        minLength: numberOf(schema["minItems"], 0),
        maxLength: Math.min(numberOf(schema["maxItems"], 4), 4),
      };
      const items = arbitraryOf(Object(schema["items"]), pools);
      return schema["uniqueItems"]
        ? fc.uniqueArray(items, { ...bounds, comparator: "SameValue" })
        : fc.array(items, bounds);
    }
    case "object":
      return objectOf(schema, pools);
    default:
      throw new Error(`no generator for the schema ${JSON.stringify(schema)}`);
  }
};

/** Values that a schema allows. */
export const arbitraryOf = (reference: Schema, pools: Pools, name = ""): fc.Arbitrary<unknown> => {
  const schema = resolveReference<Schema>(reference);
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((branch: Schema) => arbitraryOf(branch, pools, name)));
  const pool = pools[name];
  const { type } = schema;
  const types = Array.isArray(type) ? type : [type];
  const allowed = schema["enum"];
  const arbitrary = Array.isArray(allowed)
    ? fc.constantFrom<unknown>(...allowed)
    : "const" in schema
      ? fc.constant(schema["const"])
      : fc.oneof(...types.map((type) => arbitraryOfType(type, schema, pools)));
  if (!pool) return arbitrary;
  const existing = fc.constantFrom(...pool);
  return fc.oneof(
    { weight: 5, arbitrary: types[0] === "array" ? fc.array(existing, { maxLength: 3 }) : existing },
    { weight: 1, arbitrary },
  );
};

/** Strings that tend to break parsers, casts and encodings. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\0b",
    "NaN",
    "null",
    "true",
    "-1",
    "0",
    "1e300",
    "1".repeat(400),
    "'",
    "\\",
    "%",
    "*",
    "<script>",
    "\u202e",
    "\u200b",
    "\ufeff",
    "\u{10ffff}",
    "x".repeat(3_000),
    "-".repeat(36),
    "00000000-0000-0000-0000-000000000000",
    "9999-12-31T23:59:59-23:59",
    "0001-01-01T00:00:00+23:59",
    "+275760-09-13T00:00:00Z",
    "__proto__",
    "constructor",
    "toString",
  ),
);

/** JSON values of every type, including values that tend to break parsers and validators. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    2 ** 53,
    -(2 ** 31) - 1,
    [],
    {},
    [null],
    [[]],
    "\ud800",
    "a\udc00",
  ),
  fc.constant([..."x".repeat(300)]),
  fc.constant({ name: { name: { name: [] } } }),
);

/** The type of the values of a generator. */
export type ValueOf<Generator> = Generator extends fc.Arbitrary<infer Value> ? Value : never;

/** A weighted generator of steps, each with one of the actions and with random fields. */
export const stepOf = <Action extends string, Fields extends object>(
  weight: number,
  actions: readonly Action[],
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => ({
  weight,
  arbitrary: fc
    .tuple(fc.constantFrom(...actions), fc.record(fields))
    .map(([action, values]) => ({ do: action, ...values })),
});

/** The number of runs of a random property: half as many outside CI, to save time. */
export const runCount = (runsInCi: number): number =>
  process.env["CI"] === "true" ? runsInCi : Math.ceil(runsInCi / 2);

/** Faults while a worker sends emails. @param noneWeight weight of no fault; all faults together have weight 3 */
export const sendingFaults = (noneWeight: number): fc.Arbitrary<readonly ("fail" | "cut")[]> =>
  fc.oneof(
    { weight: noneWeight, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.constant(["fail" as const]) },
    { weight: 1, arbitrary: fc.constant(["cut" as const]) },
  );
