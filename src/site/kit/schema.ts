import type { Schemas } from "../../../generated/contract.ts";
import type { MessageKey, Translator } from "../../foundation/languages/texts.ts";
import { isFile } from "../../server/http/validation.ts";
import type { NoticeText } from "../../web/pages/page.ts";

/* Schemas of a page's query and forms, with the types of their values. Schemas of the contract are reused. */

declare const valueType: unique symbol;

/** A JSON Schema and the type of its values. */
export type Schema<Value = unknown> = Readonly<Record<string, unknown>> & { readonly [valueType]?: Value };

/** A property of a query or form. `IsPresent` is true for required properties and for properties with a default. */
export type Property<Value = unknown, IsPresent extends boolean = boolean> = {
  readonly schema: Schema<Value>;
  readonly isRequired: boolean;
  /** The message for an invalid value. */
  readonly problem: MessageKey | undefined;
  /** Returns the text of the notice, if the property names one. */
  message?(texts: Translator, value: Value): NoticeText | null;
  readonly [valueType]?: [Value, IsPresent];
};

export type Properties = Readonly<Record<string, Property>>;

type Present<All extends Properties> = {
  [Name in keyof All]: All[Name] extends Property<unknown, true> ? Name : never;
}[keyof All];

type ValueOf<Declared> = Declared extends Property<infer Value> ? Value : never;

/** The values of properties. */
export type ValuesOf<All extends Properties> = { readonly [Name in Present<All>]: ValueOf<All[Name]> } & {
  readonly [Name in Exclude<keyof All, Present<All>>]?: ValueOf<All[Name]>;
};

export const fromContract = <Name extends keyof Schemas>(name: Name): Schema<Schemas[Name]> => ({
  $ref: `contract#/components/schemas/${name}`,
});

export const oneOf = <const Value extends string>(values: readonly Value[]): Schema<Value> => ({
  type: "string",
  enum: values,
});

/** @param rule the error for text that does not match, such as "must be …" */
export const text = (
  bounds: { minLength?: number; maxLength: number; format?: string } & (
    | { pattern?: undefined }
    | { pattern: string; rule: string }
  ),
): Schema<string> => {
  if (bounds.pattern === undefined) return { type: "string", ...bounds };
  const { rule, ...schema } = bounds;
  return { type: "string", ...schema, "x-pattern-message": rule };
};

export const integer = (minimum: number, maximum: number): Schema<number> => ({ type: "integer", minimum, maximum });

export const flag: Schema<boolean> = { type: "boolean" };

/** The value of a checked box. */
export const yes: Schema<"yes"> = { type: "string", const: "yes" };

export const listOf = <Value>(
  items: Schema<Value>,
  bounds: { minItems?: number; maxItems: number; uniqueItems?: true },
): Schema<Value[]> => ({ type: "array", items, ...bounds });

/** A hidden field and a checkbox with the same name. They send `no`, followed by `yes` if the box is checked. */
export const boxStates = listOf(oneOf(["no", "yes"]), { minItems: 1, maxItems: 2 });

/** An uploaded file. Browsers send an empty file if none was chosen. */
export const file: Schema<Uint8Array> = { [isFile]: true };

export const required = <Value>(schema: Schema<Value>, problem?: MessageKey): Property<Value, true> => ({
  ...{ schema, isRequired: true, problem },
});

export const optional = <Value>(schema: Schema<Value>, problem?: MessageKey): Property<Value, false> => ({
  ...{ schema, isRequired: false, problem },
});

export const withDefault = <Value>(
  schema: Schema<Value>,
  value: NoInfer<Value>,
  problem?: MessageKey,
): Property<Value, true> => ({ schema: { ...schema, default: value }, isRequired: false, problem });

/** A query parameter with the name of a notice to show on the page. */
export const noticeOfQuery = <Value>(
  schema: Schema<Value>,
  message: (texts: Translator, value: Value) => NoticeText | null,
): Property<Value, false> => ({ ...optional(schema), message });

/** A filter: one of the values, by default `all`. */
export const allOr = <const Value extends string>(values: readonly Value[]): Property<Value | "all", true> =>
  withDefault(oneOf(["all", ...values]), "all");

const mapValues = <Value, Mapped>(values: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** The JSON Schema of an object that has no other properties. */
export const objectOf = <All extends Properties>(
  properties: All,
): Schema<ValuesOf<All>> & { readonly properties: object } => {
  const names = Object.keys(properties).filter((name) => properties[name]?.isRequired);
  return {
    type: "object",
    ...(names.length > 0 && { required: names }),
    properties: mapValues(properties, ({ schema }) => schema),
    additionalProperties: false,
  };
};

const isArray = ({ schema }: Property): boolean => schema["type"] === "array";

/** Names of the properties that are lists. Form parsers cannot tell a list of one item from text. */
export const listsIn = (properties: Properties): string[] =>
  Object.entries(properties).flatMap(([name, property]) => (isArray(property) ? [name] : []));

export const hasFile = (properties: Properties): boolean =>
  Object.values(properties).some(({ schema }) => isFile in schema);

/** The messages for invalid values, by name. */
export const problemsOf = (properties: Properties): Readonly<Record<string, MessageKey>> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { problem }]) => (problem === undefined ? [] : [[name, problem]])),
  );

/** The values of a query without parameters. */
export const defaultsOf = <All extends Properties>(properties: All | undefined): ValuesOf<All> =>
  // Only properties with a default are present; a query requires none.
  Object.fromEntries(
    Object.entries(properties ?? {}).flatMap(([name, { schema }]) =>
      "default" in schema ? [[name, schema["default"]]] : [],
    ),
  ) as ValuesOf<All>;
