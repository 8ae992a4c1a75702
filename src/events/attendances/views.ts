import type { components } from "../../../generated/contract.ts";
import { toTimestamp } from "../../http/timestamp.ts";
import type { EventRow } from "../queries.ts";
import { toEventSummary } from "../views.ts";
import type { AttendanceRow, AttendedEventRow, AttendeeRow } from "./queries.ts";

type Schemas = components["schemas"];

const toRsvp = ({ status, waitlistPosition, respondedAt }: AttendanceRow) => ({
  status,
  waitlist_position: waitlistPosition,
  responded_at: toTimestamp(respondedAt),
});

const meetingUrl = ({ status }: AttendanceRow, event: Pick<EventRow, "meetingUrl">): string | null =>
  status === "attending" ? event.meetingUrl : null;

type NamedEvent = Pick<EventRow, "alliance" | "group" | "id" | "slug" | "name">;

const toEventOfNews = ({ alliance, group, id, slug, name }: NamedEvent) => ({
  alliance,
  group,
  event: { id, slug, name },
});

/** What webhooks are told of an RSVP, beside whose it is. @param row undefined when it was canceled */
export const toRsvpNews = (event: NamedEvent, row: AttendanceRow | undefined): Omit<Schemas["RsvpNews"], "user"> => ({
  ...toEventOfNews(event),
  ...(row ? toRsvp(row) : { status: "none", waitlist_position: null, responded_at: null }),
});

/** The same of whoever moved up from the waitlist. */
export const toPromotionNews = (event: NamedEvent): Omit<Schemas["RsvpNews"], "user" | "responded_at"> => ({
  ...toEventOfNews(event),
  status: "attending",
  waitlist_position: null,
});

/** @param row undefined when the caller has no RSVP */
export const toAttendance = (
  event: Pick<EventRow, "id" | "meetingUrl">,
  row: AttendanceRow | undefined,
): Schemas["Attendance"] => ({
  event_id: event.id,
  ...(row ? toRsvp(row) : { status: "none", waitlist_position: null, responded_at: null }),
  meeting_url: row ? meetingUrl(row, event) : null,
});

type OwnEvent = { joinedAt: Date | null; attendance: Pick<AttendanceRow, "status" | "waitlistPosition"> | null };

/** What an event is to its viewer. */
export const toOwnEvent = ({
  joinedAt,
  attendance,
}: OwnEvent): Pick<Schemas["Viewer"], "membership" | "attendance" | "waitlist_position"> => ({
  membership: joinedAt ? "member" : "none",
  attendance: attendance?.status ?? "none",
  waitlist_position: attendance?.waitlistPosition ?? null,
});

export const toAttendee = ({ id, name, ...row }: AttendeeRow): Schemas["Attendee"] => ({
  user: { id, name },
  ...toRsvp(row),
});

export const toMyEvent = ({ event, attendance }: AttendedEventRow): Schemas["MyEvent"] => ({
  event: toEventSummary(event),
  ...toRsvp(attendance),
  meeting_url: meetingUrl(attendance, event),
});
