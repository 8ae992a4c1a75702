import type { EventRow } from "../../community/events/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import { eventPath, groupPath } from "../../web/page-paths.ts";
import { visitorOf } from "./visit.ts";

/** The part that all pages for administrators of an event share. */
export const managedPage = async (context: UserContext, event: EventRow) => ({
  ...(await visitorOf(context)),
  event: {
    name: event.name,
    slug: event.slug,
    path: eventPath(event),
    group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
    status: event.status,
  },
  timezone: event.timezone,
});

export type ManagedPage = Awaited<ReturnType<typeof managedPage>>;
