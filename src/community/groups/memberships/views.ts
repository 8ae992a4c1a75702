import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { GroupKey } from "../queries.ts";
import { toGroupSummary } from "../views.ts";
import type { JoinedGroupRow, MemberRow } from "./queries.ts";

export const toMembership = (groupId: string, membership: { joinedAt: Date } | undefined): Schemas["Membership"] => ({
  group_id: groupId,
  status: membership ? "member" : "none",
  joined_at: membership ? toTimestamp(membership.joinedAt) : null,
});

/** The webhook data of a membership without its user. @param membership undefined when it has ended */
export const toMembershipPayload = (
  { alliance, id, slug, name }: GroupKey,
  membership: { joinedAt: Date } | undefined,
): Omit<Schemas["MembershipPayload"], "user"> => {
  const { status, joined_at } = toMembership(id, membership);
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
