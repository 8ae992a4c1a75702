import type { Schemas } from "../../../generated/contract.ts";
import { InsufficientScope } from "../../foundation/errors.ts";
import type { AdminScope } from "../../identity/access/rights.ts";
import { eventPolicy } from "../events/policy.ts";
import { groupPolicy } from "../groups/policy.ts";
import { jobPolicy } from "../jobs/policy.ts";
import { landscapeEntryPolicy } from "../landscape/policy.ts";
import type { WebhookEventType } from "./messages/queries.ts";

type MessageSubject<Type = WebhookEventType> = Type extends `${infer Subject}.${string}` ? Subject : never;

/** The permission to read what a message contains, by the first part of its type. */
const verbs: Record<MessageSubject, { scope: AdminScope }> = {
  event: eventPolicy.verbs.read,
  rsvp: eventPolicy.verbs.read_attendees,
  guest_attendee: eventPolicy.verbs.read_attendees,
  member: groupPolicy.verbs.manage_members,
  join_request: groupPolicy.verbs.manage_members,
  job: jobPolicy.verbs.read,
  application: jobPolicy.verbs.manage_applications,
  landscape: landscapeEntryPolicy.verbs.read,
  import: groupPolicy.verbs.import,
};

/** The scopes to read messages of the type; none for a test. */
const scopesFor = (type: Schemas["WebhookEventType"] | Schemas["SentWebhookEventType"]): AdminScope[] =>
  Object.entries(verbs).flatMap(([subject, { scope }]) =>
    type === "*" || type.startsWith(`${subject}.`) ? scope : [],
  );

/** A token must not read more through a webhook than directly. @param granted null for a session: it has all scopes */
export const requireScopesFor = (
  subscriptions: readonly Schemas["WebhookEventType"][],
  granted: ReadonlySet<string> | null,
): void => {
  const needed = [...new Set(subscriptions.flatMap(scopesFor))];
  const missing = needed.filter((scope) => granted && !granted.has(scope));
  if (missing.length > 0) throw new InsufficientScope(missing, ["admin:webhooks", ...needed]);
};

export const mayReadMessage = (type: Schemas["SentWebhookEventType"], granted: ReadonlySet<string> | null): boolean =>
  granted === null || scopesFor(type).every((scope) => granted.has(scope));
