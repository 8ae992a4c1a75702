import { addDays } from "../calendar.ts";
import type { Acceptance, Event, Group, Invitation, Membership, User } from "../dataset.ts";
import type { Random } from "../random.ts";

type Told = { group: Group; organiser: User; today: Date };

/** Open ones to a group, to its organizers, to those of the alliance and to an event, and a link by which the first members came. */
export const inviteTo = (
  random: Random,
  { group, organiser, today }: Told,
  { event, memberships }: { event: Event; memberships: readonly Membership[] },
): { invitations: Invitation[]; acceptances: Acceptance[] } => {
  const invitation = (days: number, more: Partial<Invitation>): Invitation => {
    const id = random.id(today);
    const createdAt = addDays(today, -days);
    return {
      id,
      allianceId: group.allianceId,
      groupId: group.id,
      invitedBy: organiser.id,
      // No digest looks like this: nobody has the link.
      secretHash: `demo ${id}`,
      maxUses: 1,
      createdAt,
      expiresAt: addDays(createdAt, 14),
      ...more,
    };
  };
  const members = memberships.filter(({ groupId, userId }) => groupId === group.id && userId !== organiser.id);
  const came = members.slice(0, 2);
  const link = invitation(5, { maxUses: 25, useCount: came.length, expiresAt: addDays(today, 25) });
  return {
    invitations: [
      link,
      invitation(1, { email: "noor.said@example.org" }),
      invitation(2, { email: "tomas.novak@example.org", role: "group_admin" }),
      invitation(0, { email: "yuki.mori@example.org", eventId: event.id }),
      invitation(3, { email: "amina.diallo@example.org", role: "alliance_admin", groupId: null }),
    ],
    acceptances: came.map(({ userId }, rank) => ({
      invitationId: link.id,
      userId,
      acceptedAt: addDays(link.createdAt, 1 + rank),
    })),
  };
};
