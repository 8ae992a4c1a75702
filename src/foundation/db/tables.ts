import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import {
  document,
  folded,
  isCountry,
  isLocation,
  isOneOf,
  isSlug,
  links,
  type Person,
  picture,
  type Question,
  requiredReference,
  revision,
  textList,
  timestamps,
  timestamptz,
  tsvector,
  uploadIndex,
} from "./columns.ts";

/*
 * Lists are paginated by keyset: `order by <column>, id`, both in the same direction, so that one index serves both. PostgreSQL
 * uses a partial index only for a query that repeats its condition as literal SQL.
 */

/** Address for replies, public once its owner has confirmed it. */
const contact = () => ({
  contactEmail: text("contact_email"),
  contactConfirmedAt: timestamptz("contact_confirmed_at"),
  /** Not cleared by the confirmation, so that opening the link again shows the state. */
  contactLinkHash: text("contact_link_hash"),
  contactLinkExpiresAt: timestamptz("contact_link_expires_at"),
});

export const alliances = pgTable(
  "alliances",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    logoUrl: picture("logo_url"),
    bannerUrl: picture("banner_url"),
    websiteUrl: text("website_url"),
    links: links(),
    ...contact(),
    accentColor: text("accent_color"),
    tagline: text("tagline"),
    senderName: text("sender_name"),
    imprintUrl: text("imprint_url"),
    privacyUrl: text("privacy_url"),
    termsUrl: text("terms_url"),
    acceptsGroupRequests: boolean("accepts_group_requests").notNull().default(false),
    groupCount: integer("group_count").notNull().default(0),
    memberCount: integer("member_count").notNull().default(0),
    ...revision(),
    ...timestamps(),
    sortName: folded("sort_name", "name"),
    document: document({ A: "name", B: ["description"] }),
  },
  (t) => [
    check("alliances_slug_check", isSlug(t.slug)),
    check("alliances_counts_check", sql`${t.groupCount} >= 0 and ${t.memberCount} >= 0`),
    index("alliances_by_name").on(t.sortName, t.id),
    index("alliances_by_creation").on(t.createdAt, t.id),
    index("alliances_by_members").on(t.memberCount, t.id),
    index("alliances_contact_link").on(t.contactLinkHash).concurrently(),
    index("alliances_document").using("gin", t.document),
    uploadIndex("alliances_logo_upload", t.logoUrl),
    uploadIndex("alliances_banner_upload", t.bannerUrl),
  ],
);

export const allianceReference = () => requiredReference("alliance_id", () => alliances.id);

