import type { Moment, Snapshot } from "./queries.ts";

/** The moment up to which all changes are known. */
type Horizon = {
  readonly moment: () => Moment;
  /** Moves to the latest poll before which all changes are complete according to `snapshot`. */
  advance(snapshot: Snapshot): void;
};

/** Ten minutes of polls. A client that reconnects may miss the changes of a longer transaction. */
const maxPolls = 2_400;

/** Changes are dated before their commit, so those before a poll are complete once all older transactions have ended. */
export const createHorizon = (start: Moment): Horizon => {
  let at = start;
  let polls: Snapshot[] = [];
  return {
    moment: () => at,
    advance: (snapshot) => {
      // After a failover, transaction ids may restart.
      if (polls.some(({ next }) => next > snapshot.next)) polls = [];
      polls.push(snapshot);
      const overdueIndex = polls.length > maxPolls ? 1 : 0;
      const lastComplete = polls.findLastIndex(({ next }) => next <= snapshot.oldest);
      const last = Math.max(overdueIndex, lastComplete);
      const reached = polls[last];
      if (last > 0) polls = polls.slice(last);
      if (reached && (overdueIndex || lastComplete >= 0) && reached.time > at) at = reached.time;
    },
  };
};

export const momentOf = (time: Date): Moment => time.toISOString().replace("Z", "000Z");

export const subtractMs = (moment: Moment, milliseconds: number): Moment =>
  momentOf(new Date(Date.parse(moment) - milliseconds));

export const earlier = (a: Moment, b: Moment): Moment => (a < b ? a : b);

/** Appends a hash of the follower's permissions as digits below the microsecond. */
export const withAccessHash = (at: Moment, accessHash: string): string => at.replace("Z", `${accessHash}Z`);

export type Start = {
  time: Date;
  /** Undefined if the client sent a time instead of an event id. */
  accessHash: string | undefined;
};

export const startOf = ({ lastId, since }: Record<"lastId" | "since", string | undefined>): Start | undefined => {
  const id = lastId ?? since;
  if (id === undefined) return undefined;
  const [isId, accessHash = ""] = /\.\d{6}(\d{12})?Z$/.exec(id) ?? [];
  return { time: new Date(id), accessHash: isId || lastId !== undefined ? accessHash : undefined };
};
