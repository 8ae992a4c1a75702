import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { enums, type Schemas } from "../../../generated/contract.ts";
import { type Answer, isOneOf, timestamps, timestamptz } from "./columns.ts";
import { ofUser, users } from "./identity-tables.ts";
import { groups, jobs, ofAlliance, ofEvent, ofGroup } from "./tables.ts";

type RsvpAnswerCreate = Schemas["RsvpAnswerCreate"];

/* Memberships of groups, attendances of events, applications for jobs. */

/** Ranks on the waitlist start here: above every `arrival`, and below `Number.MAX_SAFE_INTEGER`. */
export const firstWaiting = 2 ** 50;

export const memberships = pgTable(
  "memberships",
  { groupId: ofGroup(), userId: ofUser(), joinedAt: timestamptz("joined_at").notNull() },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("memberships_by_joining").on(t.groupId, t.joinedAt, t.userId),
    index("memberships_user").on(t.userId, t.joinedAt, t.groupId),
  ],
);

/** How many active groups of an alliance a user is a member of; no row for none. `member_count` counts these rows. */
export const allianceMembers = pgTable(
  "alliance_members",
  { allianceId: ofAlliance(), userId: ofUser(), groupCount: integer("group_count").notNull() },
  (t) => [
    primaryKey({ columns: [t.allianceId, t.userId] }),
    check("alliance_members_group_count_check", sql`${t.groupCount} > 0`),
    index("alliance_members_user").on(t.userId),
  ],
);

