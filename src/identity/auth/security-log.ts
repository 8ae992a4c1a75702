import type { Context } from "../context.ts";
import type { SecurityEventName } from "./security-events/queries.ts";

/** Roles are in the audit log of their alliance; of an account that is gone nothing else is kept. The others are on the user's security page too. */
export type SecurityEvent =
  | SecurityEventName
  | "role_granted"
  | "role_revoked"
  | "account_exported"
  | "account_deleted";

/** Never log a secret, or an email address that has no account. */
export const securityLog = (
  { log, caller, address }: Pick<Context, "log" | "caller" | "address">,
  event: SecurityEvent,
  { userId, subject }: { userId?: string | undefined; subject?: string } = {},
): void => {
  const { id: token, app } = caller?.token ?? {};
  const by = { ...(token && { token }), ...(app && { app: app.clientId }) };
  log.info({ audit: event, user: userId, ip: address, ...by, ...(subject && { subject }) }, event);
};
