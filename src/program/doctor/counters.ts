import { sql } from "drizzle-orm";
import { countMiscountedOptions } from "../../community/meta/queries.ts";
import { type Queryable, withConnection } from "../../foundation/db/client.ts";
import { isCanceledStatement } from "../../foundation/outage.ts";
import {
  type Counter,
  counters,
  type Difference,
  type Kept,
  listDifferences,
  listWaiting,
} from "../counters/queries.ts";
import { oneMoment, type Recounted } from "../counters/recount.ts";
import { type Finding, reportOf } from "./finding.ts";

const report = reportOf("counters");

const remedy = 'run "alliance doctor --recount"';

/** Milliseconds for all of them, of what one subject has. */
const patience = 10_000;

type Check = { name: string; compare: (db: Queryable, kept: Kept) => Promise<Finding[]> };

const ofCounter = (counter: Counter): Check => ({
  name: counter,
  compare: async (db, kept) => {
    const differences = await listDifferences(db, counter, kept);
    if (differences.length === 0) return [];
    return [report.problem(`${counter} is not what the rows say: ${inWords(differences)}; ${remedy}`)];
  },
});

const checks: readonly Check[] = [
  ...counters.map(ofCounter),
  {
    name: "waitlists",
    compare: async (db, { now }) => {
      const events = await listWaiting(db, now);
      if (events.length === 0) return [];
      const names = some(events.map(({ name }) => name));
      return [report.problem(`people wait for an event that has places for them: ${names}; ${remedy}`)];
    },
  },
  {
    name: "filter options",
    compare: async (db, { now }) => {
      const wrong = await countMiscountedOptions(db, now);
      return wrong === 0 ? [] : [report.problem(`filter options with a wrong count: ${wrong}; ${remedy}`)];
    },
  },
];

/** Compares all counts that rows keep with what they count, each as it is at one moment, in a bounded time. */
export const checkCounters = async (
  url: string,
  { attendancesDays, within = patience }: Options,
): Promise<Finding[]> => {
  const began = performance.now();
  const findings: Finding[] = [];
  const late: string[] = [];
  await withConnection(url, { applicationName: "alliance doctor", arrays: false }, async ({ db }) => {
    for (const { name, compare } of checks) {
      const left = Math.floor(within - (performance.now() - began));
      const found =
        left > 0 ? await unlessLate(db, left, (tx) => compare(tx, { now: new Date(), attendancesDays })) : undefined;
      if (found === undefined) late.push(name);
      else findings.push(...found);
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

type Options = {
  attendancesDays: number;
  /** Milliseconds. */
  within?: number;
};

const unlessLate = async <Result>(
  db: Queryable,
  milliseconds: number,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`);
      return work(tx);
    }, oneMoment);
  } catch (error) {
    if (isCanceledStatement(error)) return undefined;
    throw error;
  }
};

/** What was counted anew. */
export const tellRecount = ({ mended, passedOn, options }: Recounted): Finding[] => {
  const findings = mended.map(({ counter, differences }) =>
    report.ok(`${counter} was counted anew: ${inWords(differences)}`),
  );
  if (passedOn > 0) findings.push(report.ok(`events at which people on the waitlist moved up: ${passedOn}`));
  if (options > 0) findings.push(report.ok(`all filter options are counted anew: ${options} had a wrong count`));
  return findings.length > 0 ? findings : [report.ok("there was nothing to count anew")];
};

const namesAtMost = 3;

const some = (names: readonly string[]): string =>
  names.slice(0, namesAtMost).join(", ") +
  (names.length > namesAtMost ? ` and ${names.length - namesAtMost} more` : "");

const inWords = (differences: readonly Difference[]): string =>
  some(differences.map(({ name, stored, counted }) => `${name} has ${stored}, counted ${counted}`));
