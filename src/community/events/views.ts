import type { Schemas } from "../../../generated/contract.ts";
import { pictureUrl, toStoredPicture } from "../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { eventPath } from "../../web/page-paths.ts";
import { noLocation, toDistance, toGeoPoint } from "../location/views.ts";
import { camelCased, prefixed } from "../resources/case.ts";
import { detailed } from "../resources/views.ts";
import type { EventRow, ListedEventRow } from "./queries.ts";

export const toEventSummary = (row: ListedEventRow, baseUrl: string): Schemas["EventSummary"] => ({
  id: row.id,
  alliance: row.alliance,
  group: row.group,
  slug: row.slug,
  name: row.name,
  summary: row.summary,
  kind: row.kind,
  status: row.status,
  category: row.category,
  starts_at: toTimestamp(row.startsAt),
  ends_at: toTimestamp(row.endsAt),
  timezone: row.timezone,
  capacity: row.capacity,
  waitlist_enabled: row.waitlistEnabled,
  venue: toVenue(row),
  tags: row.tags,
  banner_url: pictureUrl(row.bannerUrl, baseUrl),
  visibility: row.visibility,
  registration: row.registration,
  registration_url: row.registrationUrl,
  hosts: row.hosts,
  series_id: row.seriesId,
  attendee_count: row.attendeeCount,
  remaining_capacity: row.capacity === null ? null : Math.max(0, row.capacity - row.attendeeCount - row.heldCount),
  ...toDistance(row.distance),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

export const toEvent = (row: EventRow, baseUrl: string): Schemas["GroupEvent"] =>
  detailed<Schemas["EventSummary"], Schemas["GroupEvent"]>(toEventSummary(row, baseUrl), {
    html_url: baseUrl + eventPath(row),
    description: row.description,
    accessibility_notes: row.accessibilityNotes,
    agenda_item_count: row.agendaItemCount,
    links: row.links,
    questions: row.questions.map(toQuestion),
    approval_required: row.approvalRequired,
    max_guests: row.maxGuests,
    rsvp_opens_at: row.rsvpOpensAt && toTimestamp(row.rsvpOpensAt),
    rsvp_closes_at: row.rsvpClosesAt && toTimestamp(row.rsvpClosesAt),
  });

export const toAdministeredEvent = (row: EventRow, baseUrl: string): Schemas["GroupEvent"] =>
  Object.assign(toEvent(row, baseUrl), { meeting_url: row.meetingUrl });

const toQuestion = (question: EventRow["questions"][number]): Schemas["RegistrationQuestion"] => {
  const { id, label, kind, required, options } = question;
  return { id, label, kind, required, options };
};

const toVenue = (row: ListedEventRow): Schemas["Venue"] | null =>
  row.venueName === null
    ? null
    : {
        name: row.venueName,
        address: row.venueAddress,
        city: row.venueCity,
        country_code: row.venueCountryCode,
        location: toGeoPoint({ latitude: row.venueLatitude, longitude: row.venueLongitude }),
      };

type Body = Pick<
  Schemas["EventUpdate"],
  "starts_at" | "ends_at" | "rsvp_opens_at" | "rsvp_closes_at" | "venue" | "banner_url" | "questions"
>;

const noVenue = { name: null, address: null, city: null, country_code: null, location: null };

const toVenueColumns = ({ location, ...venue }: NonNullable<Body["venue"]> | typeof noVenue) => ({
  ...prefixed("venue", venue),
  ...(location !== undefined && prefixed("venue", location ?? noLocation)),
});

const toTime = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Converts a request body to columns, except the questions. Omits missing fields: updates leave them unchanged, inserts use the defaults. */
export const toEventColumns = <Input extends Body>(
  { starts_at, ends_at, rsvp_opens_at, rsvp_closes_at, venue, banner_url, questions: _questions, ...rest }: Input,
  baseUrl: string,
) => ({
  ...camelCased(rest),
  ...(banner_url !== undefined && { bannerUrl: toStoredPicture(banner_url, baseUrl) }),
  ...(rsvp_opens_at !== undefined && { rsvpOpensAt: toTime(rsvp_opens_at) }),
  ...(rsvp_closes_at !== undefined && { rsvpClosesAt: toTime(rsvp_closes_at) }),
  ...(starts_at !== undefined && { startsAt: new Date(starts_at) }),
  ...(ends_at !== undefined && { endsAt: new Date(ends_at) }),
  ...(venue !== undefined && toVenueColumns(venue ?? noVenue)),
});
