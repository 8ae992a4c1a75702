import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";

/** Milliseconds. */
const resolution = 10;
const sampleInterval = 500;
/** How many samples in a row must be late: a single one is a pause, as when the machine stands still, and is over by then. */
const lateSamples = 2;

/** @param limit milliseconds that the turns of the event loop may be late, on average over a sample */
export const createLateness = (limit: number) => {
  let late = 0;
  return {
    /** @param delay milliseconds */
    add: (delay: number): void => {
      late = delay > limit ? late + 1 : 0;
    },
    isLate: (): boolean => late >= lateSamples,
  };
};

/** @returns whether the event loop stays late */
export const watchEventLoop = (app: FastifyInstance, limit: number): (() => boolean) => {
  const lateness = createLateness(limit);
  const delays = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  let sampledAt = 0;
  /** In milliseconds. Delays are from turn to turn: without a second one, the first has lasted all the time. */
  const sample = (): number => {
    const lastAt = sampledAt;
    sampledAt = performance.now();
    const delay = delays.count === 0 ? sampledAt - lastAt : delays.mean / 1e6 - resolution;
    delays.reset();
    return delay;
  };
  // The start itself makes the event loop late.
  app.addHook("onReady", async () => {
    delays.enable();
    sampledAt = performance.now();
    timer = setInterval(() => lateness.add(sample()), sampleInterval).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delays.disable();
  });
  return lateness.isLate;
};
