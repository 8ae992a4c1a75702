import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { GroupKey } from "../queries.ts";
import { toGroupSummary } from "../views.ts";
import type { JoinedGroupRow, MemberRow } from "./queries.ts";

/** A user's membership of a group, or request to join it; empty if there is neither. */
export type Standing = { joinedAt?: Date; request?: Schemas["JoinRequestStatus"] };

export const toMembership = (groupId: string, { joinedAt, request }: Standing): Schemas["Membership"] => ({
  group_id: groupId,
  status: joinedAt ? "member" : (request ?? "none"),
  joined_at: joinedAt ? toTimestamp(joinedAt) : null,
});

/** Returns the webhook data of a membership without its user. */
export const toMembershipPayload = (
  { alliance, id, slug, name }: GroupKey,
  standing: Standing,
): Omit<Schemas["MembershipPayload"], "user"> => {
  const { status, joined_at } = toMembership(id, standing);
  return { alliance, group: { id, slug, name }, status, joined_at };
};

export const toMember = ({ id, name, isUndeliverable, joinedAt }: MemberRow): Schemas["Member"] => ({
  user: { id, name },
  email_undeliverable: isUndeliverable,
  joined_at: toTimestamp(joinedAt),
});

export const toMyGroup = ({ group, joinedAt }: JoinedGroupRow, baseUrl: string): Schemas["MyGroup"] => ({
  group: toGroupSummary(group, baseUrl),
  joined_at: toTimestamp(joinedAt),
});
