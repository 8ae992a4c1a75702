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
import { notificationKinds } from "../notification-kinds.ts";
import { type Answer, isOneOf, requiredReference, type SeriesAnswer, timestamps, timestamptz } from "./columns.ts";
import { userReference, users } from "./identity-tables.ts";
import { allianceReference, eventReference, groupReference, groups, jobs } from "./tables.ts";

type RsvpAnswerCreate = Schemas["RsvpAnswerCreate"];

/** Waitlist ranks start here: above every `arrival`, and below `Number.MAX_SAFE_INTEGER`. */
export const waitlistBase = 2 ** 50;

export const memberships = pgTable(
  "memberships",
  { groupId: groupReference(), userId: userReference(), joinedAt: timestamptz("joined_at").notNull() },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("memberships_by_joining").on(t.groupId, t.joinedAt, t.userId),
    index("memberships_user").on(t.userId, t.joinedAt, t.groupId),
  ],
);

/** Requests to join groups. An approved one becomes a membership. A trigger rejects requests of banned users. */
export const joinRequests = pgTable(
  "join_requests",
  {
    groupId: groupReference(),
    userId: userReference(),
    status: text("status", { enum: enums.JoinRequestStatus }).notNull(),
    /** The group's question at the time of the answer. */
    question: text("question"),
    answer: text("answer"),
    requestedAt: timestamptz("requested_at").notNull(),
    decidedAt: timestamptz("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    check("join_requests_status_check", isOneOf(t.status, enums.JoinRequestStatus)),
    check("join_requests_decided_at_check", sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    index("join_requests_by_time").on(t.groupId, t.status, t.requestedAt, t.userId),
    index("join_requests_user").on(t.userId),
    index("join_requests_end").on(t.decidedAt).where(sql`${t.decidedAt} is not null`),
  ],
);

/** Requests to start groups, including decided ones. */
export const groupRequests = pgTable(
  "group_requests",
  {
    id: uuid("id").primaryKey(),
    allianceId: allianceReference(),
    userId: userReference(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    status: text("status", { enum: enums.GroupRequestStatus }).notNull(),
    reason: text("reason"),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "set null" }),
    requestedAt: timestamptz("requested_at").notNull(),
    decidedAt: timestamptz("decided_at"),
  },
  (t) => [
    check("group_requests_status_check", isOneOf(t.status, enums.GroupRequestStatus)),
    check("group_requests_decided_at_check", sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    uniqueIndex("group_requests_pending").on(t.userId, t.allianceId).where(sql`${t.status} = 'pending'`),
    index("group_requests_by_time").on(t.allianceId, t.status, t.requestedAt, t.id),
    index("group_requests_user").on(t.userId),
    index("group_requests_group").on(t.groupId),
    index("group_requests_end").on(t.decidedAt).where(sql`${t.decidedAt} is not null`),
  ],
);

export const allianceMembers = pgTable(
  "alliance_members",
  { allianceId: allianceReference(), userId: userReference(), groupCount: integer("group_count").notNull() },
  (t) => [
    primaryKey({ columns: [t.allianceId, t.userId] }),
    check("alliance_members_group_count_check", sql`${t.groupCount} > 0`),
    index("alliance_members_user").on(t.userId),
  ],
);

export const attendances = pgTable(
  "attendances",
  {
    eventId: eventReference(),
    userId: userReference(),
    status: text("status", { enum: enums.AttendeeStatus }).notNull(),
    respondedAt: timestamptz("responded_at").notNull(),
    /** The order of RSVPs and approvals, both of which lock the event. */
    arrival: bigint("arrival", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    /** The event's revision at the time of the RSVP or of the last notification: see `event_states`. */
    notifiedRevision: integer("known_revision").notNull().default(0),
    guests: integer("guests").notNull().default(0),
    answers: jsonb("answers").$type<Answer[]>().notNull().default([]),
    decisionPending: boolean("decision_pending").notNull().default(false),
    promotionPending: boolean("promotion_pending").notNull().default(false),
    confirmationPending: boolean("confirmation_pending").notNull().default(false),
    /** Increases with each RSVP and correction. Added to the event's revision, it is the SEQUENCE of the calendar entry. */
    calendarSequence: bigint("calendar_sequence", { mode: "number" }).notNull().default(0),
    /** Set by a trigger, unique in the event. Null for old RSVPs to past events. */
    checkInCode: text("check_in_code"),
    checkedInAt: timestamptz("checked_in_at"),
    /** Whether organizers see the user's email address. */
    shareEmail: boolean("share_email").notNull().default(false),
    registeredBy: text("registered_by", { enum: enums.RegistrationOrigin }).notNull().default("self"),
    /** Sorts waitlisted attendees after all others. The SQL column is `place`. */
    rank: bigint("place", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(sql.raw(`arrival + case status when 'waitlisted' then ${waitlistBase} else 0 end`)),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    check("attendances_status_check", isOneOf(t.status, enums.AttendeeStatus)),
    check("attendances_guests_check", sql`${t.guests} >= 0`),
    check("attendances_registered_by_check", isOneOf(t.registeredBy, enums.RegistrationOrigin)),
    uniqueIndex("attendances_place").on(t.eventId, t.rank),
    index("attendances_check_in_code").on(t.eventId, t.checkInCode).concurrently(),
    index("attendances_user").on(t.userId),
  ],
);

/** Users who attend all events of a series: new events get an RSVP from each of them, in the order of `arrival`. */
export const seriesAttendances = pgTable(
  "series_attendances",
  {
    /** The `events.series_id`. */
    seriesId: uuid("series_id").notNull(),
    userId: userReference(),
    arrival: bigint("arrival", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    guests: integer("guests").notNull(),
    answers: jsonb("answers").$type<SeriesAnswer[]>().notNull(),
    /** Events without an RSVP: the user canceled it, or they are earlier than the first chosen event. */
    omittedEventIds: uuid("omitted_event_ids").array().notNull().default(sql`'{}'`),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.seriesId, t.userId] }),
    check("series_attendances_guests_check", sql`${t.guests} >= 0`),
    index("series_attendances_order").on(t.seriesId, t.arrival),
    index("series_attendances_user").on(t.userId),
  ],
);

/** People without an account whom organizers add. They always have a seat. */
export const guestAttendees = pgTable(
  "guest_attendees",
  {
    id: uuid("id").primaryKey(),
    eventId: eventReference(),
    name: text("name").notNull(),
    /** Deleted 30 days after the event, and with the account of the address's owner. */
    email: text("email"),
    language: text("language", { enum: enums.Language }),
    /** Hash of the secret in the emailed link with which the address's owner claims the seat. */
    secretHash: text("secret_hash").unique(),
    guests: integer("guests").notNull(),
    registeredBy: text("registered_by", { enum: enums.RegistrationOrigin }).notNull(),
    checkedInAt: timestamptz("checked_in_at"),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex("guest_attendees_once").on(t.eventId, sql`lower(${t.email})`),
    index("guest_attendees_by_creation").on(t.eventId, t.createdAt, t.id),
    index("guest_attendees_email").on(sql`lower(${t.email})`),
    check("guest_attendees_guests_check", sql`${t.guests} >= 0`),
    check("guest_attendees_language_check", isOneOf(t.language, enums.Language)),
    check("guest_attendees_registered_by_check", isOneOf(t.registeredBy, enums.RegistrationOrigin)),
  ],
);

/**
 * RSVPs by name and email address. A held seat counts as taken until the hold ends. A confirmed request is retained for an hour,
 * so that its link can show the result.
 */
export const rsvpRequests = pgTable(
  "rsvp_requests",
  {
    id: uuid("id").primaryKey(),
    eventId: eventReference(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    language: text("language", { enum: enums.Language }),
    guests: integer("guests").notNull(),
    answers: jsonb("answers").$type<RsvpAnswerCreate[]>().notNull(),
    shareEmail: boolean("share_email").notNull().default(false),
    source: text("source"),
    places: integer("places").notNull(),
    heldUntil: timestamptz("held_until"),
    /** The rank of a held seat, so that later RSVPs are not ranked before it. */
    arrival: bigint("arrival", { mode: "number" }),
    secretHash: text("secret_hash").notNull().unique(),
    expiresAt: timestamptz("expires_at").notNull(),
    /** Time of the confirmation, or of the same person's RSVP by other means. */
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
 * Requests that an emailed link confirms: to join a group by name and address or, without a group, to create an account. A
 * confirmed request to join stays for an hour, so that its link can show the result.
 */
export const emailRequests = pgTable(
  "email_requests",
  {
    id: uuid("id").primaryKey(),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    name: text("name"),
    /** The answer to the group's question. */
    answer: text("answer"),
    language: text("language", { enum: enums.Language }),
    next: text("next"),
    secretHash: text("secret_hash").notNull().unique(),
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
 * Previous states of an event. An attendee knows the oldest of them whose revision is at least the attendee's `notifiedRevision`.
 * Without such a state, nothing that attendees are notified of has changed since.
 */
export const eventStates = pgTable(
  "event_states",
  {
    eventId: eventReference(),
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

export const eventMessages = pgTable(
  "event_messages",
  {
    id: uuid("id").primaryKey(),
    eventId: eventReference(),
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

export const groupMessages = pgTable(
  "group_messages",
  {
    id: uuid("id").primaryKey(),
    groupId: groupReference(),
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

export const eventNotifications = pgTable(
  "event_notifications",
  {
    userId: userReference(),
    eventId: eventReference(),
    notifiedAt: timestamptz("notified_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId] }),
    index("event_notifications_event").on(t.eventId),
    index("event_notifications_age").on(t.createdAt),
  ],
);

export const notificationTimes = pgTable(
  "notification_times",
  {
    userId: userReference(),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    notifiedAt: timestamptz("notified_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

export const jobApplications = pgTable(
  "job_applications",
  {
    id: uuid("id").primaryKey(),
    jobId: requiredReference("job_id", () => jobs.id),
    userId: userReference(),
    note: text("note"),
    resumeUrl: text("resume_url"),
    status: text("status", { enum: enums.JobApplicationStatus }).notNull(),
    /** The status of the last notification to the applicant. */
    notifiedStatus: text("known_status", { enum: enums.JobApplicationStatus }).notNull().default("submitted"),
    ...timestamps(),
  },
  (t) => [
    unique("job_applications_once").on(t.jobId, t.userId),
    check("job_applications_status_check", isOneOf(t.status, enums.JobApplicationStatus)),
    index("job_applications_by_creation").on(t.jobId, t.createdAt, t.id),
    index("job_applications_user").on(t.userId, t.createdAt, t.id),
  ],
);
