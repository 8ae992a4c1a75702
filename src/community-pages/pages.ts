import { administersGroup } from "../access/rules.ts";
import { findAllianceKey } from "../alliances/queries.ts";
import type { Context } from "../context.ts";
import { findAttendance } from "../events/attendances/queries.ts";
import { toAttendance } from "../events/attendances/views.ts";
import { requireEvent } from "../events/lookup.ts";
import { type EventRow, eventOrders, listEvents } from "../events/queries.ts";
import { noEventAt } from "../events/rules.ts";
import { toEvent, toEventSummary } from "../events/views.ts";
import { requireGroup } from "../groups/lookup.ts";
import { findMembership } from "../groups/memberships/queries.ts";
import { noGroupAt } from "../groups/rules.ts";
import { toGroup } from "../groups/views.ts";
import { hasApplied } from "../jobs/applications/queries.ts";
import { requireJobAt } from "../jobs/lookup.ts";
import { isPublic } from "../jobs/rules.ts";
import { toJob } from "../jobs/views.ts";
import { attendeesFilePath } from "../page-paths.ts";
import type { EventState } from "../pages/community.ts";
import { toPreview } from "../pages/markdown.ts";
import type { Form, NoticeText } from "../pages/render.ts";
import { listPage } from "../resources/list.ts";
import { eventData, jobData, organization } from "./structured-data.ts";
import { pageOf, toListing, visitorOf } from "./visit.ts";

/** Pages with a form, also shown again when it was rejected. */

type Shown<Field extends string> = { form: Form<Field>; notice: NoticeText | null };

export type GroupPath = { alliance: string; group_slug: string };

export const groupPage = async (
  context: Context,
  { alliance, group_slug: slug }: GroupPath,
  { form, notice, cursor }: Shown<never> & { cursor?: string | undefined },
): Promise<string> => {
  const { db, now, caller, baseUrl, render } = context;
  const { group: row } = await requireGroup(context, { alliance, slug }, noGroupAt({ alliance, slug }));
  const query = pageOf(cursor);
  const order = eventOrders.soonest;
  const [visitor, membership, key, events] = await Promise.all([
    visitorOf(context),
    caller && findMembership(db, { groupId: row.id, userId: caller.userId }),
    findAllianceKey(db, alliance),
    listPage(context, { scope: { page: "group", id: row.id }, query, order, view: toEventSummary }, (page) =>
      listEvents(db, { alliance: [alliance], group: [slug], order, now, ...page }),
    ),
  ]);
  const group = toGroup(row, baseUrl);
  return render("group", {
    ...visitor,
    head: {
      description: toPreview(group.description),
      canonical: group.html_url,
      image: group.banner_url ?? group.logo_url,
      feeds: [{ title: "Events", path: `/feeds/${alliance}/events.atom` }],
      structured: organization(group),
    },
    group,
    allianceName: key?.name ?? alliance,
    events: toListing(context, events),
    isMember: Boolean(membership),
    form,
    notice,
  });
};

export type EventPath = GroupPath & { event_slug: string };

export const eventPage = async (
  context: Context,
  { alliance, group_slug: group, event_slug: slug }: EventPath,
  { form, notice }: Shown<never>,
): Promise<string> => {
  const { db, now, caller, baseUrl, render } = context;
  const name = { alliance, group, slug };
  const { event: row, rights } = await requireEvent(context, name, noEventAt(name));
  const [visitor, found] = await Promise.all([
    visitorOf(context),
    caller && findAttendance(db, { eventId: row.id, userId: caller.userId }),
  ]);
  const event = toEvent(row, baseUrl);
  return render("event", {
    ...visitor,
    head: {
      description: toPreview(event.summary ?? event.description),
      canonical: event.html_url,
      image: event.banner_url,
      feeds: [{ title: "Events", path: `/feeds/${alliance}/events.atom` }],
      structured: eventData(event, baseUrl),
    },
    event,
    state: stateOf(row, now),
    rsvp: found && toAttendance(row, found.attendance),
    attendees: administersGroup(rights, { ...row, id: row.groupId }) ? attendeesFilePath(row) : null,
    form,
    notice,
  });
};

const stateOf = ({ status, endsAt, capacity, attendeeCount, waitlistEnabled }: EventRow, now: Date): EventState => {
  if (status !== "published") return status;
  if (endsAt <= now) return "ended";
  if (capacity === null || attendeeCount < capacity) return "open";
  return waitlistEnabled ? "waitlist" : "full";
};

export const jobPage = async (
  context: Context,
  { slug }: { slug: string },
  { form, notice }: Shown<"note" | "resume_url">,
): Promise<string> => {
  const { db, now, caller, baseUrl, render } = context;
  const { job: row } = await requireJobAt(context, slug);
  const [visitor, applied] = await Promise.all([
    visitorOf(context),
    caller ? hasApplied(db, { jobId: row.id, userId: caller.userId }) : false,
  ]);
  const job = toJob(row, baseUrl);
  return render("job", {
    ...visitor,
    head: {
      description: toPreview(job.summary),
      canonical: job.html_url,
      feeds: [{ title: "Jobs", path: "/feeds/jobs.atom" }],
      structured: jobData(job),
    },
    job,
    isOpen: isPublic(row, now),
    hasApplied: applied,
    form,
    notice,
  });
};