export const groups = pgTable(
  "groups",
  {
    id: uuid("id").primaryKey(),
    allianceId: uuid("alliance_id")
      .notNull()
      .references(() => alliances.id),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    category: text("category"),
    region: text("region"),
    city: text("city"),
    countryCode: text("country_code"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    tags: textList("tags"),
    logoUrl: picture("logo_url"),
    bannerUrl: picture("banner_url"),
    websiteUrl: text("website_url"),
    links: links(),
    ...contact(),
    active: boolean("active").notNull().default(true),
    joinPolicy: text("join_policy", { enum: enums.JoinPolicy }).notNull().default("open"),
    joinQuestion: text("join_question"),
    /** Administrators who agreed to be named; maintained by triggers. */
    organizers: jsonb("organizers").$type<Person[]>().notNull().default([]),
    memberCount: integer("member_count").notNull().default(0),
    ...revision(),
    ...timestamps(),
    sortName: folded("sort_name", "name"),
    document: document({ A: "name", B: ["tags", "category", "city", "region"], C: ["description"] }, ["tags"]),
  },
  (t) => {
    const visible = sql`${t.active}`;
    return [
      unique("groups_slug_unique").on(t.allianceId, t.slug),
      // For the composite foreign keys of events and jobs.
      unique("groups_alliance_unique").on(t.id, t.allianceId),
      check("groups_slug_check", sql`${isSlug(t.slug)} and ${t.slug} not in ('events', 'join')`),
      check("groups_country_code_check", isCountry(t.countryCode)),
      check("groups_location_check", isLocation(t.latitude, t.longitude)),
      check("groups_join_policy_check", isOneOf(t.joinPolicy, enums.JoinPolicy)),
      check("groups_member_count_check", sql`${t.memberCount} >= 0`),
      index("groups_by_name").on(t.allianceId, t.sortName, t.id).where(visible),
      index("groups_by_creation").on(t.allianceId, t.createdAt, t.id).where(visible),
      index("groups_by_members").on(t.allianceId, t.memberCount, t.id).where(visible),
      index("groups_category").on(t.allianceId, t.category).where(visible),
      index("groups_region").on(t.allianceId, t.region).where(visible),
      index("groups_country_code").on(t.allianceId, t.countryCode).where(visible),
      index("groups_location")
        .using("gist", sql`alliance_location(${t.latitude}, ${t.longitude})`)
        .where(sql`${t.active} and ${t.latitude} is not null`),
      index("groups_inactive").on(t.allianceId, t.id).where(sql`not ${t.active}`),
      index("groups_tags").using("gin", t.tags),
      index("groups_contact_link").on(t.contactLinkHash).concurrently(),
      index("groups_document").using("gin", t.document),
      uploadIndex("groups_logo_upload", t.logoUrl),
      uploadIndex("groups_banner_upload", t.bannerUrl),
    ];
  },
);

export const groupReference = () => requiredReference("group_id", () => groups.id);

export const events = pgTable(
  "events",
  {
    id: uuid("id").primaryKey(),
    allianceId: uuid("alliance_id").notNull(),
    groupId: uuid("group_id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    summary: text("summary"),
    description: text("description").notNull(),
    kind: text("kind", { enum: enums.EventKind }).notNull(),
    status: text("status", { enum: enums.EventStatus }).notNull(),
    category: text("category"),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    timezone: text("timezone").notNull(),
    capacity: integer("capacity"),
    waitlistEnabled: boolean("waitlist_enabled").notNull().default(false),
    venueName: text("venue_name"),
    venueAddress: text("venue_address"),
    venueCity: text("venue_city"),
    venueCountryCode: text("venue_country_code"),
    venueLatitude: doublePrecision("venue_latitude"),
    venueLongitude: doublePrecision("venue_longitude"),
    accessibilityNotes: text("accessibility_notes"),
    meetingUrl: text("meeting_url"),
    tags: textList("tags"),
    bannerUrl: picture("banner_url"),
    attendeeCount: integer("attendee_count").notNull().default(0),
    /** Seats held by `rsvp_requests`, set by a trigger. An expired hold counts until it is released. */
    heldCount: integer("held_count").notNull().default(0),
    /** The hosts who agreed to be displayed, set by a trigger; null if there are none. */
    hosts: jsonb("hosts").$type<Person[]>(),
    agendaItemCount: integer("agenda_item_count").notNull().default(0),
    links: links(),
    linksAnnouncedAt: timestamptz("links_announced_at"),
    questions: jsonb("questions").$type<Question[]>().notNull().default([]),
    approvalRequired: boolean("approval_required").notNull().default(false),
    maxGuests: integer("max_guests").notNull().default(0),
    rsvpOpensAt: timestamptz("rsvp_opens_at"),
    rsvpClosesAt: timestamptz("rsvp_closes_at"),
    /** The start that attendees have been reminded of. Another start needs another reminder. */
    remindedFor: timestamptz("reminded_for"),
    /** ORGANIZER of the calendar entry: the contact address at the first publication, or the service's. */
    organizerEmail: text("organizer_email"),
    seriesId: uuid("series_id"),
    visibility: text("visibility", { enum: enums.EventVisibility }).notNull().default("public"),
    registration: text("registration", { enum: enums.EventRegistration }).notNull().default("built_in"),
    registrationUrl: text("registration_url"),
    ...revision(),
    ...timestamps(),
    groupName: text("group_name").notNull().default(""),
    sortName: folded("sort_name", "name"),
    /** Search document of the agenda, by `alliance_agenda_document`; null without an agenda. */
    agendaDocument: tsvector("agenda_document"),
    document: document(
      {
        A: "name",
        B: ["summary", "tags", "category", "group_name", "venue_name", "venue_city"],
        C: ["description"],
        D: ["venue_address"],
      },
      ["tags"],
    ),
  },
  (t) => {
    const visible = sql`${t.status} <> 'draft'`;
    return [
      foreignKey({
        name: "events_group_fk",
        columns: [t.groupId, t.allianceId],
        foreignColumns: [groups.id, groups.allianceId],
      }),
      unique("events_slug_unique").on(t.groupId, t.slug),
      check("events_slug_check", sql`${isSlug(t.slug)} and ${t.slug} not in ('attend', 'attendance')`),
      check("events_kind_check", isOneOf(t.kind, enums.EventKind)),
      check("events_status_check", isOneOf(t.status, enums.EventStatus)),
      check("events_visibility_check", isOneOf(t.visibility, enums.EventVisibility)),
      check("events_registration_check", isOneOf(t.registration, enums.EventRegistration)),
      check(
        "events_registration_url_check",
        sql`(${t.registration} = 'external') = (${t.registrationUrl} is not null)`,
      ),
      // The maximum duration lets an index on the start find events that have not ended: see events/queries.ts.
      check(
        "events_time_check",
        sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '744 hours'`,
      ),
      check("events_attendee_count_check", sql`${t.attendeeCount} >= 0`),
      check("events_capacity_check", sql`${t.capacity} >= 1`),
      check("events_max_guests_check", sql`${t.maxGuests} >= 0`),
      check("events_rsvp_times_check", sql`${t.rsvpOpensAt} < ${t.rsvpClosesAt}`),
      check(
        "events_venue_check",
        sql`${t.venueName} is not null or num_nonnulls(${t.venueAddress}, ${t.venueCity}, ${t.venueCountryCode}, ${t.venueLatitude}) = 0`,
      ),
      check("events_venue_country_code_check", isCountry(t.venueCountryCode)),
      check("events_venue_location_check", isLocation(t.venueLatitude, t.venueLongitude)),
      // Lists in order of the start also filter by end: with ends_at in the index, rows of past events are not read.
      index("events_by_start").on(t.allianceId, t.startsAt, t.id, t.endsAt).where(visible),
      index("events_by_time").on(t.startsAt, t.id, t.endsAt).where(visible),
      index("events_newest").on(t.createdAt, t.id, t.endsAt).where(visible),
      index("events_location")
        .using("gist", sql`alliance_location(${t.venueLatitude}, ${t.venueLongitude})`, t.startsAt)
        .where(sql`${t.status} <> 'draft' and ${t.venueLatitude} is not null`),
      index("events_by_creation").on(t.allianceId, t.createdAt, t.id, t.endsAt).where(visible),
      index("events_by_group_start").on(t.groupId, t.startsAt, t.id, t.endsAt).where(visible),
      index("events_by_category_start").on(t.allianceId, t.category, t.startsAt, t.id, t.endsAt).where(visible),
      // Few events are in one city: the index by start would read many others.
      index("events_in_city")
        .on(sql`alliance_plain(${t.venueCity})`, t.startsAt, t.id, t.endsAt)
        .concurrently()
        .where(sql`${visible} and ${t.venueCity} is not null`),
      index("events_by_country_start")
        .on(t.venueCountryCode, t.startsAt, t.id, t.endsAt)
        .concurrently()
        .where(sql`${visible} and ${t.venueCountryCode} is not null`),
      // Finds the next time at which public responses change without a write.
      index("events_end").on(t.endsAt).where(visible),
      index("events_drafts").on(t.allianceId, t.groupId).where(sql`${t.status} = 'draft'`),
      // Counts upcoming events without reading their rows.
      index("events_upcoming_public")
        .on(t.allianceId, t.endsAt, t.groupId)
        .concurrently()
        .where(sql`${t.status} = 'published' and ${t.visibility} = 'public'`),
      index("events_group_upcoming_public")
        .on(t.groupId, t.endsAt)
        .concurrently()
        .where(sql`${t.status} = 'published' and ${t.visibility} = 'public'`),
      index("events_series").on(t.seriesId, t.startsAt, t.id).concurrently().where(sql`${t.seriesId} is not null`),
      index("events_tags").using("gin", t.tags),
      index("events_document").using("gin", t.document),
      index("events_agenda_document")
        .using("gin", t.agendaDocument)
        .concurrently()
        .where(sql`${t.agendaDocument} is not null`),
      uploadIndex("events_banner_upload", t.bannerUrl),
    ];
  },
);

/** Columns of events that lists do not read. */
export const longEventColumns = [
  "description",
  "accessibilityNotes",
  "questions",
  "links",
  "linksAnnouncedAt",
] as const;

export type LongEventColumn = (typeof longEventColumns)[number];

export const eventReference = () => requiredReference("event_id", () => events.id);

export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey(),
    allianceId: uuid("alliance_id")
      .notNull()
      .references(() => alliances.id),
    groupId: uuid("group_id"),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    companyName: text("company_name").notNull(),
    summary: text("summary").notNull(),
    description: text("description").notNull(),
    applyUrl: text("apply_url"),
    location: text("location"),
    countryCode: text("country_code"),
    remote: boolean("remote").notNull().default(false),
    employmentType: text("employment_type", { enum: enums.EmploymentType }).notNull(),
    salaryMinimum: integer("salary_minimum"),
    salaryMaximum: integer("salary_maximum"),
    salaryCurrency: text("salary_currency"),
    salaryPeriod: text("salary_period", { enum: enums.SalaryPeriod }),
    tags: textList("tags"),
    status: text("status", { enum: enums.JobStatus }).notNull(),
    publishedAt: timestamptz("published_at"),
    expiresAt: timestamptz("expires_at").notNull(),
    postedBy: uuid("posted_by").notNull(),
    ...timestamps(),
    groupName: text("group_name"),
    sortTitle: folded("sort_title", "title"),
    document: document(
      { A: "title", B: ["company_name", "summary", "tags", "location", "group_name"], C: ["description"] },
      ["tags"],
    ),
  },
  (t) => {
    const visible = sql`${t.status} = 'published'`;
    return [
      foreignKey({
        name: "jobs_group_fk",
        columns: [t.groupId, t.allianceId],
        foreignColumns: [groups.id, groups.allianceId],
      }),
      // A published job's URL is its slug. Drafts do not reserve slugs across alliances, or a conflict would reveal them.
      uniqueIndex("jobs_published_slug_unique").on(t.slug).where(sql`${t.publishedAt} is not null`),
      unique("jobs_slug_unique").on(t.slug, t.allianceId),
      check("jobs_slug_check", sql`${isSlug(t.slug)} and ${t.slug} <> 'id'`),
      check("jobs_employment_type_check", isOneOf(t.employmentType, enums.EmploymentType)),
      check("jobs_status_check", isOneOf(t.status, enums.JobStatus)),
      check("jobs_published_check", sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
      check(
        "jobs_salary_check",
        sql`num_nonnulls(${t.salaryMinimum}, ${t.salaryMaximum}, ${t.salaryCurrency}, ${t.salaryPeriod}) in (0, 4) and ${t.salaryMinimum} >= 0 and ${t.salaryMaximum} >= ${t.salaryMinimum}`,
      ),
      check("jobs_country_code_check", isCountry(t.countryCode)),
      check("jobs_salary_currency_check", sql`${t.salaryCurrency} ~ '^[A-Z]{3}$'`),
      check("jobs_salary_period_check", isOneOf(t.salaryPeriod, enums.SalaryPeriod)),
      // With expires_at in the index, expired rows are not read.
      index("jobs_by_creation").on(t.createdAt, t.id, t.expiresAt).where(visible),
      index("jobs_by_alliance_creation").on(t.allianceId, t.createdAt, t.id, t.expiresAt).where(visible),
      index("jobs_by_expiry").on(t.expiresAt, t.id).where(visible),
      index("jobs_by_alliance_expiry").on(t.allianceId, t.expiresAt, t.id).where(visible),
      index("jobs_employment_type").on(t.employmentType, t.createdAt, t.id, t.expiresAt).where(visible),
      index("jobs_unpublished").on(t.allianceId, t.createdAt, t.id).where(sql`${t.status} <> 'published'`),
      index("jobs_group").on(t.groupId),
      index("jobs_posted_by").on(t.postedBy),
      index("jobs_tags").using("gin", t.tags),
      index("jobs_plain_location").using("gin", sql`alliance_plain(${t.location}) gin_trgm_ops`).concurrently(),
      index("jobs_document").using("gin", t.document),
    ];
  },
);

export const landscapeEntries = pgTable(
  "landscape_entries",
  {
    id: uuid("id").primaryKey(),
    allianceId: uuid("alliance_id")
      .notNull()
      .references(() => alliances.id),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    kind: text("kind", { enum: enums.LandscapeKind }).notNull(),
    summary: text("summary").notNull(),
    description: text("description"),
    websiteUrl: text("website_url"),
    repositoryUrl: text("repository_url"),
    logoUrl: picture("logo_url"),
    category: text("category"),
    stage: text("stage", { enum: enums.LandscapeStage }),
    tags: textList("tags"),
    published: boolean("published").notNull().default(true),
    createdBy: uuid("created_by"),
    ...timestamps(),
    sortName: folded("sort_name", "name"),
    document: document({ A: "name", B: ["summary", "tags", "category"], C: ["description"] }, ["tags"]),
  },
  (t) => {
    const visible = sql`${t.published}`;
    return [
      unique("landscape_entries_slug_unique").on(t.allianceId, t.slug),
      check("landscape_entries_slug_check", isSlug(t.slug)),
      check("landscape_entries_kind_check", isOneOf(t.kind, enums.LandscapeKind)),
      check(
        "landscape_entries_stage_check",
        sql`${t.stage} is null or (${t.kind} = 'startup' and ${isOneOf(t.stage, enums.LandscapeStage)})`,
      ),
      index("landscape_entries_by_name").on(t.sortName, t.id).where(visible),
      index("landscape_entries_by_alliance_name").on(t.allianceId, t.sortName, t.id).where(visible),
      index("landscape_entries_by_creation").on(t.createdAt, t.id).where(visible),
      index("landscape_entries_by_alliance_creation").on(t.allianceId, t.createdAt, t.id).where(visible),
      index("landscape_entries_by_kind_name").on(t.kind, t.sortName, t.id).where(visible),
      index("landscape_entries_by_category_name").on(t.category, t.sortName, t.id).where(visible),
      index("landscape_entries_stage").on(t.stage).where(visible),
      index("landscape_entries_created_by").on(t.createdBy),
      index("landscape_entries_hidden").on(t.allianceId, t.id).where(sql`not ${t.published}`),
      index("landscape_entries_tags").using("gin", t.tags),
      index("landscape_entries_document").using("gin", t.document),
      uploadIndex("landscape_entries_logo_upload", t.logoUrl),
    ];
  },
);
