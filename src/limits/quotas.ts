/** Uses per window (see `limits.ts`), before `limits.factor` multiplies them. */
export const defaultQuotas = {
  login_failures_per_account_and_address: 5,
  login_failures_per_address: 30,
  login_failures_per_account: 100,
  registrations_per_address: 10,
  mail_requests_per_address: 10,
  mails_per_account: 3,
  token_creations_per_user: 20,
  bad_tokens_per_address: 60,
};

export type LimitName = keyof typeof defaultQuotas;

export type Quotas = Record<LimitName, number>;
