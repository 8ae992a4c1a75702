import type { Schemas } from "../../../../generated/contract.ts";
import type { Handler } from "../../../identity/context.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { listPage } from "../../resources/list.ts";
import { type AllianceMemberRow, allianceMemberOrder, listAllianceMembers as listMemberRows } from "./queries.ts";

const toAllianceMember = (row: AllianceMemberRow): Schemas["AllianceMember"] => ({
  user: { id: row.id, name: row.name },
  email_undeliverable: row.isUndeliverable,
  group_count: row.groupCount,
  joined_at: toTimestamp(row.joinedAt),
});

export const listAllianceMembers: Handler<"listAllianceMembers"> = async (context, { path, query }) => {
  const { id: allianceId } = context.target;
  const { q } = query;
  const scope = { list: "alliance_members", ...path, q };
  return listPage(context, { scope, query, order: allianceMemberOrder, view: toAllianceMember }, (page, db) =>
    listMemberRows(db, { allianceId, q, ...page }),
  );
};
