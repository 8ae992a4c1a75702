import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "./caller.ts";
import { toServiceError } from "./error-handler.ts";
import { requireStorableText } from "./validation.ts";

type Authorize = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => Promise<unknown>;

const unreadable = [400, 413, 415];

/**
 * Criterion 35: permissions come before the body. They are looked up here only when the body was rejected; handlers read them
 * together with the row, so that a valid request costs no further query.
 */
export const authorizeRefused = (authorize: Authorize) => {
  const errorFor = async (error: Error, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { caller, params, hasReachedHandler } = request;
    const isUnread = !hasReachedHandler && unreadable.includes(toServiceError(error, request).status);
    if (!caller || !isUnread || request.getValidationFunction("params")?.(params) === false) return error;
    try {
      requireStorableText(params, "path");
      await authorize(request, reply, caller);
      return error;
    } catch (refusal) {
      return refusal;
    }
  };
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void errorFor(error, request, reply).then((found) => reply.send(found));
  };
};
