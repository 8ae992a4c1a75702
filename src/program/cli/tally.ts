import { AggregatorRegistry } from "prom-client";
import type { Measurements } from "../metrics/metrics.ts";

/** Prometheus takes a falling sum for a restart: late workers count with their previous measurements, ended ones with their last. */
export const createTally = <Worker>() => {
  const latest = new Map<Worker, Measurements>();
  let ended: Promise<Measurements> = Promise.resolve([]);
  return {
    record: (worker: Worker, measurements: Measurements): void => void latest.set(worker, measurements),
    /** Keeps counters, drops gauges. */
    end: (worker: Worker): void => {
      const counted = (latest.get(worker) ?? []).filter(({ type }) => String(type) !== "gauge");
      latest.delete(worker);
      ended = ended.then((before) => AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON());
    },
    all: async (): Promise<Measurements[]> => [...latest.values(), await ended],
  };
};
