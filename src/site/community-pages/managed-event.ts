import type { Schemas } from "../../../generated/contract.ts";
import type { EventRow } from "../../community/events/queries.ts";
import { eventPath, groupPath } from "../../web/page-paths.ts";

/** The event that a page for its administrators is about, and what such pages lead to. */
export type ManagedEvent = {
  name: string;
  slug: string;
  /** Of its page. */
  path: string;
  group: { name: string; path: string };
  status: Schemas["GroupEvent"]["status"];
};

export const toManagedEvent = (event: EventRow): ManagedEvent => ({
  name: event.name,
  slug: event.slug,
  path: eventPath(event),
  group: { name: event.group.name, path: groupPath({ alliance: event.alliance, slug: event.group.slug }) },
  status: event.status,
});
