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
 * Logs a security event for later investigation: user, API token, IP address and subject; the logger adds the time.
 * Never log a secret, or an email address that has no account.
 */
export const securityLog = (
  { log, caller, address }: Pick<Context, "log" | "caller" | "address">,
  event: SecurityEvent,
  { userId, subject }: { userId?: string | undefined; subject?: string } = {},
): void => {
  const token = caller?.token?.id;
  log.info({ audit: event, user: userId, ip: address, ...(token && { token }), ...(subject && { subject }) }, event);
};
