import type { FastifyRequest } from "fastify";
import { Unavailable } from "../../foundation/errors.ts";

/** A request that must not use up a one-time link: `HEAD`, or a browser's prefetch (Sec-Purpose). Null for other requests. */
export type LinkPreview = "head" | "prefetch" | null;

export const linkPreviewOf = ({ method, headers }: FastifyRequest): LinkPreview => {
  if (method === "HEAD") return "head";
  return /prefetch/i.test(String(headers["sec-purpose"] ?? "")) ? "prefetch" : null;
};

export const rejectPrefetch = (probe: LinkPreview): void => {
  if (probe === "prefetch") throw new Unavailable("this one-time link cannot be prefetched; open it in a browser");
};
