import type { Moment, Snapshot } from "./queries.ts";

/** The moment up to which everything that has changed is known. */
type Horizon = {
  readonly at: () => Moment;
  /** All that this snapshot shows is known now. */
  reach(snapshot: Snapshot): void;
};

/** Looks that are remembered: ten minutes. What a transaction of that length changes may come too late for a client that connects again. */
const mostLooks = 2_400;

/**
 * A change is dated by its statement and seen when its transaction has ended: others that are dated later may be seen before it. It
 * is dated after its transaction began, though. So when all transactions have ended that had begun before an earlier look, nothing will
 * turn up that is dated before that one.
 */
export const createHorizon = (start: Moment): Horizon => {
  let at = start;
  let looks: Snapshot[] = [];
  return {
    at: () => at,
    reach: (snapshot) => {
      // After a failover, numbers may begin anew.
      if (looks.some(({ next }) => next > snapshot.next)) looks = [];
      looks.push(snapshot);
      const overdue = looks.length > mostLooks ? 1 : 0;
      const past = looks.findLastIndex(({ next }) => next <= snapshot.oldest);
      const last = Math.max(overdue, past);
      const reached = looks[last];
      if (last > 0) looks = looks.slice(last);
      if (reached && (overdue || past >= 0) && reached.time > at) at = reached.time;
    },
  };
};

export const momentOf = (time: Date): Moment => time.toISOString().replace("Z", "000Z");

/** Some milliseconds before; the microseconds are left out. */
export const before = (moment: Moment, milliseconds: number): Moment =>
  momentOf(new Date(Date.parse(moment) - milliseconds));

export const earlier = (a: Moment, b: Moment): Moment => (a < b ? a : b);

/** Below the microsecond an id has the mark of what its stream showed beside what is public. */
export const withMark = (at: Moment, mark: string): string => at.replace("Z", `${mark}Z`);

/** Where one begins. */
export type Start = {
  time: Date;
  /** Of what was shown until then; undefined if that is not known, of a time that is not written as an id is. */
  mark: string | undefined;
};

export const startOf = ({
  lastId,
  since,
}: {
  lastId: string | undefined;
  since: string | undefined;
}): Start | undefined => {
  const id = lastId ?? since;
  if (id === undefined) return undefined;
  const [isId, mark = ""] = /\.\d{6}(\d{12})?Z$/.exec(id) ?? [];
  return { time: new Date(id), mark: isId || lastId !== undefined ? mark : undefined };
};
