import type { Schemas } from "../../../generated/contract.ts";
import { countriesIn } from "../../foundation/languages/countries.ts";
import type { Key, Texts } from "../../foundation/languages/texts.ts";
import { invalidProperties } from "../../server/http/components.ts";
import { contractDocument } from "../../server/http/document.ts";
import type { Choice } from "../../web/pages/page.ts";
import { formKey, version } from "./fields.ts";
import { choiceField, countryField, type Field, type Part, partOf } from "./parts.ts";
import { errorsIn, type FieldOf, readAs } from "./read-as.ts";
import type { PageForm } from "./rejected-form.ts";
import { objectOf, type Properties } from "./schema.ts";

/*
 * A form that creates and edits a resource, from the contract and a list of properties: the schema of updates says how fields look and what
 * is valid, the schema of creations what is required.
 */

type SchemaName = keyof Schemas;
type NameIn<Name extends SchemaName> = keyof Schemas[Name] & string;
type Section<Name> = readonly [legend: Key | null, names: readonly Name[]];

type Definition<Create extends SchemaName, Update extends SchemaName, Own, Creation> = {
  create: Create;
  update: Update;
  /** Properties, in the order of their fields. */
  sections: readonly Section<NameIn<Update> | (keyof NoInfer<Own & Creation> & string)>[];
  /** Fields for what is not changed by updates. */
  own: Own;
  /** Fields that only the form to create has. */
  creation: Creation;
  /** Heights of text areas that differ from those of other forms. */
  rows?: Readonly<Record<string, number>>;
};

/** A field as `_field.eta` draws it. */
type DrawnField = {
  name: string;
  label: string;
  required: boolean;
  isBox: boolean;
  type?: string;
  rows?: number;
  maxlength?: number;
  pattern?: string;
  patternInWords?: string;
  hint?: string;
  options?: readonly Choice[];
};

export type DrawnSection = { legend: string | null; fields: DrawnField[] };

/** Choices that a page finds for its own fields, by name. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

type Keys = { version: typeof version; form_key: typeof formKey };

/** What the definition of a form's route takes from here. */
type FormRoute<Body extends Properties> = Required<Pick<PageForm, "check">> & {
  body: Body;
  /** The field for the property to which an error's path leads. */
  fieldOf: FieldOf;
};

const choicesOf = ({ t, language }: Texts, { field, choices }: Field): readonly Choice[] | undefined => {
  if (field === countryField) return countriesIn(language);
  return choices?.map(({ value, label }) => ({ value, label: t(label) }));
};

const draw = (texts: Texts, one: Field, found: readonly Choice[] | undefined): DrawnField => {
  const { t } = texts;
  const { field, kind, label, hint, isRequired, look } = one;
  const options = found ?? choicesOf(texts, one);
  return {
    name: field,
    label: t(label),
    required: isRequired,
    isBox: kind === "box",
    ...look,
    ...(hint && { hint: t(hint) }),
    ...(kind === "address" && { patternInWords: t("organizers.hint.address") }),
    ...(options && { options: isRequired ? options : [{ value: "", label: t("organizers.not_given") }, ...options] }),
  };
};

const partsOf = (create: SchemaName, update: SchemaName, names: readonly string[]): ReadonlyMap<string, Part> => {
  const { schemas } = contractDocument().components;
  const needed = schemas[create]?.required ?? [];
  return new Map(
    names.flatMap((name) => {
      const schema = schemas[update]?.properties?.[name];
      return schema ? [[name, partOf(name, schema, needed.includes(name))]] : [];
    }),
  );
};

export const contractForm = <
  Create extends SchemaName,
  Update extends SchemaName,
  const Own extends Properties = Record<never, never>,
  const Creation extends Properties = Record<never, never>,
>({
  create,
  update,
  sections,
  own,
  creation,
  rows = {},
}: Definition<Create, Update, Own, Creation>) => {
  const names = sections.flatMap(([, names]): readonly string[] => names);
  const parts = partsOf(create, update, names);

  const fieldOf: FieldOf = (path) => {
    const [property = "", member] = path.split("/");
    const fields = parts.get(property)?.fields ?? [];
    const { field = property } = fields.find((one) => one.field === `${property}_${member}`) ?? fields[0] ?? {};
    return field;
  };

  const propertiesIn = (entered: object, before?: object): Record<string, unknown> =>
    Object.fromEntries(
      [...parts.values()].flatMap(({ property, read, fill }) => {
        const value = read({ ...entered }, before && fill(Object(before)[property]));
        return value === undefined ? [] : [[property, value]];
      }),
    );

  const route = <More extends Properties>(more: More): FormRoute<Keys & More> => {
    const others: Properties = more;
    const fields = names.flatMap((name) => {
      const part = parts.get(name);
      return part ? part.fields.map(({ field, property }) => [field, property]) : [[name, others[name]]];
    });
    const body = { version, form_key: formKey, ...Object.fromEntries(fields.filter(([, one]) => one)), ...more };
    const schema = objectOf(body);
    return {
      body,
      fieldOf,
      // All that is wrong is shown at once, as far as the form itself can be read.
      check: (_site, entered) =>
        invalidProperties(schema, entered).length > 0 ? [] : errorsIn(update, propertiesIn(entered), fieldOf),
    };
  };

  return {
    /** For the route of the form to create. */
    create: route({ ...own, ...creation }),
    /** For the route of the form to edit. */
    edit: route(own),
    /** @throws BadRequest that names the field */
    toCreate: (entered: object, more: object = {}) => readAs(create, { ...propertiesIn(entered), ...more }, fieldOf),
    /** @param before the resource that the form was filled with. @throws BadRequest that names the field */
    toUpdate: (entered: object, before?: object) => readAs(update, propertiesIn(entered, before), fieldOf),
    /** The values of the fields for a resource. */
    fill: (resource: object): Record<string, string> =>
      Object.assign({}, ...[...parts.values()].map(({ property, fill }) => fill(Object(resource)[property]))),
    draw: (texts: Texts, choices: Choices = {}): DrawnSection[] =>
      sections.map(([legend, names]) => ({
        legend: legend && texts.t(legend),
        fields: names.flatMap((name) => {
          const fields = parts.get(name)?.fields ?? (choices[name] ? [choiceField(name)] : []);
          return fields.map((one) => ({ ...draw(texts, one, choices[name]), ...(rows[name] && { rows: rows[name] }) }));
        }),
      })),
  };
};

/** What a page needs to show such a form. */
export type DrawnForm = Pick<ReturnType<typeof contractForm>, "draw" | "fill">;
