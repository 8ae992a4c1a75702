/** Settings of 0.1.0 and their replacements. Remove this file in the release after the next. */
const replacements: ReadonlyMap<string, string> = new Map([
  ["server.max_connections_per_address", "server.max_connections"],
  ["server.max_event_loop_delay", "server.max_requests_in_progress"],
  ["limits.notices_in_all", "limits.mails_in_all"],
  ["limits.notifications_in_all", "limits.mails_in_all"],
  ...[
    "login_failures_per_account_and_address",
    "login_failures_per_account",
    "login_failures_per_device",
    "password_changes_per_user",
    "mails_per_mailbox_and_requester",
    "mails_per_mailbox",
    "oauth_starts_per_address",
    "token_creations_per_user",
    "bad_tokens_per_address",
    "webhook_trials_per_alliance",
    "client_registrations_per_address",
    "client_registrations_in_all",
    "app_requests_per_address",
    "app_failures_per_address",
    "device_codes_per_address",
    "user_codes_per_user",
    "participations_per_user",
  ].map((name): [string, string] => [`limits.${name}`, "limits.factor"]),
]);

export const withoutRetired = (settings: Tree): { settings: Tree; retired: string[] } => {
  const retired: string[] = [];
  const current = Object.entries(settings).map(([group, groupSettings]) => {
    if (!isTree(groupSettings)) return [group, groupSettings];
    const isCurrent = ([name]: [string, unknown]): boolean => {
      const key = `${group}.${name}`;
      const isRetired = replacements.has(key);
      if (isRetired) retired.push(key);
      return !isRetired;
    };
    return [group, Object.fromEntries(Object.entries(groupSettings).filter(isCurrent))];
  });
  return { settings: Object.fromEntries(current), retired };
};

export const warnOfRetired = (retired: readonly string[]): string[] => {
  if (retired.length === 0) return [];
  const list = [...new Set(retired)].map((key) => `${key} (use ${replacements.get(key)})`).join(", ");
  return [`settings of 0.1.0 that no longer exist are ignored: ${list}`];
};

export type Tree = { [key: string]: unknown };

export const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);
