import { pictureAddress } from "../../community/uploads/receive.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import type { Choices, DrawnForm, DrawnSection } from "../kit/contract-form.ts";
import { pictureFields, version } from "../kit/fields.ts";
import { organizerNotice } from "../kit/notices.ts";
import type { PageInput } from "../kit/page.ts";
import { oneOf, required } from "../kit/schema.ts";
import { conflictProblem } from "./shared.ts";

/* Pages with a form to create or to edit a resource. */

type Place = "logo" | "banner";

type EditAct = {
  label: string;
  action: string;
  value: string | null;
  question: string | null;
  sure: string;
};

type FormPage = {
  form: Form;
  title: string;
  crumb: { name: string; path: string };
  action: string;
  /** The version shown; `null` for a new resource. */
  shownVersion: string | null;
  sections: DrawnSection[];
  buttons: { label: string; value: string | null }[];
  /** One form per picture; `namesPlace` if there are several. */
  pictures: { place: Place; label: string; url: string | null; action: string; namesPlace: boolean }[];
  acts: EditAct[];
  /** The link to share, after creation or publication. */
  share: string | null;
  /** Hidden resources, listed for administrators only. */
  hidden: { label: string; items: { name: string; path: string; state: string }[] } | null;
};

/** The common part of the definitions of these pages. */
export const formPage = {
  template: "administration-pages/form-page",
  query: { notice: organizerNotice },
  problemIn: conflictProblem,
};

type Input = Pick<PageInput, "form" | "rejected"> & { query: { notice?: string } };

/** The form of a button. */
export const buttonBody = { version };

/** The form of a logo or of a banner. */
export const pictureBody = {
  ...pictureFields,
  place: required(oneOf(["logo", "banner"]), "organizers.problem.choice"),
};

/** Uploads the logo of a new resource, if one was chosen. */
export const chosenLogo = async (context: UserContext, { photo }: { photo?: Uint8Array }) =>
  photo?.length ? { logo_url: await pictureAddress(context, { photo }) } : {};

export const pictureNotice = (address: string | null) => (address === null ? "picture_removed" : "picture_saved");

type FormContent = {
  form: DrawnForm;
  title: string;
  values?: Form["values"];
  choices?: Choices;
};

/** The problems of a rejected button or picture, without its values, which do not belong to the page's main form. */
const withoutOwnValues = ({ values, problems }: Form): Form => {
  const place = values["place"] === "banner" ? "banner" : "logo";
  return {
    values: {},
    problems: problems.map((problem) => ({ ...problem, field: problem.field === "photo" ? place : problem.field })),
  };
};

type Content = FormContent & Omit<FormPage, "sections" | "form">;

const show = (
  { texts }: UserContext,
  { values: entered, problems }: Form,
  { form, values, choices, ...page }: Content,
): FormPage => ({
  ...page,
  form: { values: { ...values, ...entered }, problems },
  sections: form.draw(texts, choices),
});

type Deletion = { label: string; question: string };

type EditOptions = FormContent & {
  /** The id of the form that saves. */
  id: string;
  values: Form["values"];
  /** The resource's page; its forms post to paths below it. */
  crumb: FormPage["crumb"];
  shownVersion: string;
  /** Address of the public page; `null` while hidden. */
  link: string | null;
  pictures?: Place[];
  acts?: EditAct[];
  deletion?: Deletion | undefined;
};

/** A form with the current values, and the forms of pictures and buttons. */
export const editPage = (
  context: UserContext,
  { query, form, rejected }: Input,
  { id, pictures = [], acts = [], deletion, link, ...options }: EditOptions,
): FormPage => {
  const { t } = context.texts;
  const { path } = options.crumb;
  const sure = t("organizers.delete_sure");
  const deleting = deletion && { ...deletion, action: `${path}/delete`, value: null, sure };
  const mainForm = rejected === null || rejected.id === id ? form : withoutOwnValues(form);
  return show(context, mainForm, {
    ...options,
    action: `${path}/edit`,
    buttons: [{ label: t("organizers.save"), value: null }],
    pictures: pictures.map((place) => ({
      place,
      label: t(`organizers.picture.${place}`),
      url: String(options.values[`${place}_url`] ?? "") || null,
      action: `${path}/picture`,
      namesPlace: pictures.length > 1,
    })),
    acts: deleting ? [...acts, deleting] : acts,
    share: query.notice === "created" || query.notice === "published" ? link : null,
    hidden: null,
  });
};

type CreationOptions = FormContent & {
  crumb: FormPage["crumb"];
  action: string;
  buttons?: FormPage["buttons"];
  hidden?: NonNullable<FormPage["hidden"]>;
};

/** An empty form. */
export const creationPage = (context: UserContext, { form }: { form: Form }, { hidden, ...options }: CreationOptions) =>
  show(context, form, {
    buttons: [{ label: context.texts.t("organizers.create"), value: null }],
    ...options,
    shownVersion: null,
    pictures: [],
    acts: [],
    share: null,
    hidden: hidden && hidden.items.length > 0 ? hidden : null,
  });

type NewInAlliance = Omit<CreationOptions, "crumb" | "action"> & {
  alliance: { slug: string; name: string };
  place: "groups" | "jobs" | "landscape";
};

export const newPage = (context: UserContext, input: { form: Form }, { alliance, place, ...options }: NewInAlliance) =>
  creationPage(context, input, {
    ...options,
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: `${alliancePath(alliance)}/${place}/new`,
  });
