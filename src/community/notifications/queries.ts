import { and, eq, getTableColumns, type InferSelectModel, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { roles } from "../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { contactOfGroup } from "../../foundation/db/contacts.ts";
import { isUndeliverable, users } from "../../foundation/db/identity-tables.ts";
import { attendances, eventStates, jobApplications } from "../../foundation/db/participation-tables.ts";
import { type FoundBy, firstRow } from "../../foundation/db/rows.ts";
import { alliances, events, groups, jobs } from "../../foundation/db/tables.ts";
import { enqueueing } from "../../foundation/outbox/queries.ts";
import { announcementTopic, priority, queueForUsers, type UserBatch } from "./entries/queries.ts";

export type NotificationKind = InferSelectModel<typeof users>["mutedNotifications"][number];

/** News of an event for somebody with an RSVP. */
export type EventNews =
  | { kind: "waitlist_promotion" }
  | { kind: "rsvp_decision"; status: "attending" | "waitlisted" | "declined" }
  | { kind: "rsvp_confirmation"; status: "attending" | "waitlisted" | "pending" | "canceled" }
  | { kind: "event_reminder" }
  | { kind: "event_canceled"; isAttendee: boolean }
  | { kind: "event_changed"; isAttendee: boolean };

/** A user who may get an email. */
export type Reader = Pick<InferSelectModel<typeof users>, keyof typeof readerColumns> & { isUndeliverable: boolean };

const { id, name, email, emailVerifiedAt, disabledAt, timezone, language, mutedNotifications } = users;
const readerColumns = { id, name, email, emailVerifiedAt, disabledAt, timezone, language, mutedNotifications };
export const reader = { ...readerColumns, isUndeliverable };

/** SQL: whether the user may get optional emails of a kind, as `mayBeTold` decides again when an email is sent. */
export const isReachable = (kind: NotificationKind): SQL => sql`
  users.email_verified_at is not null and users.disabled_at is null and not ${isUndeliverable}
  and not ${sql.raw(`'${kind}'`)} = any (users.muted_notifications)`;

/** An alliance's branding in emails, and the address for replies. */
export type MailLook = Pick<InferSelectModel<typeof alliances>, keyof typeof look> & { replyTo?: string | null };

const { senderName, accentColor } = alliances;
export const look = { senderName, accentColor };

/** Branding and the address for replies. The query has to select from groups or left-join it. */
export const lookWithContact = { ...look, replyTo: contactOfGroup };

/** The name of an alliance, and what emails show of its branding. */
export const findAllianceBrand = (db: Queryable, allianceId: string) =>
  firstRow(
    db
      .select({ name: alliances.name, ...look })
      .from(alliances)
      .where(eq(alliances.id, allianceId)),
  );

/** The name and branding of a group's alliance, and the address for replies. */
export const findGroupBrand = (db: Queryable, groupId: string) =>
  firstRow(
    db
      .select({ name: alliances.name, ...lookWithContact })
      .from(groups)
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .where(eq(groups.id, groupId)),
  );

export type RowOfState = InferSelectModel<typeof eventStates>;

/** Keeps what the event was until now. It has to be locked. */
export const insertEventState = async (
  db: Queryable,
  eventId: string,
  state: Omit<RowOfState, "eventId">,
): Promise<void> => {
  const { revision, status, kind, startsAt, endsAt, venueName, venueAddress, venueCity, venueCountryCode, meetingUrl } =
    state;
  const venue = { venueName, venueAddress, venueCity, venueCountryCode };
  await db.insert(eventStates).values({ eventId, revision, status, kind, startsAt, endsAt, ...venue, meetingUrl });
};

/** Of the RSVPs, those that may concern what is told; each is examined when its email is sent. */
const concerned: Record<string, SQL> = {
  promotion: sql`(promotion_pending or decision_pending or confirmation_pending)`,
  reminder: sql`status = 'attending'`,
};

/** Who was declined hears of the event until told so. */
const notDeclined = sql`(status <> 'declined' or decision_pending)`;

type Announced = { about: string; eventId: string; startsAt: string | null };

/** Queues a notification for each of the next who have an RSVP to an event: see `queueForUsers`. */
export const queueForAttendees = (db: Queryable, { eventId, ...batch }: UserBatch & Announced) =>
  queueForUsers(
    db,
    { ...batch, id: eventId },
    sql`select user_id from ${attendances} where event_id = ${eventId} and ${concerned[batch.about] ?? notDeclined}`,
  );

/**
 * Queues an announcement for each event that begins within the time and of which nobody has been reminded. Events that
 * another process or a change holds are left for the next time.
 * @param lead milliseconds
 * @returns how many
 */
export const queueReminders = async (db: Queryable, { lead, now }: { lead: number; now: Date }): Promise<number> => {
  const time = sql`${now.toISOString()}::timestamptz`;
  const until = new Date(now.getTime() + lead);
  const payload = sql`jsonb_build_object('about', 'reminder', 'eventId', id,
    'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'after', null)`;
  const rows = await db.execute(sql`
    with due as (
      select id from ${events}
      where status = 'published' and starts_at > ${time} and starts_at <= ${until.toISOString()}::timestamptz
        and reminded_for is distinct from starts_at
        and exists (select from ${groups} where groups.id = events.group_id and active)
      order by id
      for no key update skip locked),
    marked as (
      update ${events} set reminded_for = starts_at from due where events.id = due.id
      returning events.id, starts_at)
    ${enqueueing({ topic: announcementTopic, payload, priority, now: now.toISOString() }, sql`from marked`)}`);
  return rows.length;
};

/**
 * Two entries may be about the same thing: one waits until the other is done.
 * @returns whether nobody else works on it; the lock ends with the transaction
 */
export const tryLock = async (db: Queryable, name: string): Promise<boolean> => {
  const [row] = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`notification ${name}`}, 0)) as locked`,
  );
  return row?.locked ?? false;
};

/** Without long texts: only an email with a calendar entry shows the description. */
const {
  document: _document,
  description: _description,
  questions: _questions,
  ...eventColumns
} = getTableColumns(events);

const attendanceColumns = {
  status: attendances.status,
  respondedAt: attendances.respondedAt,
  promotionPending: attendances.promotionPending,
  decisionPending: attendances.decisionPending,
  confirmationPending: attendances.confirmationPending,
  guests: attendances.guests,
  answers: attendances.answers,
  checkInCode: attendances.checkInCode,
  calendarSequence: attendances.calendarSequence,
};

/** Everything that decides what somebody with an RSVP is told; undefined without an RSVP. */
export const findEventTruth = async (db: Queryable, { eventId, userId }: { eventId: string; userId: string }) => {
  const [row] = await db
    .select({
      event: { ...eventColumns, alliance: alliances.slug },
      group: { slug: groups.slug, name: groups.name },
      known: eventStates,
      attendance: attendanceColumns,
      reader,
      look: lookWithContact,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .innerJoin(events, eq(events.id, attendances.eventId))
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .leftJoin(
      eventStates,
      and(
        eq(eventStates.eventId, events.id),
        sql`${eventStates.revision} = (
          select min(revision) from event_states past
          where past.event_id = ${events.id} and past.revision >= ${attendances.knownRevision})`,
      ),
    )
    .where(and(eq(attendances.eventId, eventId), eq(attendances.userId, userId)));
  if (!row) return undefined;
  const { group, known, ...rest } = row;
  /** What the event was when the user last heard of it. */
  const heard: Omit<RowOfState, "eventId" | "revision"> = known ?? row.event;
  return { ...rest, event: { ...row.event, group }, known: heard };
};

export type EventTruth = FoundBy<typeof findEventTruth>;

/** The description of an event, which only emails with a calendar entry show. */
export const findDescription = async (db: Queryable, eventId: string): Promise<string> => {
  const row = await firstRow(db.select({ description: events.description }).from(events).where(eq(events.id, eventId)));
  return row?.description ?? "";
};

/** An event and a user without an RSVP to it; undefined with one, and when either is gone. */
export const findCanceledRsvp = async (db: Queryable, { eventId, userId }: { eventId: string; userId: string }) => {
  const row = await firstRow(
    db
      .select({
        event: { ...eventColumns, alliance: alliances.slug },
        group: { slug: groups.slug, name: groups.name },
        reader,
        look: lookWithContact,
      })
      .from(events)
      .innerJoin(users, eq(users.id, userId))
      .innerJoin(groups, eq(groups.id, events.groupId))
      .innerJoin(alliances, eq(alliances.id, events.allianceId))
      .where(
        and(
          eq(events.id, eventId),
          sql`not exists (
            select from attendances where attendances.event_id = ${events.id} and attendances.user_id = ${users.id})`,
        ),
      ),
  );
  return row && { ...row, event: { ...row.event, group: row.group } };
};

/** The RSVP in an email, as it was when the email was composed. */
type ToldRsvp = { eventId: string; userId: string } & Pick<
  EventTruth["attendance"],
  "status" | "checkInCode" | "calendarSequence"
>;

/** Each RSVP has a code of its own, which it keeps. */
const isSameRsvp = ({ eventId, userId, checkInCode }: ToldRsvp): SQL | undefined =>
  and(
    eq(attendances.eventId, eventId),
    eq(attendances.userId, userId),
    sql`${attendances.checkInCode} is not distinct from ${checkInCode}`,
  );

/** Stays pending if the RSVP was changed while the email was on its way. */
const pendingAfter = (pending: AnyPgColumn, { status, calendarSequence }: ToldRsvp): SQL =>
  sql`${pending} and (${attendances.status} <> ${status} or ${attendances.calendarSequence} <> ${calendarSequence})`;

const standingKinds = ["waitlist_promotion", "rsvp_decision", "rsvp_confirmation"] as const;

/** What says what an RSVP is. */
type StandingKind = (typeof standingKinds)[number];

export const isStanding = (kind: EventNews["kind"]): kind is StandingKind =>
  standingKinds.some((standing) => standing === kind);

const settled = (rsvp: ToldRsvp) => ({
  promotionPending: pendingAfter(attendances.promotionPending, rsvp),
  decisionPending: pendingAfter(attendances.decisionPending, rsvp),
  confirmationPending: pendingAfter(attendances.confirmationPending, rsvp),
});

/** Keeps that somebody was told. Only of what was told: the RSVP may have changed meanwhile, or be another one. */
export const markTold = async (
  db: Queryable,
  rsvp: ToldRsvp,
  { kind, revision }: { kind: EventNews["kind"]; revision: number },
): Promise<void> => {
  if (kind === "event_reminder") return;
  const knownRevision = sql`greatest(${attendances.knownRevision}, ${revision}::integer)`;
  await db
    .update(attendances)
    .set({ knownRevision, ...(isStanding(kind) && settled(rsvp)) })
    .where(isSameRsvp(rsvp));
};

/** Keeps that somebody does not want to hear what has become of an RSVP: it counts as told. */
export const markUnwanted = async (db: Queryable, rsvp: ToldRsvp, kind: StandingKind): Promise<void> => {
  const { promotionPending, decisionPending, confirmationPending } = settled(rsvp);
  const unwanted = {
    waitlist_promotion: { promotionPending },
    rsvp_decision: { decisionPending },
    rsvp_confirmation: { confirmationPending },
  };
  await db.update(attendances).set(unwanted[kind]).where(isSameRsvp(rsvp));
};

/** Whether the reader may see the applications for the job, as `requireJobAdmin` decides: an administrator of the alliance, or of the group for which the reader posted the job. */
export const mayReview = sql<boolean>`exists (
  select from ${roles} where ${roles.userId} = ${users.id} and (
    (${isNull(roles.groupId)} and (${isNull(roles.allianceId)} or ${roles.allianceId} = ${jobs.allianceId}))
    or ${roles.groupId} = ${jobs.groupId}))`;

/** An application for an email to the author of the job or to the applicant. */
const findApplication = (db: Queryable, id: string, recipientId: AnyPgColumn, now: Date) =>
  firstRow(
    db
      .select({
        reader,
        status: jobApplications.status,
        knownStatus: jobApplications.knownStatus,
        job: {
          slug: jobs.slug,
          title: jobs.title,
          companyName: jobs.companyName,
          isOpen: sql<boolean>`${jobs.status} = 'published' and ${jobs.expiresAt} > ${now.toISOString()}::timestamptz
            and (${jobs.groupId} is null or exists (select from ${groups} where groups.id = ${jobs.groupId} and active))`,
        },
        applicant: sql<string>`(select name from users applicant where applicant.id = ${jobApplications.userId})`,
        mayReview,
        look: lookWithContact,
      })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .innerJoin(alliances, eq(alliances.id, jobs.allianceId))
      .innerJoin(users, eq(users.id, recipientId))
      .leftJoin(groups, eq(groups.id, jobs.groupId))
      .where(eq(jobApplications.id, id)),
  );

export const findApplicationForAuthor = (db: Queryable, id: string, now: Date) =>
  findApplication(db, id, jobs.postedBy, now);

export const findApplicationForApplicant = (db: Queryable, id: string, now: Date) =>
  findApplication(db, id, jobApplications.userId, now);

export type ApplicationTruth = FoundBy<typeof findApplicationForAuthor>;

export const markDecisionTold = async (
  db: Queryable,
  id: string,
  status: ApplicationTruth["status"],
): Promise<void> => {
  await db.update(jobApplications).set({ knownStatus: status }).where(eq(jobApplications.id, id));
};

/** A role and its holder; undefined when it was revoked. */
export const findRoleTruth = (db: Queryable, id: string) =>
  firstRow(
    db
      .select({
        reader,
        look,
        alliance: { slug: alliances.slug, name: alliances.name },
        group: { slug: groups.slug, name: groups.name },
      })
      .from(roles)
      .innerJoin(users, eq(users.id, roles.userId))
      .leftJoin(groups, eq(groups.id, roles.groupId))
      .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
      .where(eq(roles.id, id)),
  );

export type RoleTruth = FoundBy<typeof findRoleTruth>;

/** Turns off a kind of email for a user. */
export const muteKind = async (
  db: Queryable,
  { userId, kind, now }: { userId: string; kind: NotificationKind; now: Date },
): Promise<void> => {
  await db
    .update(users)
    .set({ mutedNotifications: sql`array_append(${users.mutedNotifications}, ${kind})`, updatedAt: now })
    .where(and(eq(users.id, userId), sql`not ${kind} = any (${users.mutedNotifications})`));
};
