import { v7 as uuid } from "uuid";
import type { Context } from "../../context.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { noticeMail } from "../../mail/messages.ts";
import {
  type Account,
  deleteFlowsOf,
  deleteMailTokensOf,
  deletePassword,
  findAccount,
  findAccountByEmail,
  insertUser,
  listSignInMethods,
  lockUser,
  setVerified,
} from "../queries.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import { type ProviderName, type ProviderUser, providerLabels } from "./provider.ts";
import { deleteIdentity, findIdentityOwner, insertIdentity } from "./queries.ts";
import { displayName } from "./rules.ts";

type LinkContext = Pick<Context, "db" | "now" | "baseUrl" | "postbox">;
type Identified = { provider: ProviderName; person: ProviderUser };

/** The result of matching a provider's user to an account. */
export type Match =
  | { outcome: "known" | "created" | "linked"; userId: string }
  /** The provider has verified no address, or the account is disabled. */
  | { outcome: "unverified" | "disabled" };

/**
 * Finds the account of the identity; or links the account with the same verified address; or creates one. Someone else
 * may have created an account with an unverified address in advance, so linking such an account deletes its password,
 * sessions and links (Sudhodanan and Paverd, "Pre-hijacked accounts", arXiv 2205.10174).
 */
export const matchPerson = async (context: LinkContext, { provider, person }: Identified): Promise<Match> => {
  const { db, now } = context;
  const owner = await findIdentityOwner(db, person);
  if (owner !== undefined) {
    const known = await findAccount(db, owner);
    return known && !known.disabled ? { outcome: "known", userId: owner } : { outcome: "disabled" };
  }
  const { email } = person;
  if (email === null) return { outcome: "unverified" };
  const id = uuid();
  const created = await insertUser(db, { id, email, name: displayName(person.name, email), verified: true, now });
  const account = await findAccountByEmail(db, email);
  if (!account || account.disabled) return { outcome: "disabled" };
  await lockUser(db, account.id);
  // A concurrent request of the same person may have linked it.
  const outcome = await link(context, { account, provider, person });
  if (created) return { outcome: "created", userId: account.id };
  if (outcome === "new" && !account.verified) await evict(context, account);
  if (outcome === "new") await notify(context, account, `${providerLabels[provider]} was linked to your account.`);
  return { outcome: outcome === "new" ? "linked" : "known", userId: account.id };
};

/**
 * Links a provider to the signed-in user.
 * @throws Conflict when the identity belongs to another user, or the user has another identity at this provider
 */
export const linkPerson = async (context: LinkContext, identified: Identified & { userId: string }): Promise<void> => {
  const { provider, person, userId } = identified;
  await lockUser(context.db, userId);
  const account = await findAccount(context.db, userId);
  if (!account) throw new Conflict("this account no longer exists");
  if ((await link(context, { account, provider, person })) === "new")
    await notify(context, account, `${providerLabels[provider]} was linked to your account.`);
};

const link = async (
  { db, now }: LinkContext,
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
  );
};

const evict = async ({ db, now }: LinkContext, { id }: Account): Promise<void> => {
  await deletePassword(db, id);
  await deleteSessionsOf(db, id);
  await deleteMailTokensOf(db, id);
  await deleteFlowsOf(db, id);
  await setVerified(db, id, now);
};

const notify = ({ db, now, baseUrl, postbox }: LinkContext, { email }: Account, event: string): Promise<void> =>
  postbox.post(db, noticeMail({ recipient: email, baseUrl, event }), now);

/**
 * Unlinks a provider.
 * @throws NotFound when it is not linked
 * @throws Conflict when it is the user's only way to sign in
 */
export const unlinkPerson = async (
  context: LinkContext,
  { provider, userId }: { provider: ProviderName; userId: string },
): Promise<void> => {
  const { db } = context;
  const label = providerLabels[provider];
  // Serializes concurrent requests, so that two of them cannot unlink the last two providers.
  await lockUser(db, userId);
  const methods = await listSignInMethods(db, userId);
  if (!methods.includes(provider)) throw new NotFound(`${label} is not linked`);
  if (methods.length === 1)
    throw new Conflict(`${label} is the only way to sign in; set a password or link another first`, {
      code: "last_sign_in_method",
    });
  await deleteIdentity(db, { userId, provider });
  const account = await findAccount(db, userId);
  if (account) await notify(context, account, `${label} was unlinked from your account.`);
};
