import { lacksNeeded, type Migrated } from "../../foundation/db/migration-history.ts";
import { type Finding, reportOf } from "./finding.ts";
import type { DatabaseFacts, Follower } from "./queries.ts";

type Needs = {
  /** The times of this release's migrations. */
  migrations: readonly number[];
  /** That a process of the service and its workers open at most. */
  connections: number;
  /** Where requests come through a pooler, which has connections of its own. */
  isPooled: boolean;
  /** The setting that leads here. */
  setting: string;
};

const report = reportOf("database");
const seconds = { longTransaction: 600, lag: 10 };

export const checkDatabase = (facts: DatabaseFacts, needs: Needs): Finding[] => [
  ...checkServer(facts),
  ...checkExtensions(facts),
  checkMigrations(facts.migrated, needs.migrations),
  checkConnections(facts, needs),
  ...checkDurability(facts),
  ...checkFollowers(facts, needs.setting),
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

/** Those of the service count by what they may become: it opens them when it needs them. */
const checkConnections = (
  { max_connections, connections, own_connections, processes }: DatabaseFacts,
  { connections: needed, isPooled }: Needs,
): Finding => {
  const others = Math.max(0, connections - own_connections);
  const room = Math.max(0, Math.floor((max_connections - others) / needed));
  const counted = `${isPooled ? "the pooler and other programs" : "other programs"} have ${others} of ${max_connections} connections, and a process of the service opens at most ${needed}${isPooled ? " beside the pooler's" : ""}`;
  const words = `${counted}: there is room for ${room}${processes > 0 ? `, and ${processes} ${processes === 1 ? "runs" : "run"}` : ""}`;
  if (room >= Math.max(1, processes)) return report.ok(words);
  return report.problem(
    `${words}; raise max_connections, or lower ${isPooled ? "server.workers or the sizes of the pooler's pools" : "db.pool_size or server.workers"}`,
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

const checkFollowers = ({ in_recovery, followers, role }: DatabaseFacts, setting: string): Finding[] => {
  if (in_recovery) return [report.problem(`${setting} leads to a replica, which accepts no writes; name the primary`)];
  const hidden = followers.filter(({ state }) => state === null).length;
  const findings = followers.filter(({ state }) => state !== null).map(checkFollower);
  if (hidden > 0) findings.push(report.warning(`how far replicas (${hidden}) are behind ${unseen(role)}`));
  return findings;
};

const checkFollower = ({ name, state, bytes_behind, seconds_behind }: Follower): Finding => {
  const words = `the replica ${name} (${state})`;
  if (bytes_behind === null) return report.ok(`${name} (${state}) receives the log and replays nothing`);
  if (seconds_behind === null) return report.ok(`${words} is ${(bytes_behind / 1_000_000).toFixed(1)} MB behind`);
  return seconds_behind > seconds.lag
    ? report.warning(`${words} is ${Math.round(seconds_behind)} seconds behind; look at its load and network`)
    : report.ok(`${words} is ${seconds_behind.toFixed(1)} seconds behind`);
};

/** What PostgreSQL shows of roles to those that may read all statistics. */
const unseen = (role: string): string => `cannot be seen by ${role}; let a superuser run "grant pg_monitor to ${role}"`;

const checkState = ({ oldest_transaction, hidden_sessions, invalid_indexes, role }: DatabaseFacts): Finding[] => {
  const findings = invalid_indexes.map((name) =>
    report.warning(`the index ${name} is not valid and serves no query; run "reindex index concurrently ${name}"`),
  );
  if (oldest_transaction !== null && oldest_transaction > seconds.longTransaction)
    findings.push(
      report.warning(
        `a transaction is open for ${Math.round(oldest_transaction / 60)} minutes, so that deleted rows stay; find it in pg_stat_activity by xact_start`,
      ),
    );
  if (hidden_sessions > 0)
    findings.push(
      report.warning(`how long transactions of other roles (${hidden_sessions} sessions) are open ${unseen(role)}`),
    );
  return findings;
};
