import { sql } from "drizzle-orm";
import { countMiscountedOptions } from "../../community/meta/queries.ts";
import { type Queryable, withConnection } from "../../foundation/db/client.ts";
import { isCanceledStatement } from "../../foundation/outage.ts";
import { recordOf } from "../../foundation/record-of.ts";
import { counters, type Difference, listDifferences, listPromotable, type RecountCutoff } from "../counters/queries.ts";
import { type RecountResult, snapshotTransaction } from "../counters/recount.ts";
import { createReporter, type Finding } from "./finding.ts";

const report = createReporter("counters");

type Options = { attendancesDays: number; timeoutMs?: number };

/** Returns a description of the differences, or an empty text. */
type Comparison = (db: Queryable, cutoff: RecountCutoff) => Promise<string>;

const comparisons: Record<string, Comparison> = {
  ...recordOf(
    counters,
    (counter): Comparison =>
      async (db, cutoff) => {
        const differences = await listDifferences(db, counter, cutoff);
        return differences.length === 0 ? "" : `${counter} differs from the rows: ${describe(differences)}`;
      },
  ),
  waitlists: async (db, { now }) => {
    const names = abbreviatedList((await listPromotable(db, now)).map(({ name }) => name));
    return names && `users are on the waitlist of an event with free seats: ${names}`;
  },
  "filter options": async (db, { now }) => {
    const problem = await countMiscountedOptions(db, now);
    return problem === 0 ? "" : `filter options with a wrong count: ${problem}`;
  },
};

/** Compares each count in a snapshot, and all counts within `timeoutMs`. */
export const checkCounters = async (
  url: string,
  { attendancesDays, timeoutMs = 10_000 }: Options,
): Promise<Finding[]> => {
  const deadline = performance.now() + timeoutMs;
  const findings: Finding[] = [];
  const skipped: string[] = [];
  await withConnection(url, { applicationName: "alliance doctor", fetchesArrayTypes: false }, async ({ db }) => {
    for (const [name, compare] of Object.entries(comparisons)) {
      const problem = await beforeDeadline(db, deadline, (tx) => compare(tx, { now: new Date(), attendancesDays }));
      if (problem === undefined) skipped.push(name);
      else if (problem) findings.push(report.problem(`${problem}; run "alliance doctor --recount"`));
    }
  });
  if (skipped.length > 0)
    findings.push(
      report.warning(
        `not compared within ${timeoutMs / 1_000} seconds: ${skipped.join(", ")}; "alliance doctor --recount" has no time limit`,
      ),
    );
  return findings.length > 0 ? findings : [report.ok("all counts match the rows")];
};

/** Returns undefined after the deadline. */
const beforeDeadline = async <Result>(
  db: Queryable,
  deadline: number,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result | undefined> => {
  const remainingMs = Math.floor(deadline - performance.now());
  if (remainingMs <= 0) return undefined;
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(remainingMs)}, true)`);
      return work(tx);
    }, snapshotTransaction);
  } catch (error) {
    if (isCanceledStatement(error)) return undefined;
    throw error;
  }
};

export const reportRecount = ({ corrections, promotedEvents, miscountedOptions }: RecountResult): Finding[] => {
  const messages = corrections.map(({ counter, differences }) => `${counter} was recounted: ${describe(differences)}`);
  if (promotedEvents > 0) messages.push(`events with promotions from the waitlist: ${promotedEvents}`);
  if (miscountedOptions > 0) messages.push(`all filter options were recounted: ${miscountedOptions} had a wrong count`);
  return (messages.length > 0 ? messages : ["there was nothing to recount"]).map(report.ok);
};

const maxNames = 3;

const abbreviatedList = (names: readonly string[]): string =>
  names.slice(0, maxNames).join(", ") + (names.length > maxNames ? ` and ${names.length - maxNames} more` : "");

const describe = (differences: readonly Difference[]): string =>
  abbreviatedList(differences.map(({ name, stored, counted }) => `${name} has ${stored}, counted ${counted}`));
