import { createKeyring } from "../auth/keyring.ts";
import type { SessionLifetime } from "../auth/sessions/queries.ts";
import type { Config } from "../config.ts";
import type { Pools } from "../db/pools.ts";
import { createLimits } from "../limits/limits.ts";
import { type Send, startDelivery } from "../mail/delivery.ts";
import { addressOf, mailSettingsOf } from "../mail/settings.ts";
import { openTransport } from "../mail/transport.ts";
import { startRefresh } from "../meta/refresh.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { notificationHandlers } from "../notifications/delivery.ts";
import { startReminders } from "../notifications/reminders.ts";
import { createOutbound } from "../outbound/request.ts";
import { startPurging } from "../retention/purging.ts";
import { startNaming } from "../search/names/naming.ts";
import { openStorage } from "../storage/settings.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { startWebhooks } from "../webhooks/deliveries/worker.ts";
import { webhookMailHandlers } from "../webhooks/mail.ts";
import type { Logger } from "./logger.ts";

type Options = {
  config: Config;
  url: string;
  pools: Pick<Pools, "db" | "countersDb">;
  log: Logger;
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
};

/**
 * What one process does for the whole service: it delivers emails, sends to webhooks, reminds of events, deletes what has expired, counts filter
 * options, and passes on new names of groups.
 */
export const startChores = ({ config, url, pools, log, metrics, tracing }: Options): { stop(): Promise<void> } => {
  const settings = mailSettingsOf(config);
  const transport = openTransport(settings);
  const limits = createLimits(pools.countersDb, config.limits, undefined, metrics?.limitHit);
  const { base_url: baseUrl, name: siteName } = config.server;
  const sender = { baseUrl, siteName, address: addressOf(settings) };
  const ofNotifications = notificationHandlers({ db: pools.db, sender });
  const ofWebhooks = webhookMailHandlers(sender);
  const handlersWith = (send: Send) => ({ ...ofNotifications(send), ...ofWebhooks(send) });
  const traceWork = tracing?.traceWork;
  const delivery = startDelivery({ url, transport, log, limits, handlersWith, traceWork });
  const clock = () => new Date();
  const outbound = createOutbound({
    allowsPrivate: config.outbound.allow_private_addresses,
    traceOutbound: tracing?.traceOutbound,
  });
  const keys = createKeyring({ db: pools.db, clock }, "webhook");
  const webhooks = startWebhooks({ url, outbound, keys, log, clock, traceWork });
  const stopReminding = startReminders(pools.db, log);
  const stopPurging = startPurging(pools.db, log, {
    ...config.retention,
    idleDays: sessionLifetimeOf(config).idleDays,
    storage: openStorage(config),
  });
  const stopRefreshing = startRefresh(pools.db, log);
  const stopNaming = startNaming(pools.db, log);
  return {
    stop: async () => {
      await Promise.all([stopPurging(), stopRefreshing(), stopNaming(), stopReminding()]);
      await Promise.all([delivery.stop(), webhooks.stop()]);
    },
  };
};

export const sessionLifetimeOf = ({ session }: Config): SessionLifetime => ({
  idleDays: 7,
  absoluteDays: session.absolute_days,
});
