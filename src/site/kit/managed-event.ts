import type { EventKey } from "../../community/events/queries.ts";
import { eventPath, groupPath } from "../../web/page-paths.ts";

/** The part that all pages for administrators of an event share. */
export const managedEvent = (event: Pick<EventKey, "name" | "slug" | "alliance" | "group" | "status">) => ({
  name: event.name,
  slug: event.slug,
  path: eventPath(event),
  group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
  status: event.status,
});
