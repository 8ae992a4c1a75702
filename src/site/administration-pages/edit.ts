import type { Schemas } from "../../../generated/contract.ts";
import type { Key } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import { signedInUser } from "../../identity/users/signed-in-user.ts";
import { alliancePath } from "../../web/page-paths.ts";
import type { Choice, Shown, UserPage } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { type EditField, type EditForm, type FieldName, fieldIn } from "./fields.ts";
import type { Crumb } from "./visit.ts";

type Place = Schemas["PicturePlace"];

/** A button that does more than saving. */
type EditAct = {
  label: string;
  action: string;
  value: string | null;
  /** What is asked before. */
  question: string | null;
  sure: string;
};

type EditPage = UserPage & {
  title: string;
  crumb: Crumb;
  action: string;
  /** What the forms were made from; `null` for a new thing. */
  shownVersion: string | null;
  sections: { legend: string | null; fields: EditField[] }[];
  buttons: { label: string; value: string | null }[];
  /** Forms of one picture each, which say what it is for if there are several. */
  pictures: { place: Place; label: string; url: string | null; action: string; namesPlace: boolean }[];
  acts: EditAct[];
  /** The link to share, when the thing has just been created or published. */
  share: string | null;
  /** What only administrators see, in place of a list of it. */
  hidden: { label: string; items: { name: string; path: string; state: string }[] } | null;
};

const editTemplate = template<EditPage>("site/administration-pages/edit");

const links = "organizers.section.links";
const pictures = "organizers.section.pictures";

const layouts: Record<EditForm, [legend: Key | null, fields: FieldName[]][]> = {
  AllianceForm: [
    [null, ["name", "tagline", "description"]],
    [links, ["website_url", "contact_email", "links"]],
    ["organizers.section.look", ["accent_color", "sender_name", "imprint_url", "privacy_url", "terms_url"]],
    [pictures, ["logo_url", "banner_url"]],
  ],
  GroupForm: [
    [null, ["name", "description", "category", "tags", "active"]],
    ["organizers.section.place", ["city", "region", "country_code", "latitude", "longitude"]],
    [links, ["website_url", "contact_email", "links"]],
    [pictures, ["logo_url", "banner_url"]],
  ],
  JobForm: [
    [null, ["group_id", "title", "company_name", "summary", "description", "employment_type"]],
    [null, ["location", "country_code", "remote", "tags", "apply_url", "expires_on"]],
    ["organizers.section.salary", ["salary_minimum", "salary_maximum", "salary_currency", "salary_period"]],
  ],
  EntryForm: [
    [null, ["name", "kind", "stage", "summary", "description", "category", "tags", "published"]],
    [links, ["website_url", "repository_url"]],
    [pictures, ["logo_url"]],
  ],
};

type Given = {
  form: EditForm;
  title: string;
  values?: Record<string, string>;
  /** For which a new job may be posted; a job that exists does not change its group. */
  groups?: Choice[];
};

const show = async (
  context: UserContext,
  { form: { values, problems }, notice }: Shown,
  { form, values: saved, groups, ...page }: Given & Omit<EditPage, "sections" | keyof UserPage>,
): Promise<string> => {
  const field = fieldIn(context.texts, form, groups);
  return context.render(editTemplate, {
    ...page,
    user: await signedInUser(context),
    notice,
    form: { values: { ...saved, ...values }, problems },
    sections: layouts[form].map(([legend, names]) => ({
      legend: legend && context.texts.t(legend),
      fields: names.filter((name) => name !== "group_id" || groups).map(field),
    })),
  });
};

/** Deleting it is an act that asks before. */
type Deletion = { label: string; question: string };

type EditedThing = Given & {
  values: Record<string, string>;
  /** Its page, below which its forms are sent. */
  crumb: Crumb;
  shownVersion: string;
  /** The address of its public page; `null` while it is hidden. */
  link: string | null;
  pictures?: Place[];
  acts?: EditAct[];
  deletion?: Deletion | undefined;
};

/** The page that edits a thing. */
export const editPage = (
  context: UserContext,
  shown: Shown,
  { pictures = [], acts = [], deletion, link, ...thing }: EditedThing,
): Promise<string> => {
  const { t } = context.texts;
  const { path } = thing.crumb;
  const deleting = deletion && {
    ...deletion,
    action: `${path}/delete`,
    value: null,
    sure: t("organizers.delete_sure"),
  };
  return show(context, shown, {
    ...thing,
    action: `${path}/edit`,
    buttons: [{ label: t("organizers.save"), value: null }],
    pictures: pictures.map((place) => ({
      place,
      label: t(`organizers.picture.${place}`),
      url: thing.values[`${place}_url`] || null,
      action: `${path}/picture`,
      namesPlace: pictures.length > 1,
    })),
    acts: deleting ? [...acts, deleting] : acts,
    share: shown.isPublished ? link : null,
    hidden: null,
  });
};

type NewThing = Given & {
  crumb: Crumb;
  action: string;
  /** Without any, there is one to create it. */
  buttons?: EditPage["buttons"];
  hidden?: NonNullable<EditPage["hidden"]>;
};

/** The page that creates a thing. */
export const creationPage = (context: UserContext, shown: Shown, { hidden, ...thing }: NewThing) =>
  show(context, shown, {
    buttons: [{ label: context.texts.t("organizers.create"), value: null }],
    ...thing,
    shownVersion: null,
    pictures: [],
    acts: [],
    share: null,
    hidden: hidden && hidden.items.length > 0 ? hidden : null,
  });

type NewInAlliance = Omit<NewThing, "crumb" | "action"> & {
  alliance: { slug: string; name: string };
  /** Below the page of the alliance. */
  place: "groups" | "jobs" | "landscape";
};

/** The page that creates a thing in an alliance. */
export const newPage = (context: UserContext, shown: Shown, { alliance, place, ...thing }: NewInAlliance) =>
  creationPage(context, shown, {
    ...thing,
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: `${alliancePath(alliance)}/${place}/new`,
  });
