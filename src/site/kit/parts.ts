import { isKey, type Key } from "../../foundation/languages/texts.ts";
import { type Schema as ContractSchema, resolved } from "../../server/http/document.ts";
import type { Form } from "../../web/pages/form.ts";
import {
  box,
  day,
  type Entered,
  type Kind,
  type KindOptions,
  kindOf,
  lastValueOf,
  textKind,
  time,
  zoneField,
} from "./field-kinds.ts";
import { formText } from "./fields.ts";
import { boxStates, type Properties, type Property } from "./schema.ts";

/*
 * Parts of forms. A part is the field or fields for one property of a resource, from the property's schema. The contract's schema
 * validates the resulting value.
 */

/** The values of fields, by their names. */
export type Values = Form["values"];

/** The keys of a form's texts, some of which may not exist. */
export type Wording = {
  readonly label: (field: string) => string;
  readonly hint: (field: string) => string;
  /** @param name of the field or of its kind */
  readonly problem: (name: string) => string;
  /** Omitted if the page provides all choices. */
  readonly choice?: (field: string, value: string) => string;
};

export const organizerWording: Wording = {
  label: (field) => `organizers.field.${field}`,
  hint: (field) => `organizers.hint.${field}`,
  problem: (name) => `organizers.problem.${name}`,
  choice: (field, value) => `organizers.choice.${field}.${value}`,
};

export type Field = Omit<Kind, "choices"> & {
  readonly field: string;
  /** Omitted for choices that have names elsewhere, such as countries. */
  readonly choices?: readonly { readonly value: string; readonly label: Key }[];
  readonly label: Key;
  readonly hint: Key | undefined;
  readonly isRequired: boolean;
  /** Whether it is a choice that always has a value. */
  readonly hasDefault: boolean;
};

export type Part = {
  readonly property: string;
  /** The fields that the kit draws. */
  readonly fields: readonly Field[];
  /** The schemas of the submitted fields. They accept any text; the contract's schema validates the resulting value. */
  readonly body: Properties;
  /** The property's value; undefined if it was not sent. @throws InvalidField */
  readonly read: (entered: Entered) => unknown;
  /** The values of its fields for a resource. */
  readonly fill: (resource: Entered) => Values;
  /** Whether the submitted values differ from the values that the form was filled with. */
  readonly isChanged: (entered: Entered, filled: Values) => boolean;
  /** Returns the field for a path below the property. */
  readonly fieldOf: (path: string) => string;
};

type FieldOptions = KindOptions & { readonly wording: Wording };

const existingKey = (key: string): Key | undefined => (isKey(key) ? key : undefined);

const keyOf = (key: string): Key => {
  if (!isKey(key)) throw new Error(`there is no text ${key}`);
  return key;
};

export const isCountry = (field: string): boolean => field.endsWith("country_code");

const pictureHint = (field: string): Key | undefined =>
  /^(?:logo|banner|photo)_url$/.test(field) ? "common.photo.elsewhere" : undefined;

const toField = (
  field: string,
  { choices = [], ...kind }: Kind,
  { wording, isRequired, empty }: FieldOptions,
): Field => {
  const { label, hint, choice } = wording;
  return {
    ...kind,
    ...(choice &&
      choices.length > 0 &&
      !isCountry(field) && { choices: choices.map((value) => ({ value, label: keyOf(choice(field, value)) })) }),
    field,
    label: keyOf(label(field)),
    hint: existingKey(hint(field)) ?? pictureHint(field),
    isRequired,
    hasDefault: choices.length > 0 && empty !== null,
  };
};

/** The schemas of fields, each with the message of the field or of its kind for invalid values. */
const bodyOf = ({ wording }: FieldOptions, fields: readonly Field[]): Properties =>
  Object.fromEntries(
    fields.map(({ field, kind, isRequired }): [string, Property] => [
      field,
      {
        schema: kind === box.kind ? boxStates : formText,
        isRequired,
        problem: existingKey(wording.problem(field)) ?? existingKey(wording.problem(kind)),
      },
    ]),
  );

/** A field whose choices the page provides, such as the groups of an alliance. */
export const choiceField = (field: string, wording: Wording): Field => {
  const options = { wording, isRequired: true, empty: null };
  return toField(field, textKind({ kind: "choice" }, options), options);
};

const coordinates = new Set(["latitude", "longitude"]);

/** The fields of an object's properties: their names begin with the name of the object, except for coordinates. Nested objects have no fields. */
const fieldsOf = (property: string, schema: ContractSchema, options: FieldOptions): [member: string, Field][] =>
  Object.entries(schema.properties ?? {}).flatMap(([member, inner]) => {
    const name = coordinates.has(member) ? member : `${property}_${member}`;
    const schemaOfMember = resolved(inner);
    return schemaOfMember.properties ? [] : [[member, toField(name, kindOf(schemaOfMember, options), options)]];
  });

const differs = (fields: readonly string[]) => (entered: Entered, filled: Values) =>
  fields.some((field) => entered[field] !== undefined && lastValueOf(entered, field) !== lastValueOf(filled, field));

const fieldPart = (property: string, kind: Kind, options: FieldOptions): Part => {
  // Forms have a day where the contract has a time.
  const name = kind === day ? property.replace(/_at$/, "_on") : property;
  const fields = [toField(name, kind, options)];
  return {
    property,
    fields,
    body: bodyOf(options, fields),
    read: (entered) => {
      const submitted = lastValueOf(entered, name);
      return submitted === undefined ? undefined : kind.read(submitted, entered);
    },
    fill: (resource) => ({ [name]: kind.fill(resource[property], resource) }),
    // A day loses the time, and some local times are ambiguous, so unchanged values are not submitted.
    isChanged: differs(kind.kind === "time" ? [name, zoneField] : [name]),
    fieldOf: () => name,
  };
};

/** The part for an object, such as a salary, with a field per property. The value is null if all fields are empty. */
const objectPart = (property: string, schema: ContractSchema, { wording }: FieldOptions): Part => {
  const options = { wording, isRequired: false, empty: null };
  const members = fieldsOf(property, schema, options);
  const fields = members.map(([, field]) => field);
  return {
    property,
    fields,
    body: bodyOf(options, fields),
    read: (entered) => {
      const submitted = fields.map(({ field }) => lastValueOf(entered, field));
      if (submitted.every((value) => value === undefined)) return undefined;
      const values = members.map(
        ([member, { read }], index) => [member, read(submitted[index] ?? "", entered)] as const,
      );
      return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
    },
    fill: (resource) =>
      Object.fromEntries(
        members.map(([member, { field, fill }]) => [field, fill(Object(resource[property])[member], resource)]),
      ),
    isChanged: differs(fields.map(({ field }) => field)),
    fieldOf: (path) => {
      const [, field] = members.find(([member]) => path === `${property}/${member}`) ?? members[0] ?? [];
      return field?.field ?? property;
    },
  };
};

/** The schemas of the resource. */
type Resource = {
  readonly create: ContractSchema;
  readonly update: ContractSchema;
  readonly required: readonly string[];
  readonly wording: Wording;
};

/** The part of a form for a property, from the property's schemas. */
export const partOf = (property: string, { create, update, required, wording }: Resource): Part => {
  const schema = resolved(update.properties?.[property] ?? {});
  const isRequired = required.includes(property);
  const options = { wording, isRequired, empty: create.properties?.[property]?.["default"] ?? null };
  if (schema.properties) return objectPart(property, schema, options);
  const isTime = schema.format === "date-time" && update.properties?.[zoneField] !== undefined;
  return fieldPart(property, isTime ? time(property, options) : kindOf(schema, options), options);
};
