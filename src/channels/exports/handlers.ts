import { operationTable } from "../../../generated/contract.ts";
import { type AuditRow, eachAuditEntry } from "../../community/alliances/audit/queries.ts";
import { requireAlliance } from "../../community/alliances/lookup.ts";
import { eachAttendee } from "../../community/events/attendances/queries.ts";
import { requireEvent } from "../../community/events/lookup.ts";
import { noEvent, requireEventAdmin } from "../../community/events/rules.ts";
import { eachMember } from "../../community/groups/memberships/queries.ts";
import { findGroupKey } from "../../community/groups/queries.ts";
import { groupVisibleTo, noGroup } from "../../community/groups/rules.ts";
import { rightsOf } from "../../identity/access/rights.ts";
import { requireAllianceAdmin, requireGroupAdmin, requireVisible } from "../../identity/access/rules.ts";
import type { Handler } from "../../identity/context.ts";
import { csvFile } from "./file.ts";
import { answerColumn, toAttendeeRow, toAuditRow, toMemberRow } from "./views.ts";

/** Rows that are read at a time. An audit entry can hold long texts, as they were before and after. */
const batchSize = 1_000;
const auditBatchSize = 100;

export const exportAttendees: Handler<"exportAttendees"> = async (context, { path }) => {
  const { event_id: id } = path;
  const { event, rights } = await requireEvent(context, { id }, noEvent(id));
  requireEventAdmin(rights, event);
  return csvFile(context, {
    columns: [...operationTable.exportAttendees.columns, ...event.questions.map(answerColumn)],
    of: { list: "attendees", ...event },
    view: toAttendeeRow(event.questions),
    rows: (tx) => eachAttendee(tx, id, batchSize),
  });
};

export const exportGroupMembers: Handler<"exportGroupMembers"> = async (context, { path }) => {
  const { group_id: id } = path;
  const rights = await rightsOf(context, "admin:groups");
  const group = requireVisible(await findGroupKey(context.db, { id }), groupVisibleTo(rights), noGroup(path));
  requireGroupAdmin(rights, group);
  return csvFile(context, {
    columns: operationTable.exportGroupMembers.columns,
    of: { list: "members", ...group },
    view: toMemberRow,
    rows: (tx) => eachMember(tx, { groupId: id }, batchSize),
  });
};

export const exportAuditEntries: Handler<"exportAuditEntries"> = async (context, { path }) => {
  const alliance = await requireAlliance(context.db, path.alliance);
  requireAllianceAdmin(await rightsOf(context, "admin:alliances"), alliance);
  return csvFile(context, {
    columns: operationTable.exportAuditEntries.columns,
    of: { list: "audit", ...alliance },
    view: (row: AuditRow) => toAuditRow(row, context.baseUrl),
    rows: (tx) => eachAuditEntry(tx, { allianceId: alliance.id }, auditBatchSize),
  });
};
