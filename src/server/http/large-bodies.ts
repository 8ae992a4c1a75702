import type { FastifyReply } from "fastify";
import { ServiceError, Unavailable } from "../../foundation/errors.ts";
import { createSlots } from "../../foundation/slots.ts";

const maxBodies = 24;
const maxBodiesPerUser = 6;

/** Slow clients must not fill the memory, nor one user block the others. */
export const createLargeBodies = () => {
  const enterUser = createSlots(maxBodiesPerUser);
  let all = 0;

  return {
    /**
     * Holds a slot until the response closes.
     * @throws Unavailable when none is free
     * @throws ServiceError when the client has gone during authentication: nothing would release the slot
     */
    enter: (user: string, { raw }: FastifyReply): void => {
      if (raw.closed) throw new ServiceError(408, "the connection has ended", { code: "request_timeout" });
      const leave = all < maxBodies ? enterUser(user) : undefined;
      if (!leave)
        throw new Unavailable("many files are being uploaded right now; try again shortly", { code: "overloaded" });
      all += 1;
      raw.once("close", () => {
        all -= 1;
        leave();
      });
    },
  };
};
