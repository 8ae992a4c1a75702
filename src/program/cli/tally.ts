import type { Measurements } from "../metrics/metrics.ts";

type Metric = Measurements[number];

/**
 * What the workers have measured. A sum of counters that fell would be a restart to Prometheus, which then counts all of it
 * as new; so a worker that is late counts with what it told last, and one that has ended with what it had counted.
 */
type Tally<Worker> = {
  /** The latest measurements of a worker. */
  keep(worker: Worker, measurements: Measurements): void;
  /** What the worker has counted remains, and what it was like is gone. */
  end(worker: Worker): void;
  all(): Measurements[];
};

export const createTally = <Worker>(): Tally<Worker> => {
  const latest = new Map<Worker, Measurements>();
  let ended: Measurements = [];
  return {
    keep: (worker, measurements) => void latest.set(worker, measurements),
    end: (worker) => {
      ended = add(ended, (latest.get(worker) ?? []).filter(isCounted));
      latest.delete(worker);
    },
    all: () => [...latest.values(), ended],
  };
};

const isCounted = ({ type }: Metric): boolean => ["counter", "histogram"].includes(String(type));

const add = (sums: Measurements, counts: Measurements): Measurements => {
  const byName = new Map(sums.map((metric) => [metric.name, metric]));
  for (const metric of counts) byName.set(metric.name, addTo(byName.get(metric.name), metric));
  return [...byName.values()];
};

const addTo = (sum: Metric | undefined, metric: Metric): Metric => {
  const before = new Map(sum?.values.map((one) => [seriesOf(one), one]));
  const values = metric.values.map((one) => {
    const series = seriesOf(one);
    const value = one.value + (before.get(series)?.value ?? 0);
    before.delete(series);
    return { ...one, value };
  });
  return { ...metric, values: [...values, ...before.values()] };
};

const seriesOf = (one: Metric["values"][number]): string =>
  JSON.stringify(["metricName" in one && one.metricName, Object.entries(one.labels).sort()]);
