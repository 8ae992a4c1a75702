import { messageTopic } from "../../../foundation/db/outbox-tables.ts";
import { startWorker } from "../../../foundation/outbox/worker.ts";
import { fanOut } from "./fan-out.ts";
import { type SenderOptions, startSender } from "./sender.ts";

/** Runs beside email delivery, so neither delays the other. */
export const startWebhooks = (options: SenderOptions): { stop(): Promise<void> } => {
  const { url, log, clock, traceWork } = options;
  const worker = startWorker({ url, handlers: { [messageTopic]: fanOut }, log, clock, traceWork, laneCount: 2 });
  const sender = startSender(options);
  return {
    stop: async () => {
      await Promise.all([worker.stop(), sender.stop()]);
    },
  };
};
