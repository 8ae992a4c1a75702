import type { FastifyReply } from "fastify";
import { ServiceError, Unavailable } from "../../foundation/errors.ts";
import { createSlots } from "../../foundation/slots.ts";

const maxBodies = 24;
const maxBodiesPerUser = 6;

/** Limits concurrent large bodies, so that slow clients cannot fill the memory, and one user cannot block the others. */
export const createLargeBodies = () => {
  const enterUser = createSlots(maxBodiesPerUser);
  let total = 0;

  return {
    /**
     * Holds a slot until the response closes.
     * @throws Unavailable when none is free
     * @throws ServiceError when the client has gone during authentication: nothing would release the slot
     */
    enter: (user: string, { raw }: FastifyReply): void => {
      if (raw.closed) throw new ServiceError(408, "the connection has ended", { code: "request_timeout" });
      const leave = total < maxBodies ? enterUser(user) : undefined;
      if (!leave)
        throw new Unavailable("many files are being uploaded right now; try again shortly", { code: "overloaded" });
      total += 1;
      raw.once("close", () => {
        total -= 1;
        leave();
      });
    },
  };
};