export const attendances = pgTable(
  "attendances",
  {
    eventId: ofEvent(),
    userId: ofUser(),
    status: text("status", { enum: enums.AttendeeStatus }).notNull(),
    respondedAt: timestamptz("responded_at").notNull(),
    /**
     * Grows with each RSVP, and with each that an administrator lets in; both lock the event, so this is the order in which they
     * joined.
     */
    arrival: bigint("arrival", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    /** The event's revision at the RSVP, or when the user was last told of a change: see `event_states`. */
    knownRevision: integer("known_revision").notNull().default(0),
    /** How many others the user brings: each takes a place. */
    guests: integer("guests").notNull().default(0),
    answers: jsonb("answers").$type<Answer[]>().notNull().default([]),
    /** From an administrator's decision until the user is told of it. */
    decisionPending: boolean("decision_pending").notNull().default(false),
    /** From the promotion from the waitlist until the user is told of it. */
    promotionPending: boolean("promotion_pending").notNull().default(false),
    /** From the RSVP until the user has an email that says what it is. */
    confirmationPending: boolean("confirmation_pending").notNull().default(false),
    /** Rises with each RSVP and each correction: with the event's revision it is the SEQUENCE of the calendar entry. 0 in rows from before. */
    calendarSequence: bigint("calendar_sequence", { mode: "number" }).notNull().default(0),
    /** Made by a trigger, unique in the event. Null for RSVPs from before there were codes, to events that were over by then. */
    checkInCode: text("check_in_code"),
    /** A trigger clears it when the user no longer attends. */
    checkedInAt: timestamptz("checked_in_at"),
    /** Sorts the waitlist behind all others, each in order of arrival. The SQL column is `place`. */
    rank: bigint("place", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(sql.raw(`arrival + case status when 'waitlisted' then ${firstWaiting} else 0 end`)),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    check("attendances_status_check", isOneOf(t.status, enums.AttendeeStatus)),
    check("attendances_guests_check", sql`${t.guests} >= 0`),
    uniqueIndex("attendances_place").on(t.eventId, t.rank),
    index("attendances_check_in_code").on(t.eventId, t.checkInCode).concurrently(),
    index("attendances_user").on(t.userId),
  ],
);

/**
 * RSVPs of people who are not signed in. The link in the email confirms them. A held place counts as taken until the hold ends.
 * A confirmed request stays for an hour, so that its link can show what became of the RSVP.
 */
export const rsvpRequests = pgTable(
  "rsvp_requests",
  {
    id: uuid("id").primaryKey(),
    eventId: ofEvent(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    language: text("language", { enum: enums.Language }),
    guests: integer("guests").notNull(),
    /** As they were sent: the event may ask something else by the time. */
    answers: jsonb("answers").$type<RsvpAnswerCreate[]>().notNull(),
    /** Where the person came from, for the statistics of the event. */
    source: text("source"),
    /** Those that are held. */
    places: integer("places").notNull(),
    heldUntil: timestamptz("held_until"),
    /** The rank of whoever gets a held place: nobody who came later has been overtaken. */
    arrival: bigint("arrival", { mode: "number" }),
    /** SHA-256 of the token in the link. */
    secretHash: text("secret_hash").notNull().unique(),
    /** When the link ends, or has ended: confirming the RSVP ends it. */
    expiresAt: timestamptz("expires_at").notNull(),
    /** When the link was used, or the same person sent an RSVP in another way. */
    confirmedAt: timestamptz("confirmed_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("rsvp_requests_event").on(t.eventId),
    index("rsvp_requests_email").on(sql`lower(${t.email})`),
    index("rsvp_requests_hold").on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    index("rsvp_requests_expiry").on(t.expiresAt).where(sql`${t.heldUntil} is null`),
    check("rsvp_requests_language_check", isOneOf(t.language, enums.Language)),
    check("rsvp_requests_hold_check", sql`(${t.places} > 0) = (${t.heldUntil} is not null)`),
  ],
);

/**
 * Requests that a link in an email confirms: to join a group by name and address, or, without a group, to create an account. A
 * confirmed request to join is stored for another hour, so that its link can show the result.
 */
export const emailRequests = pgTable(
  "email_requests",
  {
    id: uuid("id").primaryKey(),
    /** `null` for a request to create an account only. */
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** `null` until the page behind the link asks for it. */
    name: text("name"),
    language: text("language", { enum: enums.Language }),
    /** Where the link of a new account leads. */
    next: text("next"),
    /** SHA-256 of the token in the link. */
    secretHash: text("secret_hash").notNull().unique(),
    /** When the link ends, or has ended: confirming ends it. */
    expiresAt: timestamptz("expires_at").notNull(),
    confirmedAt: timestamptz("confirmed_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("email_requests_group").on(t.groupId),
    index("email_requests_email").on(sql`lower(${t.email})`),
    index("email_requests_expiry").on(t.expiresAt),
    check("email_requests_language_check", isOneOf(t.language, enums.Language)),
    check("email_requests_name_check", sql`(${t.groupId} is null) = (${t.name} is null)`),
  ],
);

/**
 * What an event once was, up to a revision. Who knows an older revision than the event's knows the first of these that is
 * not older; without one, nothing that attendees have to know has changed since.
 */
export const eventStates = pgTable(
  "event_states",
  {
    eventId: ofEvent(),
    revision: integer("revision").notNull(),
    status: text("status", { enum: enums.EventStatus }).notNull(),
    kind: text("kind", { enum: enums.EventKind }).notNull(),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    venueName: text("venue_name"),
    venueAddress: text("venue_address"),
    venueCity: text("venue_city"),
    venueCountryCode: text("venue_country_code"),
    meetingUrl: text("meeting_url"),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.revision] })],
);

/** What administrators of an event have sent to people with an RSVP. */
export const eventMessages = pgTable(
  "event_messages",
  {
    id: uuid("id").primaryKey(),
    eventId: ofEvent(),
    sentBy: uuid("sent_by").references(() => users.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    audience: text("audience", { enum: enums.MessageAudience }).notNull(),
    recipientCount: integer("recipient_count").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    check("event_messages_audience_check", isOneOf(t.audience, enums.MessageAudience)),
    index("event_messages_by_creation").on(t.eventId, t.createdAt, t.id),
    index("event_messages_sent_by").on(t.sentBy),
  ],
);

/** What administrators of a group have sent to its members. */
export const groupMessages = pgTable(
  "group_messages",
  {
    id: uuid("id").primaryKey(),
    groupId: ofGroup(),
    sentBy: uuid("sent_by").references(() => users.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    recipientCount: integer("recipient_count").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("group_messages_by_creation").on(t.groupId, t.createdAt, t.id),
    index("group_messages_sent_by").on(t.sentBy),
    index("group_messages_age").on(t.createdAt),
  ],
);

/** Members who are to hear of an event that was published, or have heard of it. */
export const eventNews = pgTable(
  "event_news",
  {
    userId: ofUser(),
    eventId: ofEvent(),
    toldAt: timestamptz("told_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId] }),
    index("event_news_event").on(t.eventId),
    index("event_news_age").on(t.createdAt),
  ],
);

/** When a user last got an email of a kind that comes once an hour at most. */
export const notificationTimes = pgTable(
  "notification_times",
  {
    userId: ofUser(),
    kind: text("kind", { enum: enums.NotificationKind }).notNull(),
    toldAt: timestamptz("told_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

export const jobApplications = pgTable(
  "job_applications",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    userId: ofUser(),
    note: text("note"),
    resumeUrl: text("resume_url"),
    status: text("status", { enum: enums.JobApplicationStatus }).notNull(),
    /** The status of which the applicant was last told. */
    knownStatus: text("known_status", { enum: enums.JobApplicationStatus }).notNull().default("submitted"),
    ...timestamps(),
  },
  (t) => [
    unique("job_applications_once").on(t.jobId, t.userId),
    check("job_applications_status_check", isOneOf(t.status, enums.JobApplicationStatus)),
    index("job_applications_by_creation").on(t.jobId, t.createdAt, t.id),
    index("job_applications_user").on(t.userId, t.createdAt, t.id),
  ],
);
