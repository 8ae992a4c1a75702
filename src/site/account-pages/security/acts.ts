import type { Texts } from "../../../foundation/languages/texts.ts";
import { daysToUndo, hoursToConfirm } from "../../../identity/auth/email-changes/change.ts";
import { isProviderName, type ProviderName } from "../../../identity/auth/oauth/provider.ts";
import type { SecurityEventName, SecurityEventRow } from "../../../identity/auth/security-events/queries.ts";

type Act = {
  label: string;
  path: string;
  method: "get" | "post";
  /** The question of the confirmation step, and the label of its button. */
  confirmation: { question: string; sure: string } | null;
  field: { name: string; value: string } | null;
};

export type Activity = { what: string; where: string; time: string; advice: string | null; act: Act | null };

/** The current state of the account, which determines the events that the user can still undo. */
export type AccountState = {
  now: Date;
  /** Ids of the other sessions by start time. */
  sessions: ReadonlyMap<number, string>;
  tokens: ReadonlySet<string>;
  apps: ReadonlySet<string>;
  calendarSince: Date | null;
  pendingUntil: Date | null;
  hasPassword: boolean;
  isVerified: boolean;
  /** Providers whose removal leaves another way to sign in. */
  unlinkable: ReadonlySet<ProviderName>;
  linkable: ReadonlySet<ProviderName>;
};

type Event = Pick<SecurityEventRow, "event" | "subject" | "createdAt">;
type Response = { advice: string | null; act: Act | null };
type Translate = Texts["t"];

const form = (label: string, path: string, options: Partial<Pick<Act, "confirmation" | "field">> = {}): Act => ({
  label,
  path,
  method: "post",
  confirmation: null,
  field: null,
  ...options,
});

const link = (label: string, path: string): Act => ({ label, path, method: "get", confirmation: null, field: null });

const resetLink = (t: Translate): Act => link(t("account.act.reset"), "/auth/forgot-password");

const withoutAdvice = (act: Act | null | undefined | false): Response => ({ advice: null, act: act || null });

const secondFactor = (label: string): Act => link(label, "/settings/security#second-factor");

const ofSession = (t: Translate, { createdAt }: Event, { sessions }: AccountState): Act | null => {
  const id = sessions.get(createdAt.getTime());
  return id === undefined ? null : form(t("account.act.end_session"), `/settings/security/sessions/${id}/end`);
};

const changePassword = (t: Translate, { hasPassword }: AccountState): Act | null =>
  hasPassword ? link(t("account.act.change_password"), "/settings/security#password") : null;

const providerOf = ({ subject }: Event, providers: ReadonlySet<ProviderName>): ProviderName | undefined =>
  subject !== null && isProviderName(subject) && providers.has(subject) ? subject : undefined;

const ifNotYou = (t: Translate, act: Act): Response => ({ advice: t("account.advice.not_you"), act });

const responses: Partial<
  Record<SecurityEventName, (t: Translate, event: Event, accountState: AccountState) => Response>
> = {
  login: (t, event, accountState) => withoutAdvice(ofSession(t, event, accountState)),
  new_device: (t, event, accountState) => ({
    advice: t("account.advice.new_device"),
    act: ofSession(t, event, accountState) ?? changePassword(t, accountState),
  }),
  login_failed: (t, _event, accountState) => ({
    advice: t("account.advice.login_failed"),
    act: changePassword(t, accountState),
  }),
  login_blocked: (t) => ({ advice: t("account.advice.login_blocked"), act: resetLink(t) }),
  reset_requested: (t) => ({ advice: t("account.advice.reset_requested"), act: null }),
  sign_in_link_requested: (t) => ({ advice: t("account.advice.sign_in_link_requested"), act: null }),
  password_changed: (t) => ifNotYou(t, resetLink(t)),
  password_reset: (t) => ifNotYou(t, resetLink(t)),
  email_change_requested: (t, { createdAt }, { pendingUntil }) =>
    withoutAdvice(
      pendingUntil?.getTime() === createdAt.getTime() + hoursToConfirm * 3_600_000 &&
        form(t("account.address.keep"), "/settings/account/email/cancel"),
    ),
  email_changed: (t, { createdAt }, { now }) => {
    const until = new Date(createdAt.getTime() + daysToUndo * 86_400_000);
    const advice = t("account.advice.email_changed", { day: until.toISOString().slice(0, 10) });
    return { advice: until > now ? advice : null, act: link(t("account.act.see_address"), "/settings/account") };
  },
  provider_linked: (t, event, { unlinkable }) => {
    const provider = providerOf(event, unlinkable);
    return withoutAdvice(provider && form(t("account.act.unlink"), `/settings/security/providers/${provider}/unlink`));
  },
  provider_unlinked: (t, event, { linkable, isVerified }) => {
    const provider = providerOf(event, linkable);
    return withoutAdvice(
      provider && isVerified && form(t("account.act.link_again"), `/settings/security/providers/${provider}/link`),
    );
  },
  token_created: (t, { subject }, { tokens }) =>
    withoutAdvice(
      subject !== null &&
        tokens.has(subject) &&
        form(t("account.act.revoke"), `/settings/tokens/${subject}/revoke`, {
          confirmation: { question: t("account.tokens.revoke_question"), sure: t("account.act.revoke_sure") },
        }),
    ),
  calendar_created: (t, { createdAt }, { calendarSince }) =>
    withoutAdvice(
      calendarSince?.getTime() === createdAt.getTime() &&
        form(t("account.act.end_address"), "/settings/notifications/calendar/end", {
          confirmation: { question: t("account.calendar.end_question"), sure: t("account.act.end_address_sure") },
        }),
    ),
  app_admitted: (t, { subject }, { apps }) =>
    withoutAdvice(
      subject !== null &&
        apps.has(subject) &&
        form(t("account.act.end_access"), "/settings/apps/remove", {
          confirmation: { question: t("account.apps.end_question"), sure: t("account.act.end_access_sure") },
          field: { name: "client_id", value: subject },
        }),
    ),
  passkey_added: (t) => withoutAdvice(secondFactor(t("account.act.see_passkeys"))),
  passkey_removed: (t) => ifNotYou(t, secondFactor(t("account.act.add_another"))),
  passkey_counter_regressed: (t) => withoutAdvice(secondFactor(t("account.act.remove_passkey"))),
  totp_enabled: (t) => withoutAdvice(secondFactor(t("account.act.remove_app"))),
  totp_disabled: (t) => ifNotYou(t, secondFactor(t("account.act.set_up_again"))),
  recovery_codes_renewed: (t) => withoutAdvice(secondFactor(t("account.act.make_others"))),
  recovery_code_used: (t) => ifNotYou(t, secondFactor(t("account.act.make_codes"))),
  second_factor_failed: (t, _event, accountState) => ifNotYou(t, changePassword(t, accountState) ?? resetLink(t)),
  second_factor_blocked: (t, _event, accountState) => ifNotYou(t, changePassword(t, accountState) ?? resetLink(t)),
  client_created: (t) => withoutAdvice(link(t("account.act.see_apps"), "/settings/developer")),
  client_changed: (t) => withoutAdvice(link(t("account.act.see_apps"), "/settings/developer")),
};

/** Returns advice on a security event and an action that undoes it, where possible. */
export const responseTo = ({ t }: Texts, event: Event, accountState: AccountState): Response =>
  responses[event.event]?.(t, event, accountState) ?? { advice: null, act: null };
