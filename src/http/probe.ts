import type { FastifyRequest } from "fastify";
import { Unavailable } from "../errors.ts";

/** A request that only looks: `HEAD`, or a browser that is ahead of its user (Sec-Purpose). It must not use anything up. */
export type Probe = "head" | "prefetch" | null;

export const probeOf = ({ method, headers }: FastifyRequest): Probe => {
  if (method === "HEAD") return "head";
  return /prefetch/i.test(String(headers["sec-purpose"] ?? "")) ? "prefetch" : null;
};

/** For links that work once. */
export const rejectPrefetch = (probe: Probe): void => {
  if (probe === "prefetch") throw new Unavailable("this one-time link cannot be prefetched; open it in a browser");
};
