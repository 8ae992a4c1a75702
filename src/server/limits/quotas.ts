import { recordOf } from "../../foundation/record-of.ts";

const [minute, hour, day] = [60, 3600, 24 * 3600];

/** Uses, before `limits.factor` multiplies them, and the seconds from the first one in which they count. */
const limits = {
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
  unsent_forms_per_address: [60, hour],
  password_changes_per_user: [10, hour],
  email_changes_per_user: [5, hour],
  mails_per_mailbox_and_requester: [3, hour],
  // At most the lifetime of a reset link: when the quota is used up, the newest link in the mailbox still works.
  mails_per_mailbox: [10, hour],
  // The lifetime of a flow.
  oauth_starts_per_address: [60, 10 * minute],
  token_creations_per_user: [20, hour],
  account_exports_per_user: [10, hour],
  bad_tokens_per_address: [60, minute],
  webhook_trials_per_alliance: [60, hour],
  client_registrations_per_address: [20, hour],
  client_registrations_in_all: [2000, hour],
  app_requests_per_address: [120, 10 * minute],
  app_failures_per_address: [60, 10 * minute],
  device_codes_per_address: [60, 10 * minute],
  user_codes_per_user: [30, hour],
  reports_per_user: [20, hour],
  uploads_per_user: [100, day],
  check_in_code_failures_per_user: [60, 10 * minute],
  event_messages_per_event: [3, day],
  event_messages_per_user: [10, day],
  invitations_per_user: [1000, day],
  invitations_per_mailbox: [10, day],
  group_messages_per_group: [3, day],
  group_messages_per_user: [10, day],
} satisfies Record<string, [quota: number, window: number]>;

export type LimitName = keyof typeof limits;

export type Quotas = Record<LimitName, number>;

export const limitNames = Object.keys(limits) as LimitName[];

export const defaultQuotas: Quotas = recordOf(limitNames, (name) => limits[name][0]);

/** Seconds. */
export const windows: Quotas = recordOf(limitNames, (name) => limits[name][1]);

/** Requests per minute, counted in the memory of each process, before `limits.factor` multiplies them. */
export const defaultRequestQuotas = {
  requests_per_address: 30_000,
  requests_per_credential: 30_000,
  participations_per_user: 120,
};

export type RequestQuotas = typeof defaultRequestQuotas;
