import { limitYoungSpace } from "./heap.ts";
import type { ServiceOptions } from "./service.ts";
import { openMetrics, openTracing } from "./telemetry.ts";
import type { Command, FromWorker } from "./workers.ts";

/* The program of a worker process. node:cluster ends it when the primary process ends. */

limitYoungSpace();

// Terminals and systemd signal all processes. Workers ignore signals, because the primary process stops the workers.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

const send = (message: FromWorker, onSent = (): void => {}): void => {
  process.send?.(message, undefined, undefined, onSent);
};

const serve = async (setup: ServiceOptions) => {
  const { openService } = await import("./service.ts");
  const metrics = await openMetrics(setup.config);
  const tracing = await openTracing(setup.config);
  const service = await openService({ ...setup, metrics, tracing });
  send({ addresses: service.addresses });
  return { service, metrics, tracing };
};

const reportFailure = (error: unknown): void => {
  const { name, message, stack, code } = error instanceof Error ? Object(error) : new Error(String(error));
  send({ failure: { name, message, stack, code } }, () => process.exit(1));
};

const run = async (command: Command, { service, metrics, tracing }: Awaited<ReturnType<typeof serve>>) => {
  if (command === "announceStop") return service.announceStop();
  if (command === "stop") {
    await service.stop();
    await tracing?.close();
    process.exit(0);
  }
  const measurements = await metrics?.measure().catch(() => undefined);
  if (measurements) send({ measurements });
};

process.once("message", (setup: ServiceOptions) => {
  const serving = serve(setup);
  serving.catch(reportFailure);
  process.on("message", (command: Command) => {
    serving.then((opened) => run(command, opened)).catch(reportFailure);
  });
});

send({ isReady: true });
