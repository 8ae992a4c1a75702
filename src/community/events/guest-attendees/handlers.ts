import { may, viewerOf } from "../../../identity/access/policy.ts";
import type { Handler } from "../../../identity/context.ts";
import { ok, resource } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { eventPolicy } from "../policy.ts";
import * as change from "./actions.ts";
import { guestAttendeeOrder, listGuestAttendees as listGuestAttendeeRows } from "./queries.ts";
import { toGuestAttendee, toNamedGuestAttendee } from "./views.ts";

export const listGuestAttendees: Handler<"listGuestAttendees"> = async (context, { path, query }) => {
  const { target } = context;
  const { manage_attendees: manage } = eventPolicy.verbs;
  const view = may(manage, await viewerOf(context, manage.scope), target) ? toGuestAttendee : toNamedGuestAttendee;
  const { q } = query;
  const scope = { list: "guest_attendees", ...path, q };
  return listPage(context, { scope, query, order: guestAttendeeOrder, view }, (page, db) =>
    listGuestAttendeeRows(db, { eventId: target.id, q, ...page }),
  );
};

export const addGuestAttendee: Handler<"addGuestAttendee"> = (context, { path, body, headers }) =>
  change.addGuestAttendee(context, path.event_id, { path, body, headers });

export const updateGuestAttendee: Handler<"updateGuestAttendee"> = async (context, { path, body, headers }) => {
  const key = { eventId: path.event_id, id: path.guest_attendee_id };
  return resource((await change.editGuestAttendee(context, key, body, headers)).view);
};

export const deleteGuestAttendee: Handler<"deleteGuestAttendee"> = async (context, { path, headers }) => {
  const { event_id: eventId, guest_attendee_id: id } = path;
  await change.removeGuestAttendee(context, { eventId, id }, headers);
  return ok({ id, deleted: true });
};
