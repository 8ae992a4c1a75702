import { authorize } from "../identity/access/policy.ts";
import type { UserContext } from "../identity/context.ts";
import { alliancePolicy } from "./alliances/policy.ts";
import { groupPolicy } from "./groups/policy.ts";
import type { GroupRef } from "./groups/queries.ts";

/** A group, or a whole alliance. */
export type CommunityRef = { alliance: string } | GroupRef;

export type Community = {
  allianceId: string;
  /** The slug of the alliance. */
  alliance: string;
  /** Null for the whole alliance. */
  groupId: string | null;
};

/** Finds a group or an alliance, and requires the permission `verb` for it. @throws NotFound or Forbidden */
export const requireCommunity = async (
  context: UserContext,
  verb: "manage_members" | "manage_admins",
  name: CommunityRef,
): Promise<Community> => {
  if ("id" in name || "slug" in name) {
    const { id: groupId, allianceId, alliance } = await authorize(context, groupPolicy, verb, name);
    return { allianceId, alliance, groupId };
  }
  const { id: allianceId, slug: alliance } = await authorize(context, alliancePolicy, verb, name.alliance);
  return { allianceId, alliance, groupId: null };
};
