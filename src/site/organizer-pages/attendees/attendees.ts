import { addAttendee } from "../../../community/events/additions/actions.ts";
import { requireAddTime } from "../../../community/events/additions/rules.ts";
import { decideAbout, decideAboutAll } from "../../../community/events/attendances/decisions.ts";
import {
  attendeeOrder,
  countAttendees,
  listAttendees,
  listKnownPeople,
} from "../../../community/events/attendances/queries.ts";
import { toAttendee } from "../../../community/events/attendances/views.ts";
import { removeGuestAttendee } from "../../../community/events/guest-attendees/actions.ts";
import { listGuestAttendees } from "../../../community/events/guest-attendees/queries.ts";
import { toGuestAttendee } from "../../../community/events/guest-attendees/views.ts";
import { requireEvent } from "../../../community/events/policy.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import { errorsOf, NotFound, type ServiceError } from "../../../foundation/errors.ts";
import type { Translator } from "../../../foundation/languages/texts.ts";
import { may } from "../../../identity/access/policy.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { attendeesFilePath, attendeesPath, eventPath } from "../../../web/page-paths.ts";
import type { Problem } from "../../../web/pages/form.ts";
import { isChecked } from "../../../web/pages/text-fields.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { addPersonByForm, personFields } from "../../community-pages/guest-places/add-person.ts";
import { guestChoices } from "../../community-pages/rsvp-form.ts";
import { cursor, listing, organizerNotice, searchWords, wordsOf } from "../../kit/fields.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, listOf, oneOf, required, withDefault } from "../../kit/schema.ts";

const route = "/events/{alliance}/{group_slug}/{event_slug}";

/** The statuses by which the list can be filtered. */
const filters = ["all", "attending", "waitlisted", "pending", "declined"] as const;

type Filter = (typeof filters)[number];

const filteredPath = (
  event: Parameters<typeof attendeesPath>[0],
  filter: Filter | undefined,
  words?: string,
): string => {
  const query = new URLSearchParams();
  if (filter !== undefined && filter !== "all") query.set("status", filter);
  if (words !== undefined) query.set("q", words);
  return query.size > 0 ? `${attendeesPath(event)}?${query}` : attendeesPath(event);
};

const closedEventErrors: readonly ServiceError["code"][] = ["event_not_open", "event_ended", "group_inactive"];

const attendeeProblem = (texts: Translator, error: ServiceError): Problem => {
  const { code } = error;
  const reason = code === "event_full" ? "full" : closedEventErrors.includes(code) ? "over" : null;
  const message = reason ? texts.t(`organizers.attendees.problem.${reason}`) : userMessage(texts, error);
  return { message, field: undefined };
};

const noticePath = (event: Parameters<typeof attendeesPath>[0], filter: Filter, notice: string): string => {
  const path = filteredPath(event, filter);
  return `${path}${path.includes("?") ? "&" : "?"}notice=${notice}`;
};

const notices = { attending: "rsvp_approved", declined: "rsvp_declined" } as const;

const updateAttendeeByForm = form(`${route}/attendees/{user_id}`, {
  permission: "event.manage_attendees",
  body: { status: required(fromContract("AttendeeDecision")), filter: withDefault(oneOf(filters), "all") },
  problems: (texts, { error }) => [attendeeProblem(texts, error)],
  pageQuery: (_, rejected) => ({ status: filters.find((filter) => filter === rejected.text("filter")) ?? "all" }),
  submit: async (context, { path, body }) => {
    const { target: event } = context;
    const { status, filter } = body;
    const redirect = (notice: string) => seeOther(noticePath(event, filter, notice));
    try {
      await decideAbout(context, { event_id: event.id, user_id: path.user_id }, status);
      return redirect(notices[status]);
    } catch (error) {
      if (error instanceof NotFound) return redirect("rsvp_withdrawn");
      throw error;
    }
  },
});

/** Approves or declines all RSVPs that the page shows. */
const updateAttendeesByForm = form(`${route}/attendees`, {
  permission: "event.manage_attendees",
  body: {
    status: required(fromContract("AttendeeDecision")),
    user_id: required(listOf(fromContract("Id"), { minItems: 1, maxItems: 100 })),
  },
  submit: async (context, { body: { status, user_id: userIds } }) => {
    const { target: event } = context;
    const results = await decideAboutAll(context, event.id, { user_ids: [...new Set(userIds)], status });
    const hasFailed = results.some(({ code }) => code !== null && code !== "not_found");
    return seeOther(noticePath(event, "pending", hasFailed ? "rsvps_partly_decided" : "rsvps_decided"));
  },
});

const addGuestAttendeeByForm = form(`${route}/guest-attendees`, {
  permission: "event.manage_attendees",
  body: personFields,
  submit: (context, { body: fields }) => addPersonByForm(context, context.target.id, fields),
  notice: "person_added",
});

