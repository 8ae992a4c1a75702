import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { v7 } from "uuid";
import { parse } from "yaml";
import { packageRoot } from "../../foundation/package.ts";
import { utcOffsetMs } from "../../foundation/wall-clock.ts";

const dayMs = 86_400_000;

/** @throws RangeError for an index outside of the list */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`the list has no item ${index}`);
  return item;
};

export const startOfDay = (time: Date): Date => new Date(Math.floor(time.getTime() / dayMs) * dayMs);

export const addDays = (time: Date, days: number): Date => new Date(Math.round(time.getTime() + days * dayMs));

export const between = (from: Date, to: Date, share: number): Date =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share));

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
export const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** Converts a local time to UTC: `minutes` after midnight in `timezone`, on the UTC date of `date`. */
export const localTime = (date: Date, minutes: number, timezone: string): Date => {
  const asIfUtc = new Date(startOfDay(date).getTime() + minutes * 60_000);
  return new Date(asIfUtc.getTime() - utcOffsetMs(asIfUtc, timezone));
};

/** The last four bytes of every demo row's id: "demo" in ASCII. One in 4 billion real ids ends like this by chance. */
export const demoMark = "64656d6f";
const demoMarkBytes = Uint8Array.from(Buffer.from(demoMark, "hex"));

export type Random = ReturnType<typeof createRandom>;

/** Revisions differ between rows, but not between runs: see `revision` in db/columns.ts. */
export const newRow = (random: Pick<Random, "id">, createdAt: Date) => {
  const id = random.id(createdAt);
  const revision = Number.parseInt(id.replaceAll("-", "").slice(16, 24), 16) % 1_000_000_000;
  return { id, revision, createdAt, updatedAt: createdAt };
};

/** Seed and stream determine all values. Each part of the data has its own stream, so that a change in one part does not affect another. */
export const createRandom = (seed: number, stream: string) => {
  const next = sfc32(seed, stream);
  const fraction = () => next() / 2 ** 32;
  /** From `low` to `high`, both included. */
  const integer = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    integer,
    chance: (probability: number) => fraction() < probability,
    pick: <const T>(items: readonly T[]): T => itemAt(items, integer(0, items.length - 1)),
    /** A partial Fisher–Yates shuffle. */
    sample: <T>(items: readonly T[], count: number): T[] => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, items.length) }, (_, index) => {
        const chosen = integer(index, items.length - 1);
        const item = itemAt(rest, chosen);
        rest[chosen] = itemAt(rest, index);
        return item;
      });
    },
    /** UUIDv7 with the demo mark. */
    id: (time: Date): string => {
      const bytes = new Uint8Array(16);
      const view = new DataView(bytes.buffer);
      for (const offset of [0, 4, 8]) view.setUint32(offset, next());
      bytes.set(demoMarkBytes, 12);
      return v7({ msecs: time.getTime(), random: bytes });
    },
  };
};

/** sfc32 from PractRand (public domain): small, fast, without visible patterns. */
const sfc32 = (seed: number, stream: string): (() => number) => {
  let a = Math.trunc(seed / 2 ** 32) | 0;
  let b = seed | 0;
  // FNV-1a.
  let c = 0x811c9dc5 | 0;
  for (const byte of Buffer.from(stream)) c = Math.imul(c ^ byte, 0x01000193);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
};

export const seedFolder = join(packageRoot, "src/program/seed");

/** Reads a YAML file of the source, whose shape is not checked. @param path relative to this folder, or absolute */
export const readYaml = <Shape>(path: string): Shape =>
  parse(readFileSync(resolve(seedFolder, path), "utf8"), { logLevel: "error" });
