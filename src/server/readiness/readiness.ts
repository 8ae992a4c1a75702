import type { Queryable } from "../../foundation/db/client.ts";
import { Unavailable } from "../../foundation/errors.ts";
import { shareQuery } from "../../foundation/timeouts.ts";
import { findState, type State } from "./queries.ts";

export type CheckReadiness = () => Promise<Pick<State, "overdueSeconds">>;

type Options = {
  db: Queryable;
  clock: () => Date;
  /** When this release's last migration was written, in epoch milliseconds. */
  lastMigration: number;
  isStopping: () => boolean;
};

/** Probes share one statement a second. */
const times = { timeoutMs: 2_000, validityMs: 1_000 };

const notReady = (reason: string, cause?: unknown) => new Unavailable(`not ready: ${reason}`, { cause });

export const createReadiness = ({ db, clock, lastMigration, isStopping }: Options): CheckReadiness => {
  const readState = shareQuery(() => findState(db, clock()), times);
  return async () => {
    if (isStopping()) throw notReady("the process is stopping");
    const { migration, overdueSeconds } = await readState().catch((error: unknown) => {
      throw notReady("the database does not answer", error);
    });
    // Newer migrations are safe while this release serves.
    if (migration < lastMigration)
      throw notReady('the database lacks migrations of this release; run "alliance migrate"');
    return { overdueSeconds };
  };
};
