import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const clientChosenId = /^[\w-]{1,64}$/;

export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const chosen = headers["x-request-id"];
  return typeof chosen === "string" && clientChosenId.test(chosen) ? chosen : randomUUID();
};
