import { addGuestAttendee } from "../../../community/events/guest-attendees/actions.ts";
import { idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import type { UserContext } from "../../../identity/context.ts";
import { isChecked } from "../../../web/pages/text-fields.ts";
import { readAs } from "../../kit/contract-form.ts";
import { formKey } from "../../kit/fields.ts";
import { boxStates, fromContract, optional, required, text, type ValuesOf } from "../../kit/schema.ts";
import { rsvpFields } from "../rsvp-form.ts";

/* The forms that add a person without an account to an event. */

export const walkInFields = {
  name: required(fromContract("Name"), "common.field.name"),
  guests: rsvpFields.guests,
  form_key: formKey,
};

export const personFields = {
  ...walkInFields,
  email: optional(text({ maxLength: 254 }), "common.field.email"),
  over_capacity: optional(boxStates, "common.field.box"),
};

type PersonForm = ValuesOf<typeof walkInFields> & Partial<ValuesOf<typeof personFields>>;

/** @throws BadRequest naming the field */
export const toGuestAttendeeCreate = ({ name, email = "", guests = "0", over_capacity }: PersonForm) =>
  readAs("GuestAttendeeCreate", {
    name,
    ...(email.trim() !== "" && { email: email.trim() }),
    guests: Number(guests),
    over_capacity: isChecked(over_capacity),
  });

/** Adds the person only once if the form is submitted twice. @returns the id */
export const addPersonByForm = async (
  context: UserContext,
  eventId: string,
  fields: PersonForm,
  extraFields: { check_in?: boolean } = {},
): Promise<string> => {
  const body = { ...toGuestAttendeeCreate(fields), ...extraFields };
  const request = { path: { event_id: eventId }, body, headers: idempotencyHeadersOf(fields) };
  return (await addGuestAttendee(context, eventId, request)).body.id;
};
