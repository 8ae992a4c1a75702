import { v7 as uuid } from "uuid";
import { findGroupBrand } from "../../../foundation/db/branding.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { emailRequests } from "../../../foundation/db/participation-tables.ts";
import { replaceLink } from "../../../foundation/db/request-links.ts";
import { NotFound, requireFound } from "../../../foundation/errors.ts";
import { textsFor } from "../../../foundation/languages/texts.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { requireVisible } from "../../../identity/access/rules.ts";
import {
  type EmailRequest,
  findOpenEmailRequest,
  insertEmailRequest,
} from "../../../identity/auth/email-requests/queries.ts";
import { allowsMail, minimumDuration } from "../../../identity/auth/mail-links.ts";
import type { Context } from "../../../identity/context.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { brandedMail } from "../../../web/mail/messages.ts";
import { findGroupKey, type GroupKey, type GroupName } from "../queries.ts";

/** As long as the links of RSVP requests. */
export const linkMinutes = 60;

export const isPublic = ({ active }: Pick<GroupKey, "active">): boolean => active;

/** A request reveals nothing about a group that was hidden since. @throws NotFound */
export const requireAvailable = (group: Pick<GroupKey, "active">): void => {
  if (!isPublic(group))
    throw new NotFound("the group is no longer available; nobody has joined it", {
      text: { key: "common.wrong.group_gone" },
    });
};

/* Requests to join by visitors who are not signed in. The response never depends on what exists for the address. */

type JoinRequestInput = { email: string; name: string; answer?: string | undefined };

/** Minimum duration of the response, so that it does not reveal whether an email is sent. */
const minDurationMs = 150;

const expiryAt = (now: Date): Date => new Date(now.getTime() + linkMinutes * 60_000);

/** @returns the request's id, whether or not an email is sent @throws NotFound */
export const requestToJoin = async (
  context: Context,
  name: GroupName,
  message: string,
  { email, name: person, answer }: JoinRequestInput,
): Promise<string> => {
  const { db, limits, address, now, requestedLanguage: language } = context;
  const group = requireVisible(await findGroupKey(db, name), isPublic, message);
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  const id = uuid();
  await minimumDuration(minDurationMs, async () => {
    if (!(await allowsMail(context, { kind: "join", email, device: null }))) return;
    await inTransaction(context, async (tx) => {
      const token = newLinkSecret();
      const link = { secretHash: digest(token), expiresAt: expiryAt(now) };
      await insertEmailRequest(tx.db, {
        ...{ id, groupId: group.id, email, name: person, answer, language, createdAt: now },
        ...link,
      });
      await post(tx, group, { email, language, token });
    });
  });
  return id;
};

type Confirmation = Pick<EmailRequest, "email" | "language"> & { token: string };

/** The email never contains the name that was entered (criterion 29). */
const post = async (
  { db, now, mailer, baseUrl, site }: Context,
  group: GroupKey,
  { email, language: requested, token }: Confirmation,
): Promise<void> => {
  const brand = requireFound(await findGroupBrand(db, group.id), "the group is gone");
  const { t, language } = textsFor(requested);
  const content = {
    language,
    subject: t("mail.join_request.subject"),
    paragraphs: [t("mail.join_request.why", { group: group.name }), t("mail.rsvp_request.end")],
    facts: [
      { label: t("mail.event.group"), lines: [group.name] },
      { label: t("mail.role_granted.alliance"), lines: [brand.name] },
    ],
    button: { label: t("community.confirm_join.button"), link: `${baseUrl}/joins/confirm?token=${token}` },
    reason: t("mail.join_request.reason"),
  };
  await mailer.post(db, brandedMail(email, content, { baseUrl, site }, brand), now);
};

/** @throws NotFound when the group is hidden */
export const resendJoin = async (context: Context, id: string): Promise<void> => {
  const { db, limits, address, now } = context;
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  await minimumDuration(minDurationMs, async () => {
    const request = await findOpenEmailRequest(db, { id, now });
    const group = request?.groupId ? await findGroupKey(db, { id: request.groupId }) : undefined;
    if (!request || !group) return;
    requireAvailable(group);
    const { email, language } = request;
    if (!(await allowsMail(context, { kind: "join", email, device: null }))) return;
    await inTransaction(context, async (tx) => {
      const token = newLinkSecret();
      const link = { id, secretHash: digest(token), expiresAt: expiryAt(now), now };
      if (await replaceLink(tx.db, emailRequests, link)) await post(tx, group, { email, language, token });
    });
  });
};
