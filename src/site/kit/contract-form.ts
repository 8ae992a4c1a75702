import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest, errorsOf, InvalidField, type ServiceError } from "../../foundation/errors.ts";
import { countryOptions } from "../../foundation/languages/countries.ts";
import type { MessageKey, Translator } from "../../foundation/languages/texts.ts";
import { conformsTo, invalidPaths } from "../../server/http/components.ts";
import { contractDocument } from "../../server/http/document.ts";
import type { Choice } from "../../web/pages/page.ts";
import {
  choiceField,
  type Field,
  type FieldAttributes,
  isCountryField,
  organizerWording,
  type Part,
  partOf,
  type Values,
  type Wording,
} from "./parts.ts";
import type { PageForm } from "./rejected-form.ts";
import type { Properties } from "./schema.ts";

/** Returns the form's field for the path of a value in a body, such as `salary/currency`. */
type FieldOf = (path: string) => string;

const firstSegment: FieldOf = (path) => path.split("/", 1)[0] ?? "";

/** Returns an error for each property that violates the schema, and for each invalid part of an item of a list. */
export const errorsIn = (name: keyof Schemas, body: object, fieldOf = firstSegment): BadRequest[] => {
  const isInItem = (path: string) => /\/\d+\//.test(path);
  const paths = invalidPaths(name, body).toReversed();
  const firstPaths = new Map(paths.map((path) => [isInItem(path) ? path : firstSegment(path), path]));
  return [...firstPaths.values()]
    .toReversed()
    .map((path) => new InvalidField(path, "is not valid", { field: fieldOf(path) }));
};

/** Returns the body of a form if it conforms to a schema of the contract. @throws BadRequest that names the field */
export const readAs = <Name extends keyof Schemas>(name: Name, body: object, fieldOf?: FieldOf): Schemas[Name] => {
  if (conformsTo(name, body)) return body;
  throw errorsIn(name, body, fieldOf)[0] ?? new BadRequest("the form is not valid");
};

/*
 * Forms to create and to edit a resource, generated from the contract and a list of properties. The schema of an update
 * determines the fields and the valid values; the schema of a new resource determines which fields are required.
 */

type SchemaName = keyof Schemas;
type PropertyName<Name extends SchemaName> = keyof Schemas[Name] & string;
type Section<Name> = readonly [legend: MessageKey | null, names: readonly Name[]];

type Definition<Create extends SchemaName, Update extends SchemaName, Edit, Creation> = {
  create: Create;
  update: Update;
  /** Required properties; by default those that the schema of `create` requires. */
  required?: readonly string[];
  /** Properties, in the order of their fields. */
  sections: readonly Section<PropertyName<Update> | (keyof NoInfer<Edit & Creation> & string)>[];
  /** Additional fields of the form to edit. */
  edit: Edit;
  /** Additional fields of the form to create. */
  creation: Creation;
  /** Attributes that override the attributes from the schemas, by field name. */
  attributesByField?: Readonly<Record<string, FieldAttributes>>;
  /** Custom parts, for properties whose fields cannot be generated from the schema. */
  parts?: readonly Part[];
  wording?: Wording;
};

/** A field in the format that `_field.eta` and `_box.eta` render. */
type FieldView = FieldAttributes & {
  name: string;
  label: string;
  required: boolean;
  isBox: boolean;
  patternInWords?: string;
  hint?: string;
  options?: readonly Choice[];
};

export type SectionView = { legend: string | null; fields: FieldView[] };

/** Choices that a page loads, by field name. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** The options of a form's route that follow from its definition. */
type FormRoute<Body extends Properties> = Required<Pick<PageForm, "check">> & {
  body: Body;
  /** Returns the field for an error's path. */
  fieldOf: FieldOf;
};

const toFieldView = (texts: Translator, definition: Field, pageChoices: readonly Choice[] | undefined): FieldView => {
  const { t, language } = texts;
  const { field, kind, label, hint, attributes, choices } = definition;
  const isRequired = definition.isRequired || definition.hasDefault;
  const ownChoices = choices?.map(({ value, label }) => ({ value, label: t(label) }));
  const options = pageChoices ?? (isCountryField(field) ? countryOptions(language) : ownChoices);
  const needsEmptyOption = !isRequired && options?.every(({ value }) => value !== "");
  return {
    name: field,
    label: t(label),
    required: isRequired,
    isBox: kind === "box",
    ...attributes,
    ...(hint && { hint: t(hint) }),
    ...(kind === "address" && { patternInWords: t("common.field.address_pattern") }),
    ...(options && { options: needsEmptyOption ? [{ value: "", label: t("common.not_given") }, ...options] : options }),
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
  attributesByField = {},
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

  const propertiesIn = (form: object, selected = [...parts.values()]): Record<string, unknown> =>
    Object.fromEntries(
      selected.flatMap(({ property, read }) => {
        const value = read({ ...form });
        return value === undefined ? [] : [[property, value]];
      }),
    );

  /** Returns all errors, not only the first. */
  const check = (_site: unknown, form: object): ServiceError[] => {
    const properties: Record<string, unknown> = {};
    const readErrors = [...parts.values()].flatMap((part) =>
      errorsOf(() => Object.assign(properties, propertiesIn(form, [part]))),
    );
    // Errors with a text are about ambiguous local times. Only `toUpdate` can check whether such a time was changed.
    const otherErrors = readErrors.filter(({ text }) => text === undefined);
    return [...otherErrors, ...errorsIn(update, properties, fieldOf)];
  };

  const route = <Extra extends Properties>(extra: Extra): FormRoute<Extra> => {
    const extras: Properties = extra;
    const fields = names.map((name) => parts.get(name)?.body ?? (extras[name] ? { [name]: extras[name] } : {}));
    const inOrder: Properties = Object.assign({}, ...fields);
    return { body: { ...inOrder, ...extra }, fieldOf, check };
  };

  return {
    /** Options to spread into the route of the form to create. */
    create: route(creation),
    /** Options to spread into the route of the form to edit. */
    edit: route(edit),
    /** @throws BadRequest that names the field */
    toCreate: (form: object, extra: object = {}) => readAs(create, { ...propertiesIn(form), ...extra }, fieldOf),
    /**
     * Returns the changed properties.
     * @param before the resource that the form was filled with; if omitted, everything counts as changed
     * @throws BadRequest that names the field
     */
    toUpdate: (form: object, before?: object) => {
      const filled = before && fill(before);
      const changed = [...parts.values()].filter((part) => !filled || part.isChanged({ ...form }, filled));
      return readAs(update, propertiesIn(form, changed), fieldOf);
    },
    /** The values of the fields for a resource. */
    fill,
    toSections: (texts: Translator, choices: Choices = {}): SectionView[] =>
      sections.map(([legend, names]) => ({
        legend: legend && texts.t(legend),
        fields: names.flatMap((name) => {
          const fields = parts.get(name)?.fields ?? (choices[name] ? [choiceField(name, wording)] : []);
          return fields.map((field) => ({
            ...toFieldView(texts, field, choices[field.field]),
            ...attributesByField[field.field],
          }));
        }),
      })),
  };
};

/** The functions that render a form. */
export type FormView = Pick<ReturnType<typeof contractForm>, "toSections" | "fill">;
