import { freePort } from "../e2e/program.ts";
import { requireSame, send } from "./exchange.ts";
import type { Measured } from "./paths.ts";
import { floorArgs, type Server, startServer, startService } from "./processes.ts";

/* The service and floor B over one database, which must say the same before it is worth while to measure how fast. */

export type Compared = { service: Server; floorB: Server; stop(): Promise<void> };

export const startServers = async (url: string): Promise<Compared> => {
  const port = await freePort();
  const service = await startService(url);
  try {
    const args = floorArgs("floor-b.ts", String(port));
    const env = { BENCH_DATABASE_URL: url };
    const floorB = await startServer({ name: "floor B", port, args, env, path: "/api/v1/jobs" });
    const stop = async () => void (await Promise.all([service.stop(), floorB.stop()]));
    return { service, floorB, stop };
  } catch (error) {
    await service.stop();
    throw error;
  }
};

/** The service counts the filter options of what was inserted past it first, which may take longer than a request may. */
const hasCounted = async (port: number): Promise<void> => {
  const until = performance.now() + 120_000;
  while ((await send(port, { path: "/api/v1/meta/filters" })).status !== 200)
    if (performance.now() > until) throw new Error("the service does not count filter options");
};

/** @throws AssertionError when one of the paths is not the same */
export const requireSameOf = async ({ service, floorB }: Compared, paths: readonly Measured[]): Promise<void> => {
  await hasCounted(service.port);
  for (const path of paths) await requireSame(service.port, floorB.port, path);
};
