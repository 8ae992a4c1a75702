import type { FastifyBaseLogger } from "fastify";
import type { Count } from "./counts.ts";

export type Task = {
  readonly name: string;
  readonly intervalMs: number;
  run(signal: AbortSignal): Promise<unknown>;
};

type Options = { log: Pick<FastifyBaseLogger, "warn">; count?: Count | undefined };

/** Fraction of the interval: processes that started together must not all run a task at the same moment. */
const jitterFraction = 0.1;

/**
 * Runs each task now and at its interval, skipping a run that becomes due during another. Logs a failed run.
 * @returns a function that stops the tasks and waits for the runs in progress
 */
export const startTasks = (tasks: readonly Task[], options: Options): (() => Promise<void>) => {
  const stops = tasks.map((task) => startTask(task, options));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};

const startTask = ({ name, intervalMs, run }: Task, { log, count }: Options): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout;

  const runOnce = async (): Promise<void> => {
    try {
      await run(stopping.signal);
      count?.("task_runs", { task: name, outcome: "succeeded" });
    } catch (error) {
      count?.("task_runs", { task: name, outcome: "failed" });
      log.warn({ err: error, task: name }, `the task ${name} failed; it runs again within ${intervalMs / 1_000} s`);
    }
    running = undefined;
  };

  const runWhenDue = (): void => {
    timer = setTimeout(runWhenDue, intervalMs * (1 - jitterFraction * Math.random()));
    if (running) count?.("task_runs", { task: name, outcome: "skipped" });
    else running = runOnce();
  };

  runWhenDue();
  return async () => {
    clearTimeout(timer);
    stopping.abort();
    await running;
  };
};
