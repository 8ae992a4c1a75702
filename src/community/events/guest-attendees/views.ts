import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { EventRow } from "../queries.ts";
import type { GuestAttendeeRow } from "./queries.ts";

const toReference = ({ id, name, guests, registeredBy, checkedInAt }: GuestAttendeeRow) => ({
  ...{ id, name, guests },
  registered_by: registeredBy,
  checked_in_at: checkedInAt && toTimestamp(checkedInAt),
});

export const toGuestAttendee = (row: GuestAttendeeRow): Schemas["GuestAttendee"] => ({
  ...toReference(row),
  email: row.email,
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

/** Omits the email address, which people at the door must not see. */
export const toNamedGuestAttendee = (row: GuestAttendeeRow): Schemas["GuestAttendee"] =>
  toGuestAttendee({ ...row, email: null });

export const toGuestAttendeePayload = (
  { alliance, group, id, slug, name }: EventRow,
  row: GuestAttendeeRow,
): Schemas["GuestAttendeePayload"] => ({
  alliance,
  group,
  event: { id, slug, name },
  guest_attendee: toReference(row),
});

/** The audit log contains ids, because names must not be stored for years. */
export const toAudited = ({ id, guests, checkedInAt }: GuestAttendeeRow) => ({
  guest_attendee: { id, guests, checked_in_at: checkedInAt && toTimestamp(checkedInAt) },
});
