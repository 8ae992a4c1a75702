import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../e2e/program.ts";

/** What one server did on one path: the median of the rounds. CPU is in microseconds of one request. */
export type Figures = { rate: number; p50: number; p99: number; cpu: number; memory: number };

export type Line = {
  path: string;
  what: string;
  mode: "warm" | "cold";
  service: Figures;
  floorA: Figures;
  floorB: Figures;
  /** The service's rate by the floor's. */
  toA: number;
  toB: number;
};

type Report = { date: string; settings: Record<string, string | number>; lines: Line[] };

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const medianOf = (runs: readonly Figures[]): Figures => ({
  rate: median(runs.map(({ rate }) => rate)),
  p50: median(runs.map(({ p50 }) => p50)),
  p99: median(runs.map(({ p99 }) => p99)),
  cpu: median(runs.map(({ cpu }) => cpu)),
  memory: median(runs.map(({ memory }) => memory)),
});

const widths = [34, 5, 8, 8, 8, 8, 8, 7, 9, 9, 8, 8, 8];
const titles = [
  "path",
  "",
  "req/s",
  "p50 ms",
  "p99 ms",
  "CPU µs",
  "MiB",
  "",
  "A req/s",
  "B req/s",
  "B CPU µs",
  "to A",
  "to B",
];

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join(" ")
    .trimEnd();

export const heading = (): string => row(titles);

/** Three significant digits or whole numbers. */
const number = (value: number): string => {
  if (Number.isNaN(value)) return "-";
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
};

export const toRow = ({ what, mode, service, floorA, floorB, toA, toB }: Line): string =>
  row([
    what,
    mode,
    ...[service.rate, service.p50, service.p99, service.cpu, service.memory].map(number),
    "",
    ...[floorA.rate, floorB.rate, floorB.cpu].map(number),
    toA.toFixed(2),
    toB.toFixed(2),
  ]);

export const writeReport = async (report: Report): Promise<string> => {
  const file = join(root, ".tap", "bench.json");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
};
