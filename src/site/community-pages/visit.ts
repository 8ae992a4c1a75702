import type { EventRow } from "../../community/events/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import { visitorOf as userOf } from "../../identity/users/signed-in-user.ts";
import { managedEvent } from "../kit/managed-event.ts";

export const visitorOf = async (context: UserContext) => ({ user: await userOf(context) });

/** The part that all pages for administrators of an event share. */
export const managedPage = async (context: UserContext, event: EventRow) => ({
  ...(await visitorOf(context)),
  event: managedEvent(event),
  timezone: event.timezone,
});

export type ManagedPage = Awaited<ReturnType<typeof managedPage>>;
