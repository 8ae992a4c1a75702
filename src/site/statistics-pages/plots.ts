/* SVG shapes that stretch to the page's width. Labels are outside of them. */

const width = 600;
const height = 120;

type Bar = { x: number; y: number; width: number; height: number; title: string };

type Series = { label: string; values: readonly number[] };

export type Plot = {
  title: string;
  /** Value at the top of the plot. */
  most: number;
  /** One color per stack. */
  stacks: { label: string; bars: Bar[] }[];
  /** The `points` of a `polyline`. */
  line: string | null;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

export const barPlot = (title: string, series: readonly Series[], days: readonly string[]): Plot => {
  const totals = days.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const most = Math.max(0, ...totals);
  const step = width / Math.max(1, days.length);
  const tops = days.map(() => height);
  const stacks = series.map(({ label, values }) => ({
    label,
    bars: days.flatMap((day, at): Bar[] => {
      const value = values[at] ?? 0;
      if (value === 0) return [];
      const tall = (value / most) * height;
      const y = (tops[at] ?? height) - tall;
      tops[at] = y;
      return [
        {
          x: rounded(at * step + step * 0.1),
          y: rounded(y),
          width: rounded(step * 0.8),
          height: rounded(tall),
          title: `${day} · ${label}: ${value}`,
        },
      ];
    }),
  }));
  return { title, most, stacks, line: null };
};

export const linePlot = (title: string, { values }: Series): Plot => {
  const most = Math.max(0, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, at) => `${rounded(at * step)},${rounded(height - (most && value / most) * height)}`,
  );
  // A single point makes no line.
  const [first] = points;
  const line = points.length === 1 ? `${first} ${width},${String(first).split(",")[1]}` : points.join(" ");
  return { title, most, stacks: [], line };
};
