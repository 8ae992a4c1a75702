import type { Handler } from "../../../identity/context.ts";
import { addAttendee as add } from "./actions.ts";

export const addAttendee: Handler<"addAttendee"> = (context, { path, body, headers }) =>
  add(context, path.event_id, { path, body, headers });
