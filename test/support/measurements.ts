import type { Measurements } from "../../src/program/metrics/metrics.ts";

/** The value of a series. */
export const measuredOf = (
  measurements: Measurements,
  name: string,
  labels: Record<string, string | number> = {},
): number | undefined => {
  const series = measurements.flatMap(({ name: family, values }) =>
    values.map((value) => ({ name: "metricName" in value ? value.metricName : family, ...value })),
  );
  const found = series.find(
    (one) => one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  );
  return found?.value;
};

/** The series of a counter that have counted anything, by the values of their labels. */
export const countedBy = (measurements: Measurements, name: string): Record<string, number> => {
  const values = measurements.find((metric) => metric.name === name)?.values ?? [];
  const counted = values.filter(({ value }) => value > 0);
  return Object.fromEntries(counted.map(({ labels, value }) => [Object.values(labels).join(" "), value]));
};
