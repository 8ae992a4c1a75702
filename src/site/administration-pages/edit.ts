import type { components } from "../../../generated/contract.ts";
import { countriesIn } from "../../foundation/languages/countries.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { Choice } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import type { Administration, Crumb } from "./visit.ts";

/** A field of a form that creates or edits something. */
type EditField = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  type?: string;
  rows?: number;
  maxlength?: number;
  pattern?: string;
  patternInWords?: string;
  options?: readonly Choice[];
  /** Whether it is a box that may be checked. */
  isBox?: boolean;
};

/** A form of one picture. */
type PictureFormView = {
  place: Schemas["PicturePlace"];
  label: string;
  url: string | null;
  action: string;
  /** Whether the form says which picture it is for. */
  namesPlace: boolean;
};

/** A button that does more than saving. */
export type EditAct = {
  label: string;
  action: string;
  value: string | null;
  /** What is asked before. */
  question: string | null;
  sure: string;
};

export type EditPage = Administration & {
  title: string;
  crumb: Crumb;
  action: string;
  /** Whether the form may hold a new thing. */
  isNew: boolean;
  /** What the forms were made from; `null` for a new thing. */
  shownVersion: string | null;
  sections: { legend: string | null; hint?: string; fields: EditField[] }[];
  buttons: { label: string; value: string | null }[];
  pictures: PictureFormView[];
  acts: EditAct[];
  /** What only administrators see, in place of a list of it. */
  hidden: { label: string; items: { name: string; path: string; state: string }[] } | null;
};

export const editTemplate = template<EditPage>("site/administration-pages/edit");

/* The fields of the forms that create and edit what administrators run. */

type Schemas = components["schemas"];
type FormName = "GroupForm" | "AllianceForm" | "JobForm" | "EntryForm";
type FieldOf<Name extends FormName> = Name extends FormName ? keyof Schemas[Name] : never;
type FieldName = Exclude<FieldOf<FormName>, "version" | "form_key" | "status">;

type Section = { legend: string | null; fields: EditField[] };

/** @returns makes a field with its label in the language of the texts */
export const fieldIn =
  ({ t }: Texts) =>
  (name: FieldName, more: Omit<EditField, "name" | "label"> = {}): EditField => ({
    name,
    label: t(`organizers.field.${name}`),
    ...more,
  });

const longestAddress = 2048;

export const addressIn =
  (texts: Texts) =>
  (name: FieldName, more: Pick<EditField, "hint"> = {}): EditField => {
    const patternInWords = texts.t("organizers.hint.address");
    const pattern = "https?://.*";
    return fieldIn(texts)(name, { type: "url", pattern, patternInWords, maxlength: longestAddress, ...more });
  };

export const lineOf = { maxlength: 120 } as const;

const notGiven = ({ t }: Texts): Choice => ({ value: "", label: t("organizers.not_given") });

export const withNone = (texts: Texts, choices: readonly Choice[]): Choice[] => [notGiven(texts), ...choices];

export const countryChoices = (texts: Texts): Choice[] => withNone(texts, countriesIn(texts.language));

export const descriptionIn = (texts: Texts, more: Pick<EditField, "required"> = {}): EditField =>
  fieldIn(texts)("description", { rows: 8, maxlength: 20_000, hint: texts.t("organizers.hint.markdown"), ...more });

export const tagsIn = (texts: Texts): EditField =>
  fieldIn(texts)("tags", { hint: texts.t("organizers.hint.commas"), maxlength: 900 });

/** Of a website, and further ones in lines. */
export const addressesOfSites = (texts: Texts): Section => ({
  legend: texts.t("organizers.section.links"),
  fields: [
    addressIn(texts)("website_url"),
    fieldIn(texts)("links", { rows: 4, maxlength: 45_000, hint: texts.t("organizers.hint.links") }),
  ],
});

/** Pictures by their addresses, for those that are elsewhere. */
export const addressesOfPictures = (texts: Texts, names: ("logo_url" | "banner_url")[]): Section => ({
  legend: texts.t("organizers.section.pictures"),
  fields: names.map((name) => addressIn(texts)(name, { hint: texts.t("common.photo.elsewhere") })),
});
