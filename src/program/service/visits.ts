import type { FastifyInstance } from "fastify";
import { createVisits } from "../../community/visits/counting.ts";
import { addViews } from "../../community/visits/queries.ts";
import { sourceBounds } from "../../community/visits/rules.ts";
import { startTasks } from "../../foundation/tasks.ts";
import type { OnAnswered } from "../../server/http/access-log.ts";
import type { Options } from "./options.ts";

/** A process that is killed loses the views it has counted since its last run. */
const intervalMs = 10_000;

/** Counts views of pages in this process, and adds them to the rows of the database at intervals. */
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
