import { may, type Viewer } from "../../../identity/access/policy.ts";
import { type EventScope, eventPolicy } from "../policy.ts";
import type { AttendeeRow } from "./queries.ts";
import { toAttendee, toNamedAttendee } from "./views.ts";

const attending: readonly AttendeeRow["status"][] = ["attending"];

/** Whom the viewer sees, and which fields: people at the door see only who attends, without answers and addresses. */
export const attendeeAccess = (viewer: Viewer, event: EventScope) =>
  may(eventPolicy.verbs.manage_attendees, viewer, event)
    ? { view: toAttendee, statuses: undefined }
    : { view: toNamedAttendee, statuses: attending };
