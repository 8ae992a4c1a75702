import { storeSubmittedPicture } from "../../community/uploads/receive.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import type { Choices, FormView, SectionView } from "../kit/contract-form.ts";
import { organizerNotice, pictureFields, version } from "../kit/fields.ts";
import type { PageInput } from "../kit/page.ts";
import { oneOf, required } from "../kit/schema.ts";
import { conflictProblem } from "./shared.ts";

/* Pages with a form to create or to edit a resource. */

type PictureKind = "logo" | "banner";

type EditAction = {
  label: string;
  action: string;
  value: string | null;
  question: string | null;
  confirmLabel: string;
};

type FormPage = {
  form: Form;
  title: string;
  crumb: { name: string; path: string };
  action: string;
  /** The version of the resource that the page shows; `null` for a new resource. */
  shownVersion: string | null;
  sections: SectionView[];
  buttons: { label: string; value: string | null }[];
  /** One form per picture. With `sendsPlace`, the form sends the kind of picture, because the resource has several pictures. */
  pictures: { place: PictureKind; label: string; url: string | null; action: string; sendsPlace: boolean }[];
  actions: EditAction[];
  /** The link to share, after creation or publication. */
  share: string | null;
  /** Hidden resources, listed for administrators only. */
  hidden: { label: string; items: { name: string; path: string; state: string }[] } | null;
};

/** The common part of the definitions of these pages. */
export const formPageOptions = {
  template: "administration-pages/form-page",
  query: { notice: organizerNotice },
  problemIn: conflictProblem,
};

type Input = Pick<PageInput, "form" | "rejected"> & { query: { notice?: string } };

/** The body of a form that has only a button. */
export const buttonBody = { version };

/** The body of a form for a logo or a banner. */
export const pictureBody = {
  ...pictureFields,
  place: required(oneOf(["logo", "banner"]), "organizers.problem.choice"),
};

/** Stores the chosen logo of a new resource. Returns the URL, or no property if no logo was chosen. */
export const storeLogo = async (context: UserContext, { photo }: { photo?: Uint8Array }) =>
  photo?.length ? { logo_url: await storeSubmittedPicture(context, { photo }) } : {};

export const pictureNotice = (url: string | null) => (url === null ? "picture_removed" : "picture_saved");

/** The problems of a rejected button or picture form, without its values, which the page's main form must not show. */
const problemsOnly = ({ values, problems }: Form): Form => {
  const place = values["place"] === "banner" ? "banner" : "logo";
  return {
    values: {},
    problems: problems.map((problem) => ({ ...problem, field: problem.field === "photo" ? place : problem.field })),
  };
};

/** Selects the texts about the kind of resource. */
type Noun = "groups" | "jobs" | "landscape";

type EditOptions = ({ noun: "alliances"; canDelete?: undefined } | { noun: Noun; canDelete?: boolean }) & {
  form: FormView;
  /** The id of the main form, which saves the resource. */
  id: string;
  resource: { html_url: string };
  /** The name and path of the resource's page; its forms post to paths below it. */
  crumb: FormPage["crumb"];
  shownVersion: string;
  isHidden?: boolean;
  pictures?: PictureKind[];
  actions?: EditAction[];
};

/** The template data of a page with a form for the current values, and forms for pictures and buttons. */
export const editPage = (
  { texts }: UserContext,
  { query, form: submitted, rejected }: Input,
  { form, id, resource, crumb, shownVersion, isHidden = false, pictures = [], actions = [], ...options }: EditOptions,
): FormPage => {
  const { t } = texts;
  const values = form.fill(resource);
  const mainForm = rejected === null || rejected.id === id ? submitted : problemsOnly(submitted);
  const deletions = options.canDelete
    ? [
        {
          label: t(`organizers.${options.noun}.delete`),
          question: t(`organizers.${options.noun}.delete_question`),
          action: `${crumb.path}/delete`,
          value: null,
          confirmLabel: t("organizers.delete_sure"),
        },
      ]
    : [];
  return {
    form: { values: { ...values, ...mainForm.values }, problems: mainForm.problems },
    title: t(`organizers.${options.noun}.edit`, { name: crumb.name }),
    crumb,
    action: `${crumb.path}/edit`,
    shownVersion,
    sections: form.toSections(texts),
    buttons: [{ label: t("organizers.save"), value: null }],
    pictures: pictures.map((place) => ({
      place,
      label: t(`organizers.picture.${place}`),
      url: String(values[`${place}_url`] ?? "") || null,
      action: `${crumb.path}/picture`,
      sendsPlace: pictures.length > 1,
    })),
    actions: [...actions, ...deletions],
    share: !isHidden && (query.notice === "created" || query.notice === "published") ? resource.html_url : null,
    hidden: null,
  };
};

type CreationOptions = {
  form: FormView;
  values?: Form["values"];
  choices?: Choices;
  buttons?: FormPage["buttons"];
};

/** The template data of a page with the form for a new resource. */
export const creationPage = (
  { texts }: UserContext,
  { form: { values: submitted, problems } }: { form: Form },
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
  form: { values: { ...values, ...submitted }, problems },
  title: texts.t(`organizers.${noun}.new`),
  sections: form.toSections(texts, choices),
  shownVersion: null,
  pictures: [],
  actions: [],
  share: null,
  hidden: null,
});

type NewInAlliance = CreationOptions & {
  noun: Noun;
  alliance: { slug: string; name: string };
  hidden: NonNullable<FormPage["hidden"]>["items"];
};

/** The template data of a page with the form for a new resource, and the hidden resources of the alliance. */
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
