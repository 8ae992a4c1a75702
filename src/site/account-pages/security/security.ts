import { areRolesSuspended } from "../../../community/me/views.ts";
import { providerNames } from "../../../foundation/db/identity-tables.ts";
import { endOtherSessions, endSession } from "../../../identity/auth/log-in.ts";
import { linkProvider, unlinkProvider } from "../../../identity/auth/oauth/flow.ts";
import { providerLabels } from "../../../identity/auth/oauth/provider.ts";
import { changePassword } from "../../../identity/auth/passwords/change.ts";
import { passwordErrors } from "../../../identity/auth/passwords/policy.ts";
import {
  confirmTotp,
  disableTotp,
  registerPasskey,
  removePasskey,
  renewRecoveryCodes,
  startPasskeyRegistration,
  startTotp,
} from "../../../identity/auth/second-factor/change.ts";
import { qrCodeOf } from "../../../identity/auth/second-factor/proofs.ts";
import { countRecoveryCodes, findTotp, listPasskeys } from "../../../identity/auth/second-factor/queries.ts";
import { needsRecentSignIn, needsStepUp, redirectToStepUp } from "../../../identity/auth/second-factor/step-up.ts";
import { browserName } from "../../../identity/auth/security-events/record.ts";
import { listSessions } from "../../../identity/auth/sessions/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { UserRow } from "../../../identity/users/queries.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { ok, seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { type Form, withoutValues } from "../../../web/pages/form.ts";
import { pagePolicyWithForms, withFetch } from "../../../web/pages/html-response.ts";
import { notice } from "../../kit/fields.ts";
import { form, page, renderPage } from "../../kit/page.ts";
import { fromContract, listOf, objectOf, required, withDefault } from "../../kit/schema.ts";
import { signedInAccess } from "../shared.ts";
import { latestActivity } from "./activity.ts";

const times = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
  created: toTimestamp(createdAt),
  lastUsed: lastUsedAt && toTimestamp(lastUsedAt),
});

const findSecondFactor = async (context: UserContext, user: UserRow) => {
  const { db } = context;
  const [passkeys, totp, codesLeft] = await Promise.all([
    listPasskeys(db, user.id),
    findTotp(db, user.id),
    countRecoveryCodes(db, user.id),
  ]);
  const isOnlyMethod = user.providers.length === 1 && passkeys.length === 1 && user.providers.includes("passkey");
  return {
    passkeys: passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, ...times(passkey), isOnlyMethod })),
    totp: totp ? times(totp) : null,
    codesLeft,
    /** Whether to ask for the second factor instead of showing forms. */
    needsStepUp: needsStepUp(context),
    /** Whether to ask for a new sign-in instead of showing the forms that add a first factor. */
    needsRecentSignIn: needsRecentSignIn(context),
    areRolesSuspended: areRolesSuspended(user, context),
  };
};

const policy = ({ providers }: Pick<UserContext, "providers">): string =>
  withFetch(pagePolicyWithForms(providers.origins));

const securityData = async (context: UserContext) => {
  const { db, now, browser, providers, texts } = context;
  const user = await findSignedInUser(context);
  const sessions = await listSessions(db, { userId: user.id, now, lifetime: browser.sessionLifetime });
  const configured = providers.choices.map(({ id }) => id);
  return {
    hasPassword: user.providers.includes("password"),
    sessions: sessions.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
      id,
      browser: browserName(texts, userAgent),
      address,
      started: toTimestamp(createdAt),
      lastUsed: toTimestamp(lastUsedAt),
      isCurrent: id === browser.sessionId,
    })),
    providers: providerNames.map((id) => ({
      id,
      label: providerLabels[id],
      isLinked: user.providers.includes(id),
      isConfigured: configured.includes(id),
      isOnlyMethod: user.providers.length === 1 && user.providers.includes(id),
    })),
    activity: await latestActivity(context, user),
    secondFactor: await findSecondFactor(context, user),
  };
};

const template = "account-pages/security/security";

/** Renders the security page in response to a request for another page. */
const showSecurity = async (context: UserContext, form: Form<never>) =>
  renderPage(context, template, { form, ...(await securityData(context)) });

const path = "/settings/security";

const changePasswordByForm = form(`${path}/password`, {
  ...signedInAccess,
  body: {
    current_password: required(fromContract("Password"), "common.field.current_password"),
    new_password: required(fromContract("NewPassword"), "common.field.new_password"),
  },
  // The contract of release 0.1.0 accepts JSON.
  consumes: ["application/x-www-form-urlencoded", "application/json"],
  check: passwordErrors("new_password"),
  submit: (context, { body }) => changePassword(context, body),
  notice: "password_changed",
});

const endSessionByForm = form(`${path}/sessions/{session_id}/end`, {
  ...signedInAccess,
  submit: async (context, { path: { session_id: id } }) => {
    const { browser } = context;
    await endSession(context, id);
    if (id !== browser.sessionId) return seeOther(`${path}?notice=session_ended`);
    browser.clearSession();
    return seeOther("/auth/login?notice=signed_out");
  },
});

