import { inTransaction } from "../../../foundation/db/client.ts";
import { InvalidField, Unauthorized } from "../../../foundation/errors.ts";
import { findAccount } from "../../../identity/auth/queries.ts";
import { attemptSecondFactor } from "../../../identity/auth/second-factor/attempts.ts";
import { giveChallenge, readChallenge, signInExpired } from "../../../identity/auth/second-factor/challenges.ts";
import * as change from "../../../identity/auth/second-factor/change.ts";
import { listPasskeys } from "../../../identity/auth/second-factor/queries.ts";
import { requireProof, requireStepUp, stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import { newTotpSecret, sealTotpSecret, stepOfCode } from "../../../identity/auth/second-factor/totp.ts";
import { passkeyTimeout, toPasskeyDescriptor } from "../../../identity/auth/second-factor/views.ts";
import {
  algorithms,
  relyingParty,
  userHandleOf,
  verifyRegistration,
} from "../../../identity/auth/second-factor/webauthn.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { ok, seeOther } from "../../../server/http/responses.ts";
import { emptyForm, withoutValues } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { securityForm, securityPage } from "../pages.ts";
import { totpPage } from "./pages.ts";
import { toPasskeyCreation } from "./views.ts";

const page = "/settings/security";

const findCaller = async ({ db, caller }: UserContext) => {
  const account = await findAccount(db, caller.userId);
  if (!account) throw new Unauthorized();
  return account;
};

export const startPasskeyRegistration: Handler<"startPasskeyRegistration"> = async (context) => {
  requireProof(context);
  const { id, email, name } = await findCaller(context);
  const passkeys = await listPasskeys(context.db, id);
  change.requireRoomForPasskey(passkeys);
  return ok(
    toPasskeyCreation({
      challenge: await giveChallenge(context, "passkey_registration", id),
      timeout: passkeyTimeout,
      site: { id: relyingParty(context.baseUrl).id, name: context.site.name },
      user: { handle: userHandleOf(id), email, name },
      algorithms,
      existing: passkeys.map(toPasskeyDescriptor),
    }),
  );
};

export const registerPasskey: Handler<"registerPasskey"> = async (context, { body: { name, credential } }) => {
  requireStepUp(context);
  const challenge = await readChallenge(context, "passkey_registration", context.caller.userId);
  const passkey = await verifyRegistration(context, credential, challenge);
  if (!passkey) throw new InvalidField("credential", "is not a passkey for this site; try again");
  const codes = await inTransaction(context, (tx) => change.addPasskey(tx, { name, challenge, ...passkey }));
  await showOnce(context, codes);
  return seeOther(`${page}?notice=passkey_added`);
};

const showOnce = async ({ handover }: UserContext, codes: readonly string[] | undefined): Promise<void> => {
  if (codes) await handover.give("new_codes", codes.join(" "));
};

export const removePasskey: Handler<"removePasskey"> = withUserForm(
  securityForm,
  async (context, { path: { passkey_id: id } }) => {
    const detour = stepUpFirst(context, page);
    if (detour) return detour;
    await inTransaction(context, (tx) => change.removePasskey(tx, id));
    return seeOther(`${page}?notice=passkey_removed`);
  },
);

export const startTotp: Handler<"startTotp"> = withUserForm(securityForm, async (context) => {
  const detour = stepUpFirst(context, page);
  if (detour) return detour;
  requireProof(context);
  await context.handover.give("new_totp", newTotpSecret());
  return seeOther(`${page}/totp`);
});

export const showTotp: Handler<"showTotp"> = async (context) => {
  const html = await totpPage(context, emptyForm);
  return html === undefined ? seeOther(page) : htmlPage(html);
};

export const submitTotp: Handler<"submitTotp"> = withUserForm(
  {
    schema: "TotpForm",
    show: async (context, { form }) =>
      (await totpPage(context, withoutValues(form))) ?? securityPage(context, null, withoutValues(form)),
  },
  async (context, { body: { code } }) => {
    const detour = stepUpFirst(context, page);
    if (detour) return detour;
    const { handover, now, browser, totpKeys } = context;
    const secret = await handover.read("new_totp");
    if (secret === undefined) throw signInExpired();
    const account = await findCaller(context);
    const step = await attemptSecondFactor(
      context,
      { account, known: `session-${browser.sessionId}`, isNew: true },
      async () => stepOfCode(secret, code.replaceAll(" ", ""), now),
    );
    const sealedSecret = await sealTotpSecret(totpKeys, secret, account.id);
    const codes = await inTransaction(context, (tx) => change.enableTotp(tx, { sealedSecret, step }));
    await handover.take("new_totp");
    await showOnce(context, codes);
    return seeOther(`${page}?notice=totp_enabled`);
  },
);

export const removeTotp: Handler<"removeTotp"> = withUserForm(securityForm, async (context) => {
  const detour = stepUpFirst(context, page);
  if (detour) return detour;
  await inTransaction(context, change.disableTotp);
  return seeOther(`${page}?notice=totp_disabled`);
});

export const resetRecoveryCodes: Handler<"resetRecoveryCodes"> = withUserForm(securityForm, async (context) => {
  const detour = stepUpFirst(context, page);
  if (detour) return detour;
  await showOnce(context, await inTransaction(context, change.renewRecoveryCodes));
  return seeOther(`${page}?notice=recovery_codes_renewed`);
});
