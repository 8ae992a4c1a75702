import { toReadableCode } from "../../community/check-in-code.ts";
import type { ItemRow } from "../../community/events/agenda/queries.ts";
import type { AttendedEventRow } from "../../community/events/attendances/queries.ts";
import type { BriefEventRow } from "../../community/events/queries.ts";
import { toGeoPoint } from "../../community/location/views.ts";
import type { CalendarEvent } from "../../foundation/icalendar/document.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { eventPath } from "../../web/page-paths.ts";
import { toPlainText } from "../../web/pages/markdown.ts";
import type { CalendarEventRow } from "./queries.ts";

/** In characters. Longer descriptions are truncated to bound the calendar's size; the event's page has the full text. */
const maxDescriptionLength = 2_000;

export const toCalendarEvent = (row: CalendarEventRow, baseUrl: string): CalendarEvent => ({
  id: row.id,
  revision: row.revision,
  updatedAt: row.updatedAt,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  timezone: row.timezone,
  status: row.status === "canceled" ? "cancelled" : "confirmed",
  name: row.name,
  // Converts only a part of very long descriptions: Markdown is rarely four times as long as its text.
  description: truncate(toPlainText(row.description.slice(0, 4 * maxDescriptionLength))),
  location: locationOf(row),
  point: toGeoPoint({ latitude: row.venueLatitude, longitude: row.venueLongitude }),
  url: baseUrl + eventPath(row),
  categories: [...new Set([row.category ?? [], row.tags].flat())],
  meetingUrl: null,
  checkInCode: null,
  organizer: row.organizerEmail === null ? null : { name: row.group.name, email: row.organizerEmail },
});

/** Converts an agenda item to a calendar entry, which inherits its other fields from the entry of its event. */
export const toAgendaEntry = (
  { id, title, startsAt, endsAt, room, abstract }: ItemRow,
  event: CalendarEvent,
): CalendarEvent => ({
  ...event,
  id: `${event.id}-${id}`,
  name: title,
  startsAt,
  endsAt,
  description: abstract === null ? "" : truncate(toPlainText(abstract)),
  location: [room, event.location].filter((part) => part !== null).join(", ") || null,
});

export const toAttendedCalendarEvent = (
  { event, attendance, description }: AttendedEventRow & { description: string },
  { t }: Translator,
  baseUrl: string,
): CalendarEvent => {
  const entry = toCalendarEvent({ ...event, description }, baseUrl);
  if (attendance.status === "attending")
    return {
      ...entry,
      meetingUrl: event.meetingUrl,
      checkInCode: attendance.checkInCode && toReadableCode(attendance.checkInCode),
    };
  if (entry.status !== "confirmed") return entry;
  return {
    ...entry,
    status: "tentative",
    name: t(`common.calendar.${attendance.status === "pending" ? "pending" : "waitlisted"}`, { event: entry.name }),
  };
};

const locationOf = ({ venueName, venueAddress, venueCity, venueCountryCode }: BriefEventRow): string | null =>
  [venueName, venueAddress, venueCity, venueCountryCode].filter((part) => part !== null).join(", ") || null;

/** Truncates a description, never within a surrogate pair. */
const truncate = (text: string): string =>
  text.length <= maxDescriptionLength
    ? text
    : `${text.slice(0, maxDescriptionLength).replace(/[\uD800-\uDBFF]$/, "")}…`;
