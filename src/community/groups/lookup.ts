import { type AccessContext, authorizeRow, type Viewer } from "../../identity/access/policy.ts";
import { groupPolicy } from "./policy.ts";
import { findGroup, type GroupName, type GroupRow } from "./queries.ts";

/** @throws NotFound, or SecondFactorRequired if suspended roles would show it */
export const requireGroup = async (
  context: AccessContext,
  name: GroupName,
): Promise<{ group: GroupRow; viewer: Viewer }> => {
  const { row, viewer } = await authorizeRow(context, groupPolicy, "read", name, (db) => findGroup(db, name, context));
  return { group: row, viewer };
};
