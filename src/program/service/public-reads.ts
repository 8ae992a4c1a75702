import type { FastifyRequest } from "fastify";
import { type Operation, routeTable } from "../../server/http/contract.ts";

const publicReads = new Set<string>(
  Object.entries<Operation>(routeTable).flatMap(([id, operation]) => {
    const { method, allowsAnonymous, isSecretPath, etagStatuses, rateLimit } = operation;
    const isPublic = method === "GET" && allowsAnonymous && !isSecretPath;
    return isPublic && etagStatuses.includes(200) && rateLimit !== "none" ? [id] : [];
  }),
);

/** Health checks don't count: they report on the pool of writes. */
export const isPublicRead = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operationId !== undefined && publicReads.has(config.operationId);
