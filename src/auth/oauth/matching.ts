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
type Arrival = { provider: ProviderName; person: ProviderUser };

/** What is done for somebody whom a provider vouches for. */
export type Match =
  | { outcome: "known" | "created" | "linked"; userId: string }
  /** There is no address to go by, or the account is disabled. */
  | { outcome: "unverified" | "disabled" };

/**
 * The identity is known; or its verified address is an account's, which is linked; or the user is new. An account whose
 * address nobody had verified may have been made by somebody else in advance: what that person set up ends here (Sudhodanan
 * and Paverd, "Pre-hijacked accounts", arXiv 2205.10174).
 */
export const matchPerson = async (context: LinkContext, { provider, person }: Arrival): Promise<Match> => {
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
  // Meanwhile the same person may have come by another window.
  const taken = await link(context, { account, provider, person });
  if (created) return { outcome: "created", userId: account.id };
  if (taken === "new" && !account.verified) await evict(context, account);
  if (taken === "new") await notify(context, account, `${providerLabels[provider]} was linked to your account.`);
  return { outcome: taken === "new" ? "linked" : "known", userId: account.id };
};

/**
 * Links a further provider to who is signed in.
 * @throws Conflict when the identity is another user's, or the user has another of this provider
 */
export const linkPerson = async (context: LinkContext, arrival: Arrival & { userId: string }): Promise<void> => {
  const { provider, person, userId } = arrival;
  await lockUser(context.db, userId);
  const account = await findAccount(context.db, userId);
  if (!account) throw new Conflict("this account no longer exists");
  if ((await link(context, { account, provider, person })) === "new")
    await notify(context, account, `${providerLabels[provider]} was linked to your account.`);
};

const link = async (
  { db, now }: LinkContext,
  { account, provider, person: { issuer, subject } }: Arrival & { account: Account },
): Promise<"new" | "old"> => {
  if (await insertIdentity(db, { issuer, subject, provider, userId: account.id, createdAt: now })) return "new";
  const owner = await findIdentityOwner(db, { issuer, subject });
  if (owner === account.id) return "old";
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
 * @throws Conflict when the user would have no way left to sign in
 */
export const unlinkPerson = async (
  context: LinkContext,
  { provider, userId }: { provider: ProviderName; userId: string },
): Promise<void> => {
  const { db } = context;
  const label = providerLabels[provider];
  // One after the other: of two that unlink two providers at once, the second sees what the first has left.
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
