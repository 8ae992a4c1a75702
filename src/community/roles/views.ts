import type { Schemas } from "../../../generated/contract.ts";
import type { AdministratorRow } from "../../identity/access/queries.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";

/** @param alliance the slug of a group's alliance */
export const toAdministrator = (row: AdministratorRow, alliance?: string): Schemas["Administrator"] => ({
  user: row.user,
  role: row.role,
  alliance: row.alliance ?? alliance ?? null,
  group_id: row.groupId,
  granted_at: toTimestamp(row.createdAt),
});
