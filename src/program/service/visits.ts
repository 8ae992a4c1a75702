import type { FastifyInstance } from "fastify";
import { createVisits } from "../../community/visits/counting.ts";
import { addViews } from "../../community/visits/queries.ts";
import { sourceBounds } from "../../community/visits/rules.ts";
import { repeat } from "../../foundation/repeated.ts";
import type { OnAnswered } from "../../server/http/access-log.ts";
import type { Options } from "./options.ts";

/** Milliseconds. What a process has counted since is lost if it is killed. */
const every = 10_000;

/** Counts views in this process, and writes now and then how many they were. */
export const countVisits = (app: FastifyInstance, { clock, pools: { countersDb } }: Options): OnAnswered => {
  const visits = createVisits(clock);
  const write = async (): Promise<void> => {
    const views = visits.take();
    if (views.length > 0) await addViews(countersDb, views, sourceBounds);
  };
  let stop = async (): Promise<void> => {};
  app.addHook("onReady", (done) => {
    stop = repeat(write, {
      every,
      log: app.log,
      failure: "could not write how often pages were viewed; these do not count",
    });
    done();
  });
  app.addHook("onClose", async () => {
    await stop();
    await write().catch((error: unknown) => app.log.warn({ err: error }, "the last views do not count"));
  });
  return visits.answered;
};
