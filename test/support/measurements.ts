import type { Measurements } from "../../src/program/metrics/metrics.ts";

/** The value of the series of a metric that has these labels. */
export const seriesValue = (
  measurements: Measurements,
  name: string,
  labels: Record<string, string | number> = {},
): number | undefined => {
  const series = measurements.flatMap(({ name: family, values }) =>
    values.map((value) => ({ name: "metricName" in value ? value.metricName : family, ...value })),
  );
  const sample = series.find(
    (candidate) =>
      candidate.name === name && Object.entries(labels).every(([label, value]) => candidate.labels[label] === value),
  );
  return sample?.value;
};

/** The nonzero series of a counter, by the values of their labels. */
export const countsByLabels = (measurements: Measurements, name: string): Record<string, number> => {
  const values = measurements.find((metric) => metric.name === name)?.values ?? [];
  const positive = values.filter(({ value }) => value > 0);
  return Object.fromEntries(positive.map(({ labels, value }) => [Object.values(labels).join(" "), value]));
};
