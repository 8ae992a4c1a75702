import type { FastifyReply } from "fastify";
import { ServiceError, Unavailable } from "../../foundation/errors.ts";

/** Bodies that are larger than usual, and in memory until their request ends. */
const maxBodies = 24;
const maxOfUser = 6;

/** Bounds them: slow clients do not fill the memory, and one user does not take the places of all. */
export const createLargeBodies = () => {
  const users = new Map<string, number>();
  let all = 0;

  const leave = (user: string): void => {
    all -= 1;
    const left = (users.get(user) ?? 1) - 1;
    if (left > 0) users.set(user, left);
    else users.delete(user);
  };

  return {
    /**
     * Takes a place until the response is sent, or the client is gone.
     * @throws Unavailable when none is free
     * @throws ServiceError when the client has gone while it was found out who it is: nothing would give the place back
     */
    enter: (user: string, { raw }: FastifyReply): void => {
      if (raw.closed) throw new ServiceError(408, "the connection has ended", { code: "request_timeout" });
      const ofUser = users.get(user) ?? 0;
      if (all >= maxBodies || ofUser >= maxOfUser)
        throw new Unavailable("many files are being uploaded right now; try again shortly", { code: "overloaded" });
      all += 1;
      users.set(user, ofUser + 1);
      raw.once("close", () => leave(user));
    },
  };
};
