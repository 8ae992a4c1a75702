import { isOfStatementPooling, setPoolMode } from "../../foundation/db/pooling.ts";
import { reasonOf } from "./finding.ts";

/** Why nothing can be asked at an address, and what to do. PgBouncer refuses settings that a session begins with. */
export const unusable = (which: string, error: unknown, remedies: { server: string; pooler: string }): string => {
  if (isOfStatementPooling(error)) return `${which} is a pooler that ${setPoolMode}`;
  const reason = reasonOf(error);
  const isPooler = reason.includes("unsupported startup parameter");
  return `${which} cannot be used: ${reason}; ${isPooler ? `a pooler is there: ${remedies.pooler}` : remedies.server}`;
};
