import { pictureAddress } from "../../community/uploads/receive.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import type { Choices, DrawnForm, DrawnSection } from "../kit/contract-form.ts";
import { organizerNotice, pictureFields, version } from "../kit/fields.ts";
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

/** The problems of a rejected button or picture, without its values, which do not belong to the page's main form. */
const withoutOwnValues = ({ values, problems }: Form): Form => {
  const place = values["place"] === "banner" ? "banner" : "logo";
  return {
    values: {},
    problems: problems.map((problem) => ({ ...problem, field: problem.field === "photo" ? place : problem.field })),
  };
};

/** Names the texts of the resource. */
type Noun = "groups" | "jobs" | "landscape";

type EditOptions = ({ noun: "alliances"; canDelete?: undefined } | { noun: Noun; canDelete?: boolean }) & {
  form: DrawnForm;
  /** The id of the form that saves. */
  id: string;
  resource: { html_url: string };
  /** The name and path of the resource's page; its forms post to paths below it. */
  crumb: FormPage["crumb"];
  shownVersion: string;
  isHidden?: boolean;
  pictures?: Place[];
  acts?: EditAct[];
};

/** A form with the current values, and the forms of pictures and buttons. */
export const editPage = (
  { texts }: UserContext,
  { query, form: submitted, rejected }: Input,
  { form, id, resource, crumb, shownVersion, isHidden = false, pictures = [], acts = [], ...options }: EditOptions,
): FormPage => {
  const { t } = texts;
  const values = form.fill(resource);
  const entered = rejected === null || rejected.id === id ? submitted : withoutOwnValues(submitted);
  const deletions = options.canDelete
    ? [
        {
          label: t(`organizers.${options.noun}.delete`),
          question: t(`organizers.${options.noun}.delete_question`),
          action: `${crumb.path}/delete`,
          value: null,
          sure: t("organizers.delete_sure"),
        },
      ]
    : [];
  return {
    form: { values: { ...values, ...entered.values }, problems: entered.problems },
    title: t(`organizers.${options.noun}.edit`, { name: crumb.name }),
    crumb,
    action: `${crumb.path}/edit`,
    shownVersion,
    sections: form.draw(texts),
    buttons: [{ label: t("organizers.save"), value: null }],
    pictures: pictures.map((place) => ({
      place,
      label: t(`organizers.picture.${place}`),
      url: String(values[`${place}_url`] ?? "") || null,
      action: `${crumb.path}/picture`,
      namesPlace: pictures.length > 1,
    })),
    acts: [...acts, ...deletions],
    share: !isHidden && (query.notice === "created" || query.notice === "published") ? resource.html_url : null,
    hidden: null,
  };
};

type CreationOptions = {
  form: DrawnForm;
  values?: Form["values"];
  choices?: Choices;
  buttons?: FormPage["buttons"];
};

/** An empty form. */
export const creationPage = (
  { texts }: UserContext,
  { form: { values: entered, problems } }: { form: Form },
  {
    noun,
    form,
    values,
    choices,
    ...page
  }: CreationOptions & Pick<FormPage, "crumb" | "action"> & { noun: Noun | "alliances" },
): FormPage => ({
  buttons: [{ label: texts.t("organizers.create"), value: null }],
  ...page,
  form: { values: { ...values, ...entered }, problems },
  title: texts.t(`organizers.${noun}.new`),
  sections: form.draw(texts, choices),
  shownVersion: null,
  pictures: [],
  acts: [],
  share: null,
  hidden: null,
});

type NewInAlliance = CreationOptions & {
  noun: Noun;
  alliance: { slug: string; name: string };
  hidden: NonNullable<FormPage["hidden"]>["items"];
};

/** An empty form, with the hidden resources of the alliance. */
export const newPage = (
  context: UserContext,
  input: { form: Form },
  { noun, alliance, hidden, ...options }: NewInAlliance,
): FormPage => ({
  ...creationPage(context, input, {
    ...options,
    noun,
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: `${alliancePath(alliance)}/${noun}/new`,
  }),
  hidden: hidden.length > 0 ? { label: context.texts.t(`organizers.${noun}.hidden`), items: hidden } : null,
});
