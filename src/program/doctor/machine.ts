import { access, constants, readFile, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { type Finding, reportOf } from "./finding.ts";

type Machine = {
  node: string;
  /** Files that the process may have open; undefined where the system does not tell. */
  maxFiles: number | undefined;
  dataDir: { path: string; exists: boolean; writable: boolean; freeBytes: number; passwordMode: number | undefined };
};

const report = reportOf("machine");
const gigabyte = 1_000_000_000;

/** Besides connections of clients: the database's, logs, and what Node needs. */
const spareFiles = 256;

export const readMachine = async ({ data_dir }: Config): Promise<Machine> => {
  const path = resolve(data_dir);
  const [found, folder] = [await stat(path).catch(() => undefined), await nearestFolder(path)];
  const password = await stat(resolve(path, "postgres.password")).catch(() => undefined);
  const { bavail, bsize } = await statfs(folder);
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return {
    node: process.versions.node,
    maxFiles: await readMaxFiles(),
    dataDir: { path, exists: found !== undefined, writable, freeBytes: bavail * bsize, passwordMode: password?.mode },
  };
};

const nearestFolder = async (path: string): Promise<string> => {
  const found = await stat(path).catch(() => undefined);
  return found || dirname(path) === path ? path : nearestFolder(dirname(path));
};

/** Linux: proc_pid_limits(5). Node raises the soft limit to the hard one when it starts. */
const readMaxFiles = async (): Promise<number | undefined> => {
  const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
};

export const checkMachine = (machine: Machine, { server, db }: Pick<Config, "server" | "db">): Finding[] => [
  checkNode(machine.node),
  checkFiles(machine.maxFiles, server.max_connections),
  ...checkDataDir(machine.dataDir, db.url === undefined),
];

const checkNode = (version: string): Finding => {
  const major = Number(version.split(".")[0]);
  return major % 2 === 0
    ? report.ok(`Node ${version}`)
    : report.warning(`Node ${version} has no long-term support; use Node ${major + 1}`);
};

const checkFiles = (maxFiles: number | undefined, maxConnections: number): Finding => {
  if (maxFiles === undefined) return report.ok("the system does not tell how many files may be open");
  if (maxFiles >= maxConnections + spareFiles) return report.ok(`${maxFiles} files may be open`);
  return report.warning(
    `${maxFiles} files may be open, but server.max_connections is ${maxConnections}; raise the limit ("ulimit -n", or LimitNOFILE of systemd) to ${maxConnections + spareFiles}`,
  );
};

const checkDataDir = (dataDir: Machine["dataDir"], isEmbedded: boolean): Finding[] => {
  const { path, exists, writable, freeBytes, passwordMode } = dataDir;
  if (!isEmbedded && !exists) return [];
  const findings: Finding[] = [];
  if (!writable) findings.push(report.problem(`data_dir ${path} is not writable; run as its owner, or choose another`));
  if (passwordMode !== undefined && (passwordMode & 0o077) !== 0)
    findings.push(
      report.problem(`others may read ${path}/postgres.password; run "chmod 600 ${path}/postgres.password"`),
    );
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB free in data_dir ${path}`;
  if (isEmbedded && freeBytes < gigabyte / 10) findings.push(report.problem(`${free}: writes fail soon; make room`));
  else if (isEmbedded && freeBytes < gigabyte) findings.push(report.warning(`${free}; make room`));
  return findings.length > 0 ? findings : [report.ok(free)];
};
