import type { UserContext } from "../../identity/context.ts";
import { signedInUser } from "../../identity/users/signed-in-user.ts";
import { alliancePath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import type { UserPage } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import type { Choices, DrawnForm, DrawnSection } from "../kit/contract-form.ts";
import { version } from "../kit/fields.ts";
import { type AskedPage, administrationNotice, asked, type Crumb } from "./visit.ts";

/* Pages with a form to create or to edit something. */

type Place = "logo" | "banner";

type EditAct = {
  label: string;
  action: string;
  value: string | null;
  question: string | null;
  sure: string;
};

type FormPage = UserPage & {
  title: string;
  crumb: Crumb;
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

const formTemplate = template<FormPage>("site/administration-pages/form-page");

/** The query of these pages. */
export const noticeQuery = { notice: administrationNotice };

/** The form of a button. */
export const buttonBody = { version };

type Given = {
  form: DrawnForm;
  title: string;
  values?: Record<string, string>;
  choices?: Choices;
};

/** The rejected form of a button or a picture: its values are not those of the page's main form. */
const withoutOwnValues = ({ values, problems }: Form): Form => {
  const place = values["place"] === "banner" ? "banner" : "logo";
  return {
    values: {},
    problems: problems.map((one) => ({ ...one, field: one.field === "photo" ? place : one.field })),
  };
};

type Content = Given & Omit<FormPage, "sections" | keyof UserPage>;

const show = async (
  context: UserContext,
  { query, form: { values: entered, problems } }: Omit<AskedPage, "rejected">,
  { form, values, choices, ...page }: Content,
): Promise<string> =>
  context.render(formTemplate, {
    ...page,
    user: await signedInUser(context),
    notice: asked(context, query).notice,
    form: { values: { ...values, ...entered }, problems },
    sections: form.draw(context.texts, choices),
  });

type Deletion = { label: string; question: string };

type EditedThing = Given & {
  /** The id of the form that saves. */
  id: string;
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

/** A form with the present values, and those of pictures and buttons. */
export const editPage = (
  context: UserContext,
  { query, form, rejected }: AskedPage,
  { id, pictures = [], acts = [], deletion, link, ...thing }: EditedThing,
): Promise<string> => {
  const { t } = context.texts;
  const { path } = thing.crumb;
  const sure = t("organizers.delete_sure");
  const deleting = deletion && { ...deletion, action: `${path}/delete`, value: null, sure };
  const shown = { query, form: rejected === null || rejected.id === id ? form : withoutOwnValues(form) };
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
    share: asked(context, query).isPublished ? link : null,
    hidden: null,
  });
};

type NewThing = Given & {
  crumb: Crumb;
  action: string;
  buttons?: FormPage["buttons"];
  hidden?: NonNullable<FormPage["hidden"]>;
};

/** An empty form. */
export const creationPage = (context: UserContext, input: AskedPage, { hidden, ...thing }: NewThing) =>
  show(context, input, {
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

export const newPage = (context: UserContext, input: AskedPage, { alliance, place, ...thing }: NewInAlliance) =>
  creationPage(context, input, {
    ...thing,
    crumb: { name: alliance.name, path: alliancePath(alliance) },
    action: `${alliancePath(alliance)}/${place}/new`,
  });
