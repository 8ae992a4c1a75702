import { sql } from "drizzle-orm";
import { countMiscountedOptions } from "../../community/meta/queries.ts";
import { type Queryable, withConnection } from "../../foundation/db/client.ts";
import { isCanceledStatement } from "../../foundation/outage.ts";
import { recordOf } from "../../foundation/record-of.ts";
import { counters, type Difference, type Kept, listDifferences, listWaiting } from "../counters/queries.ts";
import { oneMoment, type Recounted } from "../counters/recount.ts";
import { type Finding, reportOf } from "./finding.ts";

const report = reportOf("counters");

type Options = {
  attendancesDays: number;
  within?: number;
};

/** Returns what is wrong, or an empty text. */
type Comparison = (db: Queryable, kept: Kept) => Promise<string>;

const comparisons: Record<string, Comparison> = {
  ...recordOf(
    counters,
    (counter): Comparison =>
      async (db, kept) => {
        const differences = await listDifferences(db, counter, kept);
        return differences.length === 0 ? "" : `${counter} is not what the rows say: ${inWords(differences)}`;
      },
  ),
  waitlists: async (db, { now }) => {
    const names = some((await listWaiting(db, now)).map(({ name }) => name));
    return names && `people wait for an event that has places for them: ${names}`;
  },
  "filter options": async (db, { now }) => {
    const wrong = await countMiscountedOptions(db, now);
    return wrong === 0 ? "" : `filter options with a wrong count: ${wrong}`;
  },
};

/** Compares each count at one moment, within `within` milliseconds in all. */
export const checkCounters = async (url: string, { attendancesDays, within = 10_000 }: Options): Promise<Finding[]> => {
  const end = performance.now() + within;
  const findings: Finding[] = [];
  const late: string[] = [];
  await withConnection(url, { applicationName: "alliance doctor", arrays: false }, async ({ db }) => {
    for (const [name, compare] of Object.entries(comparisons)) {
      const wrong = await unlessLate(db, end, (tx) => compare(tx, { now: new Date(), attendancesDays }));
      if (wrong === undefined) late.push(name);
      else if (wrong) findings.push(report.problem(`${wrong}; run "alliance doctor --recount"`));
    }
  });
  if (late.length > 0)
    findings.push(
      report.warning(
        `not compared within ${within / 1_000} seconds: ${late.join(", ")}; "alliance doctor --recount" takes the time that it needs`,
      ),
    );
  return findings.length > 0 ? findings : [report.ok("all counts are what the rows say")];
};

/** Returns undefined after the deadline. */
const unlessLate = async <Result>(
  db: Queryable,
  end: number,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result | undefined> => {
  const leftMs = Math.floor(end - performance.now());
  if (leftMs <= 0) return undefined;
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(leftMs)}, true)`);
      return work(tx);
    }, oneMoment);
  } catch (error) {
    if (isCanceledStatement(error)) return undefined;
    throw error;
  }
};

export const tellRecount = ({ mended, passedOn, options }: Recounted): Finding[] => {
  const done = mended.map(({ counter, differences }) => `${counter} was counted anew: ${inWords(differences)}`);
  if (passedOn > 0) done.push(`events at which people on the waitlist moved up: ${passedOn}`);
  if (options > 0) done.push(`all filter options are counted anew: ${options} had a wrong count`);
  return (done.length > 0 ? done : ["there was nothing to count anew"]).map(report.ok);
};

const shownNames = 3;

const some = (names: readonly string[]): string =>
  names.slice(0, shownNames).join(", ") + (names.length > shownNames ? ` and ${names.length - shownNames} more` : "");

const inWords = (differences: readonly Difference[]): string =>
  some(differences.map(({ name, stored, counted }) => `${name} has ${stored}, counted ${counted}`));
