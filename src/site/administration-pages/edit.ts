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

type EditAct = {
  label: string;
  action: string;
  value: string | null;
  question: string | null;
  sure: string;
};

type EditPage = UserPage & {
  title: string;
  crumb: Crumb;
  action: string;
  /** The version shown; `null` for a new resource. */
  shownVersion: string | null;
  sections: { legend: string | null; fields: EditField[] }[];
  buttons: { label: string; value: string | null }[];
  /** One form per picture; `namesPlace` if there are several. */
  pictures: { place: Place; label: string; url: string | null; action: string; namesPlace: boolean }[];
  acts: EditAct[];
  /** The link to share, after creation or publication. */
  share: string | null;
  /** Hidden resources, listed for administrators only. */
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
  /** Groups for a new job; an existing job cannot change its group. */
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

type Deletion = { label: string; question: string };

type EditedThing = Given & {
  values: Record<string, string>;
  /** The resource's page; its forms post to paths below it. */
  crumb: Crumb;
  shownVersion: string;
  /** Address of the public page; `null` while hidden. */
  link: string | null;
  pictures?: Place[];
  acts?: EditAct[];
  deletion?: Deletion | undefined;
};

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
  buttons?: EditPage["buttons"];
  hidden?: NonNullable<EditPage["hidden"]>;
};

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
  place: "groups" | "jobs" | "landscape";
};

export const newPage = (context: UserContext, shown: Shown, { alliance, place, ...thing }: NewInAlliance) =>
  creationPage(context, shown, {
    ...thing,
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: `${alliancePath(alliance)}/${place}/new`,
  });
