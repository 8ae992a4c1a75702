import { reasonOf } from "../../foundation/outage.ts";
import { createReporter, type Finding } from "./finding.ts";
import { type DatabaseFacts, readSession } from "./queries.ts";

type Requirements = {
  /** Maximum number of connections of one process of the service with its workers. */
  connections: number;
  isPooled: boolean;
};

const report = createReporter("database");
const longTransactionSeconds = 600;

export const checkDatabase = (facts: DatabaseFacts, requirements: Requirements): Finding[] => [
  ...checkServer(facts),
  checkConnections(facts, requirements),
  ...checkDurability(facts),
  ...checkState(facts),
];

const checkServer = ({ version, version_text, encoding, ctype }: DatabaseFacts): Finding[] => {
  const problems: Finding[] = [];
  if (version < 150_000) problems.push(report.problem(`PostgreSQL ${version_text} is too old; use 15 or newer`));
  if (encoding !== "UTF8")
    problems.push(report.problem(`the encoding is ${encoding}; create the database with --encoding UTF8`));
  if (ctype === "C" || ctype === "POSIX")
    problems.push(
      report.warning(
        `the locale is ${ctype}: misspelled words beyond Latin letters are not found; create the database with --locale C.UTF-8`,
      ),
    );
  return problems.length > 0 ? problems : [report.ok(`PostgreSQL ${version_text}, ${encoding}, ${ctype}`)];
};

/** The service opens connections on demand, so each process is counted with its maximum. */
const checkConnections = (
  { max_connections, connections, own_connections, processes }: DatabaseFacts,
  { connections: needed, isPooled }: Requirements,
): Finding => {
  const others = Math.max(0, connections - own_connections);
  const maxProcesses = Math.max(0, Math.floor((max_connections - others) / needed));
  const counted = `${isPooled ? "the pooler and other programs" : "other programs"} have ${others} of ${max_connections} connections, and a process of the service opens at most ${needed}${isPooled ? " beside the pooler's" : ""}`;
  const summary = `${counted}: there is room for ${maxProcesses}${processes > 0 ? `, and ${processes} ${processes === 1 ? "runs" : "run"}` : ""}`;
  if (maxProcesses >= Math.max(1, processes)) return report.ok(summary);
  return report.problem(
    `${summary}; raise max_connections, or lower ${isPooled ? "server.workers or the sizes of the pooler's pools" : "db.pool_size or server.workers"}`,
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

const checkState = ({ oldest_transaction, invalid_indexes }: DatabaseFacts): Finding[] => {
  const findings = invalid_indexes.map((name) =>
    report.warning(`the index ${name} is not valid and serves no query; run "reindex index concurrently ${name}"`),
  );
  if (oldest_transaction !== null && oldest_transaction > longTransactionSeconds)
    findings.push(
      report.warning(
        `a transaction has been open for ${Math.round(oldest_transaction / 60)} minutes, so vacuum cannot remove deleted rows; find it in pg_stat_activity by xact_start`,
      ),
    );
  return findings;
};

const clockReport = createReporter("clock");

/** Sessions and links start by one clock and expire by the other. ID tokens tolerate a difference of a minute. */
const toleranceMs = { withoutWarning: 2_000, withWarning: 30_000 };

export const checkClock = (facts: Pick<DatabaseFacts, "now" | "roundTripMs" | "timezone">, local: Date): Finding => {
  const differenceMs = Math.max(0, Math.abs(local.getTime() - facts.now) - facts.roundTripMs);
  const summary = `the clocks of this machine and of the database differ by ${(differenceMs / 1000).toFixed(1)} seconds`;
  const remedy = "synchronize both by NTP (chrony, systemd-timesyncd)";
  if (differenceMs > toleranceMs.withWarning)
    return clockReport.problem(`${summary}: sessions and links expire too early or too late; ${remedy}`);
  if (differenceMs > toleranceMs.withoutWarning) return clockReport.warning(`${summary}; ${remedy}`);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return clockReport.ok(`${summary} (time zones: ${zone} here, ${facts.timezone} there; the service works in UTC)`);
};

const poolerReport = createReporter("pooler");

/** Compares the databases behind `db.url` and `db.listen_url`. Opens no pooled session before the role has its settings: the pooler would reuse it, and the service's start would refuse it. */
export const checkPooler = async ({ url, direct }: { url: string; direct: string }): Promise<Finding[]> => {
  const directSession = await readSession(direct).catch(() => undefined);
  if (!directSession?.has_role_settings) return [];
  try {
    const pooledSession = await readSession(url);
    return pooledSession.server === directSession.server
      ? [poolerReport.ok("it leads to the database of db.listen_url")]
      : [poolerReport.problem("db.url and db.listen_url lead to different databases; set both to the primary's")];
  } catch (error) {
    return [poolerReport.problem(`it cannot be used: ${reasonOf(error)}; correct db.url, or start it`)];
  }
};
