import type { FastifyRequest } from "fastify";
import { Unavailable } from "../../foundation/errors.ts";

/** A request that must not use up a one-time link: `HEAD` or a browser's prefetch (Sec-Purpose); null for others. */
export type Probe = "head" | "prefetch" | null;

export const probeOf = ({ method, headers }: FastifyRequest): Probe => {
  if (method === "HEAD") return "head";
  return /prefetch/i.test(String(headers["sec-purpose"] ?? "")) ? "prefetch" : null;
};

export const rejectPrefetch = (probe: Probe): void => {
  if (probe === "prefetch") throw new Unavailable("this one-time link cannot be prefetched; open it in a browser");
};
