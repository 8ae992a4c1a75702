import type { Schemas } from "../../../generated/contract.ts";
import { errorsOf, type ServiceError } from "../../foundation/errors.ts";
import { countriesIn } from "../../foundation/languages/countries.ts";
import type { Key, Texts } from "../../foundation/languages/texts.ts";
import { contractDocument } from "../../server/http/document.ts";
import type { Choice } from "../../web/pages/page.ts";
import type { Look } from "./field-kinds.ts";
import {
  choiceField,
  type Field,
  isCountry,
  organizerWording,
  type Part,
  partOf,
  type Values,
  type Wording,
} from "./parts.ts";
import { errorsIn, type FieldOf, readAs } from "./read-as.ts";
import type { PageForm } from "./rejected-form.ts";
import type { Properties } from "./schema.ts";

/*
 * A form that creates and edits a resource, from the contract and a list of properties: the schema of updates says how fields look and what
 * is valid, the schema of creations what is required.
 */

type SchemaName = keyof Schemas;
type NameIn<Name extends SchemaName> = keyof Schemas[Name] & string;
type Section<Name> = readonly [legend: Key | null, names: readonly Name[]];

type Definition<Create extends SchemaName, Update extends SchemaName, Edit, Creation> = {
  create: Create;
  update: Update;
  /** Properties without which nothing is saved; by default those of `create`. */
  required?: readonly string[];
  /** Properties, in the order of their fields. */
  sections: readonly Section<NameIn<Update> | (keyof NoInfer<Edit & Creation> & string)>[];
  /** Fields of the form to edit for what is not in the schema of updates. */
  edit: Edit;
  /** The same of the form to create. */
  creation: Creation;
  /** How fields look otherwise than their schemas say, by name. */
  looks?: Readonly<Record<string, Look>>;
  /** Parts for properties that take more than a field or a few. */
  parts?: readonly Part[];
  wording?: Wording;
};

/** A field as `_field.eta` draws it. */
type DrawnField = Look & {
  name: string;
  label: string;
  required: boolean;
  isBox: boolean;
  patternInWords?: string;
  hint?: string;
  options?: readonly Choice[];
};

export type DrawnSection = { legend: string | null; fields: DrawnField[] };

/** Choices that a page finds for its own fields, by name. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** What the definition of a form's route takes from here. */
type FormRoute<Body extends Properties> = Required<Pick<PageForm, "check">> & {
  body: Body;
  /** The field for the property to which an error's path leads. */
  fieldOf: FieldOf;
};

const choicesOf = ({ t, language }: Texts, { field, choices }: Field): readonly Choice[] | undefined => {
  if (isCountry(field)) return countriesIn(language);
  return choices?.map(({ value, label }) => ({ value, label: t(label) }));
};

const draw = (texts: Texts, one: Field, pageChoices: readonly Choice[] | undefined): DrawnField => {
  const { t } = texts;
  const { field, kind, label, hint, isRequired, look } = one;
  const options = pageChoices ?? choicesOf(texts, one);
  const needsEmpty = !isRequired && options?.every(({ value }) => value !== "");
  return {
    name: field,
    label: t(label),
    required: isRequired,
    isBox: kind === "box",
    ...look,
    ...(hint && { hint: t(hint) }),
    ...(kind === "address" && { patternInWords: t("common.field.address_pattern") }),
    ...(options && { options: needsEmpty ? [{ value: "", label: t("common.not_given") }, ...options] : options }),
  };
};

export const contractForm = <
  Create extends SchemaName,
  Update extends SchemaName,
  const Edit extends Properties,
  const Creation extends Properties,
>({
  create,
  update,
  required,
  sections,
  edit,
  creation,
  looks = {},
  parts: ownParts = [],
  wording = organizerWording,
}: Definition<Create, Update, Edit, Creation>) => {
  const { [create]: created = {}, [update]: updated = {} } = contractDocument().components.schemas;
  const schemas = { create: created, update: updated, required: required ?? created.required ?? [], wording };
  const names = sections.flatMap(([, names]): readonly string[] => names);
  const parts = new Map(
    names
      .filter((name) => updated.properties?.[name])
      .map((name) => [name, ownParts.find(({ property }) => property === name) ?? partOf(name, schemas)]),
  );

  const fieldOf: FieldOf = (path) => {
    const [property = ""] = path.split("/");
    return parts.get(property)?.fieldOf(path) ?? property;
  };

  const fill = (resource: object): Values =>
    Object.assign({}, ...[...parts.values()].map((part) => part.fill({ ...resource })));

  const propertiesIn = (entered: object, selected = [...parts.values()]): Record<string, unknown> =>
    Object.fromEntries(
      selected.flatMap(({ property, read }) => {
        const value = read({ ...entered });
        return value === undefined ? [] : [[property, value]];
      }),
    );

  /** All that is wrong is shown at once. */
  const check = (_site: unknown, entered: object): ServiceError[] => {
    const properties: Record<string, unknown> = {};
    const unread = [...parts.values()].flatMap((part) =>
      errorsOf(() => Object.assign(properties, propertiesIn(entered, [part]))),
    );
    // A local time that comes twice is no problem unless it was changed, which only `toUpdate` knows.
    const wrong = unread.filter(({ text }) => text === undefined);
    return [...wrong, ...errorsIn(update, properties, fieldOf)];
  };

  const route = <More extends Properties>(more: More): FormRoute<More> => {
    const others: Properties = more;
    const fields = names.map((name) => parts.get(name)?.body ?? (others[name] ? { [name]: others[name] } : {}));
    const named: Properties = Object.assign({}, ...fields);
    return { body: { ...named, ...more }, fieldOf, check };
  };

  return {
    /** For the route of the form to create. */
    create: route(creation),
    /** For the route of the form to edit. */
    edit: route(edit),
    /** @throws BadRequest that names the field */
    toCreate: (entered: object, more: object = {}) => readAs(create, { ...propertiesIn(entered), ...more }, fieldOf),
    /**
     * Without what has not been changed.
     * @param before the resource that the form was filled with; if omitted, everything counts as changed
     * @throws BadRequest that names the field
     */
    toUpdate: (entered: object, before?: object) => {
      const filled = before && fill(before);
      const changed = [...parts.values()].filter((part) => !filled || part.isChanged({ ...entered }, filled));
      return readAs(update, propertiesIn(entered, changed), fieldOf);
    },
    /** The values of the fields for a resource. */
    fill,
    draw: (texts: Texts, choices: Choices = {}): DrawnSection[] =>
      sections.map(([legend, names]) => ({
        legend: legend && texts.t(legend),
        fields: names.flatMap((name) => {
          const fields = parts.get(name)?.fields ?? (choices[name] ? [choiceField(name, wording)] : []);
          return fields.map((one) => ({ ...draw(texts, one, choices[one.field]), ...looks[one.field] }));
        }),
      })),
  };
};

/** What a page needs to show such a form. */
export type DrawnForm = Pick<ReturnType<typeof contractForm>, "draw" | "fill">;
