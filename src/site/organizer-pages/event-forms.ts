import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { addEvent, discardEvent, editEvent } from "../../community/events/actions.ts";
import { eventPolicy, requireEvent } from "../../community/events/policy.ts";
import { type EventRow, findEvent, findLastTimezone } from "../../community/events/queries.ts";
import { toAdministeredEvent } from "../../community/events/views.ts";
import { requireGroup } from "../../community/groups/policy.ts";
import type { GroupRow } from "../../community/groups/queries.ts";
import { findFirstBody } from "../../community/resources/idempotency.ts";
import { UnprocessableContent } from "../../foundation/errors.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { pictureUrl } from "../../foundation/pictures/pictures.ts";
import { isTimeZone, timeZoneOf } from "../../foundation/time-zone.ts";
import { may } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { signedInUser } from "../../identity/users/signed-in-user.ts";
import { requireMatch, seeOther, tagOf } from "../../server/http/responses.ts";
import { eventEditorPath, eventPath, groupPath, newEventPath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import { formKey, organizerNotice, redirectWithNotice } from "../kit/fields.ts";
import { managedEvent } from "../kit/managed-event.ts";
import { form, page } from "../kit/page.ts";
import { clearUnusedUrl, eventForm, eventFormData, eventProblem, followingField, readBanner } from "./event-fields.ts";

/** Whether the venue in the form is only the group's city and country, with which the form was filled. */
const isPresetVenue = (form: Readonly<Record<string, unknown>>, { city, countryCode }: GroupRow): boolean => {
  const preset = { venue_name: "", venue_address: "", venue_city: city, venue_country_code: countryCode };
  return Object.entries(preset).every(([field, value]) => String(form[field] ?? "").trim() === (value ?? ""));
};

/** Removes the problem that the venue has no name, if the form has only the preset city and country. */
const withoutVenueProblem = ({ values, problems }: Form, group: GroupRow): Form => ({
  values,
  problems: isPresetVenue(values, group) ? problems.filter(({ field }) => field !== "venue_name") : problems,
});

/** The event created with this key, unless its draft was deleted. */
const findCreatedEvent = async (context: UserContext, key: string) => {
  const { id } = Object(await findFirstBody(context, { operation: "createEvent", key }));
  return id === undefined ? undefined : findEvent(context.db, { id });
};

const createEventByForm = form("/groups/{alliance}/{group_slug}/events/new", {
  permission: "group.create_event",
  ...eventForm.create,
  submit: async (context, { body }) => {
    const { group } = await requireGroup(context, { id: context.target.id });
    const { form_key: key, status } = body;
    const form = isPresetVenue(body, group) ? { ...body, venue_city: "", venue_country_code: "" } : body;
    const properties = eventForm.toCreate(clearUnusedUrl(form), { status });
    const input = { path: { group_id: group.id }, body: { ...properties, ...(await readBanner(context, body)) } };
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

/** The form for a new event. The idempotency key is in the URL, so that going back and resubmitting creates no copy. */
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
      ...eventFormData(texts, rejected ? withoutVenueProblem(form, group) : blank, rejected?.submitted),
      /** Whether the browser's time zone replaces the form's. */
      usesBrowserZone: !rejected && !defaultZone,
      picture: null,
      group: { name: group.name, path: groupPath(group) },
      action: newEventPath(group),
    };
  },
  forms: { createEventByForm },
});

/** Longer values are truncated in messages. */
const maxLength = 80;

/** A problem for each field in which the form differs from the event, after another user changed the event. */
const differences = (texts: Translator, saved: Form["values"], values: Form["values"]) =>
  eventForm.toSections(texts).flatMap(({ fields }) =>
    fields.flatMap(({ name, label }) => {
      const [current, submitted] = [saved[name], values[name]];
      if (typeof current !== "string" || typeof submitted !== "string" || submitted === current) return [];
      const value = current.length > maxLength ? `${current.slice(0, maxLength).toWellFormed()}…` : current;
      const message = texts.t("organizers.event.problem.differs", { label, value: value || "–" });
      return { field: name, message };
    }),
  );

