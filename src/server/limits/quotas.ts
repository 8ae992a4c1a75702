const [minute, hour, day] = [60, 3600, 24 * 3600];

type Limit = [quota: number, windowSeconds: number];

const storedLimits = {
  login_failures_per_account_and_address: [5, 15 * minute],
  login_failures_per_address: [30, 15 * minute],
  login_failures_per_account: [100, day],
  login_failures_per_device: [10, 15 * minute],
  second_factor_failures_per_account_and_address: [5, 15 * minute],
  second_factor_failures_per_account: [30, day],
  registrations_per_address: [10, hour],
  mail_requests_per_address: [10, hour],
  rsvp_requests_per_address: [30, hour],
  rsvp_holds_per_event_and_address: [3, day],
  mails_in_all: [25_000, hour],
  notices_in_all: [22_000, hour],
  notifications_in_all: [20_000, hour],
  notifications_per_mailbox: [60, hour],
  saved_forms_per_address: [60, hour],
  password_changes_per_user: [10, hour],
  email_changes_per_user: [5, hour],
  mails_per_mailbox_and_requester: [3, hour],
  // The window is at most the lifetime of a reset link, so that the newest link still works when the quota is exhausted.
  mails_per_mailbox: [10, hour],
  oauth_starts_per_address: [60, 10 * minute],
  token_creations_per_user: [20, hour],
  account_exports_per_user: [10, hour],
  group_exports_per_user: [10, hour],
  bad_tokens_per_address: [60, minute],
  webhook_trials_per_alliance: [60, hour],
  client_registrations_per_address: [20, hour],
  client_registrations_in_all: [2000, hour],
  app_requests_per_address: [120, 10 * minute],
  app_failures_per_address: [60, 10 * minute],
  device_codes_per_address: [60, 10 * minute],
  user_codes_per_user: [30, hour],
  reports_per_user: [20, hour],
  group_requests_per_user: [5, day],
  uploads_per_user: [100, day],
  check_in_code_failures_per_user: [60, 10 * minute],
  door_searches_per_link: [300, 10 * minute],
  // Phones at one venue may share an address.
  door_searches_per_address: [600, 10 * minute],
  event_messages_per_event: [3, day],
  event_messages_per_user: [10, day],
  imports_per_user: [30, day],
  invitations_per_user: [1000, day],
  invitations_per_mailbox: [10, day],
  group_messages_per_group: [3, day],
  group_messages_per_user: [10, day],
} satisfies Record<string, Limit>;

const localLimits = {
  requests_per_address: [30_000, minute],
  requests_per_credential: [30_000, minute],
  participations_per_user: [120, minute],
} satisfies Record<string, Limit>;

const limits = { ...storedLimits, ...localLimits };

export const configurableLimits = [
  "requests_per_address",
  "requests_per_credential",
  "login_failures_per_address",
  "registrations_per_address",
  "mail_requests_per_address",
  "rsvp_requests_per_address",
  "mails_in_all",
  "notifications_per_mailbox",
  "invitations_per_user",
  "uploads_per_user",
] as const satisfies (keyof typeof limits)[];

export type LimitName = keyof typeof storedLimits;
export type LocalLimitName = keyof typeof localLimits;

/** `factor` multiplies every quota, including configured ones. */
export type LimitSettings = { factor?: number } & { [Name in LimitName | LocalLimitName]?: number };

export const defaultQuotaOf = (name: LimitName | LocalLimitName): number => limits[name][0];

/** Shares of the hourly emails; the remainder is reserved for resets and verifications. */
const sharesOfMails: { [Name in LimitName | LocalLimitName]?: number } = {
  notices_in_all: defaultQuotaOf("notices_in_all") / defaultQuotaOf("mails_in_all"),
  notifications_in_all: defaultQuotaOf("notifications_in_all") / defaultQuotaOf("mails_in_all"),
};

type QuotaOf = (name: LimitName | LocalLimitName) => { name: string; quota: number; seconds: number };

export const createQuotas = ({ factor = 1, ...overrides }: LimitSettings): QuotaOf => {
  const unscaledQuota = (name: LimitName | LocalLimitName): number => {
    const share = sharesOfMails[name];
    const shareOfMails = share && overrides.mails_in_all && Math.round(overrides.mails_in_all * share);
    return overrides[name] ?? shareOfMails ?? defaultQuotaOf(name);
  };
  return (name) => ({ name, quota: Math.ceil(unscaledQuota(name) * factor), seconds: limits[name][1] });
};
