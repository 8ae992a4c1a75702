import { isProviderName, providerLabels } from "../auth/oauth/provider.ts";
import { browserName } from "../auth/security-events/device.ts";
import type { SecurityEventName, SecurityEventRow } from "../auth/security-events/queries.ts";
import { toTimestamp } from "../http/timestamp.ts";
import type { Pages } from "../pages/render.ts";

/** What happened, in the user's words; `by` is a provider or "your password". */
const texts: Record<SecurityEventName, (by: string) => string> = {
  registered: (by) => `Account created with ${by}`,
  email_verified: () => "Email address verified",
  login: (by) => `Signed in with ${by}`,
  new_device: () => "First sign-in from this browser and network",
  login_failed: () => "Wrong password",
  login_blocked: () => "Sign-in refused after too many wrong passwords",
  logout: () => "Signed out",
  session_ended: () => "A session ended",
  other_sessions_ended: () => "Signed out everywhere else",
  password_changed: () => "Password changed",
  reset_requested: () => "Link to choose a new password requested",
  password_reset: () => "Password reset by the link in an email",
  account_recovered: () => "What was set up before your first sign-in or reset was removed",
  provider_linked: (by) => `${by} linked`,
  provider_unlinked: (by) => `${by} unlinked`,
  token_created: () => "API token created",
  token_revoked: () => "API token revoked",
  all_tokens_revoked: () => "All API tokens revoked",
  calendar_created: () => "Address of a private calendar created",
  calendar_deleted: () => "Address of the private calendar ended",
  app_admitted: () => "App admitted to your account",
  app_removed: () => "Access of an app ended",
  client_created: () => "App registered",
  client_changed: () => "Registered app changed",
  client_deleted: () => "Registered app deleted",
  account_disabled: () => "Account disabled by the operator",
  account_enabled: () => "Account enabled by the operator",
};

export const toActivity = (row: SecurityEventRow): Pages["security"]["activity"][number] => {
  const { event, subject, address, userAgent, createdAt } = row;
  const by = subject !== null && isProviderName(subject) ? providerLabels[subject] : "your password";
  return {
    what: texts[event](by),
    where: address === null ? "by the operator" : `${browserName(userAgent)}, from ${address}`,
    time: toTimestamp(createdAt),
  };
};
