import type { Moment, Snapshot } from "./queries.ts";

/** The moment up to which all changes are known. */
type Horizon = {
  readonly at: () => Moment;
  reach(snapshot: Snapshot): void;
};

/** Ten minutes of polls. A client that reconnects may miss the changes of a longer transaction. */
const maxPolls = 2_400;

/** Changes are dated by their statement, but visible after commit: those before a poll are complete when all older transactions have ended. */
export const createHorizon = (start: Moment): Horizon => {
  let at = start;
  let polls: Snapshot[] = [];
  return {
    at: () => at,
    reach: (snapshot) => {
      // After a failover, transaction ids may restart.
      if (polls.some(({ next }) => next > snapshot.next)) polls = [];
      polls.push(snapshot);
      const overdue = polls.length > maxPolls ? 1 : 0;
      const lastComplete = polls.findLastIndex(({ next }) => next <= snapshot.oldest);
      const last = Math.max(overdue, lastComplete);
      const reached = polls[last];
      if (last > 0) polls = polls.slice(last);
      if (reached && (overdue || lastComplete >= 0) && reached.time > at) at = reached.time;
    },
  };
};

export const momentOf = (time: Date): Moment => time.toISOString().replace("Z", "000Z");

export const before = (moment: Moment, milliseconds: number): Moment =>
  momentOf(new Date(Date.parse(moment) - milliseconds));

export const earlier = (a: Moment, b: Moment): Moment => (a < b ? a : b);

/** Digits below the microsecond identify what the stream may show besides public changes. */
export const withMark = (at: Moment, mark: string): string => at.replace("Z", `${mark}Z`);

export type Start = {
  time: Date;
  /** Undefined for a time that is not an event id. */
  mark: string | undefined;
};

export const startOf = ({ lastId, since }: Record<"lastId" | "since", string | undefined>): Start | undefined => {
  const id = lastId ?? since;
  if (id === undefined) return undefined;
  const [isId, mark = ""] = /\.\d{6}(\d{12})?Z$/.exec(id) ?? [];
  return { time: new Date(id), mark: isId || lastId !== undefined ? mark : undefined };
};
