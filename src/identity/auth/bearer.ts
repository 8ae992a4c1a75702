import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { operationOf } from "../../server/http/contract.ts";

/** What is in the place of a token; `undefined` without an `Authorization` header. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  // RFC 9110 §11.1: the scheme's name is case-insensitive.
  authorization === undefined ? undefined : (/^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "");

/** Whether an `Authorization` header identifies the caller, or fails to: then nothing else does. */
export const claimsToken = (request: FastifyRequest): boolean =>
  request.headers.authorization !== undefined && (operationOf(request)?.credentials.includes("bearer") ?? false);
