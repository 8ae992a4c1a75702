import type { Metrics } from "../metrics/metrics.ts";
import { holdYoungSpace } from "./heap.ts";
import { metricsOf } from "./metrics.ts";
import type { Service, ServiceOptions } from "./service.ts";
import { openTracing } from "./tracing.ts";
import type { FromWorker, ToWorker } from "./workers.ts";

/* The program of a worker, which the primary process starts and stops. When that is gone, node:cluster ends the worker. */

holdYoungSpace();

// A terminal and systemd signal all processes of the service: the primary decides what follows.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

const tell = (message: FromWorker, sent = (): void => {}): void => {
  process.send?.(message, undefined, undefined, sent);
};

type Serving = Service & { metrics: Metrics | undefined };

const serve = async (setup: ServiceOptions): Promise<Serving> => {
  const { openService } = await import("./service.ts");
  const metrics = await metricsOf(setup.config);
  const tracing = await openTracing(setup.config);
  const service = await openService({ ...setup, metrics, tracing });
  tell({ addresses: service.addresses });
  const stop = async () => {
    await service.stop();
    await tracing?.close();
  };
  return { ...service, metrics, stop };
};

const measure = async (request: number): Promise<void> => {
  const measurements = await (await serving)?.metrics?.measure();
  if (measurements) tell({ request, measurements });
};

/** The primary reports it, for all workers once. */
const fail = (error: unknown): void => {
  const { name, message, stack, code } = error instanceof Error ? Object(error) : new Error(String(error));
  tell({ failure: { name, message, stack, code } }, () => process.exit(1));
};

let serving: Promise<Serving> | undefined;

process.on("message", (message: ToWorker) => {
  if ("setup" in message) {
    serving = serve(message.setup);
    serving.catch(fail);
  } else if ("measure" in message) {
    // One that fails leaves this worker out of a scrape.
    measure(message.measure).catch(() => {});
  } else if ("announceStop" in message) {
    void serving?.then(({ announceStop }) => announceStop(), fail);
  } else {
    const stop = async () => (await serving)?.stop();
    stop().then(() => process.exit(0), fail);
  }
});

tell({ ready: true });
