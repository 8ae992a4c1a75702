import type { components } from "../../../generated/contract.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { conformsTo, invalidProperties } from "../../server/http/components.ts";
import { toUri } from "../../web/pages/text-fields.ts";

/*
 * From the fields of a form to a body of the API. Reading never fails: what a text cannot become is validated by the contract. A
 * field that the form does not have stays `undefined`, and so is unchanged.
 */

type Schemas = components["schemas"];
type Text = string | undefined;

export const ifGiven = <Value>(text: Text, read: (text: string) => Value): Value | undefined =>
  text === undefined ? undefined : read(text);

/** `null` for a field that is empty. */
export const textOf = (text: Text): string | null | undefined => ifGiven(text, (text) => text.trim() || null);

export const textsOf = (texts: Readonly<Record<string, Text>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, name.endsWith("_url") ? addressOf(text) : textOf(text)]),
  );

const addressOf = (text: Text): string | null | undefined => {
  const given = textOf(text);
  return typeof given === "string" ? toUri(given) : given;
};

/** `NaN` for anything that is not a number: no schema accepts it. */
export const numberOf = (text: Text): number | null | undefined => {
  const given = textOf(text);
  return typeof given === "string" ? Number(given.replace(",", ".")) : given;
};

export const isChecked = (values: readonly ("no" | "yes")[] | undefined): boolean | undefined =>
  values && values.at(-1) === "yes";

export const boxOf = (checked: boolean): "no" | "yes" => (checked ? "yes" : "no");

/** The fields in which a form asks for a property, if they are called otherwise. */
type FieldNames = Readonly<Record<string, string>>;

/** Everything in a body that does not conform. */
export const errorsIn = (name: keyof Schemas, body: object, fields: FieldNames = {}): BadRequest[] =>
  invalidProperties(name, body).map((property) => {
    const field = fields[property] ?? property;
    return new BadRequest(`body/${field} is not valid`, { field });
  });

/** @throws BadRequest naming the field */
export const readAs = <Name extends keyof Schemas>(
  name: Name,
  body: object,
  fields: FieldNames = {},
): Schemas[Name] => {
  const [error = new BadRequest("the form is not valid")] = errorsIn(name, body, fields);
  if (conformsTo(name, body)) return body;
  throw error;
};
