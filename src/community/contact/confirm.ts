import { inTransaction } from "../../foundation/db/client.ts";
import { digest } from "../../foundation/secrets.ts";
import { linkExpired } from "../../identity/auth/mail-links.ts";
import type { Context } from "../../identity/context.ts";
import { confirmLinkedContact, findLinkedContact } from "./queries.ts";

/** Finds the address that a link confirms or has confirmed. @throws BadRequest for an invalid or expired link */
export const requireLinkedContact = async (
  { db, now }: Pick<Context, "db" | "now">,
  token: string,
): Promise<{ name: string; email: string; isConfirmed: boolean }> => {
  const found = await findLinkedContact(db, { secretHash: digest(token), now });
  if (!found || found.email === null) throw linkExpired();
  return { name: found.name, email: found.email, isConfirmed: found.confirmedAt !== null };
};

/** Idempotent. @throws BadRequest for an invalid or expired link */
export const confirmContact = (context: Context, token: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    await requireLinkedContact(tx, token);
    await confirmLinkedContact(tx.db, { secretHash: digest(token), now: tx.now });
  });
