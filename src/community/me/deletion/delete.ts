import { setTimeout as delay } from "node:timers/promises";
import { inTransaction, type Transaction, type Tx } from "../../../foundation/db/client.ts";
import { Unavailable } from "../../../foundation/errors.ts";
import { lockRoles } from "../../../identity/access/queries.ts";
import { deleteApps, endGrantsOf, lockUsersOfApps } from "../../../identity/auth/grants/queries.ts";
import { findAccount } from "../../../identity/auth/queries.ts";
import { reauthenticate } from "../../../identity/auth/reauthentication.ts";
import { logSecurityEvent } from "../../../identity/auth/security-events/record.ts";
import type { Context, UserContext } from "../../../identity/context.ts";
import { accountDeletedMail } from "../../../web/mail/messages.ts";
import { deletePastRsvpsInBatches, withdrawFromAll } from "../../events/attendances/actions.ts";
import { deleteGuestAddress } from "../../events/guest-attendees/queries.ts";
import { revokeEventRoles } from "../../events/team/change.ts";
import { leaveAll } from "../../groups/memberships/actions.ts";
import { deleteInvitationsTo } from "../../invitations/queries.ts";
import { requireSuccessors, revokeAllRoles } from "../../roles/change.ts";
import { deleteUser, deleteWaitingMails, lockParticipation, removeNameFromAudit } from "./queries.ts";

type DeletionContext = Pick<Context, "db" | "now" | "baseUrl" | "mailer" | "caller" | "requestedLanguage"> &
  Partial<Pick<Context, "isTimedOut">>;

/** @throws Conflict if the caller is the only administrator of a group or alliance, and the errors of `reauthenticate` */
export const deleteCaller = async (
  context: UserContext,
  password: string | undefined,
  check: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> => {
  const { userId } = context.caller;
  const requireProof = await reauthenticate(context, password);
  await deleteAccount(context, userId, async (db) => {
    await requireProof({ ...context, db });
    await check(db);
    await requireSuccessors(db, userId);
  });
  logSecurityEvent(context, "account_deleted", { userId });
};

/** Other requests of the user take milliseconds, so the deletion is retried until they have ended. */
const maxAttempts = 20;
const retryDelayMs = 25;

class AccountInUse extends Unavailable {
  constructor() {
    super("other requests are changing this account; try again shortly");
  }
}

/**
 * Deletes a user in one transaction, and most of a long RSVP history in earlier ones. docs/operations.md lists what remains.
 * @param check called with the roles and the user's row locked; throws if the user must not be deleted
 * @throws Unavailable when other requests keep adding to the account
 */
export const deleteAccount = async (
  context: DeletionContext,
  userId: string,
  check: (tx: Transaction) => Promise<void>,
): Promise<void> => {
  await deletePastRsvpsInBatches(context, userId, (db) => lockAndCheck(db, userId, check));
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(context, (tx) => tryDeletion(tx, userId, check));
    } catch (error) {
      if (!(error instanceof AccountInUse) || attempt === maxAttempts) throw error;
    }
    await delay(retryDelayMs);
  }
};

const tryDeletion = async (
  context: Tx<DeletionContext>,
  userId: string,
  check: (tx: Transaction) => Promise<void>,
): Promise<void> => {
  const { db, now, baseUrl, mailer, requestedLanguage } = context;
  await lockAndCheck(db, userId, check);
  const account = await findAccount(db, userId);
  if (!account) return;
  const { email, name, verified } = account;
  const { groups, events } = await lockParticipation(db, userId);
  await revokeAllRoles(context, { id: userId, name });
  await revokeEventRoles(context, { id: userId, name });
  await withdrawFromAll(context, { userId, events });
  await leaveAll(context, { userId, groups });
  await deleteApps(db, { ownerId: userId, now });
  await endGrantsOf(db, { userId, now });
  await deleteWaitingMails(db, { userId, email });
  if (verified) await deleteInvitationsTo(db, email);
  if (verified) await deleteGuestAddress(db, email);
  await removeNameFromAudit(db, userId);
  const language = account.language ?? requestedLanguage;
  if (verified) await mailer.enqueue(db, accountDeletedMail({ recipient: email, language, baseUrl }), now);
  if (!(await deleteUser(db, userId))) throw new AccountInUse();
};

/** Locks the roles first, as granting a role does, to prevent deadlocks. The lock also serializes deletions. */
const lockAndCheck = async (
  db: Transaction,
  userId: string,
  check: (tx: Transaction) => Promise<void>,
): Promise<void> => {
  await lockRoles(db);
  await lockUsersOfApps(db, { ownerId: userId });
  await check(db);
};
