import type { Tx } from "../../foundation/db/client.ts";
import type { Context } from "../context.ts";
import { deleteCalendarAddress } from "./calendar-addresses/queries.ts";
import { deletePendingEmail } from "./email-changes/queries.ts";
import { deleteApps, endGrantsOf } from "./grants/queries.ts";
import { displayName } from "./oauth/provider.ts";
import { type Account, clearProfile, deleteMailTokensOf, deleteSignInMethods } from "./queries.ts";
import { deleteSessionsOf } from "./sessions/queries.ts";
import { deleteTokensOf, revokeTokensOf } from "./tokens/queries.ts";

/**
 * Removes everything that was set up in an account before the address's owner signed in: an attacker may have registered the address
 * (Sudhodanan and Paverd, "Pre-hijacked accounts", arXiv 2205.10174). Lock its apps' users first (`lockUsersOfApps`), then the account.
 */
export const evict = async (
  { db, now }: Tx<Pick<Context, "db" | "now">>,
  { id, email }: Account,
  name: string | null,
) => {
  await deleteSignInMethods(db, id);
  await deleteApps(db, { ownerId: id, now });
  await endAllAccess({ db, now }, id);
  await deleteTokensOf(db, id);
  await clearProfile(db, { userId: id, name: displayName(name, email), now });
};

/** Ends all access to a locked account, except by its sign-in methods. */
export const endAllAccess = async ({ db, now }: Tx<Pick<Context, "db" | "now">>, userId: string): Promise<void> => {
  await deleteSessionsOf(db, userId);
  await revokeTokensOf(db, userId, now);
  await endGrantsOf(db, { userId, now });
  await deleteCalendarAddress(db, userId);
  await deleteMailTokensOf(db, userId);
  await deletePendingEmail(db, userId);
};