const base64url = required(fromContract("Base64Url"));
const transports = listOf(fromContract("AuthenticatorTransport"), { maxItems: 16, uniqueItems: true });
const attestation = objectOf({
  id: base64url,
  response: required(
    objectOf({ clientDataJSON: base64url, attestationObject: base64url, transports: withDefault(transports, []) }),
  ),
});

/** Submitted by `passkeys.js`, not by a browser's form. */
const registerPasskeyByScript = form(`${path}/passkeys`, {
  permission: "signed_in",
  body: {
    name: required(fromContract("Name"), "common.field.name"),
    credential: required(attestation, "common.field.credential"),
  },
  consumes: ["application/json"],
  isRerendered: false,
  submit: async (context, { body }) => flashRecoveryCodes(context, await registerPasskey(context, body)),
  notice: "passkey_added",
});

/** Passes recovery codes to the next request of the security page, which shows them once. */
const flashRecoveryCodes = async ({ flash }: UserContext, codes: readonly string[] | undefined): Promise<void> => {
  if (codes) await flash.set("new_codes", codes.join(" "));
};

/** The password, second factors, sessions, providers and latest activity. New recovery codes are shown once. */
export const security = page("showSecurity", path, {
  ...signedInAccess,
  query: { notice },
  template,
  policy,
  show: async (context, { form, rejected }) => {
    const codes = rejected ? undefined : (await context.flash.consume("new_codes"))?.split(" ");
    if (codes) return renderPage(context, "account-pages/security/recovery-codes", { codes }, policy(context));
    return { form: withoutValues(form), ...(await securityData(context)) };
  },
  forms: {
    changePassword: changePasswordByForm,
    endOtherSessions: form(`${path}/sessions/end-others`, {
      ...signedInAccess,
      submit: endOtherSessions,
      notice: "other_sessions_ended",
    }),
    endSession: endSessionByForm,
    linkProvider: form(`${path}/providers/{provider}/link`, {
      permission: "signed_in",
      needsStepUp: true,
      submit: (context, { path: { provider } }) => linkProvider(context, provider, path),
    }),
    unlinkProvider: form(`${path}/providers/{provider}/unlink`, {
      ...signedInAccess,
      submit: (context, { path: { provider } }) => unlinkProvider(context, provider),
      notice: "provider_unlinked",
    }),
    startPasskeyRegistration: form(`${path}/passkeys/options`, {
      permission: "signed_in",
      produces: ["application/json"],
      isForScripts: true,
      isRerendered: false,
      submit: async (context) => ok(await startPasskeyRegistration(context)),
    }),
    registerPasskey: registerPasskeyByScript,
    removePasskey: form(`${path}/passkeys/{passkey_id}/remove`, {
      ...signedInAccess,
      needsStepUp: true,
      submit: (context, { path: { passkey_id: id } }) => removePasskey(context, id),
      notice: "passkey_removed",
    }),
    startTotp: form(`${path}/totp`, {
      permission: "signed_in",
      needsStepUp: true,
      submit: async (context) => {
        await startTotp(context);
        return seeOther(`${path}/totp`);
      },
    }),
    removeTotp: form(`${path}/totp/remove`, {
      ...signedInAccess,
      needsStepUp: true,
      submit: disableTotp,
      notice: "totp_disabled",
    }),
    resetRecoveryCodes: form(`${path}/recovery-codes`, {
      ...signedInAccess,
      needsStepUp: true,
      submit: async (context) => flashRecoveryCodes(context, await renewRecoveryCodes(context)),
      notice: "recovery_codes_renewed",
    }),
  },
});

const submitTotp = form(`${path}/totp/confirm`, {
  permission: "signed_in",
  body: { code: required(fromContract("SecondFactorCode"), "common.field.code") },
  submit: async (context, { body: { code } }) => {
    const redirect = redirectToStepUp(context, path);
    if (redirect) return redirect;
    await flashRecoveryCodes(context, await confirmTotp(context, code));
    return seeOther(`${path}?notice=totp_enabled`);
  },
});

/** The secret of an authenticator app as a QR code, and a form for the app's first code. */
export const totpPage = page("showTotp", `${path}/totp`, {
  permission: "signed_in",
  template: "account-pages/security/totp",
  show: async (context, { form, rejected }) => {
    const secret = await context.flash.read("new_totp");
    // The secret has expired, or it belongs to another session.
    if (secret === undefined) return rejected ? showSecurity(context, withoutValues(form)) : seeOther(path);
    const { email } = await findSignedInUser(context);
    const qrCode = qrCodeOf(secret, { site: context.site.name, email });
    return { form: withoutValues(form), qrCode, secret: secret.replaceAll(/(.{4})(?=.)/g, "$1 ") };
  },
  forms: { submitTotp },
});
