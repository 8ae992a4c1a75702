import { v7 as uuid } from "uuid";
import type { Tx } from "../../../foundation/db/client.ts";
import { foldAddress } from "../../../foundation/email-address.ts";
import { Conflict } from "../../../foundation/errors.ts";
import type { Context } from "../../context.ts";
import { linkExpired } from "../mail-links.ts";
import { type Account, findAccountByEmail, insertUser } from "../queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { type Entrance, enterByMail, lockToEnter } from "./enter.ts";

type Owner = { email: string; name: string };

/**
 * Creates the account if there is none. Account deletion and the ending of links lock the account before its events and groups.
 * @throws BadRequest when the account is disabled; Conflict when the address is reserved for its former owner
 */
export const lockOwner = async (
  tx: Tx<Context>,
  { email, name }: Owner,
): Promise<{ account: Account; isNew: boolean }> => {
  const { db, now, askedLanguage: language } = tx;
  const isNew =
    !(await findAccountByEmail(db, email)) &&
    (await insertUser(db, { id: uuid(), email, name, verified: true, language, now }));
  const found = await findAccountByEmail(db, email);
  if (!found)
    throw new Conflict("another account has this email address by now, or it is kept for one", { code: "email_taken" });
  // No other transaction sees a new account before the commit.
  if (isNew) return { account: found, isNew };
  const account = await lockToEnter(tx, found);
  if (!account || foldAddress(account.email) !== foldAddress(email)) throw linkExpired();
  return { account, isNew };
};

export const recordRegistration = async (context: Context, { id: userId }: Account): Promise<void> => {
  await recordSecurityEvent(context, "registered", { userId, subject: "email" });
  context.count("registrations", { method: "email" });
};

/** Signs in the owner of the address. `take` consumes the link. @returns undefined when another request has consumed it */
export const enterAsOwner = async (
  tx: Tx<Context>,
  owner: Owner,
  take: () => Promise<boolean>,
): Promise<Entrance | undefined> => {
  const { account, isNew } = await lockOwner(tx, owner);
  if (!(await take())) {
    if (isNew) throw linkExpired();
    return undefined;
  }
  if (isNew) await recordRegistration(tx, account);
  const entrance = await enterByMail(tx, account);
  if (!entrance) throw linkExpired();
  return entrance;
};
