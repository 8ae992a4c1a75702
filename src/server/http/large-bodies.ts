import type { FastifyReply } from "fastify";
import { ServiceError, Unavailable } from "../../foundation/errors.ts";

const maxBodies = 24;
const maxOfUser = 6;

/** Slow clients must not fill the memory, nor one user block the others. */
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
     * Holds a slot until the response closes.
     * @throws Unavailable when none is free
     * @throws ServiceError when the client has gone during authentication: nothing would release the slot
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
