import type { Kind } from "./kind.ts";
import { applicationKinds } from "./kinds/applications.ts";
import { eventKinds } from "./kinds/event-updates.ts";
import { guestPlaceKinds } from "./kinds/guest-places.ts";
import { invitationKinds } from "./kinds/invitations.ts";
import { membershipKinds } from "./kinds/memberships.ts";
import { messageKinds } from "./kinds/messages.ts";
import { newEventsKinds } from "./kinds/new-events.ts";
import { reportKinds } from "./kinds/reports.ts";
import { requestKinds } from "./kinds/requests.ts";
import { seriesKinds } from "./kinds/series.ts";

const table = {
  ...eventKinds,
  ...seriesKinds,
  ...messageKinds,
  ...newEventsKinds,
  ...requestKinds,
  ...applicationKinds,
  ...membershipKinds,
  ...reportKinds,
  ...invitationKinds,
  ...guestPlaceKinds,
};

/** The name of a row of the table, which outbox entries store as `about`. */
export type KindName = keyof typeof table;

export const kinds: Readonly<Record<KindName, Kind>> = table;

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);
