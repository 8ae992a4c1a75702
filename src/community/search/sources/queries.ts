export type HitType = "event" | "group" | "job" | "landscape_entry";

/** Hits of different types with equal rank have this order. */
export const hitTypes: readonly HitType[] = ["event", "group", "job", "landscape_entry"];

export type Period = "upcoming" | "any";

/* A subquery, because otherwise PostgreSQL would replan the statement for each value, which takes longer than most searches. */
const now = "(select now from clock)";

/** A scan in the natural order of the rows, by an index. `share` is this scan's part of all rows that are read. */
type Scan = { share: number; from: string; order: string; allianceOrder?: string };

export type Source = {
  table: string;
  join: string;
  title: string;
  /** Columns with search documents. Matches in the first column rank higher. */
  documents: readonly string[];
  /** Columns besides id and title, including the documents. */
  columns: string;
  /** The text for snippets. The description is truncated, so that the columns after it fit. */
  text: string;
  /** Must be the condition of the partial indexes. public-in-sql.test.ts compares it and `isPublic` with the policies. */
  isListed: string;
  isPublic: string;
  scans: Scan[];
  /** Orders hits of equal rank, smallest first. */
  distance: string;
};

const newestFirst = (share: number, order: string, allianceOrder?: string): Scan[] => [
  { share, from: "true", order, ...(allianceOrder && { allianceOrder }) },
];

const ageSeconds = `date_part('epoch', ${now} - hit.created_at)`;

const textOf = (...columns: string[]): string => `concat_ws(' · ', ${columns.join(", ")})`;

const description = "left(hit.description, 2000)";
const tags = "nullif(array_to_string(hit.tags, ' · '), '')";

const agenda = `case when hit.agenda_document is not null then (
  select left(string_agg(part, ' · '), 4000) from (
    select title as part from agenda_items where event_id = hit.id
    union all select concat_ws(' · ', name, headline) from speakers where event_id = hit.id
    union all select abstract from agenda_items where event_id = hit.id) parts) end`;

/** No event lasts longer than 744 hours, so an index on the start finds events under way: see events/queries.ts. */
const isUnderWay = `hit.starts_at <= ${now} and hit.starts_at > ${now} - interval '744 hours' and hit.ends_at > ${now}`;

const laterEvents: Scan = { share: 0.75, from: `hit.starts_at > ${now}`, order: "hit.starts_at, hit.id" };
const earlierEvents = (from: string): Scan => ({ share: 0.25, from, order: "hit.starts_at desc, hit.id desc" });

const events = (period: Period): Source => ({
  table: "events",
  join: "join groups on groups.id = hit.group_id",
  title: "name",
  documents: ["document", "agenda_document"],
  columns: "hit.document, hit.group_id, hit.starts_at, hit.ends_at, hit.agenda_document",
  text: textOf(
    ...["hit.name", "hit.summary", description, "hit.group_name"],
    ...["hit.venue_name", "hit.venue_address", "hit.venue_city", "hit.category", tags, agenda],
  ),
  isListed: "hit.status <> 'draft' and hit.visibility = 'public'",
  isPublic: `groups.active${
    period === "any" ? "" : ` and hit.ends_at > ${now} and hit.starts_at > ${now} - interval '744 hours'`
  }`,
  scans: [laterEvents, earlierEvents(period === "any" ? `hit.starts_at <= ${now}` : isUnderWay)],
  distance: `abs(date_part('epoch', hit.starts_at - ${now})) + case when hit.starts_at > ${now} then 0 else 1e10 end`,
});

const groups: Source = {
  table: "groups",
  join: "",
  title: "name",
  documents: ["document"],
  columns: "hit.document, hit.created_at",
  text: textOf("hit.name", description, "hit.city", "hit.region", "hit.category", tags),
  isListed: "hit.active",
  isPublic: "true",
  // Ids begin with the time of creation. Groups are few, and most are read faster in no order, so the share is small.
  scans: newestFirst(0.3, "hit.id desc", "hit.created_at desc, hit.id desc"),
  distance: ageSeconds,
};

const jobs: Source = {
  table: "jobs",
  join: "left join groups on groups.id = hit.group_id",
  title: "title",
  documents: ["document"],
  columns: "hit.document, hit.group_id, hit.expires_at, hit.created_at",
  text: textOf("hit.title", "hit.company_name", "hit.summary", description, "hit.location", "hit.group_name", tags),
  isListed: "hit.status = 'published'",
  // "is true" prevents use of the index on expiry, with which PostgreSQL would read every open job.
  isPublic: `(hit.expires_at > ${now}) is true and groups.active is not false`,
  scans: newestFirst(1, "hit.created_at desc, hit.id desc"),
  distance: ageSeconds,
};

const landscapeEntries: Source = {
  table: "landscape_entries",
  join: "",
  title: "name",
  documents: ["document"],
  columns: "hit.document, hit.created_at",
  text: textOf("hit.name", "hit.summary", description, "hit.category", tags),
  isListed: "hit.published",
  isPublic: "true",
  scans: newestFirst(1, "hit.created_at desc, hit.id desc"),
  distance: ageSeconds,
};

const eventSources: Record<Period, Source> = { upcoming: events("upcoming"), any: events("any") };
const otherSources = { group: groups, job: jobs, landscape_entry: landscapeEntries };

export const sourceOf = (type: HitType, period: Period): Source =>
  type === "event" ? eventSources[period] : otherSources[type];
