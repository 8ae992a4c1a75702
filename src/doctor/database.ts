import { lacksNeeded, type Migrated } from "../db/migration-history.ts";
import { type Finding, reportOf } from "./finding.ts";
import type { DatabaseFacts } from "./queries.ts";

export type Needs = {
  /** The times of this release's migrations. */
  migrations: readonly number[];
  /** That the service opens at most. */
  connections: number;
};

const report = reportOf("database");
const seconds = { longTransaction: 600, lag: 10 };

export const checkDatabase = (facts: DatabaseFacts, needs: Needs): Finding[] => [
  ...checkServer(facts),
  ...checkExtensions(facts),
  checkMigrations(facts.migrated, needs.migrations),
  checkConnections(facts, needs.connections),
  ...checkDurability(facts),
  ...checkReplicas(facts),
  ...checkState(facts),
];

const checkServer = ({ version, version_text, encoding, ctype, has_icu }: DatabaseFacts): Finding[] => {
  const wrong: Finding[] = [];
  if (version < 150_000) wrong.push(report.problem(`PostgreSQL ${version_text} is too old; use 15 or newer`));
  if (encoding !== "UTF8")
    wrong.push(report.problem(`the encoding is ${encoding}; create the database with --encoding UTF8`));
  if (!has_icu) wrong.push(report.problem("PostgreSQL was built without ICU; use a package of your distribution"));
  if (ctype === "C" || ctype === "POSIX")
    wrong.push(
      report.warning(
        `the locale is ${ctype}: misspelled words beyond Latin letters are not found; create the database with --locale C.UTF-8`,
      ),
    );
  return wrong.length > 0 ? wrong : [report.ok(`PostgreSQL ${version_text}, ${encoding}, ${ctype}`)];
};

const checkExtensions = ({ extensions, may_create }: DatabaseFacts): Finding[] => {
  const missing = extensions.filter(({ installed }) => !installed);
  if (missing.length === 0) return [report.ok("all extensions are there")];
  return missing.map(({ name, available }) => {
    if (!available)
      return report.problem(
        `the extension ${name} is not installed; install PostgreSQL's contributed extensions (contrib)`,
      );
    if (!may_create)
      return report.problem(
        `the extension ${name} is missing, and this user may not create it; make it the database's owner`,
      );
    return report.ok(`the extension ${name} will be created by the first start`);
  });
};

/** As the start decides. */
const checkMigrations = (migrated: readonly Migrated[], known: readonly number[]): Finding => {
  if (lacksNeeded(migrated, known))
    return report.problem(
      "a newer release has removed from the database what this one needs; start that release, or restore a backup from before it",
    );
  const done = new Set(migrated.map(({ time }) => time));
  const pending = known.filter((time) => !done.has(time)).length;
  if (pending > 0)
    return report.warning(
      `${pending} ${pending === 1 ? "migration waits" : "migrations wait"}; "alliance migrate", or the next start, runs them`,
    );
  const newest = Math.max(...known);
  if (migrated.some(({ time }) => time > newest))
    return report.ok("all migrations have run, and those of a newer release, which leave all that this one needs");
  return report.ok("all migrations have run");
};

const checkConnections = ({ max_connections, used_connections }: DatabaseFacts, needed: number): Finding => {
  const free = max_connections - used_connections;
  if (free >= needed) return report.ok(`${free} connections are free; the service opens at most ${needed}`);
  return report.problem(
    `the service may open ${needed} connections, but ${free} of ${max_connections} are free; raise max_connections, or lower db.pool_size or server.workers`,
  );
};

const checkDurability = ({ synchronous_commit, fsync, full_page_writes }: DatabaseFacts): Finding[] => {
  const findings: Finding[] = [];
  for (const [name, value] of Object.entries({ fsync, full_page_writes }))
    if (value === "off")
      findings.push(report.problem(`${name} is off: a power failure destroys the data; set it to on`));
  if (synchronous_commit === "off")
    findings.push(
      report.warning("synchronous_commit is off: a crash loses the last half second of writes; set it to on"),
    );
  return findings;
};

const checkReplicas = ({ in_recovery, replicas }: DatabaseFacts): Finding[] => {
  if (in_recovery) return [report.problem("db.url leads to a replica, which accepts no writes; name the primary")];
  return replicas.map(({ name, state, seconds: lag }) =>
    lag > seconds.lag
      ? report.warning(
          `the replica ${name} (${state}) is ${Math.round(lag)} seconds behind; look at its load and network`,
        )
      : report.ok(`the replica ${name} is ${lag.toFixed(1)} seconds behind`),
  );
};

const checkState = ({ oldest_transaction, invalid_indexes }: DatabaseFacts): Finding[] => {
  const findings = invalid_indexes.map((name) =>
    report.warning(`the index ${name} is not valid and serves no query; run "reindex index concurrently ${name}"`),
  );
  if (oldest_transaction > seconds.longTransaction)
    findings.push(
      report.warning(
        `a transaction is open for ${Math.round(oldest_transaction / 60)} minutes, so that deleted rows stay; find it in pg_stat_activity by xact_start`,
      ),
    );
  return findings;
};
