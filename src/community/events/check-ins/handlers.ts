import type { Handler } from "../../../identity/context.ts";
import { resource } from "../../../server/http/responses.ts";
import * as change from "./actions.ts";
import { toCheckInSummary } from "./actions.ts";
import { countCheckIns } from "./queries.ts";

export const checkInAttendee: Handler<"checkInAttendee"> = async (context, { path }) => {
  const { attendee } = await change.checkIn(context, { eventId: path.event_id, userId: path.user_id });
  return resource(attendee);
};

export const undoCheckIn: Handler<"undoCheckIn"> = async (context, { path }) =>
  resource(await change.undoCheckIn(context, { eventId: path.event_id, userId: path.user_id }));

export const checkInByCode: Handler<"checkInByCode"> = async (context, { body }) => {
  const { id: eventId } = context.target;
  const userId = await change.requireUserByCode(context, { eventId, typed: body.code, field: "code" });
  const { attendee } = await change.checkIn(context, { eventId, userId });
  return resource(attendee);
};

export const getCheckInSummary: Handler<"getCheckInSummary"> = async ({ db, target }) =>
  resource(toCheckInSummary(await countCheckIns(db, target.id)));
