import type { Rights } from "../access/queries.ts";
import { rightsOf } from "../access/rights.ts";
import { requireVisible } from "../access/rules.ts";
import type { Context } from "../context.ts";
import { type EventName, type EventRow, findEvent } from "./queries.ts";
import { eventVisibleTo } from "./rules.ts";

/**
 * An event that the caller may see, and what the caller administers.
 * @param message for an event that is hidden or does not exist
 * @throws NotFound
 */
export const requireEvent = async (
  context: Pick<Context, "db" | "caller">,
  name: EventName,
  message: string,
): Promise<{ event: EventRow; rights: Rights }> => {
  const rights = await rightsOf(context, "admin:events");
  const event = requireVisible(await findEvent(context.db, name), eventVisibleTo(rights), message);
  return { event, rights };
};
