import { countLoginAttempt } from "../auth/login-attempts.ts";
import { requireProvider, startFlow } from "../auth/oauth/flow.ts";
import { unlinkPerson } from "../auth/oauth/matching.ts";
import { providerLabels } from "../auth/oauth/provider.ts";
import { commonPasswords, siteNames } from "../auth/passwords/common.ts";
import { requireGoodPassword } from "../auth/passwords/rules.ts";
import { deleteFlowsOf, findAccount, listSignInMethods, setPassword } from "../auth/queries.ts";
import { securityLog } from "../auth/security-log.ts";
import { deleteSession, deleteSessionsOf } from "../auth/sessions/queries.ts";
import { issueToken, revokeToken } from "../auth/tokens/issue.ts";
import type { Handler } from "../context.ts";
import { inTransaction } from "../db/client.ts";
import { Conflict, Forbidden, NotFound, Unauthorized } from "../errors.ts";
import { seeOther } from "../http/responses.ts";
import { noticeMail } from "../mail/messages.ts";
import { updateUser } from "../me/queries.ts";
import { toUserColumns } from "../me/views.ts";
import { emptyForm } from "../pages/forms.ts";
import { htmlPage, pagePolicyWithForms } from "../pages/html-response.ts";
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
  await updateUser(db, caller.userId, { ...toUserColumns(changes), updatedAt: now });
  return seeOther("/settings/profile?notice=profile_saved");
};

export const showSecurity: Handler<"showSecurity"> = async (context, { query: { notice } }) =>
  htmlPage(await securityPage(context, noticeText(notice), emptyForm), pagePolicyWithForms(context.providers.origins));

export const changePassword: Handler<"changePassword"> = async (context, { body }) => {
  const { db, now, baseUrl, passwords, postbox, browser } = context;
  const account = await findAccount(db, context.caller.userId);
  if (!account) throw new Unauthorized();
  const { id: userId, email, passwordHash } = account;
  if (!passwordHash) throw new Conflict("your account has no password yet; ask for a reset link to set one");
  const attempt = await countLoginAttempt(context, email);
  if (!(await passwords.verify(passwordHash, body.current_password)))
    throw new Forbidden("the current password is wrong", { field: "current_password" });
  await attempt.refund();
  const names = siteNames(baseUrl);
  requireGoodPassword(body.new_password, { field: "new_password", email, siteNames: names, common: commonPasswords });
  const hash = await passwords.hash(body.new_password);
  await inTransaction(context, async ({ db }) => {
    await setPassword(db, userId, hash, now);
    await deleteSessionsOf(db, userId);
    await deleteFlowsOf(db, userId);
    await postbox.post(db, noticeMail({ recipient: email, baseUrl, event: "Your password was changed." }), now);
  });
  await browser.signIn(userId);
  securityLog(context, "password_changed", { userId });
  return seeOther("/settings/security?notice=password_changed");
};

export const endSession: Handler<"endSession"> = async (context, { path: { session_id: id } }) => {
  const { db, browser } = context;
  const { userId } = context.caller;
  if (!(await deleteSession(db, { id, userId })))
    throw new NotFound("this session does not exist or has already ended");
  securityLog(context, "session_ended", { userId, subject: id });
  if (id !== browser.sessionId) return seeOther("/settings/security?notice=session_ended");
  await browser.signOut();
  return seeOther("/auth/login?notice=signed_out");
};

export const linkProvider: Handler<"linkProvider"> = async (context, { path: { provider } }) => {
  requireProvider(context, provider);
  const { userId } = context.caller;
  if ((await listSignInMethods(context.db, userId)).includes(provider))
    throw new Conflict(`${providerLabels[provider]} is already linked`);
  return startFlow(context, provider, { userId }, "/settings/security");
};

export const unlinkProvider: Handler<"unlinkProvider"> = async (context, { path: { provider } }) => {
  const { userId } = context.caller;
  await inTransaction(context, (context) => unlinkPerson(context, { provider, userId }));
  securityLog(context, "provider_unlinked", { userId, subject: provider });
  return seeOther("/settings/security?notice=provider_unlinked");
};

export const showTokens: Handler<"showTokens"> = async (context, { query: { notice } }) =>
  htmlPage(await tokensPage(context, noticeText(notice), emptyForm));

export const createTokenByForm: Handler<"createTokenByForm"> = async (context, { body }) => {
  const { limits, now } = context;
  const { userId } = context.caller;
  await limits.consume("token_creations_per_user", userId);
  const { name, scopes, expires_in } = body;
  const request = { userId, name, scopes, expires_at: endOfLifetime(expires_in, now), creator: null };
  const { row, secret } = await inTransaction(context, (context) => issueToken(context, request));
  securityLog(context, "token_created", { userId, subject: row.id });
  return htmlPage(await tokenCreatedPage(context, row, secret));
};

export const revokeTokenByForm: Handler<"revokeTokenByForm"> = async (context, { path: { token_id: id } }) => {
  const { userId } = context.caller;
  const row = await inTransaction(context, (context) => revokeToken(context, { id, userId }));
  if (!row) throw new NotFound(`you have no API token ${id}`);
  securityLog(context, "token_revoked", { userId, subject: id });
  return seeOther("/settings/tokens?notice=token_revoked");
};
