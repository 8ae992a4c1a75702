import type { Schemas } from "../../../generated/contract.ts";
import { Conflict, InsufficientScope } from "../../foundation/errors.ts";
import type { WebhookEventType } from "./messages/queries.ts";
import type { WebhookChanges, WebhookRow } from "./queries.ts";

export const noWebhook = (alliance: string, id: string): string => `alliance "${alliance}" has no webhook ${id}`;

const maxWebhooks = 20;

export const assertCapacity = (webhooks: number): void => {
  if (webhooks >= maxWebhooks)
    throw new Conflict(`the alliance already has ${maxWebhooks} webhooks; delete one first`, {
      code: "webhook_limit_reached",
    });
};

/** The scope that a token needs to read messages of a type. */
const scopes: Record<WebhookEventType, string> = {
  "event.published": "admin:events",
  "event.updated": "admin:events",
  "event.canceled": "admin:events",
  "rsvp.created": "admin:events",
  "rsvp.promoted": "admin:events",
  "rsvp.updated": "admin:events",
  "rsvp.approved": "admin:events",
  "rsvp.declined": "admin:events",
  "rsvp.canceled": "admin:events",
  "rsvp.checked_in": "admin:events",
  "guest_attendee.added": "admin:events",
  "guest_attendee.updated": "admin:events",
  "guest_attendee.removed": "admin:events",
  "member.joined": "admin:groups",
  "member.left": "admin:groups",
  "join_request.created": "admin:groups",
  "join_request.declined": "admin:groups",
  "join_request.withdrawn": "admin:groups",
  "job.published": "admin:jobs",
  "job.closed": "admin:jobs",
  "application.submitted": "admin:jobs",
  "application.withdrawn": "admin:jobs",
  "landscape.published": "admin:landscape",
  "landscape.removed": "admin:landscape",
  "import.completed": "admin:groups",
};

/** A token must not read more through a webhook than directly. @param granted null for a session: it has all scopes */
export const requireScopesFor = (
  subscriptions: readonly Schemas["WebhookEventType"][],
  granted: ReadonlySet<string> | null,
): void => {
  const needed = [...new Set(subscriptions.flatMap((type) => (type === "*" ? Object.values(scopes) : scopes[type])))];
  const missing = needed.filter((scope) => granted && !granted.has(scope));
  if (missing.length > 0) throw new InsufficientScope(missing, ["admin:webhooks", ...needed]);
};

export const mayReadMessage = (type: Schemas["SentWebhookEventType"], granted: ReadonlySet<string> | null): boolean =>
  granted === null || type === "webhook.test" || granted.has(scopes[type]);

type Activity = Pick<WebhookChanges, "disabledAt" | "disabledReason" | "failingSince" | "failures" | "pausedUntil">;

const noFailures = { failingSince: null, failures: 0, pausedUntil: null };

/** The changes that enable or disable a webhook. They, and a new URL, also reset its failures. */
export const activityOf = (
  current: Pick<WebhookRow, "disabledAt" | "url">,
  { enabled, url = current.url }: { enabled?: boolean; url?: string },
  now: Date,
): Activity => {
  if (enabled === undefined || enabled === (current.disabledAt === null)) return url === current.url ? {} : noFailures;
  return enabled
    ? { disabledAt: null, disabledReason: null, ...noFailures }
    : { disabledAt: now, disabledReason: "administrator", ...noFailures };
};

export const requireEnabled = ({ disabledAt }: Pick<WebhookRow, "disabledAt">): void => {
  if (disabledAt) throw new Conflict("the webhook is disabled; enable it first", { code: "webhook_disabled" });
};
