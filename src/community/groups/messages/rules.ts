import { Conflict } from "../../../foundation/errors.ts";

/** @throws Conflict */
export const requireRecipients = (count: number): void => {
  if (count === 0)
    throw new Conflict("nobody would get the message: the group has no members who want such emails", {
      code: "no_recipients",
    });
};
