import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import type { RemovalRow } from "./queries.ts";

export const toRemoval = ({ type, id, removedAt }: RemovalRow): Schemas["Removal"] => ({
  type,
  id,
  removed_at: toTimestamp(removedAt),
});
