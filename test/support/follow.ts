import type { Test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { type Server, startPrimary, startStandby } from "./debian.ts";
import { until } from "./embedded.ts";

/** A primary with a standby. */
export const follow = async (t: Test) => {
  const primary = await startPrimary(t, ["wal_level = replica", "autovacuum = off"]);
  const standby = await startStandby(t, primary);
  const connectTo = ({ url }: Server) => {
    const { sql, close } = connect(url, { poolSize: 1, arrays: false });
    t.teardown(close);
    return sql;
  };
  const [onPrimary, onStandby] = [connectTo(primary), connectTo(standby)];
  /** Until the standby has replayed all that the primary has written by now. */
  const caughtUp = async () => {
    const [row] = await onPrimary.unsafe("select pg_current_wal_insert_lsn()::text as lsn");
    await until("the standby has caught up", async () => {
      const [found] = await onStandby.unsafe("select pg_last_wal_replay_lsn() >= $1::pg_lsn as isThere", [
        row?.["lsn"],
      ]);
      return found?.["isthere"] === true;
    });
  };
  return { primary, standby, onPrimary, onStandby, caughtUp };
};
