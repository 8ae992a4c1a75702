import type { components } from "../../generated/contract.ts";
import { toTimestamp } from "../http/timestamp.ts";
import { noLocation, toDistance, toGeoPoint } from "../location/views.ts";
import { eventPath } from "../page-paths.ts";
import { camelCased, prefixed } from "../resources/case.ts";
import type { EventRow } from "./queries.ts";

type Schemas = components["schemas"];

export const toEventSummary = (row: EventRow): Schemas["EventSummary"] => ({
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
  banner_url: row.bannerUrl,
  hosts: row.hosts,
  attendee_count: row.attendeeCount,
  remaining_capacity: row.capacity === null ? null : row.capacity - row.attendeeCount,
  ...toDistance(row.distance),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

/** @param baseUrl of the service */
export const toEvent = (row: EventRow, baseUrl: string): Schemas["GroupEvent"] => ({
  ...toEventSummary(row),
  html_url: baseUrl + eventPath(row),
  description: row.description,
});

/** For the event's administrators. */
export const toAdministeredEvent = (row: EventRow, baseUrl: string): Schemas["GroupEvent"] => ({
  ...toEvent(row, baseUrl),
  meeting_url: row.meetingUrl,
});

const toVenue = (row: EventRow): Schemas["Venue"] | null =>
  row.venueName === null
    ? null
    : {
        name: row.venueName,
        address: row.venueAddress,
        city: row.venueCity,
        country_code: row.venueCountryCode,
        location: toGeoPoint({ latitude: row.venueLatitude, longitude: row.venueLongitude }),
      };

type Body = Pick<Schemas["EventUpdate"], "starts_at" | "ends_at" | "venue">;

const noVenue = { name: null, address: null, city: null, country_code: null, location: null };

const toVenueColumns = ({ location, ...venue }: NonNullable<Body["venue"]> | typeof noVenue) => ({
  ...prefixed("venue", venue),
  ...(location !== undefined && prefixed("venue", location ?? noLocation)),
});

/** A body as columns. Missing fields stay as they are, or get the column's default. */
export const toEventColumns = <Given extends Body>({ starts_at, ends_at, venue, ...rest }: Given) => ({
  ...camelCased(rest),
  ...(starts_at !== undefined && { startsAt: new Date(starts_at) }),
  ...(ends_at !== undefined && { endsAt: new Date(ends_at) }),
  ...(venue !== undefined && toVenueColumns(venue ?? noVenue)),
});
