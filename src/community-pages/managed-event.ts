import type { EventRow } from "../events/queries.ts";
import { eventPath, groupPath } from "../page-paths.ts";
import type { ManagedEvent } from "../pages/community.ts";

export const toManagedEvent = (event: EventRow): ManagedEvent => ({
  name: event.name,
  slug: event.slug,
  path: eventPath(event),
  group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
  status: event.status,
});
