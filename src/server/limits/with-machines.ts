import type { FastifyBaseLogger } from "fastify";
import { clockFrom } from "./clock.ts";
import { type LimitSettings, memoryLength, memoryQuotas } from "./limits.ts";
import { joinMachines, type Machines } from "./machines.ts";
import { createSharing, type Sharing, type Uses } from "./sharing.ts";

export type MachineOptions = {
  /** Of the database. */
  url: string;
  limits: LimitSettings;
  /** Of the machine's clock (`clockOrigin`). */
  origin: string;
};

/** What a machine counts in memory, it counts together with the others from now on. */
export const countWithMachines = (
  { url, limits, origin }: MachineOptions,
  { log, hear }: { log: FastifyBaseLogger; hear: (uses: Uses[]) => void },
): Machines =>
  joinMachines({ url, quotas: memoryQuotas(limits), length: memoryLength, clock: clockFrom(origin), log, hear });

/** For a process that is alone on its machine. `join` begins it, and returns what ends it. */
export const shareWithMachines = (
  options: MachineOptions,
): { sharing: Sharing; join(log: FastifyBaseLogger): () => Promise<void> } => {
  let machines: Machines | undefined;
  const sharing = createSharing(
    (uses, sent) => (machines ? machines.send(uses, sent) : sent()),
    clockFrom(options.origin),
  );
  return {
    sharing,
    join: (log) => {
      machines = countWithMachines(options, { log, hear: sharing.hear });
      return machines.close;
    },
  };
};
