import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "./caller.ts";
import { toServiceError } from "./error-handler.ts";
import { requireStorableText } from "./validation.ts";

/** @throws what a caller without the right gets */
type Authorize = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => Promise<unknown>;

const unreadable = [400, 413, 415];

/**
 * Rights come before the body (criterion 35): whoever lacks the right learns that, and not what is wrong with the body. The
 * right is looked up here only when the body was refused: a handler reads it together with the row, and a good request costs
 * no further question to the database.
 * @returns the error handler of the operation, which passes on the error or that of a caller without the right
 */
export const authorizeRefused = (authorize: Authorize) => {
  /** The error of a caller without the right, or else the one that there is. */
  const errorFor = async (error: Error, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { caller, params, hasReachedHandler } = request;
    const isUnread = !hasReachedHandler && unreadable.includes(toServiceError(error, request).status);
    // A path that does not conform decides nothing.
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
    // To the handler of all errors.
    void errorFor(error, request, reply).then((found) => reply.send(found));
  };
};
