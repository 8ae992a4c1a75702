import type { Schemas } from "../../../generated/contract.ts";
import { withdraw } from "../../community/jobs/applications/withdraw.ts";
import { deleteCaller } from "../../community/me/deletion/delete.ts";
import { accountDocument } from "../../community/me/export/document.ts";
import { toChoices, toUserColumns } from "../../community/me/views.ts";
import { receivePicture } from "../../community/uploads/receive.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { BadRequest, Conflict, Forbidden, NotFound, Unauthorized } from "../../foundation/errors.ts";
import { picturePath, storedPicture } from "../../foundation/pictures/pictures.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import { endCalendarAddress, issueCalendarAddress } from "../../identity/auth/calendar-addresses/issue.ts";
import { lockCaller } from "../../identity/auth/locks.ts";
import { attemptLogin } from "../../identity/auth/login-attempts.ts";
import { requireProvider, startFlow } from "../../identity/auth/oauth/flow.ts";
import { unlinkPerson } from "../../identity/auth/oauth/matching.ts";
import { providerLabels, requireProviderName } from "../../identity/auth/oauth/provider.ts";
import { passwordErrors } from "../../identity/auth/passwords/policy.ts";
import { deleteFlowsOf, findAccount, listSignInMethods, setPassword } from "../../identity/auth/queries.ts";
import { asksFirst, secondFactorPath, stepUpFirst } from "../../identity/auth/second-factor/step-up.ts";
import { recordSecurityEvent } from "../../identity/auth/security-events/record.ts";
import { deleteSession, deleteSessionsOf } from "../../identity/auth/sessions/queries.ts";
import { startSession } from "../../identity/auth/start-session.ts";
import { issueToken, revokeAllTokens, revokeToken } from "../../identity/auth/tokens/issue.ts";
import { findToken } from "../../identity/auth/tokens/queries.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { type PageForm, withUserForm } from "../../identity/forms.ts";
import { updateUser } from "../../identity/users/queries.ts";
import { findSignedInUser } from "../../identity/users/signed-in-user.ts";
import { seeOther } from "../../server/http/responses.ts";
import { notify } from "../../web/mail/notify.ts";
import { privateCalendarPath } from "../../web/page-paths.ts";
import { emptyForm, withoutValues } from "../../web/pages/form.ts";
import { htmlPage, pagePolicyWithForms, withFetch } from "../../web/pages/html-response.ts";
import { noticeOf } from "../../web/pages/notices.ts";
import { dashboardPage } from "./dashboard.ts";
import { accountDeletionPage } from "./deletion.ts";
import {
  boxedKinds,
  notificationsPage,
  profilePage,
  securityForm,
  securityPage,
  tokenCreatedPage,
  tokensPage,
} from "./pages.ts";
import { profileErrors, readProfile } from "./profile-form.ts";
import { recoveryCodesPage } from "./second-factor/pages.ts";
import { endOfLifetime } from "./token-form.ts";

export const showDashboard: Handler<"showDashboard"> = async (context, { query: { notice } }) =>
  htmlPage(await dashboardPage(context, noticeOf(context.texts, notice)));

export const withdrawApplicationByForm: Handler<"withdrawApplicationByForm"> = async (context, { path }) => {
  await withdraw(context, path.application_id);
  return seeOther("/dashboard?notice=application_withdrawn");
};

export const showProfile: Handler<"showProfile"> = async (context, { query: { notice } }) =>
  htmlPage(await profilePage(context, noticeOf(context.texts, notice)));

const notificationsForm: PageForm<UserContext> = {
  show: (context, { form }) => notificationsPage(context, null, { form, newCalendar: null }),
};

const tokensForm: PageForm<UserContext> = { show: (context, { form }) => tokensPage(context, null, form) };

export const submitProfile: Handler<"submitProfile"> = withUserForm(
  {
    schema: "ProfileForm",
    check: (_site, entered) => profileErrors(entered),
    show: (context, { form }) => profilePage(context, null, form),
  },
  async (context, { body }) => {
    const changes = readProfile(body);
    requireTimeZone(changes.timezone);
    await inTransaction(context, async (tx) => {
      const { id } = await lockCaller(tx);
      const columns = toUserColumns(changes, { mutedNotifications: [], digestSince: null }, tx);
      await updateUser(tx.db, id, { ...columns, updatedAt: tx.now });
    });
    return seeOther("/settings/profile?notice=profile_saved");
  },
);

export const submitProfilePhoto: Handler<"submitProfilePhoto"> = withUserForm(
  { show: (context, { form }) => profilePage(context, null, undefined, withoutValues(form)) },
  async (context, { body: { photo, remove } }) => {
    const { baseUrl, now, caller } = context;
    if (remove !== undefined) {
      await inTransaction(context, async (tx) => {
        const { id } = await lockCaller(tx);
        await updateUser(tx.db, id, { photoUrl: null, updatedAt: now });
      });
      return seeOther("/settings/profile?notice=photo_removed");
    }
    if (photo === undefined || photo.length === 0)
      throw new BadRequest("choose a photo first", { field: "photo", text: { key: "common.wrong.picture_missing" } });
    await receivePicture(context, photo, async ({ db }, { upload }) => {
      const photoUrl = storedPicture(baseUrl + picturePath((await upload()).name, 1600), baseUrl);
      await updateUser(db, caller.userId, { photoUrl, updatedAt: now });
    });
    return seeOther("/settings/profile?notice=photo_saved");
  },
);

