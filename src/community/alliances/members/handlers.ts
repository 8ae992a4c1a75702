import type { Schemas } from "../../../../generated/contract.ts";
import type { Handler } from "../../../identity/context.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { listPage } from "../../resources/list.ts";
import { type AllianceMemberRow, allianceMemberOrder, listAllianceMembers as listRows } from "./queries.ts";

const toAllianceMember = ({
  id,
  name,
  isUndeliverable,
  groupCount,
  joinedAt,
}: AllianceMemberRow): Schemas["AllianceMember"] => ({
  user: { id, name },
  email_undeliverable: isUndeliverable,
  group_count: groupCount,
  joined_at: toTimestamp(joinedAt),
});

export const listAllianceMembers: Handler<"listAllianceMembers"> = async (context, { path, query }) => {
  const { id: allianceId } = context.target;
  const { q } = query;
  const scope = { list: "alliance_members", ...path, q };
  return listPage(context, { scope, query, order: allianceMemberOrder, view: toAllianceMember }, (page, db) =>
    listRows(db, { allianceId, q, ...page }),
  );
};
