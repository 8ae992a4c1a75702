import type { EventRow } from "../../community/events/queries.ts";
import { eventPath, groupPath } from "../../web/page-paths.ts";
import type { ManagedEvent } from "../../web/pages/community.ts";

export const toManagedEvent = (event: EventRow): ManagedEvent => ({
  name: event.name,
  slug: event.slug,
  path: eventPath(event),
  group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
  status: event.status,
});
