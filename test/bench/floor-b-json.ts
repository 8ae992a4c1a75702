import type { Row } from "./sql.ts";

/* Rows of floor B as JSON, and the response schemas from which Fastify compiles its serializers. */

const text = { type: "string" };
const integer = { type: "integer" };
const boolean = { type: "boolean" };
const maybe = <Type extends object>(type: Type) => ({ ...type, nullable: true });
const list = (items: object) => ({ type: "array", items });
const object = (properties: Record<string, object>) => ({ type: "object", properties });
const links = list(object({ label: text, url: text }));
const times = { created_at: text, updated_at: text };
const group = object({ id: text, slug: text, name: text });

const point = object({ latitude: { type: "number" }, longitude: { type: "number" } });
const person = object({ id: text, name: text });

const eventSummary = {
  id: text,
  alliance: text,
  group,
  slug: text,
  name: text,
  summary: maybe(text),
  kind: text,
  status: text,
  category: maybe(text),
  starts_at: text,
  ends_at: text,
  timezone: text,
  capacity: maybe(integer),
  waitlist_enabled: boolean,
  venue: maybe(
    object({ name: text, address: maybe(text), city: maybe(text), country_code: maybe(text), location: maybe(point) }),
  ),
  tags: list(text),
  banner_url: maybe(text),
  hosts: list(person),
  series_id: maybe(text),
  attendee_count: integer,
  remaining_capacity: maybe(integer),
  ...times,
};

const locationOf = (latitude: number | null, longitude: number | null) =>
  latitude === null ? null : { latitude, longitude };

export const toEvent = (row: Row) => ({
  ...row,
  group: { id: row["group_id"], slug: row["group_slug"], name: row["group_name"] },
  venue:
    row["venue_name"] === null
      ? null
      : {
          name: row["venue_name"],
          address: row["venue_address"],
          city: row["venue_city"],
          country_code: row["venue_country_code"],
          location: locationOf(row["venue_latitude"], row["venue_longitude"]),
        },
  remaining_capacity: row["capacity"] === null ? null : row["capacity"] - row["attendee_count"],
});

const jobSummary = {
  id: text,
  alliance: text,
  group: maybe(group),
  slug: text,
  title: text,
  company_name: text,
  summary: text,
  location: maybe(text),
  country_code: maybe(text),
  remote: boolean,
  employment_type: text,
  salary: maybe(object({ minimum: integer, maximum: integer, currency: text, period: text })),
  tags: list(text),
  status: text,
  expires_at: text,
  posted_by: object({ id: text, name: text }),
  ...times,
};

export const toJob = (row: Row) => ({
  ...row,
  group: row["group_id"] && { id: row["group_id"], slug: row["group_slug"], name: row["group_name"] },
  salary:
    row["salary_minimum"] === null
      ? null
      : {
          minimum: row["salary_minimum"],
          maximum: row["salary_maximum"],
          currency: row["salary_currency"],
          period: row["salary_period"],
        },
  posted_by: { id: row["author_id"], name: row["author_name"] },
});

const groupSummary = {
  id: text,
  alliance: text,
  slug: text,
  name: text,
  category: maybe(text),
  region: maybe(text),
  city: maybe(text),
  country_code: maybe(text),
  location: maybe(point),
  tags: list(text),
  logo_url: maybe(text),
  banner_url: maybe(text),
  organizers: list(person),
  active: boolean,
  member_count: integer,
  upcoming_event_count: integer,
  ...times,
};

export const toGroup = (row: Row) => ({
  ...row,
  location: locationOf(row["latitude"], row["longitude"]),
});

const entrySummary = {
  id: text,
  alliance: text,
  slug: text,
  name: text,
  kind: text,
  summary: text,
  website_url: maybe(text),
  logo_url: maybe(text),
  category: maybe(text),
  stage: maybe(text),
  tags: list(text),
  published: boolean,
  ...times,
};

const page = (item: Record<string, object>) => object({ items: list(object(item)), next_cursor: maybe(text) });
const options = list(object({ value: text, label: text, count: integer }));
const response = (schema: object): { schema: { response: Record<number, object> } } => ({
  schema: { response: { 200: schema } },
});

/** The options of each route. */
export const routes = {
  event: response(
    object({
      ...eventSummary,
      html_url: text,
      description: text,
      questions: list(object({ id: text, label: text, kind: text, required: boolean, options: list(text) })),
      approval_required: boolean,
      max_guests: integer,
      rsvp_opens_at: maybe(text),
      rsvp_closes_at: maybe(text),
    }),
  ),
  events: response(page(eventSummary)),
  jobs: response(page(jobSummary)),
  alliance: response(
    object({
      id: text,
      slug: text,
      name: text,
      logo_url: maybe(text),
      group_count: integer,
      member_count: integer,
      upcoming_event_count: integer,
      ...times,
      html_url: text,
      description: text,
      banner_url: maybe(text),
      website_url: maybe(text),
      links,
      contact_email: maybe(text),
      contact_email_confirmed: boolean,
      accent_color: maybe(text),
      tagline: maybe(text),
      sender_name: maybe(text),
      imprint_url: maybe(text),
      privacy_url: maybe(text),
      terms_url: maybe(text),
    }),
  ),
  search: response(
    object({
      items: list({
        ...object({
          type: text,
          rank: { type: "number" },
          partial: boolean,
          title: text,
          snippet: text,
          url: text,
          html_url: text,
          event: object(eventSummary),
          group: object(groupSummary),
          job: object(jobSummary),
          landscape_entry: object(entrySummary),
        }),
      }),
    }),
  ),
  filters: response({ type: "object", additionalProperties: { type: "object", additionalProperties: options } }),
  me: response(
    object({
      id: text,
      email: text,
      email_verified: boolean,
      mail_undeliverable: boolean,
      pending_email: maybe(object({ email: text, expires_at: text })),
      name: text,
      bio: maybe(text),
      title: maybe(text),
      company: maybe(text),
      city: maybe(text),
      country_code: maybe(text),
      timezone: maybe(text),
      language: maybe(text),
      photo_url: maybe(text),
      website_url: maybe(text),
      links,
      interests: list(text),
      show_as_organizer: boolean,
      show_as_attendee: boolean,
      notifications: { type: "object", properties: { new_events: text }, additionalProperties: boolean },
      providers: list(text),
      second_factor: boolean,
      roles: list(object({ role: text, alliance: maybe(text), group_id: maybe(text) })),
      roles_resting: boolean,
      ...times,
    }),
  ),
  myGroups: response(page({ group: object(groupSummary), joined_at: text })),
  rsvp: response(
    object({
      event_id: text,
      status: text,
      waitlist_position: maybe(integer),
      guests: integer,
      answers: list(object({ question_id: text, label: text, value: text })),
      responded_at: maybe(text),
      checked_in_at: maybe(text),
      check_in_code: maybe(text),
      meeting_url: maybe(text),
    }),
  ),
};
