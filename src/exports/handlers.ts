import { operationTable } from "../../generated/contract.ts";
import { rightsOf } from "../access/rights.ts";
import { requireAllianceAdmin, requireGroupAdmin, requireVisible } from "../access/rules.ts";
import { type AuditRow, eachAuditEntry } from "../alliances/audit/queries.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import type { Handler } from "../context.ts";
import { eachAttendee } from "../events/attendances/queries.ts";
import { requireEvent } from "../events/lookup.ts";
import { noEvent, requireEventAdmin } from "../events/rules.ts";
import { eachMember } from "../groups/memberships/queries.ts";
import { findGroupKey } from "../groups/queries.ts";
import { groupVisibleTo, noGroup } from "../groups/rules.ts";
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
