import { editGuestAttendee } from "../../../community/events/guest-attendees/actions.ts";
import { findGuestAttendee } from "../../../community/events/guest-attendees/queries.ts";
import { toGuestAttendee } from "../../../community/events/guest-attendees/views.ts";
import { requireFound } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/responses.ts";
import { attendeesPath, eventPath } from "../../../web/page-paths.ts";
import { conflictProblem } from "../../administration-pages/shared.ts";
import { guestChoices } from "../../community-pages/rsvp-form.ts";
import { contractForm } from "../../kit/contract-form.ts";
import { redirectWithNotice, version } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";

const path = "/events/{alliance}/{group_slug}/{event_slug}/guest-attendees/{guest_attendee_id}/edit";
const permission = "event.manage_attendees";

const personForm = contractForm({
  create: "GuestAttendeeCreate",
  update: "GuestAttendeeUpdate",
  required: ["name", "guests"],
  sections: [[null, ["name", "email", "guests", "over_capacity"]]],
  edit: { version },
  creation: {},
  attributesByField: { name: { autocomplete: "off" }, email: { autocomplete: "off" } },
  wording: {
    label: (field) => (field === "email" ? "auth.field.email" : `organizers.add.${field}`),
    hint: (field) => `organizers.add.${field}_hint`,
    problem: (name) => `common.field.${name}`,
  },
});

/** @throws NotFound */
const findPerson = async ({ db }: UserContext, eventId: string, id: string) =>
  toGuestAttendee(requireFound(await findGuestAttendee(db, { eventId, id }), "the person is not on the list"));

const updateGuestAttendeeByForm = form(path, {
  permission,
  ...personForm.edit,
  submit: async (context, { path: { guest_attendee_id: id }, body }) => {
    const { target: event } = context;
    const changes = personForm.toUpdate(body, await findPerson(context, event.id, id));
    await editGuestAttendee(context, { eventId: event.id, id }, changes, { "if-match": body.version });
    return redirectWithNotice(attendeesPath(event), "saved");
  },
});

/** The form to edit a person without an account. */
export const guestAttendee = page("showGuestAttendeeForm", path, {
  permission,
  template: "administration-pages/form-page",
  problemIn: (texts, problem, error, values) =>
    error.code === "event_full" ? { ...problem, field: "guests" } : conflictProblem(texts, problem, error, values),
  show: async (context, { path: { guest_attendee_id: id }, form: { values, problems } }) => {
    const { target: event, texts } = context;
    const { t } = texts;
    const person = await findPerson(context, event.id, id);
    const guests = guestChoices(texts, event, person.guests);
    return {
      form: { values: { ...personForm.fill(person), ...values }, problems },
      title: t("organizers.attendees.edit", { name: person.name }),
      crumb: { name: t("organizers.attendees.title", { name: event.name }), path: attendeesPath(event) },
      action: `${eventPath(event)}/guest-attendees/${id}/edit`,
      shownVersion: tagOf(person),
      sections: personForm.toSections(texts, { guests }).map(({ legend, fields }) => ({
        legend,
        fields: fields.filter(({ name }) => name !== "over_capacity" || event.capacity !== null),
      })),
      buttons: [{ label: t("organizers.save"), value: null }],
      ...{ pictures: [], actions: [], share: null, hidden: null },
    };
  },
  forms: { updateGuestAttendeeByForm },
});
