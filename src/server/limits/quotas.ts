/** Uses per window (see `limits.ts`), before `limits.factor` multiplies them. */
export const defaultQuotas = {
  login_failures_per_account_and_address: 5,
  login_failures_per_address: 30,
  login_failures_per_account: 100,
  login_failures_per_device: 10,
  second_factor_failures_per_account_and_address: 5,
  second_factor_failures_per_account: 30,
  registrations_per_address: 10,
  mail_requests_per_address: 10,
  mails_in_all: 25_000,
  notices_in_all: 22_000,
  notifications_in_all: 20_000,
  notifications_per_mailbox: 60,
  password_changes_per_user: 10,
  email_changes_per_user: 5,
  mails_per_mailbox_and_requester: 3,
  mails_per_mailbox: 10,
  oauth_starts_per_address: 60,
  token_creations_per_user: 20,
  account_exports_per_user: 10,
  bad_tokens_per_address: 60,
  webhook_trials_per_alliance: 60,
  client_registrations_per_address: 20,
  client_registrations_in_all: 2000,
  app_requests_per_address: 120,
  app_failures_per_address: 60,
  device_codes_per_address: 60,
  user_codes_per_user: 30,
  reports_per_user: 20,
  uploads_per_user: 100,
  check_in_code_failures_per_user: 60,
  event_messages_per_event: 3,
  event_messages_per_user: 10,
};

export type LimitName = keyof typeof defaultQuotas;

export type Quotas = Record<LimitName, number>;

/** Requests per minute, counted in the memory of each process, before `limits.factor` multiplies them. */
export const defaultRequestQuotas = {
  requests_per_address: 30_000,
  requests_per_credential: 30_000,
  participations_per_user: 120,
};

export type RequestQuotas = typeof defaultRequestQuotas;
