/* Columns of spreadsheets by header, including those of exports of Meetup, Luma, Eventbrite and this service. */

const headersByColumn = {
  uid: ["uid", "id", "event_id", "api_id", "event_api_id"],
  name: ["name", "full_name", "user_name", "title", "event_name", "event_title", "event", "summary", "subject"],
  kind: ["kind"],
  description: ["description", "event_description", "details"],
  starts_at: ["starts_at", "start_at", "start", "start_date_time", "event_start", "event_start_at", "local_date"],
  start_date: ["start_date", "event_start_date", "date", "event_date"],
  start_time: ["start_time", "event_start_time", "time", "local_time", "event_time"],
  ends_at: ["ends_at", "end_at", "end", "end_date_time", "event_end", "event_end_at"],
  end_date: ["end_date", "event_end_date"],
  end_time: ["end_time", "event_end_time"],
  timezone: ["timezone", "time_zone", "event_timezone", "event_time_zone"],
  venue_name: ["venue_name", "venue", "location", "location_name", "event_location"],
  venue_address: ["venue_address", "address", "full_address", "event_address", "address_1"],
  venue_city: ["venue_city", "city", "event_city"],
  venue_country_code: ["venue_country_code", "country_code"],
  venue_latitude: ["venue_latitude", "latitude"],
  venue_longitude: ["venue_longitude", "longitude"],
  meeting_url: ["meeting_url", "online_event_url", "online_url", "zoom_url", "zoom_join_url", "how_to_find_us_url"],
  category: ["category", "event_category"],
  capacity: ["capacity", "max_capacity", "rsvp_limit", "event_capacity"],
  tags: ["tags", "topics"],
  status: ["status", "event_status", "approval_status", "attendee_status", "rsvp", "rsvp_status"],
  email: ["email", "e_mail", "email_address", "e_mail_address", "attendee_email", "buyer_email", "guest_email"],
  first_name: ["first_name", "attendee_first_name", "buyer_first_name"],
  last_name: ["last_name", "attendee_last_name", "buyer_last_name", "surname"],
} as const;

/** Headers that occur only in lists of members, and identify such a list even without email addresses. */
const memberHeaders = ["user_id", "user_name", "member_id", "joined_group_on", "url_of_member_profile", "joined_at"];

/** The text of a row's cells, by column. */
export type Cells = Readonly<Partial<Record<keyof typeof headersByColumn, string>>>;

const normalizeHeader = (header: string): string =>
  header
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_|_$/g, "");

type Layout = {
  kind: "event" | "member";
  /** The column of each header; undefined if it is not imported. */
  columns: (string | undefined)[];
};

/** Recognizes the columns. @returns undefined if they describe neither events nor members */
export const recognizeLayout = (headerRow: readonly string[]): Layout | undefined => {
  const headers = headerRow.map(normalizeHeader);
  const columns: (string | undefined)[] = headers.map(() => undefined);
  for (const [column, names] of Object.entries(headersByColumn)) {
    const name = names.find((candidate) => headers.includes(candidate));
    if (name !== undefined) columns[headers.indexOf(name)] = column;
  }
  const has = (column: keyof Cells) => columns.includes(column);
  if (has("email") || memberHeaders.some((name) => headers.includes(name))) return { kind: "member", columns };
  return has("name") && (has("starts_at") || has("start_date")) ? { kind: "event", columns } : undefined;
};
