import { type EventScope, type EventVerb, eventPolicy } from "../../community/events/policy.ts";
import type { EventKey } from "../../community/events/queries.ts";
import { may, type Viewer } from "../../identity/access/policy.ts";
import { eventPath, groupPath } from "../../web/page-paths.ts";

/** The pages for an event's organizers, by their path below the event's page, each with its permission. */
const pageVerbs = {
  edit: "update",
  "edit/agenda": "update",
  attendees: "manage_attendees",
  invitations: "invite",
  team: "manage_team",
  copies: "copy",
  "check-in": "check_in",
  message: "message",
  statistics: "read_statistics",
} as const satisfies Record<string, EventVerb>;

/** Paths, below the event's page, of the organizer pages that the viewer may open. */
export const organizerPagesFor = (viewer: Viewer, event: EventScope): string[] =>
  Object.entries(pageVerbs).flatMap(([path, verb]) => (may(eventPolicy.verbs[verb], viewer, event) ? path : []));

/** The organizer page that the viewer most likely needs: the editor for drafts, otherwise the attendees or the check-in. */
export const organizerPath = (viewer: Viewer, event: EventScope & Parameters<typeof eventPath>[0]): string => {
  const allowed = organizerPagesFor(viewer, event);
  const preferred = [...(event.status === "draft" ? ["edit"] : []), "attendees", "check-in"];
  return `${eventPath(event)}/${preferred.find((path) => allowed.includes(path)) ?? ""}`;
};

/** The template data of an event that all its organizer pages need. */
export const managedEvent = (viewer: Viewer, event: EventScope & Pick<EventKey, "name" | "slug" | "group">) => ({
  name: event.name,
  slug: event.slug,
  path: eventPath(event),
  group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
  status: event.status,
  organizerPages: organizerPagesFor(viewer, event),
});
