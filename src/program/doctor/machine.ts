import { readFile, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { type Finding, reportOf } from "./finding.ts";

type Machine = {
  /** Maximum number of open files of the process; undefined where the system does not tell. */
  maxFiles: number | undefined;
  dataDir: { path: string; freeBytes: number | undefined };
};

const report = reportOf("machine");
const gigabyte = 1_000_000_000;

/** Besides connections of clients: the database's, logs, and what Node needs. */
const spareFiles = 256;

export const readMachine = async ({ data_dir }: Pick<Config, "data_dir">): Promise<Machine> => {
  const path = resolve(data_dir);
  const system = await statfs(path).catch(() => undefined);
  return {
    maxFiles: await readMaxFiles(),
    dataDir: { path, freeBytes: system && system.bavail * system.bsize },
  };
};

/** Linux: proc_pid_limits(5). Node raises the soft limit to the hard one when it starts. */
const readMaxFiles = async (): Promise<number | undefined> => {
  const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
};

export const checkMachine = (
  { maxFiles, dataDir }: Machine,
  { server, db }: Pick<Config, "server" | "db">,
): Finding[] => {
  const { path, freeBytes } = dataDir;
  const findings: Finding[] = [];
  const neededFiles = server.max_connections + spareFiles;
  if (maxFiles !== undefined && maxFiles < neededFiles)
    findings.push(
      report.warning(
        `${maxFiles} files may be open, but server.max_connections is ${server.max_connections}; raise the limit ("ulimit -n", or LimitNOFILE of systemd) to ${neededFiles}`,
      ),
    );
  if (db.url === undefined && freeBytes !== undefined && freeBytes < gigabyte) {
    const free = `${(freeBytes / gigabyte).toFixed(1)} GB free in data_dir ${path}`;
    findings.push(
      freeBytes < gigabyte / 10
        ? report.problem(`${free}: writes fail soon; make room`)
        : report.warning(`${free}; make room`),
    );
  }
  return findings.length > 0 ? findings : [report.ok("enough open files and disk space")];
};