/** @throws BadRequest that names the field */
const changesIn = (form: object, event: EventRow, baseUrl: string): Schemas["EventUpdate"] => {
  const before = toAdministeredEvent(event, baseUrl);
  const changes = eventForm.toUpdate(clearUnusedUrl(form), before);
  const { venue } = changes;
  const isMoved =
    venue && (["address", "city", "country_code"] as const).some((key) => venue[key] !== before.venue?.[key]);
  // The coordinates belong to the former address.
  return isMoved ? { ...changes, venue: { ...venue, location: null } } : changes;
};

const path = "/events/{alliance}/{group_slug}/{event_slug}/edit";

const updateEventByForm = form(path, {
  permission: "event.update",
  ...eventForm.edit,
  submit: async (context, { body }) => {
    const { version, publish } = body;
    const { event } = await requireEvent(context, { id: context.target.id });
    const following = body.following === "yes";
    const changes = changesIn(body, event, context.baseUrl);
    const picture = await readBanner(context, body);
    await editEvent(context, event.id, { following }, (current) => {
      requireMatch(version, toAdministeredEvent(current, context.baseUrl), current.revision);
      return { ...changes, ...picture, ...(publish === "yes" && { status: "published" as const }) };
    });
    return { following, change: publish === "yes" ? ("published" as const) : ("saved" as const) };
  },
  notice: ({ following, change }) => `${following ? "events" : "event"}_${change}` as const,
});

/** The button that publishes or cancels the event. */
const statusForm = (action: "publish" | "cancel", status: "published" | "canceled") =>
  form(`${path}/${action}`, {
    permission: "event.update",
    body: { following: followingField },
    submit: async (context, { body }) => {
      const following = body.following === "yes";
      await editEvent(context, context.target.id, { following }, () => ({ status }));
      return following;
    },
    notice: (following) => `${following ? "events" : "event"}_${status}` as const,
  });

/** The form of an event, with buttons that publish, cancel and delete it. */
export const eventEditor = page("showEventEditor", path, {
  permission: "event.update",
  template: "organizer-pages/event-edit",
  query: { notice: organizerNotice },
  problemIn: eventProblem,
  show: async (context, { query: { notice }, rejected }) => {
    const { texts, now, baseUrl } = context;
    const { event, viewer } = await requireEvent(context, { id: context.target.id });
    const current = tagOf(toAdministeredEvent(event, baseUrl), event.revision);
    const saved = eventForm.fill(toAdministeredEvent(event, baseUrl));
    const submitted = rejected?.id === "updateEventByForm" ? rejected.form : undefined;
    const isOutdated = submitted !== undefined && rejected?.code === "precondition_failed";
    const form = submitted ?? { values: saved, problems: rejected?.form.problems ?? [] };
    const problems = isOutdated ? [...form.problems, ...differences(texts, saved, submitted.values)] : form.problems;
    return {
      event: managedEvent(viewer, event),
      timezone: event.timezone,
      ...eventFormData(texts, { values: form.values, problems }, rejected?.submitted),
      picture: pictureUrl(event.bannerUrl, baseUrl),
      // The page shows the other user's changes, so the next submission may overwrite them.
      shownVersion: isOutdated ? current : String(submitted?.values["version"] ?? current),
      isInSeries: event.seriesId !== null && may(eventPolicy.verbs.change_series, viewer, event),
      canDelete: event.status === "draft" && may(eventPolicy.verbs.delete, viewer, event),
      // A draft in the past is included, because the form can change its times and publish it.
      canPublish: event.status === "draft" || (event.status === "canceled" && event.startsAt > now),
      canCancel: event.status === "published" && event.endsAt > now,
      /** The link to share, after publication. */
      share: notice === "event_published" || notice === "events_published" ? baseUrl + eventPath(event) : null,
    };
  },
  forms: {
    updateEventByForm,
    publishEventByForm: statusForm("publish", "published"),
    cancelEventByForm: statusForm("cancel", "canceled"),
    deleteEventByForm: form(`${path}/delete`, {
      permission: "event.delete",
      submit: async (context, { path }) => {
        await discardEvent(context, context.target.id);
        return redirectWithNotice(groupPath({ alliance: path.alliance, slug: path.group_slug }), "event_deleted");
      },
    }),
  },
});
