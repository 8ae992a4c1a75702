import type { EventKey } from "../../community/events/queries.ts";
import { eventPath, groupPath } from "../../web/page-paths.ts";

/** The data of an event that all pages for its administrators show. */
export const managedEvent = (event: Pick<EventKey, "name" | "slug" | "alliance" | "group" | "status">) => ({
  name: event.name,
  slug: event.slug,
  path: eventPath(event),
  group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
  status: event.status,
});
