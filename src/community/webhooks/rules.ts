import { Conflict } from "../../foundation/errors.ts";
import type { WebhookChanges, WebhookRow } from "./queries.ts";

export const noWebhook = (alliance: string, id: string): string => `alliance "${alliance}" has no webhook ${id}`;

const maxWebhooks = 20;

export const assertCapacity = (webhooks: number): void => {
  if (webhooks >= maxWebhooks)
    throw new Conflict(`the alliance already has ${maxWebhooks} webhooks; delete one first`, {
      code: "webhook_limit_reached",
    });
};

type Activity = Pick<WebhookChanges, "disabledAt" | "disabledReason" | "failingSince" | "failures" | "pausedUntil">;

const noFailures = { failingSince: null, failures: 0, pausedUntil: null };

/** Returns the changes that enable or disable a webhook. Enabling, disabling and a new URL reset its failures. */
export const toActivityChanges = (
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
