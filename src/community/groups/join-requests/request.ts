import { v7 as uuid } from "uuid";
import { findGroupBrand } from "../../../foundation/db/branding.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { requireVisible } from "../../../identity/access/rules.ts";
import {
  type EmailRequest,
  findOpenEmailRequest,
  insertEmailRequest,
  replaceEmailRequestLink,
} from "../../../identity/auth/email-requests/queries.ts";
import { admitsMail } from "../../../identity/auth/mail-quota.ts";
import { minimumDuration } from "../../../identity/auth/minimum-duration.ts";
import type { Context } from "../../../identity/context.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { findGroupKey, type GroupKey, type GroupName } from "../queries.ts";
import { requestLetter } from "./letter.ts";
import { isPublic, linkMinutes, requireAvailable } from "./rules.ts";

/* Requests to join of visitors who are not signed in. The response never depends on what exists for the address. */

type Wanted = { email: string; name: string };

/** The minimum duration of the response, because sending an email takes time and depends on earlier emails to the mailbox. */
const durationMs = 150;

const expiryAt = (now: Date): Date => new Date(now.getTime() + linkMinutes * 60_000);

/**
 * Sends the email that confirms the request.
 * @returns the ID of the request, whether or not an email is sent
 * @throws NotFound
 */
export const requestToJoin = async (
  context: Context,
  name: GroupName,
  message: string,
  { email, name: person }: Wanted,
): Promise<string> => {
  const { db, limits, address, now, askedLanguage: language } = context;
  const group = requireVisible(await findGroupKey(db, name), isPublic, message);
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  const id = uuid();
  await minimumDuration(durationMs, async () => {
    if (!(await admitsMail(context, { kind: "join", email, device: null }))) return;
    await inTransaction(context, async (context) => {
      const token = newLinkSecret();
      const link = { secretHash: digest(token), expiresAt: expiryAt(now) };
      await insertEmailRequest(context.db, {
        ...{ id, groupId: group.id, email, name: person, language, createdAt: now },
        ...link,
      });
      await post(context, group, { email, language, token });
    });
  });
  return id;
};

type Letter = Pick<EmailRequest, "email" | "language"> & { token: string };

const post = async (context: Context, group: GroupKey, letter: Letter): Promise<void> => {
  const { db, now, postbox } = context;
  const brand = requireFound(await findGroupBrand(db, group.id), "the group is gone");
  await postbox.post(db, requestLetter(context, { ...letter, group, brand }), now);
};

/**
 * Sends the email of an open request again.
 * @throws NotFound when the group is no longer public
 */
export const resendJoin = async (context: Context, id: string): Promise<void> => {
  const { db, limits, address, now } = context;
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  await minimumDuration(durationMs, async () => {
    const request = await findOpenEmailRequest(db, { id, now });
    const group = request?.groupId ? await findGroupKey(db, { id: request.groupId }) : undefined;
    if (!request || !group) return;
    requireAvailable(group);
    const { email, language } = request;
    if (!(await admitsMail(context, { kind: "join", email, device: null }))) return;
    await inTransaction(context, async (context) => {
      const token = newLinkSecret();
      const link = { id, secretHash: digest(token), expiresAt: expiryAt(now), now };
      if (await replaceEmailRequestLink(context.db, link)) await post(context, group, { email, language, token });
    });
  });
};
