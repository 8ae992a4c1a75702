import { v7 as uuid } from "uuid";
import type { Tx } from "../../../foundation/db/client.ts";
import { foldAddress } from "../../../foundation/email-address.ts";
import { Conflict } from "../../../foundation/errors.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context, UserContext } from "../../context.ts";
import { evict } from "../eviction.ts";
import { lockUsersOfApps } from "../grants/queries.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { type Account, findAccountByEmail, insertUser, setProven } from "../queries.ts";
import { type ProviderName, type ProviderUser, providerLabels } from "./provider.ts";
import { findIdentityOwner, insertIdentity } from "./queries.ts";
import { displayName } from "./rules.ts";

type Identified = { provider: ProviderName; person: ProviderUser };

type Match =
  | { outcome: "known" | "created" | "linked" | "recovered"; userId: string }
  /** The provider has verified no address, or the account is disabled. */
  | { outcome: "unverified" | "disabled" };

/**
 * Finds the account of the identity, links the account with the same verified address, or creates one. If the creator of the account
 * has not proved to own the address, what the creator set up is removed. The account stays locked.
 */
export const matchPerson = async (tx: Tx<Context>, { provider, person }: Identified): Promise<Match> => {
  const { db, now, askedLanguage: language } = tx;
  const owner = await findIdentityOwner(db, person);
  if (owner !== undefined) {
    const known = await lockAccount(db, owner);
    return known && !known.disabled ? { outcome: "known", userId: owner } : { outcome: "disabled" };
  }
  const { email } = person;
  if (email === null) return { outcome: "unverified" };
  const id = uuid();
  const name = displayName(person.name, email);
  const created = await insertUser(db, { id, email, name, verified: true, language, now });
  const found = await findAccountByEmail(db, email);
  if (found && !found.proven) await lockUsersOfApps(db, { ownerId: found.id });
  const account = found && (await lockAccount(db, found.id));
  if (!account || account.disabled) return { outcome: "disabled" };
  if (!account.proven) {
    await evict(tx, account, person.name);
    await setProven(db, account.id, now);
  }
  // A concurrent request of the same person may have linked it.
  const link = await linkIdentity(tx, { account, provider, person });
  if (created) return { outcome: "created", userId: account.id };
  if (link === "existing") return { outcome: "known", userId: account.id };
  const event = account.proven ? "mail.notice_event.provider_linked" : "mail.notice_event.provider_linked_recovered";
  await notify(tx, account, event, { provider: providerLabels[provider] });
  return { outcome: account.proven ? "linked" : "recovered", userId: account.id };
};

/** An identity with the account's address verifies it. @throws Conflict if it is taken, or the account has another of this provider */
export const linkPerson = async (tx: Tx<UserContext>, identified: Identified): Promise<void> => {
  const { provider, person } = identified;
  const account = await lockCaller(tx);
  if (person.email && foldAddress(person.email) === foldAddress(account.email))
    await setProven(tx.db, account.id, tx.now);
  if ((await linkIdentity(tx, { account, provider, person })) === "new")
    await notify(tx, account, "mail.notice_event.provider_linked", { provider: providerLabels[provider] });
};

const linkIdentity = async (
  { db, now }: Tx<Context>,
  { account, provider, person: { issuer, subject } }: Identified & { account: Account },
): Promise<"new" | "existing"> => {
  if (await insertIdentity(db, { issuer, subject, provider, userId: account.id, createdAt: now })) return "new";
  const owner = await findIdentityOwner(db, { issuer, subject });
  if (owner === account.id) return "existing";
  const label = providerLabels[provider];
  throw new Conflict(
    owner === undefined
      ? `the account is linked to another person at ${label}; unlink that one first`
      : `this person at ${label} is linked to another account`,
    {
      code: "provider_taken",
      text: {
        key: owner === undefined ? "common.wrong.provider_of_account" : "common.wrong.provider_of_other",
        values: { provider: label },
      },
    },
  );
};
