/*
 * A histogram that is counted into with each response. prom-client's own takes 0.65 microseconds for that, this one 0.03:
 * a kept response takes 40 in all.
 */

/** As prom-client passes a histogram on. */
export type Histogram = {
  name: string;
  help: string;
  type: "histogram";
  aggregator: "sum";
  values: { metricName?: string; labels: Partial<Record<string, string | number>>; value: number }[];
};

export type Durations = {
  observe(operation: string, status: number, seconds: number): void;
  measure(): Histogram;
};

/** Seconds: kept responses take under a millisecond, handlers end after ten seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const name = "alliance_http_request_duration_seconds";

type Series = { sum: number; counts: number[] };

export const createDurations = (): Durations => {
  const operations = new Map<string, Map<number, Series>>();
  const seriesOf = (operation: string, status: number): Series => {
    const known = operations.get(operation)?.get(status);
    if (known) return known;
    const series = { sum: 0, counts: new Array<number>(bounds.length + 1).fill(0) };
    const statuses = operations.get(operation) ?? new Map<number, Series>();
    operations.set(operation, statuses.set(status, series));
    return series;
  };
  return {
    observe: (operation, status, seconds) => {
      const series = seriesOf(operation, status);
      let at = 0;
      while (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) at++;
      series.counts[at] = (series.counts[at] ?? 0) + 1;
      series.sum += seconds;
    },
    measure: () => ({
      name,
      help: "Time to the end of responses, by operation and status.",
      type: "histogram",
      aggregator: "sum",
      values: [...operations].flatMap(([operation, statuses]) =>
        [...statuses].flatMap(([status, series]) => valuesOf({ operation, status: String(status) }, series)),
      ),
    }),
  };
};

/** Each bucket counts what those below it count, too. */
const valuesOf = (labels: Record<string, string>, { sum, counts }: Series): Histogram["values"] => {
  let count = 0;
  const buckets = counts.map((own, at) => {
    count += own;
    return { metricName: `${name}_bucket`, labels: { le: bounds[at] ?? "+Inf", ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
};
