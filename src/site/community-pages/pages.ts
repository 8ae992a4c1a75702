import { findAllianceLook } from "../../community/alliances/queries.ts";
import { toLook } from "../../community/alliances/views.ts";
import { listFaces } from "../../community/events/attendances/faces/queries.ts";
import { findAttendance } from "../../community/events/attendances/queries.ts";
import { toAttendance } from "../../community/events/attendances/views.ts";
import { requireEvent } from "../../community/events/lookup.ts";
import { eventPolicy } from "../../community/events/policy.ts";
import { type EventRow, eventOrders, listEvents } from "../../community/events/queries.ts";
import { findRequestOf } from "../../community/events/rsvp-requests/queries.ts";
import { toEvent, toEventSummary } from "../../community/events/views.ts";
import { requireGroup } from "../../community/groups/lookup.ts";
import { findMembership } from "../../community/groups/memberships/queries.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import { toGroup } from "../../community/groups/views.ts";
import { hasApplied } from "../../community/jobs/applications/queries.ts";
import { requireJobAt } from "../../community/jobs/lookup.ts";
import { isPublic } from "../../community/jobs/rules.ts";
import { toJob } from "../../community/jobs/views.ts";
import { listPage } from "../../community/resources/list.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { pictureUrl } from "../../foundation/pictures/pictures.ts";
import { may } from "../../identity/access/policy.ts";
import type { Rights } from "../../identity/access/queries.ts";
import type { Context } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { attendeesFilePath, type EventPath, eventName, type GroupPath, groupName } from "../../web/page-paths.ts";
import { formatsIn } from "../../web/pages/formats.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import type { Shown } from "../../web/pages/page.ts";
import { calendarLinks } from "./calendar-links.ts";
import { cardOf, cardPath, hasDrawableName } from "./cards/card.ts";
import { ticketOf } from "./check-ins/ticket.ts";
import { groupEntrances, jobEntrances } from "./entrances.ts";
import { guestChoices, rsvpForm, toQuestionField, typedBefore } from "./rsvp-form.ts";
import { eventData, jobData, organization } from "./structured-data.ts";
import { type EventState, eventTemplate, groupTemplate, jobTemplate } from "./templates.ts";
import { eventFeed, eventsOf, jobFeed, pageOf, toListing, visitorOf } from "./visit.ts";

export const lookOf = async ({ db, baseUrl }: Pick<Context, "db" | "baseUrl">, alliance: string) => {
  const row = await findAllianceLook(db, alliance);
  return row && toLook(row, baseUrl);
};

type When = Input<"showGroup">["query"]["when"];

type MaybeBanned = Shown & { isBanned?: boolean };

export const groupPage = async (
  context: Context,
  path: GroupPath,
  { form, notice, when = "upcoming", cursor, isBanned = false }: MaybeBanned & { when?: When },
): Promise<string> => {
  const { db, now, caller, baseUrl, render, texts } = context;
  const name = groupName(path);
  const { alliance, slug } = name;
  const { group: row, viewer } = await requireGroup(context, name);
  const query = pageOf(cursor);
  const { order, ...period } = eventsOf(when);
  const [visitor, membership, look, events, drafts] = await Promise.all([
    visitorOf(context),
    caller && findMembership(db, { groupId: row.id, userId: caller.userId }),
    lookOf(context, alliance),
    listPage(context, { scope: { page: "group", id: row.id, when }, query, order, view: toEventSummary }, (page) =>
      listEvents(db, { alliance: [alliance], group: [slug], ...period, order, now, ...page }),
    ),
    may(groupPolicy.verbs.update, viewer, row) ? listDrafts(context, { alliance, slug, rights: viewer.rights }) : null,
  ]);
  const group = toGroup(row, baseUrl);
  return render(groupTemplate, {
    ...visitor,
    head: {
      description: toPreview(group.description),
      canonical: group.html_url,
      image: group.banner_url ?? group.logo_url,
      feeds: [eventFeed(texts, alliance)],
      structured: organization(group),
    },
    group,
    entrances: groupEntrances({ ...context, viewer }, row),
    look,
    allianceName: look?.name ?? alliance,
    events: toListing(context, events),
    when,
    drafts: drafts?.map((row) => toEventSummary(row, baseUrl)) ?? null,
    isMember: Boolean(membership),
    isBanned,
    form,
    notice,
  });
};

const mostDrafts = 50;

/** Past drafts included, as they may have been forgotten. */
const listDrafts = (
  { db, now }: Context,
  { alliance, slug, rights }: { alliance: string; slug: string; rights: Rights },
) =>
  listEvents(db, {
    alliance: [alliance],
    group: [slug],
    status: ["draft"],
    includeHiddenFor: rights,
    from: new Date(0),
    now,
    order: eventOrders.soonest,
    position: undefined,
    limit: mostDrafts,
  });

