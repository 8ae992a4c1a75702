import type { Context } from "../context.ts";

export type SecurityEvent =
  | "login"
  | "login_failed"
  | "logout"
  | "registered"
  | "email_verified"
  | "password_reset"
  | "password_changed"
  | "session_ended"
  | "provider_linked"
  | "provider_unlinked"
  | "token_created"
  | "token_revoked"
  | "role_granted"
  | "role_revoked";

/**
 * A line in the log for who looks into what happened to an account: who, by which token, from where, and the thing. The log
 * adds when. Never a secret, nor an address that nobody has an account for.
 */
export const securityLog = (
  { log, caller, address }: Pick<Context, "log" | "caller" | "address">,
  event: SecurityEvent,
  { userId, subject }: { userId?: string | undefined; subject?: string } = {},
): void => {
  const token = caller?.token?.id;
  log.info({ audit: event, user: userId, ip: address, ...(token && { token }), ...(subject && { subject }) }, event);
};
