import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { Banned } from "../../foundation/errors.ts";
import { digest } from "../../foundation/secrets.ts";
import { authorize, viewerOfUser } from "../../identity/access/policy.ts";
import { findPerson, lockRoles } from "../../identity/access/queries.ts";
import { findAccount, findAccountByEmail } from "../../identity/auth/queries.ts";
import { logSecurityEvent } from "../../identity/auth/security-events/record.ts";
import {
  lockOrCreateOwner,
  recordRegistration,
  type SignInResult,
  signInByMail,
  withOwnerAsCaller,
} from "../../identity/auth/sign-in-links.ts";
import type { Context, UserContext } from "../../identity/context.ts";
import { updateUser } from "../../identity/users/queries.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { isBanned } from "../bans/queries.ts";
import { attend, type Rsvp } from "../events/attendances/actions.ts";
import { requireOpen } from "../events/attendances/rules.ts";
import { eventPolicy } from "../events/policy.ts";
import { type EventRef, lockEvent } from "../events/queries.ts";
import { grantEventRole } from "../events/team/change.ts";
import { lockTeamMember } from "../events/team/queries.ts";
import { join, requireActive } from "../groups/memberships/actions.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupRef } from "../groups/queries.ts";
import { grantRole } from "../roles/change.ts";
import { eventVerbFor, mayInvite, needsInviter } from "./policy.ts";
import {
  declineInvitation,
  type FoundInvitation,
  findInvitationBySecret,
  hasAccepted,
  useInvitation,
} from "./queries.ts";
import { type InvitedRole, invitationGone, requireAvailable, requireInvitedAddress, requirePending } from "./rules.ts";

/** Identifies the target of an invitation, by id or slugs. */
export type TargetRef =
  | { type: "alliance"; name: string }
  | { type: "group"; name: GroupRef }
  | { type: "event"; name: EventRef };

export type InvitationTarget = {
  type: TargetRef["type"];
  id: string;
  name: string;
  allianceId: string;
  /** The id of the group, or of the event's group. Null for an alliance. */
  groupId: string | null;
  eventId: string | null;
  /** Path parameters of the API's operations on the target. */
  path: object;
  /** The API path of the target's invitations. */
  listPath: string;
  /** @throws Conflict when invitations to the target cannot be accepted */
  requireOpen(now: Date): void;
};

/** Finds the target and requires that the caller may invite to it, or to the role. @throws NotFound or Forbidden */
export const requireTarget = async (
  context: UserContext,
  { type, name }: TargetRef,
  role?: InvitedRole,
): Promise<InvitationTarget> => {
  switch (type) {
    case "alliance": {
      const alliance = await authorize(context, alliancePolicy, role === undefined ? "invite" : "manage_admins", name);
      return {
        ...{ type, id: alliance.id, name: alliance.name, allianceId: alliance.id, groupId: null, eventId: null },
        path: { alliance: alliance.slug },
        listPath: `/api/v1/alliances/${alliance.slug}/invitations`,
        requireOpen: () => {},
      };
    }
    case "group": {
      const group = await authorize(context, groupPolicy, role === undefined ? "invite" : "manage_admins", name);
      const { id, alliance, allianceId } = group;
      return {
        ...{ type, id, name: group.name, allianceId, groupId: id, eventId: null },
        path: { alliance, group_id: id },
        listPath: `/api/v1/alliances/${alliance}/groups/${id}/invitations`,
        requireOpen: () => requireActive(group),
      };
    }
    case "event": {
      const event = await authorize(context, eventPolicy, eventVerbFor(role ?? null), name);
      const { id, allianceId, groupId } = event;
      return {
        ...{ type, id, name: event.name, allianceId, groupId, eventId: id },
        path: { event_id: id },
        listPath: `/api/v1/events/${id}/invitations`,
        requireOpen: (now) => requireOpen(event, now),
      };
    }
  }
};

type InvitationState = { invitation: FoundInvitation; isAccepted: boolean };

/** @throws NotFound if the group or event is hidden, or if the invitation is not pending and the caller has not accepted it */
export const requireInvitation = async (
  { db, now, caller }: Pick<Context, "db" | "now" | "caller">,
  secret: string,
): Promise<InvitationState> => {
  const invitation = await findInvitationBySecret(db, digest(secret));
  if (!invitation) throw invitationGone();
  requireAvailable(invitation);
  const isAccepted = caller !== null && (await hasAccepted(db, { invitationId: invitation.id, userId: caller.userId }));
  if (!isAccepted) requirePending(invitation, now);
  return { invitation, isAccepted };
};

type AcceptanceInput = { rsvp: Schemas["RsvpCreate"]; showAsOrganizer: boolean };

type AcceptanceResult = { invitation: FoundInvitation; rsvp?: Rsvp };

/**
 * Accepts an invitation, idempotently: accepting it again does not re-add a user who has left.
 * @throws NotFound when it cannot be accepted, Forbidden to banned users and other addresses, Conflict as for joining or an RSVP
 */
