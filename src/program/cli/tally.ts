import { AggregatorRegistry } from "prom-client";
import type { Measurements } from "../metrics/metrics.ts";

/**
 * The latest measurements of each worker. Prometheus takes a falling sum of counters for a restart, and counts it again. So a
 * worker that responds late counts with its previous measurements, and one that has ended with what it had counted.
 */
export const createTally = <Worker>() => {
  const latest = new Map<Worker, Measurements>();
  let ended: Promise<Measurements> = Promise.resolve([]);
  return {
    record: (worker: Worker, measurements: Measurements): void => void latest.set(worker, measurements),
    /** Keeps the counters of a worker that has ended, and drops its gauges. */
    end: (worker: Worker): void => {
      const counted = (latest.get(worker) ?? []).filter(({ type }) => String(type) !== "gauge");
      latest.delete(worker);
      ended = ended.then((before) => AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON());
    },
    all: async (): Promise<Measurements[]> => [...latest.values(), await ended],
  };
};
