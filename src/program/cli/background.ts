import { releaseDueHolds } from "../../community/events/rsvp-requests/release.ts";
import { additionHandlers } from "../../community/events/series/additions.ts";
import { importHandlers } from "../../community/imports/run.ts";
import { findInviter } from "../../community/invitations/policy.ts";
import { storeFilterOptions } from "../../community/meta/queries.ts";
import { notificationHandlers } from "../../community/notifications/deliver.ts";
import { queueDueDigests } from "../../community/notifications/kinds/digests.ts";
import { queueReminders } from "../../community/notifications/kinds/event-facts.ts";
import { updateGroupNames } from "../../community/search/names/queries.ts";
import { startWebhooks } from "../../community/webhooks/deliveries/sender.ts";
import { webhookMailHandlers } from "../../community/webhooks/mail.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Pools } from "../../foundation/db/pools.ts";
import { createOutbound } from "../../foundation/outbound/request.ts";
import { startTasks, type Task } from "../../foundation/tasks.ts";
import { createKeyring } from "../../identity/auth/keyring.ts";
import type { SessionLifetime } from "../../identity/auth/sessions/queries.ts";
import { createLimits } from "../../server/limits/limits.ts";
import { type SendMail, startDelivery } from "../../web/mail/delivery.ts";
import { addressOf, openTransport } from "../../web/mail/transport.ts";
import type { Config } from "../config/config.ts";
import { mailSettingsOf, openStorage } from "../config/resources.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { createPurges, purgeAll, type Retention } from "../retention/purges.ts";
import type { Tracing } from "../tracing/tracing.ts";
import type { Logger } from "./logger.ts";

type Options = {
  config: Config;
  url: string;
  pools: Pick<Pools, "db" | "countersDb">;
  log: Logger;
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
};

/** Starts mail delivery, webhooks and background tasks. Worker processes only serve requests. */
export const startBackgroundWork = ({ config, url, pools, log, metrics, tracing }: Options) => {
  const settings = mailSettingsOf(config);
  const transport = openTransport(settings);
  const limits = createLimits(pools.countersDb, config.limits, metrics?.limitHit);
  const { base_url: baseUrl, name: siteName } = config.server;
  const { second_factor_for_admins: secondFactorForAdmins } = config.security;
  const sender = { baseUrl, siteName, accent: config.site.accent, address: addressOf(settings) };
  const createNotificationHandlers = notificationHandlers({ db: pools.db, sender, findInviter, secondFactorForAdmins });
  const createWebhookMailHandlers = webhookMailHandlers({ baseUrl, secondFactorForAdmins });
  const importJobHandlers = importHandlers({ db: pools.db, limits, secondFactorForAdmins });
  const handlersWith = (send: SendMail) => ({
    ...createNotificationHandlers(send),
    ...createWebhookMailHandlers(send),
    ...importJobHandlers,
    ...additionHandlers({ db: pools.db, secondFactorForAdmins }),
  });
  const traceWork = tracing?.traceWork;
  const count = metrics?.count;
  const delivery = startDelivery({ url, transport, log, limits, handlersWith, traceWork, count });
  const clock = () => new Date();
  const outbound = createOutbound({
    allowsPrivate: config.outbound.allow_private_addresses,
    traceOutbound: tracing?.traceOutbound,
  });
  const keys = createKeyring({ db: pools.db, clock }, "webhook");
  const webhooks = startWebhooks({ url, outbound, keys, log, clock, secondFactorForAdmins, traceWork, count });
  const retention = { ...config.retention, idleDays: sessionLifetimeOf(config).idleDays, storage: openStorage(config) };
  const stopTasks = startTasks(createTasks({ db: pools.db, log, retention }), { log, count });
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

type TaskOptions = { db: Queryable; log: Logger; retention: Retention };

/** Each task locks the rows it changes, so any number of processes may run them. */
const createTasks = ({ db, log, retention }: TaskOptions): readonly Task[] => {
  const purges = createPurges(retention);
  return [
    { name: "queue_reminders", intervalMs: 60_000, run: () => queueReminders(db, { now: new Date() }) },
    { name: "queue_digests", intervalMs: 60_000, run: () => queueDueDigests(db, new Date()) },
    // The interval is the maximum delay between the end of a hold and the promotion from the waitlist.
    { name: "release_holds", intervalMs: 15_000, run: (signal) => releaseDueHolds(db, new Date(), signal) },
    // Filter options are correct without this task, but each read must count the changes since its last run.
    {
      name: "count_filter_options",
      intervalMs: 10_000,
      run: () => db.transaction((tx) => storeFilterOptions(tx, new Date())),
    },
    { name: "index_group_names", intervalMs: 2_000, run: (signal) => updateGroupNames(db, signal) },
    // Expired rows have no effect, so it is enough to delete them once an hour.
    {
      name: "delete_expired",
      intervalMs: 3_600_000,
      run: (signal) => purgeAll(purges, { db, now: new Date(), log, signal }),
    },
  ];
};
