import * as text from "./floor-b-sql.ts";
import { type Row, run, type Sql } from "./sql.ts";

/* Floor B's RSVP: a transaction of event lock, attendance and counter. The measured events have room for everybody. */

type Act = { alliance: string; eventId: string; userId: string };

/** The body, or the status of a refusal. */
type Response = object | number;

const toAttendance = ({ eventId }: Act, event: Row, row: Row | undefined) => ({
  event_id: eventId,
  status: row?.["status"] ?? "none",
  waitlist_position: null,
  guests: 0,
  answers: [],
  responded_at: row?.["responded_at"] ?? null,
  checked_in_at: row?.["checked_in_at"] ?? null,
  check_in_code: row?.["check_in_code"] ?? null,
  meeting_url: row?.["status"] === "attending" ? event["meeting_url"] : null,
});

export const attend = (sql: Sql, act: Act): Promise<Response> =>
  sql.begin(async (tx): Promise<Response> => {
    const { eventId, userId } = act;
    const [event] = await run(tx, text.lockEvent, [eventId, act.alliance]);
    if (!event) return 404;
    if (event["status"] !== "published" || !event["open"]) return 409;
    if (event["capacity"] !== null && event["attendee_count"] >= event["capacity"]) return 409;
    const [inserted] = await run(tx, text.insertAttendance, [eventId, userId, "attending"]);
    if (inserted) await run(tx, text.addAttendees, [eventId, 1]);
    const [row] = inserted ? [inserted] : await run(tx, text.findAttendance, [eventId, userId]);
    return toAttendance(act, event, row);
  });

export const cancel = (sql: Sql, act: Act): Promise<Response> =>
  sql.begin(async (tx): Promise<Response> => {
    const { eventId, userId } = act;
    const [event] = await run(tx, text.lockEvent, [eventId, act.alliance]);
    if (!event) return 404;
    if (!event["open"]) return 409;
    const [deleted] = await run(tx, text.deleteAttendance, [eventId, userId]);
    if (deleted?.["status"] === "attending") await run(tx, text.addAttendees, [eventId, -1]);
    return toAttendance(act, event, undefined);
  });
