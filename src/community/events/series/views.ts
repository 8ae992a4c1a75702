import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { AttendanceRow } from "../attendances/queries.ts";
import type { EventRow } from "../queries.ts";

type SeriesRsvp = {
  event: Pick<EventRow, "id" | "startsAt">;
  attendance: Pick<AttendanceRow, "status"> | undefined;
  error?: { message: string; code: Schemas["ErrorCode"] };
};

export const toSeriesRsvps = (rsvps: readonly SeriesRsvp[]): Schemas["SeriesRsvps"] => ({
  items: rsvps.map(({ event, attendance, error }) => ({
    event_id: event.id,
    starts_at: toTimestamp(event.startsAt),
    status: attendance?.status ?? "none",
    ...(error && { error: { error: error.message, code: error.code } }),
  })),
});
