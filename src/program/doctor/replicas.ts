import { addressOf } from "../../foundation/db/address.ts";
import { type Finding, reportOf } from "./finding.ts";
import { isSameDatabase, type Replica, readReplica, readServer, type Server } from "./queries.ts";
import { unusable } from "./unusable.ts";

const report = reportOf("replicas");

/** Milliseconds: somebody waits for it. */
const longestWait = 5_000;

type ReplicasOptions = { primary: string; urls: readonly string[]; maxLag: number };

/** Looks at each of `db.read_urls`. Without the primary, of which is told elsewhere, nothing is behind anything. */
export const checkReplicas = async ({ primary: url, urls, maxLag }: ReplicasOptions): Promise<Finding[]> => {
  const primary = await readServer(url).catch(() => undefined);
  return Promise.all(urls.map((one) => checkReplica(one, primary, maxLag)));
};

const checkReplica = async (url: string, primary: Server | undefined, maxLag: number): Promise<Finding> => {
  const address = addressOf(url);
  try {
    const replica = await readReplica(url, { written: primary?.written, patience: Math.min(maxLag, longestWait) });
    return checkServer(address, replica, primary) ?? checkLag(address, replica, maxLag);
  } catch (error) {
    const remedies = { server: "correct db.read_urls, or start it", pooler: "name the replica itself" };
    return report.problem(unusable(address, error, remedies));
  }
};

const checkServer = (address: string, replica: Replica, primary: Server | undefined): Finding | undefined => {
  if (primary && !isSameDatabase(replica, primary))
    return report.problem(`${address} has another database than the primary; correct db.read_urls`);
  if (replica.in_recovery) return undefined;
  if (replica.started === primary?.started)
    return report.warning(`${address} is the primary itself, which gains nothing; name a replica in db.read_urls`);
  return report.problem(
    `${address} is no replica: it accepts writes of its own; let it follow the primary, or take it out of db.read_urls`,
  );
};

const checkLag = (address: string, { receives, has_replayed }: Replica, maxLag: number): Finding => {
  if (!receives)
    return report.warning(`${address} receives nothing from the primary; its log tells why (primary_conninfo)`);
  if (has_replayed === undefined) return report.ok(`${address} is a replica`);
  if (has_replayed)
    return report.ok(`${address} has replayed what the primary had written, within db.max_replica_lag (${maxLag} ms)`);
  return maxLag > longestWait
    ? report.warning(`${address} is more than ${longestWait} ms behind the primary; look at its load and network`)
    : report.warning(
        `${address} is more than ${maxLag} ms behind, so that the primary reads in its place; look at its load and network, or raise db.max_replica_lag`,
      );
};
