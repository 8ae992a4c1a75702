import { operationTable } from "../../../generated/contract.ts";
import { type AuditRow, eachAuditEntry } from "../../community/alliances/audit/queries.ts";
import { eachAttendee } from "../../community/events/attendances/queries.ts";
import { eachGuestAttendee } from "../../community/events/guest-attendees/queries.ts";
import { eventPolicy } from "../../community/events/policy.ts";
import { findEvent } from "../../community/events/queries.ts";
import { eachMember } from "../../community/groups/memberships/queries.ts";
import {
  findCommunityNumbers,
  findEventNumbers,
  sourceColumns,
  toCommunityStatistics,
  toEventStatistics,
} from "../../community/statistics/numbers.ts";
import { defaultRangeEnd, toRange } from "../../community/statistics/rules.ts";
import type { Transaction } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import type { Context, Handler } from "../../identity/context.ts";
import { createArchive } from "./archive.ts";
import { csvResponse, fileResponse, type Value } from "./file.ts";
import { textFilesOf } from "./group-archive.ts";
import { answerColumn, toAttendeeRow, toAuditRow, toGuestRow, toMemberRow } from "./views.ts";

/** Rows per query, and fewer for audit entries, which can hold long texts. */
const batchSize = 1_000;
const auditBatchSize = 100;

const requireEvent = async ({ db }: Context, id: string) =>
  requireFound(await findEvent(db, { id }), eventPolicy.missing({ id }));

export const exportAttendees: Handler<"exportAttendees"> = async (context, { path: { event_id: id } }) => {
  const event = await requireEvent(context, id);
  return csvResponse(context, {
    columns: [...operationTable.exportAttendees.columns, ...event.questions.map(answerColumn)],
    subject: { list: "attendees", ...event },
    view: (row: Record<string, Value>) => row,
    rows: async function* (tx) {
      const { questions } = event;
      for await (const rows of eachAttendee(tx, id, batchSize)) yield rows.map(toAttendeeRow(questions));
      for await (const rows of eachGuestAttendee(tx, { eventId: id }, batchSize)) yield rows.map(toGuestRow(questions));
    },
  });
};

export const exportGroupMembers: Handler<"exportGroupMembers"> = async (context, { path: { group_id: id } }) => {
  const group = context.target;
  return csvResponse(context, {
    columns: operationTable.exportGroupMembers.columns,
    subject: { list: "members", ...group },
    view: toMemberRow,
    rows: (tx) => eachMember(tx, { groupId: id }, batchSize),
  });
};

export const exportGroup: Handler<"exportGroup"> = async (context, { path: { group_id: groupId } }) => {
  const { now, baseUrl, caller, limits, uploads, target: group } = context;
  await limits.consume(["group_exports_per_user", caller.userId]);
  const archive = createArchive(now);
  const pictures = new Set<string>();
  const texts = async function* (tx: Transaction) {
    const entries = Object.entries(textFilesOf(tx, { groupId, now, baseUrl, pictures }));
    for (const [name, text] of entries) yield* archive.addText(name, text);
  };
  const files = async function* () {
    for (const name of pictures) {
      const picture = archive.hasRoom() ? await uploads.storage.get(name) : undefined;
      if (picture) yield* archive.addFile(`pictures/${name}`, picture.content);
    }
    yield* archive.end();
  };
  return fileResponse(context, { list: "everything", extension: "zip", ...group }, texts, files);
};

export const exportAuditEntries: Handler<"exportAuditEntries"> = async (context) => {
  const alliance = context.target;
  return csvResponse(context, {
    columns: operationTable.exportAuditEntries.columns,
    subject: { list: "audit", ...alliance },
    view: (row: AuditRow) => toAuditRow(row, context.baseUrl),
    rows: (tx) => eachAuditEntry(tx, { allianceId: alliance.id }, auditBatchSize),
  });
};

type Statistics<Period> = { periods: Period[]; sources: Parameters<typeof sourceColumns>[1] };

const statisticsResponse = <Column extends string, Period extends { starts_on: string } & Record<Column, Value>>(
  context: Context,
  columns: readonly Column[],
  subject: { slug: string; name: string },
  numbers: Parameters<typeof sourceColumns>[0],
  { periods, sources }: Statistics<Period>,
) => {
  const sourceTable = sourceColumns(numbers, sources);
  return csvResponse(context, {
    columns: [...columns, ...sourceTable.columns],
    subject: { list: "statistics", ...subject },
    view: (period: Period): Record<string, Value> => ({ ...period, ...sourceTable.valuesIn(period.starts_on) }),
    rows: async function* () {
      yield periods;
    },
  });
};

export const exportGroupStatistics: Handler<"exportGroupStatistics"> = async (
  context,
  { path: { group_id: id }, query },
) => {
  const group = context.target;
  const numbers = await findCommunityNumbers(context, { groupId: id }, toRange(query, context.now));
  const { columns } = operationTable.exportGroupStatistics;
  return statisticsResponse(context, columns, group, numbers, toCommunityStatistics(numbers));
};

export const exportAllianceStatistics: Handler<"exportAllianceStatistics"> = async (context, { query }) => {
  const alliance = context.target;
  const numbers = await findCommunityNumbers(context, { allianceId: alliance.id }, toRange(query, context.now));
  const { columns } = operationTable.exportAllianceStatistics;
  return statisticsResponse(context, columns, alliance, numbers, toCommunityStatistics(numbers));
};

export const exportEventStatistics: Handler<"exportEventStatistics"> = async (context, { path, query }) => {
  const event = await requireEvent(context, path.event_id);
  const numbers = await findEventNumbers(context, event, toRange(query, defaultRangeEnd(event, context.now)));
  const { columns } = operationTable.exportEventStatistics;
  return statisticsResponse(context, columns, event, numbers, toEventStatistics(numbers, event, context.now));
};
