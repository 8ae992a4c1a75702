import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isRoot } from "./machines.ts";

export type Program = ReturnType<typeof startProgram>;

/** Starts a program in the folder of the installation. */
export type Run = (options: Omit<Options, "folder">) => Program;

type Options = {
  name: string;
  folder: string;
  command: readonly string[];
  /** Prefix of a command line that runs on another machine. */
  enter?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** User that runs it when the installation is started by root, because PostgreSQL refuses to run as root. */
  user?: "postgres" | "root";
  withChildren?: boolean;
};

const asPostgres = isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--"] : [];

/** The kernel kills the child when this process ends for any reason. */
const dieWithParent = ["setpriv", "--pdeathsig=KILL", "--"];

/** PostgreSQL leaves the process group and the session of Patroni, but cannot leave a PID namespace. */
const pidNamespace = isRoot ? ["unshare", "--pid", "--fork", "--kill-child=KILL", "--mount-proc", "--"] : [];

export const startProgram = ({
  name,
  folder,
  command,
  enter = [],
  env,
  user = "postgres",
  withChildren = false,
}: Options) => {
  const log = join(folder, `${name}.log`);
  const innerCommand = [...(user === "postgres" ? asPostgres : []), ...dieWithParent, ...command];
  const [file = "", ...args] = [...dieWithParent, ...enter, ...(withChildren ? pidNamespace : []), ...innerCommand];
  const lines = openSync(log, "a");
  const child = spawn(file, args, { env, cwd: folder, detached: true, stdio: ["ignore", lines, lines] });
  closeSync(lines);
  const ended = once(child, "close");
  const isUp = (): boolean => child.exitCode === null && child.signalCode === null;
  const signal = (signalName: NodeJS.Signals) => (): void => void (isUp() && child.kill(signalName));
  // `unshare` ignores other signals.
  const stop = signal(withChildren && isRoot ? "SIGKILL" : "SIGTERM");
  /** Prefix of a command line that sees the program's processes: the first one is the only child of `unshare`. */
  const childNamespace = (): string[] => {
    if (!withChildren || !isRoot) return [];
    const pid = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
    return ["nsenter", `--target=${pid}`, "--pid", "--"];
  };
  return { childNamespace, log, isUp, kill: signal("SIGKILL"), stop, ended };
};

const readLog = ({ log }: Program): string => readFileSync(log, "utf8");

/** Polls until the condition holds. @throws Error with the end of the logs if a program ends or the time is over */
export const until = async (
  label: string,
  condition: () => Promise<boolean> | boolean,
  { seconds = 60, programs = [] }: { seconds?: number; programs?: readonly Program[] } = {},
): Promise<void> => {
  const deadline = performance.now() + seconds * 1_000;
  while (!(await condition())) {
    const stopped = programs.find((program) => !program.isUp());
    if (stopped || performance.now() > deadline) {
      const logs = programs.map((program) => `${program.log}:\n${readLog(program).slice(-2_000)}`).join("\n");
      throw new Error(`${label}: ${stopped ? "a program has ended" : `not within ${seconds} seconds`}\n${logs}`);
    }
    await delay(200);
  }
};

export const stopAll = async (programs: readonly Program[]): Promise<void> => {
  for (const program of programs) program.stop();
  await Promise.race([Promise.all(programs.map(({ ended }) => ended)), delay(8_000)]);
  for (const program of programs) program.kill();
  await Promise.race([Promise.all(programs.map(({ ended }) => ended)), delay(5_000)]);
};

/** Returns why a test is skipped, or false if all programs are installed. */
export const missingProgram = (...names: readonly string[]): string | false => {
  const name = names.find((name) => spawnSync("which", [name]).status !== 0);
  return name === undefined ? false : `${name} is not installed`;
};
