import { v7 as uuid } from "uuid";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, NotFound } from "../../../foundation/errors.ts";
import type { NoticeEvent } from "../../../web/mail/messages.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { UserContext } from "../../context.ts";
import { lockCaller } from "../locks.ts";
import { type Account, listSignInMethods } from "../queries.ts";
import type { SecurityEventName } from "../security-events/queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { confirmSession } from "../sessions/queries.ts";
import { useOnce } from "./pending.ts";
import { issueRecoveryCodes } from "./proofs.ts";
import {
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  findTotp,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  putTotp,
} from "./queries.ts";

export const maxPasskeys = 20;

type Change = { account: Account; event: SecurityEventName; notice: NoticeEvent; subject?: string };

const report = async (context: UserContext, { account, event, notice, subject }: Change): Promise<void> => {
  await notify(context, account, notice);
  await recordSecurityEvent(context, event, { userId: account.id, ...(subject !== undefined && { subject }) });
};

/** Setting up a factor shows it. @param account as it was before @returns recovery codes for the first factor */
const finish = async (tx: Tx<UserContext>, account: Account): Promise<string[] | undefined> => {
  const { db, now, browser } = tx;
  if (browser.sessionId !== null) await confirmSession(db, browser.sessionId, now);
  return account.secondFactor ? undefined : issueRecoveryCodes(tx, account.id);
};

type NewPasskey = Pick<PasskeyRow, "name" | "credentialId" | "publicKey" | "counter" | "transports">;

const passkeyLimit = () =>
  new Conflict(`you already have ${maxPasskeys} passkeys; remove one first`, { code: "passkey_limit_reached" });

export const requireRoomForPasskey = (passkeys: readonly PasskeyRow[]): void => {
  if (passkeys.length >= maxPasskeys) throw passkeyLimit();
};

/** @returns recovery codes for the first factor @throws Conflict if an account has it already, or the user has too many */
export const addPasskey = (
  context: UserContext,
  { challenge, ...passkey }: NewPasskey & { challenge: string },
): Promise<string[] | undefined> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const account = await lockCaller(tx);
    await useOnce(tx, "passkey_registration", challenge);
    requireRoomForPasskey(await listPasskeys(db, account.id));
    const row = { ...passkey, id: uuid(), userId: account.id, lastUsedAt: null, createdAt: now };
    if (!(await insertPasskey(db, row)))
      throw new Conflict("an account has this passkey already", { code: "passkey_taken" });
    const notice = "mail.notice_event.passkey_added";
    await report(tx, { account, event: "passkey_added", notice, subject: row.id });
    return finish(tx, account);
  });

/** @throws NotFound if the user has no such passkey; Conflict if it is the only way to sign in */
export const removePasskey = (context: UserContext, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db } = tx;
    // Serializes concurrent requests, so that two of them cannot remove the last two ways to sign in.
    const account = await lockCaller(tx);
    const passkeys = await listPasskeys(db, account.id);
    if (!passkeys.some((passkey) => passkey.id === id)) throw new NotFound(`you have no passkey ${id}`);
    const methods = await listSignInMethods(db, account.id);
    if (passkeys.length === 1 && methods.length === 1)
      throw new Conflict("this passkey is the only way to sign in; set a password or link a provider first", {
        code: "last_sign_in_method",
        text: { key: "common.wrong.last_passkey" },
      });
    await deletePasskey(db, { id, userId: account.id });
    const hasOther = passkeys.length > 1 || (await findTotp(db, account.id)) !== undefined;
    if (!hasOther) await deleteRecoveryCodes(db, account.id);
    const notice = hasOther ? "mail.notice_event.passkey_removed" : "mail.notice_event.passkey_removed_last";
    await report(tx, { account, event: "passkey_removed", notice, subject: id });
  });

/** Replaces the authenticator app. @returns recovery codes for the first factor */
export const enableTotp = (
  context: UserContext,
  { sealedSecret, step }: { sealedSecret: string; step: number },
): Promise<string[] | undefined> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const account = await lockCaller(tx);
    await putTotp(db, { userId: account.id, sealedSecret, lastStep: step, lastUsedAt: null, createdAt: now });
    await report(tx, { account, event: "totp_enabled", notice: "mail.notice_event.totp_enabled" });
    return finish(tx, account);
  });

/** @throws NotFound when there is none */
export const disableTotp = (context: UserContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db } = tx;
    const account = await lockCaller(tx);
    if (!(await deleteTotp(db, account.id))) throw new NotFound("your account has no authenticator app");
    const hasOther = (await listPasskeys(db, account.id)).length > 0;
    if (!hasOther) await deleteRecoveryCodes(db, account.id);
    const notice = hasOther ? "mail.notice_event.totp_disabled" : "mail.notice_event.totp_disabled_last";
    await report(tx, { account, event: "totp_disabled", notice });
  });

/** @throws Conflict without a second factor */
export const renewRecoveryCodes = (context: UserContext): Promise<string[]> =>
  inTransaction(context, async (tx) => {
    const account = await lockCaller(tx);
    if (!account.secondFactor)
      throw new Conflict("set up a passkey or an authenticator app first", { code: "second_factor_missing" });
    const codes = await issueRecoveryCodes(tx, account.id);
    await report(tx, {
      account,
      event: "recovery_codes_renewed",
      notice: "mail.notice_event.recovery_codes_renewed",
    });
    return codes;
  });