export const showNotifications: Handler<"showNotifications"> = async (context, { query: { notice } }) =>
  htmlPage(
    await notificationsPage(context, noticeOf(context.texts, notice), {
      form: emptyForm,
      newCalendar: (await context.handover.take("new_calendar")) ?? null,
    }),
  );

const choicesOf = (kinds: Schemas["NotificationKind"][]): Schemas["NotificationChoices"] =>
  Object.fromEntries(boxedKinds.map((kind) => [kind, kinds.includes(kind)]));

export const submitNotifications: Handler<"submitNotifications"> = withUserForm(
  notificationsForm,
  async (context, { body: { kinds, new_events } }) => {
    await inTransaction(context, async (tx) => {
      const { db, now } = tx;
      const { id } = await lockCaller(tx);
      const current = await findSignedInUser(tx);
      const choices = toChoices({ ...choicesOf(kinds), ...(new_events && { new_events }) }, current, now);
      await updateUser(db, id, { ...choices, updatedAt: now });
    });
    return seeOther("/settings/notifications?notice=notifications_saved");
  },
);

export const createCalendarAddressByForm: Handler<"createCalendarAddressByForm"> = withUserForm(
  notificationsForm,
  async (context) => {
    const { baseUrl, limits, caller, handover } = context;
    await limits.consume(["token_creations_per_user", caller.userId]);
    const { secret } = await inTransaction(context, issueCalendarAddress);
    await handover.give("new_calendar", baseUrl + privateCalendarPath(secret));
    return seeOther("/settings/notifications?notice=calendar_created#calendar");
  },
);

export const endCalendarAddressByForm: Handler<"endCalendarAddressByForm"> = withUserForm(
  notificationsForm,
  async (context) => {
    await inTransaction(context, endCalendarAddress);
    return seeOther("/settings/notifications?notice=calendar_ended#calendar");
  },
);

export const showSecurity: Handler<"showSecurity"> = async (context, { query: { notice } }) => {
  const codes = (await context.handover.take("new_codes"))?.split(" ");
  return htmlPage(
    codes
      ? await recoveryCodesPage(context, codes)
      : await securityPage(context, noticeOf(context.texts, notice), emptyForm),
    withFetch(pagePolicyWithForms(context.providers.origins)),
  );
};

export const changePassword: Handler<"changePassword"> = withUserForm(
  { ...securityForm, schema: "PasswordForm", check: passwordErrors("new_password") },
  async (context, { body }) => {
    const { now, passwords, passwordPolicy, limits, browser } = context;
    const account = await findAccount(context.db, context.caller.userId);
    if (!account) throw new Unauthorized();
    const { id: userId, email, passwordHash } = account;
    if (!passwordHash)
      throw new Conflict("your account has no password yet; ask for a reset link to set one", {
        code: "password_missing",
        text: { key: "common.wrong.no_password" },
      });
    const attempt = { email, known: browser.sessionId === null ? null : { session: browser.sessionId } };
    const verify = (requester: string) => passwords.verify(passwordHash, body.current_password, requester);
    if (!(await attemptLogin(context, attempt, verify)))
      throw new Forbidden("the current password is wrong", {
        code: "invalid_credentials",
        field: "current_password",
        text: { key: "common.wrong.current_password" },
      });
    await passwordPolicy.requireGood(body.new_password, { field: "new_password", email });
    await limits.consume(["password_changes_per_user", userId]);
    const hash = await passwords.hash(body.new_password);
    const secret = await inTransaction(context, async (tx) => {
      const { db } = tx;
      // A password reset has ended the session, so the old password cannot undo it.
      const current = await lockCaller(tx);
      if (current.passwordHash !== passwordHash)
        throw new Conflict("your password was changed meanwhile; try again with the new one", {
          code: "password_changed",
        });
      await setPassword(db, userId, hash, now);
      await deleteSessionsOf(db, userId);
      await deleteFlowsOf(db, userId);
      await notify(tx, current, "mail.notice_event.password_changed");
      await recordSecurityEvent(tx, "password_changed", { userId });
      return startSession(tx, userId, { passwordHash: hash, confirmation: { at: browser.secondFactorAt } });
    });
    if (secret !== undefined) await browser.remember(secret, userId);
    await context.device.remember({ id: userId, passwordHash: hash });
    return seeOther("/settings/security?notice=password_changed");
  },
);