export const accept = (context: UserContext, secret: string, input: AcceptanceInput): Promise<AcceptanceResult> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const { invitation, isAccepted } = await requireInvitation(tx, secret);
    if (isAccepted) return { invitation };
    const accepted = await joinTarget(tx, invitation, input);
    if (!(await useInvitation(db, { invitationId: invitation.id, userId: caller.userId, now }))) throw invitationGone();
    return accepted;
  });

/**
 * Creates an account and accepts an emailed invitation as its user: knowing the secret proves ownership of the mailbox.
 * @returns undefined if the invitation is a link or the address has an account @throws the errors of `accept`, and Conflict if the address is reserved
 */
export const acceptByMail = (
  context: Context,
  secret: string,
  { name, input }: { name: string; input: AcceptanceInput },
): Promise<(AcceptanceResult & { signIn: SignInResult }) | undefined> =>
  inTransaction(context, async (tx) => {
    const { db } = tx;
    const candidate = await findInvitationBySecret(db, digest(secret));
    if (!candidate) throw invitationGone();
    const { email } = candidate;
    if (email === null || !(await isForNewUser(tx, candidate))) return undefined;
    const { account, isNew } = await lockOrCreateOwner(tx, { email, name });
    if (!isNew) return undefined;
    // After `lockOrCreateOwner`, so that a later concurrent acceptance finds the account instead of a used invitation.
    const { invitation } = await requireInvitation({ ...tx, caller: null }, secret);
    await recordRegistration(tx, account);
    const signIn = await signInByMail(tx, account);
    if (!signIn) throw invitationGone();
    return { ...(await accept(withOwnerAsCaller(tx, account), secret, input)), invitation, signIn };
  });

export const isForNewUser = async ({ db }: Pick<Context, "db">, { email }: FoundInvitation): Promise<boolean> =>
  email !== null && (await findAccountByEmail(db, email)) === undefined;

const joinTarget = async (
  tx: Tx<UserContext>,
  invitation: FoundInvitation,
  { rsvp, showAsOrganizer }: AcceptanceInput,
): Promise<AcceptanceResult> => {
  const { role, group, event, alliance, allianceId } = invitation;
  if (role !== null) {
    await addRole(tx, invitation, showAsOrganizer);
    return { invitation };
  }
  await requireInviter(tx, invitation);
  if (event) return { invitation, rsvp: await attend(tx, { id: event.id }, rsvp, { isInvited: true }) };
  if (group) await join(tx, { id: group.id, alliance: alliance.slug }, { isInvited: true });
  else if (await isBanned(tx.db, tx.caller.userId, { allianceId, groupId: null })) throw new Banned();
  return { invitation };
};

/** @throws NotFound if the invitation needs an inviter's permission, which the inviter has lost */
const requireInviter = async (tx: Tx<UserContext>, invitation: FoundInvitation): Promise<void> => {
  const { invitedBy } = invitation;
  if (!needsInviter(invitation, tx.now)) return;
  if (!invitedBy || !mayInvite(await viewerOfUser(tx, invitedBy.id), invitation)) throw invitationGone();
};

const addRole = async (tx: Tx<UserContext>, invitation: FoundInvitation, showAsOrganizer: boolean): Promise<void> => {
  const { db, now, caller } = tx;
  const { invitedBy, role, group, event, allianceId, alliance, email } = invitation;
  await lockRoles(db);
  if (event) await lockTeamMember(db, caller.userId);
  const eventRow = event ? await lockEvent(db, { id: event.id }) : undefined;
  if (!invitedBy || (event && !eventRow)) throw invitationGone();
  await requireInviter(tx, invitation);
  const { userId } = caller;
  const [account, person] = await Promise.all([findAccount(db, userId), findPerson(db, userId)]);
  if (!account || !person) throw invitationGone();
  requireInvitedAddress(email, account.email);
  if (await isBanned(db, userId, { allianceId, groupId: group?.id ?? null })) throw new Banned();
  if (showAsOrganizer && role !== "check_in" && group)
    await updateUser(db, userId, { showAsOrganizer, updatedAt: now });
  const invitee = { id: userId, name: person.name };
  if (eventRow && (role === "event_host" || role === "check_in"))
    await grantEventRole(tx, { event: eventRow, person: invitee, role });
  else if (!eventRow)
    await grantRole(tx, {
      person: invitee,
      scope: group ? { groupId: group.id } : { allianceId },
      alliance: { id: allianceId, slug: alliance.slug },
    });
  logSecurityEvent(tx, "role_granted", { userId: invitedBy.id, subject: userId });
};

export const decline = async (
  context: Pick<Context, "db" | "now" | "caller">,
  secret: string,
): Promise<FoundInvitation> => {
  const { invitation } = await requireInvitation({ ...context, caller: null }, secret);
  const { id, email } = invitation;
  if (email !== null && !(await declineInvitation(context.db, { id, now: context.now }))) throw invitationGone();
  return invitation;
};
