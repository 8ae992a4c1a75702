import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { foldAddress } from "../../foundation/email-address.ts";
import { requireFound, TooManyRequests } from "../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../foundation/secrets.ts";
import type { UserContext } from "../../identity/context.ts";
import { findUser } from "../../identity/users/queries.ts";
import { created } from "../../server/http/responses.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { Use } from "../../server/limits/limits.ts";
import { mailboxOf } from "../../server/limits/mailbox.ts";
import { invitationPath } from "../../web/page-paths.ts";
import { queueInvitation } from "../notifications/notify.ts";
import { type IdempotentRequest, once, requireNewKey } from "../resources/idempotency.ts";
import { type AuditSubject, record } from "../resources/resource.ts";
import { type InvitationTarget, requireTarget, type TargetRef } from "./accept.ts";
import {
  findInvitation,
  type InvitationRow,
  insertInvitations,
  listOpenInvitations,
  markExpiredInvitations,
  withdrawInvitation,
} from "./queries.ts";
import { expiryOf, type InvitationInput, type InvitedRole, requireInvitees, type TypedAddress } from "./rules.ts";

const statusOf = ({ status, expiresAt }: InvitationRow, now: Date): InvitationRow["status"] =>
  status === "pending" && expiresAt <= now ? "expired" : status;

export const toInvitation = (row: InvitationRow, now: Date): Schemas["Invitation"] => ({
  id: row.id,
  email: row.email,
  role: row.role,
  status: statusOf(row, now),
  max_uses: row.maxUses,
  use_count: row.useCount,
  accepted: row.accepted.map(({ id, name, at }) => ({ user: { id, name }, accepted_at: toTimestamp(new Date(at)) })),
  invited_by: row.invitedBy,
  created_at: toTimestamp(row.createdAt),
  expires_at: toTimestamp(row.expiresAt),
});

type Result = Schemas["InvitationResult"];

const inviteActions = { alliance: "inviteToAlliance", group: "inviteToGroup", event: "inviteToEvent" } as const;
const withdrawActions = {
  alliance: "withdrawAllianceInvitation",
  group: "withdrawGroupInvitation",
  event: "withdrawEventInvitation",
} as const;

const subjectOf = (verb: "invite" | "withdraw", { type, id, name, allianceId }: InvitationTarget): AuditSubject => ({
  ...{ type, id, name, allianceId },
  action: (verb === "invite" ? inviteActions : withdrawActions)[type],
});

type Request = Pick<IdempotentRequest, "headers"> & { body: InvitationInput };

/** Withdraws an invitation if it is pending. For an invitation to a role, requires the permission to appoint. @throws NotFound or Forbidden */
export const withdraw = (context: UserContext, to: TargetRef, id: string): Promise<Schemas["Invitation"]> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const target = await requireTarget(tx, to);
    const find = async () =>
      requireFound(await findInvitation(db, { id, targetId: target.id }), `there is no invitation ${id}`);
    const before = await find();
    if (before.role !== null) await requireTarget(tx, to, before.role);
    if (!(await withdrawInvitation(db, id))) return toInvitation(await find(), now);
    const after = await find();
    const audited = ({ status }: InvitationRow) => ({ invitation: { id, status } });
    await record(tx, subjectOf("withdraw", target), audited(before), audited(after));
    return toInvitation(after, now);
  });

/**
 * @throws BadRequest unless the body has exactly one of email, emails and max_uses, Conflict if the target is closed,
 * TooManyRequests when the limit of the caller or of every address is reached
 */
export const invite = async (context: UserContext, to: TargetRef, request: Request) => {
  const { body } = request;
  const target = await requireTarget(context, to, body.role);
  const invitees = requireInvitees(body);
  const terms = { role: body.role ?? null, expiresAt: expiryOf(body, context.now) };
  if (terms.role === null) target.requireOpen(context.now);
  return "maxUses" in invitees
    ? inviteByLink(context, target, { ...terms, maxUses: invitees.maxUses }, request)
    : inviteByEmail(context, target, { ...terms, addresses: invitees.addresses }, request);
};

const responseOf = ({ baseUrl }: UserContext, { listPath }: InvitationTarget, items: Result[]) =>
  created(baseUrl + listPath, { items });

type Terms = { role: InvitedRole | null; expiresAt: Date };

/** The context of a user who invites people, in a request or in a background task. */
type Inviter = Pick<UserContext, "db" | "now" | "requestedLanguage"> & { readonly caller: { readonly userId: string } };

type TargetIds = Pick<InvitationTarget, "id" | "allianceId" | "groupId" | "eventId">;

const newRow = ({ now, caller }: Inviter, { allianceId, groupId, eventId }: TargetIds, { role, expiresAt }: Terms) => {
  const secret = newLinkSecret();
  const row = { id: uuid(), ...{ allianceId, groupId, eventId, role, expiresAt }, secretHash: digest(secret) };
  return { secret, row: { ...row, invitedBy: caller.userId, createdAt: now } };
};

