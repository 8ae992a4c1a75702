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
    /** @param delay milliseconds; NaN where there was no second turn */
    add: (delay: number): void => {
      late = delay <= limit ? 0 : late + 1;
    },
    isLate: (): boolean => late >= lateSamples,
  };
};

/** @returns whether the event loop stays late */
export const watchEventLoop = (app: FastifyInstance, limit: number): (() => boolean) => {
  const lateness = createLateness(limit);
  const delays = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  // The start itself makes the event loop late.
  app.addHook("onReady", async () => {
    delays.enable();
    timer = setInterval(() => {
      // In nanoseconds from turn to turn.
      lateness.add(delays.mean / 1e6 - resolution);
      delays.reset();
    }, sampleInterval).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delays.disable();
  });
  return lateness.isLate;
};
