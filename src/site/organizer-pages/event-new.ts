import { v7 as uuid } from "uuid";
import { addEvent } from "../../community/events/actions.ts";
import { findEvent, findLastTimezone } from "../../community/events/queries.ts";
import { requireGroup } from "../../community/groups/policy.ts";
import type { GroupRow } from "../../community/groups/queries.ts";
import { findFirstBody } from "../../community/resources/idempotency.ts";
import { UnprocessableContent } from "../../foundation/errors.ts";
import { isTimeZone, timeZoneOf } from "../../foundation/time-zone.ts";
import type { UserContext } from "../../identity/context.ts";
import { signedInUser } from "../../identity/users/signed-in-user.ts";
import { seeOther } from "../../server/http/responses.ts";
import { eventEditorPath, groupPath, newEventPath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import { formKey } from "../kit/fields.ts";
import { form, page } from "../kit/page.ts";
import { drawEventForm, eventForm, eventProblem, pictureOf, withUsedUrl } from "./event-fields.ts";

/** Whether the form has only the preset city and country of the group as its venue. */
const isPresetPlace = (form: Readonly<Record<string, unknown>>, { city, countryCode }: GroupRow): boolean => {
  const preset = { venue_name: "", venue_address: "", venue_city: city, venue_country_code: countryCode };
  return Object.entries(preset).every(([field, value]) => String(form[field] ?? "").trim() === (value ?? ""));
};

/** The preset city and country of the group need no venue name. */
const withoutPlaceProblem = ({ values, problems }: Form, group: GroupRow): Form => ({
  values,
  problems: isPresetPlace(values, group) ? problems.filter(({ field }) => field !== "venue_name") : problems,
});

/** The event created with this key, unless its draft was deleted. */
const findCreatedEvent = async (context: UserContext, key: string) => {
  const { id } = Object(await findFirstBody(context, { operation: "createEvent", key }));
  return id === undefined ? undefined : findEvent(context.db, { id });
};

const create = form("/groups/{alliance}/{group_slug}/events/new", {
  permission: "group.create_event",
  ...eventForm.create,
  submit: async (context, { body }) => {
    const { group } = await requireGroup(context, { id: context.target.id });
    const { form_key: key, status } = body;
    const form = isPresetPlace(body, group) ? { ...body, venue_city: "", venue_country_code: "" } : body;
    const entered = eventForm.toCreate(withUsedUrl(form), { status });
    const input = { path: { group_id: group.id }, body: { ...entered, ...(await pictureOf(context, body)) } };
    try {
      const { body: event } = await addEvent(context, { ...input, headers: key ? { "idempotency-key": key } : {} });
      const notice = event.status === "published" ? "event_published" : "event_created";
      return seeOther(`${eventEditorPath(event)}?notice=${notice}`);
    } catch (error) {
      const created =
        error instanceof UnprocessableContent && key !== undefined && (await findCreatedEvent(context, key));
      if (!created) throw error;
      return seeOther(`${eventEditorPath(created)}?notice=event_made_before`);
    }
  },
});

/** The form for a new event. Its idempotency key is in the URL, so that going back and submitting again does not create a second event. */
export const newEvent = page("showNewEvent", "/groups/{alliance}/{group_slug}/events/new", {
  permission: "group.create_event",
  template: "organizer-pages/event-new",
  query: { form_key: formKey },
  problemIn: eventProblem,
  show: async (context, { query: { form_key: formKey }, form, rejected }) => {
    const { target, db, texts } = context;
    if (formKey === undefined && !rejected) return seeOther(`${newEventPath(target)}?form_key=${uuid()}`);
    const [user, { group }] = await Promise.all([signedInUser(context), requireGroup(context, { id: target.id })]);
    const lastZone = rejected ? undefined : await findLastTimezone(db, group.id);
    const defaultZone = [lastZone, user.timezone].find((zone) => zone && isTimeZone(zone));
    const blank: Form = {
      values: {
        timezone: defaultZone ?? timeZoneOf(group) ?? "",
        kind: "in_person",
        venue_city: group.city ?? "",
        venue_country_code: group.countryCode ?? "",
        ...(formKey && { form_key: formKey }),
      },
      problems: [],
    };
    return {
      ...drawEventForm(texts, rejected ? withoutPlaceProblem(form, group) : blank, rejected?.submitted),
      /** Whether the browser's time zone replaces the form's. */
      usesBrowserZone: !rejected && !defaultZone,
      picture: null,
      group: { name: group.name, path: groupPath(group) },
      action: newEventPath(group),
    };
  },
  forms: { createEventByForm: create },
});
