import type { FastifyInstance } from "fastify";
import { createVisits } from "../../community/visits/counting.ts";
import { addViews } from "../../community/visits/queries.ts";
import { sourceBounds } from "../../community/visits/rules.ts";
import { startTasks } from "../../foundation/tasks.ts";
import type { OnAnswered } from "../../server/http/access-log.ts";
import type { Options } from "./options.ts";

const intervalMs = 10_000;

/** Counts in memory and writes at intervals. A killed process loses the views since its last write. */
export const countVisits = (app: FastifyInstance, { clock, pools: { countersDb }, metrics }: Options): OnAnswered => {
  const visits = createVisits(clock);
  const write = async (): Promise<void> => {
    const views = visits.take();
    if (views.length > 0) await addViews(countersDb, views, sourceBounds);
  };
  let stop = async (): Promise<void> => {};
  app.addHook("onReady", (done) => {
    stop = startTasks([{ name: "write_page_views", intervalMs, run: write }], { log: app.log, count: metrics?.count });
    done();
  });
  app.addHook("onClose", async () => {
    await stop();
    await write().catch((error: unknown) => app.log.warn({ err: error }, "the last views do not count"));
  });
  return visits.answered;
};
