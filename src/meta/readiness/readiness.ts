import type { Queryable } from "../../db/client.ts";
import { Unavailable } from "../../errors.ts";
import { rejectionOf } from "../../outbox/lane.ts";
import { findState, type State } from "./queries.ts";

/**
 * Whether this process takes requests.
 * @throws Unavailable with the reason
 */
export type CheckReadiness = () => Promise<Pick<State, "overdue">>;

type Options = {
  db: Queryable;
  clock: () => Date;
  /** When this release's last migration was written, in milliseconds since 1970. */
  lastMigration: number;
  isStopping: () => boolean;
};

/** Milliseconds within which the database has to answer. */
const patience = 2_000;

/** Milliseconds for which an answer counts: any number of probes cost one statement a second. */
const validity = 1_000;

const notReady = (reason: string, cause?: unknown) => new Unavailable(`not ready: ${reason}`, { cause });

export const createReadiness = ({ db, clock, lastMigration, isStopping }: Options): CheckReadiness => {
  let state: Promise<State> | undefined;
  const ask = (): Promise<State> => {
    const asked = findState(db, clock());
    const forget = () => {
      state = undefined;
    };
    // From its end on: one that hangs is not asked again meanwhile.
    void asked.catch(() => {}).then(() => setTimeout(forget, validity).unref());
    return asked;
  };
  return async () => {
    if (isStopping()) throw notReady("the process is stopping");
    state ??= ask();
    const { migration, overdue } = await inTime(state);
    // A newer release's are no reason: its migrations are safe while this one serves.
    if (migration < lastMigration)
      throw notReady('the database lacks migrations of this release; run "alliance migrate"');
    return { overdue };
  };
};

const inTime = async (state: Promise<State>): Promise<State> => {
  try {
    return await Promise.race([state, rejectionOf(AbortSignal.timeout(patience))]);
  } catch (error) {
    throw notReady("the database does not answer", error);
  }
};
