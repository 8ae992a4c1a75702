import { renderSVG } from "uqr";
import { toReadableCode } from "../../../community/check-in-code.ts";
import type { OwnAttendanceRow } from "../../../community/events/attendances/queries.ts";
import type { EventRow } from "../../../community/events/queries.ts";
import { checkInPath } from "../../../web/page-paths.ts";

/** The ticket for an RSVP; `null` unless the user attends and the event is published and has not ended. */
export const ticketOf = (
  event: EventRow,
  { status, checkInCode }: OwnAttendanceRow,
  { now, baseUrl }: { now: Date; baseUrl: string },
) => {
  if (status !== "attending" || checkInCode === null || event.status !== "published" || event.endsAt <= now)
    return null;
  // The URL is below `/door`, the path of the cookie of a door link.
  const url = `${baseUrl}/door${checkInPath(event)}?code=${checkInCode}`;
  return {
    code: toReadableCode(checkInCode),
    /** An `svg` element. An organizer who scans the code opens the page that checks the attendee in. */
    qrCode: renderSVG(url, { border: 4, pixelSize: 4, ecc: "M" }),
  };
};
