import type { Schemas } from "../../../generated/contract.ts";
import { findLastTimezone } from "../../community/events/queries.ts";
import { toAdministeredEvent } from "../../community/events/views.ts";
import type { GroupRow } from "../../community/groups/queries.ts";
import { countriesIn } from "../../foundation/languages/countries.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { pictureUrl } from "../../foundation/pictures/pictures.ts";
import { isTimeZone, timeZoneNames, timeZoneOf } from "../../foundation/time-zone.ts";
import type { UserContext } from "../../identity/context.ts";
import { tagOf } from "../../server/http/precondition.ts";
import { type EventPath, eventPath, type GroupPath, groupPath, newEventPath } from "../../web/page-paths.ts";
import { emptyForm, type Form } from "../../web/pages/form.ts";
import type { Choice, NoticeText, Visitor } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { type ManagedPage, managedPage, visitorOf } from "../community-pages/visit.ts";
import { administeredEvent, administeredGroup } from "../pages/administered.ts";
import { type EventField, isPresetPlace, questionFields, toEventForm } from "./event-form.ts";

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();

/** Returns the form with a field for each row of questions and the number of filled rows. Without scripts a page cannot add rows, so it has all of them. */
const withQuestionRows = (values: Form["values"]): { values: Form["values"]; count: number } => {
  const lists = questionFields.map((column) => listOf(values[column]));
  const labels = listOf(values["question_label"]);
  const options = listOf(values["question_options"]);
  const filled = labels.flatMap((label, row) => (label.trim() !== "" || options[row]?.trim() ? [row] : []));
  const fields = filled.flatMap((from, row) =>
    questionFields.map((column, index) => [`${column}-${row}`, lists[index]?.[from] ?? ""] as const),
  );
  return { values: { ...values, ...Object.fromEntries(fields) }, count: filled.length };
};

type EventFields = {
  form: Form;
  questionCount: number;
  picture: string | null;
  timezones: readonly string[];
  countries: readonly Choice[];
};

type EventNewPage = Visitor &
  EventFields & {
    group: { name: string; path: string };
    action: string;
    /** Whether the browser's time zone replaces the form's. */
    usesBrowserZone: boolean;
  };

const eventNewTemplate = template<EventNewPage>("site/organizer-pages/event-new");

type EventEditPage = ManagedPage &
  EventFields & {
    shownVersion: string;
    isInSeries: boolean;
    canPublish: boolean;
    canCancel: boolean;
    notice: NoticeText | null;
    /** The link to share, after publication. */
    share: string | null;
  };

const eventEditTemplate = template<EventEditPage>("site/organizer-pages/event-edit");

type OrganizerNotice = Schemas["OrganizerNotice"];

export const noticeIn = ({ t }: Pick<Texts, "t">, notice: OrganizerNotice | undefined): NoticeText | null =>
  notice ? { text: t(`organizers.notice.${notice}`), isError: false } : null;

const eventFormOf = (texts: Texts, { values, problems }: Form) => {
  const { values: shown, count } = withQuestionRows(values);
  return {
    form: { values: shown, problems },
    questionCount: count,
    timezones: timeZoneNames(String(shown["timezone"] ?? "")),
    countries: [{ value: "", label: texts.t("organizers.event.no_country") }, ...countriesIn(texts.language)],
  };
};

/** The preset city and country of the group need no venue name. */
const withoutPlaceProblem = ({ values, problems }: Form, group: GroupRow): Form => ({
  values,
  problems: isPresetPlace(values, group) ? problems.filter(({ field }) => field !== "venue_name") : problems,
});

export const newEventPage = async (
  context: UserContext,
  path: GroupPath,
  { form, formKey }: { form?: Form; formKey?: string | undefined },
): Promise<string> => {
  const [visitor, { group }] = await Promise.all([
    visitorOf(context),
    administeredGroup(context, "create_event", path),
  ]);
  const lastZone = form ? undefined : await findLastTimezone(context.db, group.id);
  const knownZone = [lastZone, visitor.user?.timezone].find((zone) => zone && isTimeZone(zone));
  const key = formKey && { form_key: formKey };
  const blank: Form = {
    values: {
      timezone: knownZone ?? timeZoneOf(group) ?? "",
      kind: "in_person",
      venue_city: group.city ?? "",
      venue_country_code: group.countryCode ?? "",
      ...key,
    },
    problems: [],
  };
  return context.render(eventNewTemplate, {
    ...visitor,
    ...eventFormOf(context.texts, form ? withoutPlaceProblem(form, group) : blank),
    usesBrowserZone: !form && !knownZone,
    picture: null,
    group: { name: group.name, path: groupPath(group) },
    action: newEventPath(group),
  });
};

/** Longer values are cut. */
const longest = 80;

type Saved = ReturnType<typeof toEventForm>;
type TextField = { [Field in EventField]: Saved[Field] extends string ? Field : never }[EventField];

/** Where the form differs from the event, which another user has changed. */
const differences = ({ t }: Pick<Texts, "t">, saved: Saved, values: Form["values"]) => {
  const isText = (field: string): field is TextField => typeof Object(saved)[field] === "string";
  return Object.keys(saved)
    .filter(isText)
    .flatMap((field) => {
      const [now, entered] = [saved[field], values[field]];
      if (typeof entered !== "string" || entered === now) return [];
      const value = now.length > longest ? `${now.slice(0, longest).toWellFormed()}…` : now;
      const label = t(`organizers.event.${field}`);
      return { field, message: t("organizers.event.problem.differs", { label, value: value || "–" }) };
    });
};

type Rejected = {
  /** The form of the event, or of a button beside it. */
  form?: Form;
  beside?: Form<never>;
  /** Whether the event has changed since the form was shown. */
  isOutdated?: boolean;
};

export const eventEditorPage = async (
  context: UserContext,
  path: EventPath,
  notice: OrganizerNotice | undefined,
  { form, beside = emptyForm, isOutdated = false }: Rejected = {},
): Promise<string> => {
  const { texts, now, baseUrl, render } = context;
  const { event } = await administeredEvent(context, "update", path);
  const current = tagOf(toAdministeredEvent(event, baseUrl), event.revision);
  const saved = toEventForm(event, baseUrl);
  const outdated = isOutdated && form ? differences(texts, saved, form.values) : [];
  const { values, problems } = form ?? { values: saved, problems: beside.problems };
  const isBegun = event.startsAt <= now;
  return render(eventEditTemplate, {
    ...(await managedPage(context, event)),
    ...eventFormOf(texts, { values, problems: [...problems, ...outdated] }),
    picture: pictureUrl(event.bannerUrl, baseUrl),
    // After seeing the changes, the user may overwrite them.
    shownVersion: isOutdated ? current : String(form?.values["version"] ?? current),
    isInSeries: event.seriesId !== null,
    // A draft's form may change its times.
    canPublish: event.status === "draft" || (event.status === "canceled" && !isBegun),
    canCancel: event.status === "published" && event.endsAt > now,
    notice: noticeIn(texts, notice),
    share: notice === "event_published" || notice === "events_published" ? baseUrl + eventPath(event) : null,
  });
};
