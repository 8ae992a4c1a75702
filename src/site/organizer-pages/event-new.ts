import { v7 as uuid } from "uuid";
import { addEvent } from "../../community/events/actions.ts";
import { findEvent, findLastTimezone } from "../../community/events/queries.ts";
import type { GroupRow } from "../../community/groups/queries.ts";
import { findFirstBody } from "../../community/resources/idempotency.ts";
import { UnprocessableContent } from "../../foundation/errors.ts";
import { isTimeZone, timeZoneOf } from "../../foundation/time-zone.ts";
import type { UserContext } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { eventEditorPath, type GroupPath, groupName, groupPath, newEventPath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import type { Visitor } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { visitorOf } from "../community-pages/visit.ts";
import { formKey } from "../kit/fields.ts";
import { form, type PageInput, page } from "../kit/page.ts";
import { administeredGroup } from "../pages/administered.ts";
import { drawEventForm, eventForm, eventProblem } from "./event-fields.ts";
import { type DrawnForm, pictureOf } from "./event-page.ts";

type EventNewPage = Visitor &
  DrawnForm & {
    group: { name: string; path: string };
    action: string;
    /** Whether the browser's time zone replaces the form's. */
    usesBrowserZone: boolean;
  };

const eventNewTemplate = template<EventNewPage>("site/organizer-pages/event-new");

/** Whether the form has no venue but the preset city and country of the group. */
const isPresetPlace = (form: Readonly<Record<string, unknown>>, { city, countryCode }: GroupRow): boolean => {
  const preset = { venue_name: "", venue_address: "", venue_city: city, venue_country_code: countryCode };
  return Object.entries(preset).every(([field, value]) => String(form[field] ?? "").trim() === (value ?? ""));
};

/** The preset city and country of the group need no venue name. */
const withoutPlaceProblem = ({ values, problems }: Form, group: GroupRow): Form => ({
  values,
  problems: isPresetPlace(values, group) ? problems.filter(({ field }) => field !== "venue_name") : problems,
});

type Shown = Pick<PageInput, "form" | "rejected"> & { formKey: string | undefined };

const newEventPage = async (
  context: UserContext,
  path: GroupPath,
  { form, rejected, formKey }: Shown,
): Promise<string> => {
  const [visitor, { group }] = await Promise.all([
    visitorOf(context),
    administeredGroup(context, "create_event", path),
  ]);
  const lastZone = rejected ? undefined : await findLastTimezone(context.db, group.id);
  const knownZone = [lastZone, visitor.user?.timezone].find((zone) => zone && isTimeZone(zone));
  const blank: Form = {
    values: {
      timezone: knownZone ?? timeZoneOf(group) ?? "",
      kind: "in_person",
      venue_city: group.city ?? "",
      venue_country_code: group.countryCode ?? "",
      ...(formKey && { form_key: formKey }),
    },
    problems: [],
  };
  return context.render(eventNewTemplate, {
    ...visitor,
    ...drawEventForm(context.texts, rejected ? withoutPlaceProblem(form, group) : blank, rejected?.sent),
    usesBrowserZone: !rejected && !knownZone,
    picture: null,
    group: { name: group.name, path: groupPath(group) },
    action: newEventPath(group),
  });
};

/** The event created with this key, unless its draft was deleted. */
const findMadeEvent = async (context: UserContext, key: string) => {
  const { id } = Object(await findFirstBody(context, { operation: "createEvent", key }));
  return id === undefined ? undefined : findEvent(context.db, { id });
};

const create = form("/groups/{alliance}/{group_slug}/events/new", {
  permission: "group.create_event",
  ...eventForm.create,
  submit: async (context, { path, body }) => {
    const { group } = await administeredGroup(context, "create_event", path);
    const { form_key: key, status } = body;
    const form = isPresetPlace(body, group) ? { ...body, venue_city: "", venue_country_code: "" } : body;
    const entered = eventForm.toCreate(form, { status });
    const input = { path: { group_id: group.id }, body: { ...entered, ...(await pictureOf(context, body)) } };
    try {
      const { body: event } = await addEvent(context, { ...input, headers: key ? { "idempotency-key": key } : {} });
      const notice = event.status === "published" ? "event_published" : "event_created";
      return seeOther(`${eventEditorPath(event)}?notice=${notice}`);
    } catch (error) {
      const before = error instanceof UnprocessableContent && key !== undefined && (await findMadeEvent(context, key));
      if (!before) throw error;
      return seeOther(`${eventEditorPath(before)}?notice=event_made_before`);
    }
  },
});

/** The form for a new event. Its key is in the address, so going back from the created event and submitting again repeats it. */
export const newEvent = page("showNewEvent", "/groups/{alliance}/{group_slug}/events/new", {
  permission: "group.create_event",
  query: { form_key: formKey },
  problemIn: eventProblem,
  show: async (context, { path, query: { form_key: formKey }, form, rejected }) => {
    if (formKey === undefined && !rejected) return seeOther(`${newEventPath(groupName(path))}?form_key=${uuid()}`);
    return newEventPage(context, path, { form, rejected, formKey });
  },
  forms: { createEventByForm: create },
});