const inviteByLink = async (
  context: UserContext,
  target: InvitationTarget,
  { maxUses, ...terms }: Terms & { maxUses: number },
  request: Request,
) => {
  const operation = inviteActions[target.type];
  const { secret, row } = newRow(context, target, terms);
  return inTransaction(context, async (tx) => {
    const { db, now, baseUrl } = tx;
    const earlierUse = "created a link, whose secret is not stored; withdraw the invitation and use a new key";
    await requireNewKey(tx, { ...request, operation, path: target.path }, earlierUse);
    await tx.limits.consume(["invitations_per_user", tx.caller.userId]);
    await insertInvitations(db, [{ ...row, maxUses }]);
    await record(tx, subjectOf("invite", target), null, { link: { role: terms.role, max_uses: maxUses } });
    const inserted = await findInvitation(db, { id: row.id, targetId: target.id });
    const invitation = inserted ? toInvitation(inserted, now) : null;
    const url = baseUrl + invitationPath(secret);
    return responseOf(tx, target, [{ email: null, outcome: "invited", invitation, url }]);
  });
};

const usesOf = ({ caller }: Pick<Inviter, "caller">, email: string): Use[] => [
  ["invitations_per_user", caller.userId],
  ["invitations_per_mailbox", mailboxOf(email)],
];

/** Counts each address separately. @returns the addresses within the limits, and the last error */
export const consumeLimits = async (
  context: Pick<Inviter, "caller"> & Pick<UserContext, "limits">,
  emails: readonly string[],
) => {
  const admitted: string[] = [];
  let refused: TooManyRequests | undefined;
  for (const email of emails) {
    try {
      await context.limits.consume(...usesOf(context, email));
      admitted.push(email);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      refused = error;
      if (error.limit === "invitations_per_user") break;
    }
  }
  return { admitted, refused };
};

/** Consumes the limits of all addresses, then refunds the addresses that get no email. */
const inviteByEmail = async (
  context: UserContext,
  target: InvitationTarget,
  { addresses, ...terms }: Terms & { addresses: TypedAddress[] },
  request: Request,
) => {
  const { now, limits } = context;
  const emails = addresses.flatMap(({ email }) => email ?? []);
  const query = { targetId: target.id, role: terms.role, emails, now };
  let countedEmails: string[] = [];
  let sent: ReadonlySet<string> = new Set();
  const work = async (tx: Tx<UserContext>) => {
    const openAddresses = new Set((await listOpenInvitations(tx.db, query)).map(({ email }) => foldAddress(email)));
    const { admitted, refused } = await consumeLimits(
      tx,
      emails.filter((email) => !openAddresses.has(foldAddress(email))),
    );
    countedEmails = admitted;
    if (refused && admitted.length === 0 && openAddresses.size === 0) throw refused;
    sent = new Set((await insertAndQueueEmails(tx, target, terms, admitted)).map(({ email }) => email));
    // The log omits addresses, which may belong to people without an account.
    if (sent.size > 0)
      await record(tx, subjectOf("invite", target), null, { emails: { role: terms.role, count: sent.size } });
    return responseOf(tx, target, await resultsOf(tx, query, { addresses, sent }));
  };
  try {
    return await inTransaction(context, (tx) =>
      once(tx, { ...request, operation: inviteActions[target.type], path: target.path }, () => work(tx)),
    );
  } catch (error) {
    sent = new Set();
    throw error;
  } finally {
    for (const email of countedEmails) if (!sent.has(email)) await limits.refund(...usesOf(context, email));
  }
};

/** Inserts invitations and queues their emails. @returns the inserted invitations: none for addresses with an open invitation */
export const insertAndQueueEmails = async (
  tx: Tx<Inviter>,
  target: TargetIds,
  terms: Terms,
  emails: readonly string[],
): Promise<{ id: string; email: string }[]> => {
  if (emails.length === 0) return [];
  const { db, now, caller, requestedLanguage } = tx;
  const inviter = await findUser(db, { id: caller.userId, now });
  const language = inviter?.language ?? requestedLanguage;
  await markExpiredInvitations(db, { targetId: target.id, role: terms.role, emails, now });
  // Sorted, to prevent deadlocks with another invitation of the same addresses.
  const prepared = emails.toSorted().map((email) => ({ email, ...newRow(tx, target, terms) }));
  const inserted = await insertInvitations(
    db,
    prepared.map(({ row, email }) => ({ ...row, email, language, maxUses: 1 })),
  );
  const sent = prepared.filter(({ row }) => inserted.has(row.id));
  for (const { email: recipient, secret, row } of sent)
    await queueInvitation(db, { invitationId: row.id, recipient, secret }, now);
  return sent.map(({ row, email }) => ({ id: row.id, email }));
};

const resultsOf = async (
  { db }: UserContext,
  query: Parameters<typeof listOpenInvitations>[1],
  { addresses, sent }: { addresses: TypedAddress[]; sent: ReadonlySet<string> },
): Promise<Result[]> => {
  const open = new Map((await listOpenInvitations(db, query)).map((row) => [foldAddress(row.email), row]));
  return addresses.map(({ typed, email }) => {
    const row = email === undefined ? undefined : open.get(foldAddress(email));
    const invitation = row ? toInvitation(row, query.now) : null;
    return { email: typed, outcome: outcomeOf({ email, invitation, sent }), invitation, url: null };
  });
};

type Outcome = { email: string | undefined; invitation: Result["invitation"]; sent: ReadonlySet<string> };

const outcomeOf = ({ email, invitation, sent }: Outcome): Result["outcome"] => {
  if (email === undefined) return "invalid_address";
  if (sent.has(email)) return "invited";
  return invitation ? "already_invited" : "limit_reached";
};