const addAttendeeByForm = form(`${route}/attendees/{user_id}/add`, {
  permission: "event.manage_attendees",
  body: { member: searchWords, over_capacity: personFields.over_capacity },
  // Repeats the search, so that the user can check the box to exceed the capacity. PostgreSQL rejects NUL characters.
  pageQuery: (_context, rejected) => ({
    status: "all" as const,
    member: rejected.text("member")?.replaceAll("\0", "").slice(0, 200) ?? "",
  }),
  submit: (context, { path: { user_id }, body }) => {
    const { id } = context.target;
    const request = { user_id, over_capacity: isChecked(body.over_capacity) };
    return addAttendee(context, id, { path: { event_id: id }, body: request, headers: {} });
  },
  notice: "person_added",
});

const deleteGuestAttendeeByForm = form(`${route}/guest-attendees/{guest_attendee_id}/delete`, {
  permission: "event.manage_attendees",
  submit: (context, { path: { guest_attendee_id: id } }) =>
    removeGuestAttendee(context, { eventId: context.target.id, id }),
  notice: "saved",
});

/** Maximum guest attendees to list. Further ones are in the exported file, and can be found by searching. */
const maxGuestAttendees = 100;

const maxFoundMembers = 10;

/** The attendees of an event, each with buttons to approve, decline or ban. */
export const attendees = page("showAttendees", `${route}/attendees`, {
  permission: "event.manage_attendees",
  template: "organizer-pages/attendees/attendees",
  query: {
    status: withDefault(oneOf(filters), "all"),
    q: searchWords,
    member: searchWords,
    cursor,
    notice: organizerNotice,
  },
  show: async (context, { query: { status: filter, q, member: memberInput, cursor }, form }) => {
    const { now, texts, db } = context;
    const { event, viewer } = await requireEvent(context, { id: context.target.id });
    const eventId = event.id;
    const hasGuests = cursor === undefined && (filter === "all" || filter === "attending");
    const words = wordsOf(q);
    const statuses = filter === "all" ? undefined : [filter];
    const scope = { page: "attendees", id: eventId, filter, words };
    const group = { ...event, ...event.group, active: event.groupActive };
    // Hosts of an event may not ban users or search the members, because both concern the whole group.
    const managesMembers = may(groupPolicy.verbs.manage_members, viewer, group);
    const canAdd = errorsOf(() => requireAddTime(event, { isCheckIn: false, now })).length === 0;
    const member = managesMembers && canAdd ? wordsOf(memberInput) : undefined;
    const [counts, members, guestAttendees, { items, ...list }] = await Promise.all([
      countAttendees(db, eventId),
      member === undefined
        ? undefined
        : context.searchLimiter((db) => listKnownPeople(db, { event, words: member, limit: maxFoundMembers })),
      hasGuests ? listGuestAttendees(db, { eventId, q: words, position: undefined, limit: maxGuestAttendees }) : [],
      listing(context, { scope, cursor, words, order: attendeeOrder, view: toAttendee }, (page, db) =>
        listAttendees(db, { eventId, statuses, q: words, ...page }),
      ),
    ]);
    const countOf = (value: Filter) =>
      counts.reduce((sum, { status, count }) => (value === "all" || value === status ? sum + count : sum), 0);
    const hasEnded = event.endsAt <= now;
    return {
      event: managedEvent(viewer, event),
      timezone: event.timezone,
      canBan: managesMembers,
      memberSearch: managesMembers && canAdd ? { q: member ?? "", found: members } : null,
      file: attendeesFilePath(event),
      filter,
      filters: filters.map((value) => ({
        value,
        label: texts.t(`organizers.attendees.status.${value}`),
        path: filteredPath(event, value, words),
        count: countOf(value),
      })),
      q: words ?? "",
      pathWithoutSearch: filteredPath(event, filter),
      /** The users whose RSVPs one button approves or declines. */
      undecidedUserIds: filter === "pending" && items.length > 1 ? items.map(({ user }) => user.id) : [],
      canApprove: canAdd,
      canDecline: !hasEnded,
      list: {
        ...list,
        items: items.map((item) => ({
          ...item,
          canApprove: canAdd && (item.status === "pending" || item.status === "declined"),
          canDecline: !hasEnded && item.status !== "declined",
        })),
      },
      guestAttendees: {
        items: guestAttendees.map(toGuestAttendee),
        isTruncated: guestAttendees.length === maxGuestAttendees,
        action: `${eventPath(event)}/guest-attendees`,
        canAdd,
      },
      guests: guestChoices(texts, event, 0),
      canExceed: event.capacity !== null,
      form,
    };
  },
  forms: {
    updateAttendeeByForm,
    updateAttendeesByForm,
    addGuestAttendeeByForm,
    deleteGuestAttendeeByForm,
    addAttendeeByForm,
  },
});
