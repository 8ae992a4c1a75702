import { createSharing } from "../limits/sharing.ts";
import type { Service } from "./service.ts";
import type { FromWorker, Setup, ToWorker } from "./workers.ts";

/* The program of a worker, which the primary process starts and stops. When that is gone, node:cluster ends the worker. */

// A terminal and systemd signal all processes of the service: the primary decides what follows.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

const tell = (message: FromWorker, sent = (): void => {}): void => {
  process.send?.(message, undefined, undefined, sent);
};

/** A clock that all processes of the machine share, and `performance.now` follows. */
const clockFrom = (origin: string): (() => number) => {
  const offset = Number(process.hrtime.bigint() - BigInt(origin)) / 1e6 - performance.now();
  return () => performance.now() + offset;
};

const sharingOf = ({ clockOrigin }: Setup) =>
  createSharing((uses, sent) => tell({ uses }, sent), clockFrom(clockOrigin));

const serve = async (setup: Setup, sharing: ReturnType<typeof sharingOf>): Promise<Service> => {
  const { openService } = await import("./service.ts");
  const service = await openService({ ...setup, sharing });
  tell({ addresses: service.addresses });
  return service;
};

/** The primary reports it, for all workers once. */
const fail = (error: unknown): void => {
  const { name, message, stack, code } = error instanceof Error ? Object(error) : new Error(String(error));
  tell({ failure: { name, message, stack, code } }, () => process.exit(1));
};

let sharing: ReturnType<typeof sharingOf> | undefined;
let serving: Promise<Service> | undefined;

process.on("message", (message: ToWorker) => {
  if ("uses" in message) {
    sharing?.hear(message.uses);
  } else if ("setup" in message) {
    sharing = sharingOf(message.setup);
    serving = serve(message.setup, sharing);
    serving.catch(fail);
  } else if ("announceStop" in message) {
    void serving?.then(({ announceStop }) => announceStop(), fail);
  } else {
    const stop = async () => (await serving)?.stop();
    stop().then(() => process.exit(0), fail);
  }
});

tell({ ready: true });