export const eventPage = async (
  context: Context,
  path: EventPath,
  {
    form,
    notice,
    isBanned = false,
    isNotTaken = false,
    source = null,
  }: MaybeBanned & { isNotTaken?: boolean; source?: string | null },
): Promise<string> => {
  const { db, now, caller, baseUrl, render, texts, site } = context;
  const name = eventName(path);
  const { event: row, viewer } = await requireEvent(context, name);
  const isAhead = row.status === "published" && row.endsAt > now;
  const [visitor, look, faces, requested, found] = await Promise.all([
    visitorOf(context),
    lookOf(context, path.alliance),
    isAhead ? listFaces(db, row.id) : [],
    caller && isNotTaken ? findRequestOf(db, { eventId: row.id, userId: caller.userId }) : undefined,
    caller && findAttendance(db, { eventId: row.id, userId: caller.userId, now }),
  ]);
  // Seats held for the signed-in user are free for this user.
  const seen = found ? { ...row, heldCount: found.held } : row;
  const state = stateOf(seen, now, caller === null);
  const event = toEvent(seen, baseUrl);
  const attendance = found?.attendance;
  const alliance = { name: look?.name ?? site.name, accentColor: look?.accent_color ?? null };
  return render(eventTemplate, {
    ...visitor,
    head: {
      description: descriptionOf(row, texts),
      canonical: event.html_url,
      image: (!hasDrawableName(row) && event.banner_url) || baseUrl + cardPath(row, cardOf(row, alliance, site)),
      feeds: [eventFeed(texts, path.alliance)],
      structured: eventData(event, baseUrl),
    },
    look,
    event,
    state,
    faces: faces.map(({ name, photoUrl }) => ({ name, photo: pictureUrl(photoUrl, baseUrl) })),
    rsvp: found && toAttendance(row, attendance),
    ticket: attendance ? ticketOf(row, attendance, { now, baseUrl }) : null,
    calendar: isAhead ? calendarLinks(texts, event, attendance?.status === "attending" ? row.meetingUrl : null) : null,
    attendees: may(eventPolicy.verbs.manage_attendees, viewer, row) ? attendeesFilePath(row) : null,
    questions: row.questions.map((question) => toQuestionField(texts, question)),
    guests: row.maxGuests > 0 || attendance?.guests ? guestChoices(texts, row, attendance?.guests ?? 0) : [],
    isBanned,
    form: rsvpForm(texts, row, attendance, requested ? typedBefore(requested) : form),
    source: source ?? requested?.source ?? null,
    notice,
  });
};

/** Starts with time and place: link previews show only a line or two. */
const descriptionOf = (event: EventRow, { t, language }: Texts): string => {
  const { startsAt, timezone, venueName, venueCity, kind, summary, description } = event;
  const time = formatsIn(language).longTime(startsAt.toISOString(), timezone);
  const place = [venueName, venueCity, kind === "in_person" ? null : t("community.online")].filter(Boolean).join(", ");
  return [time, place, toPreview(summary ?? description)].filter(Boolean).join(" · ");
};

/** @param isAnonymous signed-out visitors get a cached page, which must not depend on when RSVPs open and close */
export const stateOf = (event: EventRow, now: Date, isAnonymous: boolean): EventState => {
  const { status, endsAt, rsvpOpensAt, rsvpClosesAt, capacity, waitlistEnabled } = event;
  if (status !== "published") return status;
  if (endsAt <= now) return "ended";
  if (!isAnonymous && rsvpOpensAt && now < rsvpOpensAt) return "early";
  if (!isAnonymous && rsvpClosesAt && now >= rsvpClosesAt) return "closed";
  if (event.approvalRequired || capacity === null || event.attendeeCount + event.heldCount < capacity) return "open";
  return waitlistEnabled ? "waitlist" : "full";
};

export const jobPage = async (
  context: Context,
  { slug }: { slug: string },
  { form, notice }: Shown,
): Promise<string> => {
  const { db, now, caller, baseUrl, render, texts } = context;
  const { job: row, viewer } = await requireJobAt(context, slug);
  const [visitor, look, applied] = await Promise.all([
    visitorOf(context),
    lookOf(context, row.alliance),
    caller ? hasApplied(db, { jobId: row.id, userId: caller.userId }) : false,
  ]);
  const job = toJob(row, baseUrl);
  return render(jobTemplate, {
    ...visitor,
    head: {
      description: toPreview(job.summary),
      canonical: job.html_url,
      feeds: [jobFeed(texts)],
      structured: jobData(job),
    },
    look,
    job,
    entrances: jobEntrances({ ...context, viewer }, row),
    isOpen: isPublic(row, now),
    hasApplied: applied,
    form,
    notice,
  });
};
