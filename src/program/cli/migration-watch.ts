import type postgres from "postgres";
import { connect } from "../../foundation/db/client.ts";
import { within } from "../../foundation/db/within.ts";
import type { Migration } from "./migration-files.ts";

type Options = {
  url: string;
  sql: postgres.Sql;
  migration: Migration;
  report: (line: string) => void;
  every: number;
};

/** Reports how long a migration runs, rows changed, index progress and blockers. */
export const watchMigration = async ({ url, sql, migration: { tag }, report, every }: Options) => {
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 1_000);
  const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  let rows = 0;
  let reported = false;
  // Connects at the first report.
  const side = connect(url, { poolSize: 1, applicationName: "alliance migrate", arrays: false });
  const tell = async (): Promise<void> => {
    reported = true;
    const changed = rows > 0 ? `, ${rows} rows` : "";
    const details = await within(detailsOf(side.sql, session?.pid ?? 0), every / 2).catch(() => "");
    report(`migration ${tag} has been running for ${seconds()} s${changed}${details}`);
  };
  const timer = setInterval(() => void tell(), every).unref();
  return {
    onRows: (more: number): void => {
      rows += more;
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await side.close();
      if (reported) report(`migration ${tag} ran for ${seconds()} s`);
    },
  };
};

const detailsOf = async (sql: postgres.Sql, pid: number): Promise<string> => {
  const [row] = await sql<{ phase: string | null; share: number | null; blockers: number }[]>`
    select index.phase, (100 * index.blocks_done / nullif(index.blocks_total, 0))::int as share,
      coalesce(cardinality(pg_blocking_pids(session.pid)), 0) as blockers
    from pg_stat_activity session left join pg_stat_progress_create_index index using (pid) where session.pid = ${pid}`;
  if (!row) return "";
  const share = row.share === null ? "" : `, ${row.share} %`;
  const phase = row.phase === null ? "" : `: ${row.phase}${share}`;
  return row.blockers > 0 ? `${phase}; ${await longestTransaction(sql, pid)}` : phase;
};

export const longestTransaction = async (sql: postgres.Sql, except = 0): Promise<string> => {
  const [row] = await sql<{ pid: number; name: string; seconds: number }[]>`
    select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
    where datname = current_database() and pid not in (pg_backend_pid(), ${except}) and backend_type = 'client backend' and xact_start is not null
    order by xact_start limit 1`;
  return row ? `The longest transaction is that of "${row.name}" (process ${row.pid}), ${row.seconds} s` : "";
};
