import { countFailure } from "../auth/login-attempts.ts";
import { providerLabels } from "../auth/oauth/provider.ts";
import { deleteIdentity } from "../auth/oauth/queries.ts";
import { requireProvider, startFlow } from "../auth/oauth/start-flow.ts";
import { commonPasswords, siteNames } from "../auth/passwords/common.ts";
import { requireGoodPassword } from "../auth/passwords/rules.ts";
import { deleteFlowsOf, findAccount, lockUser, setPassword } from "../auth/queries.ts";
import { audit } from "../auth/security-log.ts";
import { deleteSession, deleteSessionsOf } from "../auth/sessions/queries.ts";
import { issueToken, withdrawToken } from "../auth/tokens/issue.ts";
import type { Handler } from "../context.ts";
import { Conflict, Forbidden, NotFound, Unauthorized } from "../errors.ts";
import { seeOther } from "../http/responses.ts";
import { noticeMail } from "../mail/messages.ts";
import { toChanges } from "../me/changes.ts";
import { listSignInMethods, updateUser } from "../me/queries.ts";
import { htmlPage, pagePolicyWithForms } from "../pages/answer.ts";
import { blank } from "../pages/forms.ts";
import { noticeText } from "../pages/notices.ts";
import { requireTimeZone } from "../time-zone.ts";
import { dashboardPage, profilePage, securityPage, tokenCreatedPage, tokensPage } from "./pages.ts";
import { readProfile } from "./profile-form.ts";
import { endOfLifetime } from "./token-form.ts";

export const showDashboard: Handler<"showDashboard"> = async (context, { query: { notice } }) =>
  htmlPage(await dashboardPage(context, noticeText(notice)));

export const showProfile: Handler<"showProfile"> = async (context, { query: { notice } }) =>
  htmlPage(await profilePage(context, noticeText(notice)));

export const submitProfile: Handler<"submitProfile"> = async ({ db, caller, now }, { body }) => {
  const changes = readProfile(body);
  requireTimeZone(changes.timezone);
  await updateUser(db, caller.userId, { ...toChanges(changes), updatedAt: now });
  return seeOther("/settings/profile?notice=profile_saved");
};

export const showSecurity: Handler<"showSecurity"> = async (context, { query: { notice } }) =>
  htmlPage(await securityPage(context, noticeText(notice), blank), pagePolicyWithForms(context.providers.origins));

export const changePassword: Handler<"changePassword"> = async (context, { body }) => {
  const { db, now, baseUrl, passwords, postbox, browser } = context;
  const account = await findAccount(db, context.caller.userId);
  if (!account) throw new Unauthorized();
  const { id: userId, email, passwordHash } = account;
  if (!passwordHash) throw new Conflict("the account has no password yet; ask for a reset link to set one");
  const failure = await countFailure(context, email);
  if (!(await passwords.verify(passwordHash, body.current_password)))
    throw new Forbidden("the current password is wrong", { field: "current_password" });
  await failure.takeBack();
  const names = siteNames(baseUrl);
  requireGoodPassword(body.new_password, { field: "new_password", email, siteNames: names, common: commonPasswords });
  const hash = await passwords.hash(body.new_password);
  await db.transaction(async (tx) => {
    await setPassword(tx, userId, hash, now);
    await deleteSessionsOf(tx, userId);
    await deleteFlowsOf(tx, userId);
    await postbox.post(tx, noticeMail({ recipient: email, baseUrl, event: "Your password was changed." }), now);
  });
  await browser.signIn(userId);
  audit(context, "password_changed", { userId });
  return seeOther("/settings/security?notice=password_changed");
};

export const endSession: Handler<"endSession"> = async (context, { path: { session_id: id } }) => {
  const { db, browser } = context;
  const { userId } = context.caller;
  if (!(await deleteSession(db, { id, userId }))) throw new NotFound(`you have no session ${id}`);
  audit(context, "session_ended", { userId, subject: id });
  if (id !== browser.sessionId) return seeOther("/settings/security?notice=session_ended");
  await browser.signOut();
  return seeOther("/auth/login?notice=signed_out");
};

export const linkProvider: Handler<"linkProvider"> = async (context, { path: { provider } }) => {
  requireProvider(context, provider);
  const { userId } = context.caller;
  if ((await listSignInMethods(context.db, userId)).includes(provider))
    throw new Conflict(`${providerLabels[provider]} is linked already`);
  return startFlow(context, provider, { userId }, "/settings/security");
};

export const unlinkProvider: Handler<"unlinkProvider"> = async (context, { path: { provider } }) => {
  const { db, now, baseUrl, postbox } = context;
  const { userId } = context.caller;
  const label = providerLabels[provider];
  await db.transaction(async (tx) => {
    // One after the other: of two that unlink two providers at once, the second sees what the first has left.
    await lockUser(tx, userId);
    const ways = await listSignInMethods(tx, userId);
    if (!ways.includes(provider)) throw new NotFound(`${label} is not linked`);
    if (ways.length === 1)
      throw new Conflict(`${label} is the only way to sign in; set a password or link another first`, {
        code: "last_sign_in_method",
      });
    await deleteIdentity(tx, { userId, provider });
    const account = await findAccount(tx, userId);
    const event = `${label} was unlinked from your account.`;
    if (account) await postbox.post(tx, noticeMail({ recipient: account.email, baseUrl, event }), now);
  });
  audit(context, "provider_unlinked", { userId, subject: provider });
  return seeOther("/settings/security?notice=provider_unlinked");
};

export const showTokens: Handler<"showTokens"> = async (context, { query: { notice } }) =>
  htmlPage(await tokensPage(context, noticeText(notice), blank));

export const createTokenByForm: Handler<"createTokenByForm"> = async (context, { body }) => {
  const { db, limits, now } = context;
  const { userId } = context.caller;
  await limits.consume("token_creations_per_user", userId);
  const { name, scopes, expires_in } = body;
  const wish = { userId, name, scopes, expires_at: endOfLifetime(expires_in, now), creator: null };
  const { row, secret } = await db.transaction((tx) => issueToken({ ...context, db: tx }, wish));
  audit(context, "token_created", { userId, subject: row.id });
  return htmlPage(await tokenCreatedPage(context, row, secret));
};

export const revokeTokenByForm: Handler<"revokeTokenByForm"> = async (context, { path: { token_id: id } }) => {
  const { userId } = context.caller;
  const row = await context.db.transaction((tx) => withdrawToken({ ...context, db: tx }, { id, userId }));
  if (!row) throw new NotFound(`you have no API token ${id}`);
  audit(context, "token_revoked", { userId, subject: id });
  return seeOther("/settings/tokens?notice=token_revoked");
};
