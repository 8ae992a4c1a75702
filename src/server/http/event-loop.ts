import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";

const resolution = 10;
const sampleInterval = 500;
/** Consecutive late samples: a single one is a pause that is over. */
const lateSamples = 2;

export const watchEventLoop = (app: FastifyInstance, limit: number): (() => boolean) => {
  let late = 0;
  const delays = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  let sampledAt = 0;
  /** Delays are between iterations: without a second iteration, the first has lasted all the time. */
  const sample = (): number => {
    const lastAt = sampledAt;
    sampledAt = performance.now();
    const delay = delays.count === 0 ? sampledAt - lastAt : delays.mean / 1e6 - resolution;
    delays.reset();
    return delay;
  };
  app.addHook("onReady", async () => {
    delays.enable();
    sampledAt = performance.now();
    timer = setInterval(() => {
      late = sample() > limit ? late + 1 : 0;
    }, sampleInterval).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delays.disable();
  });
  return () => late >= lateSamples;
};
