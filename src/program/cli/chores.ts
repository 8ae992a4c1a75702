import { notificationHandlers } from "../../community/notifications/deliver.ts";
import { startWebhooks } from "../../community/webhooks/deliveries/worker.ts";
import { webhookMailHandlers } from "../../community/webhooks/mail.ts";
import type { Pools } from "../../foundation/db/pools.ts";
import { createOutbound } from "../../foundation/outbound/request.ts";
import { startTasks } from "../../foundation/tasks.ts";
import { createKeyring } from "../../identity/auth/keyring.ts";
import type { SessionLifetime } from "../../identity/auth/sessions/queries.ts";
import { createLimits } from "../../server/limits/limits.ts";
import { type SendMail, startDelivery } from "../../web/mail/delivery.ts";
import { addressOf, openTransport } from "../../web/mail/transport.ts";
import type { Config } from "../config/config.ts";
import { mailSettingsOf } from "../config/mail.ts";
import { openStorage } from "../config/storage.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";
import type { Logger } from "./logger.ts";
import { tasksOf } from "./tasks.ts";

type Options = {
  config: Config;
  url: string;
  pools: Pick<Pools, "db" | "countersDb">;
  log: Logger;
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
};

/** Starts what only one process does: mail, webhooks and background tasks. */
export const startChores = ({ config, url, pools, log, metrics, tracing }: Options): { stop(): Promise<void> } => {
  const settings = mailSettingsOf(config);
  const transport = openTransport(settings);
  const limits = createLimits(pools.countersDb, config.limits, metrics?.limitHit);
  const { base_url: baseUrl, name: siteName } = config.server;
  const { second_factor_for_admins: secondFactorForAdmins } = config.security;
  const sender = { baseUrl, siteName, accent: config.site.accent, address: addressOf(settings) };
  const ofNotifications = notificationHandlers({ db: pools.db, sender, secondFactorForAdmins });
  const ofWebhooks = webhookMailHandlers(sender);
  const handlersWith = (send: SendMail) => ({ ...ofNotifications(send), ...ofWebhooks(send) });
  const traceWork = tracing?.traceWork;
  const count = metrics?.count;
  const delivery = startDelivery({ url, transport, log, limits, handlersWith, traceWork, count });
  const clock = () => new Date();
  const outbound = createOutbound({
    allowsPrivate: config.outbound.allow_private_addresses,
    traceOutbound: tracing?.traceOutbound,
  });
  const keys = createKeyring({ db: pools.db, clock }, "webhook");
  const webhooks = startWebhooks({ url, outbound, keys, log, clock, traceWork, count });
  const retention = {
    ...config.retention,
    idleDays: sessionLifetimeOf(config).idleDays,
    storage: openStorage(config),
  };
  const stopTasks = startTasks(tasksOf({ db: pools.db, log, retention }), { log, count });
  return {
    stop: async () => {
      await stopTasks();
      await Promise.all([delivery.stop(), webhooks.stop()]);
    },
  };
};

export const sessionLifetimeOf = ({ session }: Config): SessionLifetime => ({
  idleDays: 7,
  absoluteDays: session.absolute_days,
});