export const endSession: Handler<"endSession"> = withUserForm(
  securityForm,
  async (context, { path: { session_id: id } }) => {
    const { browser } = context;
    const { userId } = context.caller;
    await inTransaction(context, async (tx) => {
      if (!(await deleteSession(tx.db, { id, userId })))
        throw new NotFound("this session does not exist or has already ended", {
          text: { key: "common.wrong.session_ended" },
        });
      await recordSecurityEvent(tx, "session_ended", { userId, subject: id });
    });
    if (id !== browser.sessionId) return seeOther("/settings/security?notice=session_ended");
    browser.forget();
    return seeOther("/auth/login?notice=signed_out");
  },
);

export const endOtherSessions: Handler<"endOtherSessions"> = withUserForm(securityForm, async (context) => {
  await inTransaction(context, async (tx) => {
    const { db, browser } = tx;
    const { id: userId } = await lockCaller(tx);
    await deleteSessionsOf(db, userId, browser.sessionId ?? undefined);
    await deleteFlowsOf(db, userId);
    await recordSecurityEvent(tx, "other_sessions_ended", { userId });
  });
  return seeOther("/settings/security?notice=other_sessions_ended");
});

export const linkProvider: Handler<"linkProvider"> = withUserForm(securityForm, async (context, { path }) => {
  const detour = stepUpFirst(context, "/settings/security");
  if (detour) return detour;
  const { name: provider } = requireProvider(context, path.provider);
  const { userId } = context.caller;
  if ((await listSignInMethods(context.db, userId)).includes(provider))
    throw new Conflict(`${providerLabels[provider]} is already linked`, {
      code: "provider_taken",
      text: { key: "common.wrong.provider_linked", values: { provider: providerLabels[provider] } },
    });
  return startFlow(context, provider, { userId }, "/settings/security");
});

export const unlinkProvider: Handler<"unlinkProvider"> = withUserForm(securityForm, async (context, { path }) => {
  const provider = requireProviderName(path.provider);
  await inTransaction(context, async (tx) => {
    await unlinkPerson(tx, provider);
    const { userId } = tx.caller;
    await recordSecurityEvent(tx, "provider_unlinked", { userId, subject: provider });
  });
  return seeOther("/settings/security?notice=provider_unlinked");
});

const deletionPath = "/settings/account/delete";

export const showAccountDeletion: Handler<"showAccountDeletion"> = async (context) =>
  asksFirst(context)
    ? seeOther(secondFactorPath(deletionPath))
    : htmlPage(await accountDeletionPage(context, emptyForm));

export const submitAccountDeletion: Handler<"submitAccountDeletion"> = withUserForm(
  { show: (context, { form }) => accountDeletionPage(context, withoutValues(form)) },
  async (context, { body: { password } }) => {
    const detour = stepUpFirst(context, deletionPath);
    if (detour) return detour;
    await deleteCaller(context, password || undefined);
    context.browser.forget();
    return seeOther("/auth/login?notice=account_deleted");
  },
);

export const exportAccount: Handler<"exportAccount"> = (context) => accountDocument(context);

export const showTokens: Handler<"showTokens"> = async (context, { query: { notice } }) => {
  const created = await takeNewToken(context);
  return htmlPage(
    created
      ? await tokenCreatedPage(context, created.row, created.secret)
      : await tokensPage(context, noticeOf(context.texts, notice), emptyForm),
  );
};

const takeNewToken = async ({ db, caller: { userId }, handover }: UserContext) => {
  const [id, secret] = (await handover.take("new_token"))?.split(" ") ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const row = await findToken(db, { id, userId });
  return row && { row, secret };
};

export const createTokenByForm: Handler<"createTokenByForm"> = withUserForm(
  { ...tokensForm, schema: "TokenForm" },
  async (context, { body }) => {
    const { limits, now, isForm, handover } = context;
    const { userId } = context.caller;
    const detour = stepUpFirst(context, "/settings/tokens");
    if (detour) return detour;
    await limits.consume(["token_creations_per_user", userId]);
    const { name, scopes, expires_in } = body;
    const request = { name, scopes, expires_at: endOfLifetime(expires_in, now) };
    const { row, secret } = await inTransaction(context, (tx) => issueToken(tx, request));
    if (!isForm) return htmlPage(await tokenCreatedPage(context, row, secret));
    await handover.give("new_token", `${row.id} ${secret}`);
    return seeOther("/settings/tokens?notice=token_created");
  },
);

export const revokeTokenByForm: Handler<"revokeTokenByForm"> = withUserForm(
  tokensForm,
  async (context, { path: { token_id: id } }) => {
    const row = await inTransaction(context, (tx) => revokeToken(tx, id));
    if (!row) throw new NotFound(`you have no API token ${id}`);
    return seeOther("/settings/tokens?notice=token_revoked");
  },
);

export const revokeTokensByForm: Handler<"revokeTokensByForm"> = withUserForm(tokensForm, async (context) => {
  await inTransaction(context, revokeAllTokens);
  return seeOther("/settings/tokens?notice=tokens_revoked");
});
