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
