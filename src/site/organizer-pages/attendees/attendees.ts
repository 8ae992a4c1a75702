import type { Schemas } from "../../../../generated/contract.ts";
import { decideAbout } from "../../../community/events/attendances/decide.ts";
import { attendeeOrder, countAttendees, listAttendees } from "../../../community/events/attendances/queries.ts";
import { toAttendee } from "../../../community/events/attendances/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import { NotFound, type ServiceError } from "../../../foundation/errors.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import type { UserContext } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { attendeesFilePath, attendeesPath, type EventPath } from "../../../web/page-paths.ts";
import { type Form, type Problem, withoutValues } from "../../../web/pages/form.ts";
import type { Listing, NoticeText } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { type ManagedPage, managedPage, pageOf, toListing, wordsOf } from "../../community-pages/visit.ts";
import { cursor } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required, text, withDefault } from "../../kit/schema.ts";
import { administeredEvent } from "../../pages/administered.ts";
import { noticeIn, organizerNotice } from "../event-page.ts";

type AttendeesPage = ManagedPage & {
  file: string;
  filter: string;
  filters: { value: string; label: string; path: string; count: number }[];
  q: string;
  all: string;
  list: Listing<Schemas["Attendee"] & { canApprove: boolean; canDecline: boolean }>;
  form: Form<never>;
  notice: NoticeText | null;
};

const attendeesTemplate = template<AttendeesPage>("site/organizer-pages/attendees/attendees");

/** The status of the RSVPs to show. */
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

type Shown = {
  filter: Filter;
  words: string | undefined;
  cursor: string | undefined;
  notice: NoticeText | null;
  form: Form<never>;
};

const attendeesPage = async (
  context: UserContext,
  path: EventPath,
  { filter, words, cursor, notice, form }: Shown,
): Promise<string> => {
  const { now, render, texts, db } = context;
  const { event } = await administeredEvent(context, "manage_attendees", path);
  const statuses = filter === "all" ? undefined : [filter];
  const scope = { page: "attendees", id: event.id, filter, words };
  const list = { scope, query: pageOf(cursor, words), order: attendeeOrder, view: toAttendee };
  const [managed, counts, rows] = await Promise.all([
    managedPage(context, event),
    countAttendees(db, event.id),
    listPage(context, list, (page, db) => listAttendees(db, { eventId: event.id, statuses, q: words, ...page })),
  ]);
  const countOf = (value: Filter) =>
    counts.reduce((sum, { status, count }) => (value === "all" || value === status ? sum + count : sum), 0);
  const hasEnded = event.endsAt <= now;
  const canApprove = event.status === "published" && event.groupActive && !hasEnded;
  const { items, ...listing } = toListing(context, rows);
  return render(attendeesTemplate, {
    ...managed,
    file: attendeesFilePath(event),
    filter,
    filters: filters.map((value) => ({
      value,
      label: texts.t(`organizers.attendees.status.${value}`),
      path: filteredPath(event, value, words),
      count: countOf(value),
    })),
    q: words ?? "",
    all: filteredPath(event, filter),
    list: {
      ...listing,
      items: items.map((item) => ({
        ...item,
        canApprove: canApprove && (item.status === "pending" || item.status === "declined"),
        canDecline: !hasEnded && item.status !== "declined",
      })),
    },
    form,
    notice,
  });
};

const isOver: readonly ServiceError["code"][] = ["event_not_open", "event_ended", "group_inactive"];

const attendeeProblem = (texts: Texts, error: ServiceError): Problem => {
  const { t } = texts;
  const { code } = error;
  if (code === "event_full") return { message: t("organizers.attendees.problem.full"), field: undefined };
  if (isOver.includes(code)) return { message: t("organizers.attendees.problem.over"), field: undefined };
  return { message: userMessage(texts, error), field: undefined };
};

const notices = { attending: "rsvp_approved", declined: "rsvp_declined" } as const;

const decide = form("/events/{alliance}/{group_slug}/{event_slug}/attendees/{user_id}", {
  permission: "event.manage_attendees",
  body: { status: required(fromContract("AttendeeDecision")), filter: withDefault(oneOf(filters), "all") },
  problems: (texts, { error }) => [attendeeProblem(texts, error)],
  shownAt: (_context, rejected) => ({ status: filters.find((one) => one === rejected.text("filter")) ?? "all" }),
  submit: async (context, { path, body }) => {
    const { event } = await administeredEvent(context, "manage_attendees", path);
    const { status, filter } = body;
    const back = (notice: string) => {
      const address = filteredPath(event, filter);
      return seeOther(`${address}${address.includes("?") ? "&" : "?"}notice=${notice}`);
    };
    try {
      await decideAbout(context, { event_id: event.id, user_id: path.user_id }, status);
      return back(notices[status]);
    } catch (error) {
      if (error instanceof NotFound) return back("rsvp_withdrawn");
      throw error;
    }
  },
});

/** The people with an RSVP to an event, each with buttons that approve, decline or ban. */
export const attendees = page("showAttendees", "/events/{alliance}/{group_slug}/{event_slug}/attendees", {
  permission: "event.manage_attendees",
  query: {
    status: withDefault(oneOf(filters), "all"),
    q: optional(text({ maxLength: 200 })),
    cursor,
    notice: organizerNotice,
  },
  show: (context, { path, query: { status: filter, q, cursor, notice }, form }) =>
    attendeesPage(context, path, {
      ...{ filter, words: wordsOf(q), cursor },
      form: withoutValues(form),
      notice: noticeIn(context.texts, notice),
    }),
  forms: { updateAttendeeByForm: decide },
});
