import type { components } from "../../../generated/contract.ts";
import { countriesIn } from "../../foundation/languages/countries.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { EditField } from "../../web/pages/administration.ts";
import type { Choice } from "../../web/pages/community.ts";

/* The fields of the forms that create and edit what administrators run. */

type Schemas = components["schemas"];
type FormName = "GroupForm" | "AllianceForm" | "JobForm" | "EntryForm";
type FieldOf<Name extends FormName> = Name extends FormName ? keyof Schemas[Name] : never;
export type FieldName = Exclude<FieldOf<FormName>, "version" | "form_key" | "status">;

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
