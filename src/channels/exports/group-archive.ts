import { operationTable } from "../../../generated/contract.ts";
import { findAgenda } from "../../community/events/agenda/queries.ts";
import { toAgenda } from "../../community/events/agenda/views.ts";
import { eachAttendeeOfGroup } from "../../community/events/attendances/queries.ts";
import { toAttendee } from "../../community/events/attendances/views.ts";
import { eachGuestAttendeeOfGroup } from "../../community/events/guest-attendees/queries.ts";
import { toGuestAttendee } from "../../community/events/guest-attendees/views.ts";
import { eachEvent } from "../../community/events/queries.ts";
import { toAdministeredEvent } from "../../community/events/views.ts";
import { eachMember } from "../../community/groups/memberships/queries.ts";
import { toMember } from "../../community/groups/memberships/views.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import { findGroup } from "../../community/groups/queries.ts";
import { toAdministeredGroup } from "../../community/groups/views.ts";
import type { Transaction } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { jsonList, jsonObject } from "../../foundation/json-text.ts";
import { uploadedPath } from "../../foundation/pictures/pictures.ts";
import type { Context } from "../../identity/context.ts";
import { csvText, type Value } from "./file.ts";
import {
  attendeeColumns,
  eventColumns,
  toEventRow,
  toGroupAttendeeRow,
  toGroupGuestRow,
  toMemberRow,
} from "./views.ts";

/** Rows per query, and fewer for events, which have long texts. */
const batchSize = 500;
const eventBatchSize = 100;

type ExportContext = Pick<Context, "now" | "baseUrl"> & {
  groupId: string;
  /** Collects the files of uploaded pictures. */
  pictures: Set<string>;
};

const addPictures = ({ pictures, baseUrl }: ExportContext, urls: (string | null)[]): void => {
  for (const url of urls) {
    const file = url && uploadedPath(url, baseUrl)?.replace("/media/", "");
    if (file) pictures.add(file);
  }
};

const groupText = async function* (tx: Transaction, context: ExportContext) {
  const { groupId: id, now, baseUrl } = context;
  const row = requireFound(await findGroup(tx, { id, now }), groupPolicy.missing({ id }));
  const group = toAdministeredGroup(row, baseUrl);
  addPictures(context, [group.logo_url, group.banner_url]);
  yield `${JSON.stringify(group, null, 2)}\n`;
};

const eventDocuments = async function* (tx: Transaction, context: ExportContext) {
  const { groupId, baseUrl } = context;
  for await (const rows of eachEvent(tx, { groupId }, eventBatchSize))
    for (const row of rows) {
      // Agendas are read one at a time, because each may have 2 MiB.
      const agendaRows = row.hasAgenda ? await findAgenda(tx, row.id) : { items: [], speakers: [] };
      const agenda = toAgenda(agendaRows, { baseUrl, isAdministrator: true });
      const event = toAdministeredEvent(row, baseUrl);
      addPictures(context, [event.banner_url, ...agenda.speakers.map((speaker) => speaker.photo_url)]);
      yield [{ ...event, agenda }];
    }
};

const attendeeRows = async function* (tx: Transaction, groupId: string): AsyncGenerator<Record<string, Value>[]> {
  for await (const rows of eachAttendeeOfGroup(tx, groupId, batchSize)) yield rows.map(toGroupAttendeeRow);
  for await (const rows of eachGuestAttendeeOfGroup(tx, { groupId }, batchSize)) yield rows.map(toGroupGuestRow);
};

const withEvent =
  <Row>(view: (row: Row) => object) =>
  (row: Row & { event: object }) => ({ event: row.event, ...view(row) });

/** Returns the archive's text files by name. Each reads its own rows, because they are written one after another. */
export const textFilesOf = (tx: Transaction, context: ExportContext): Record<string, AsyncIterable<string>> => {
  const { groupId, baseUrl } = context;
  const events = { columns: eventColumns, view: toEventRow(baseUrl) };
  const members = { columns: operationTable.exportGroupMembers.columns, view: toMemberRow };
  const attendees = { columns: attendeeColumns, view: (row: Record<string, Value>) => row };
  return {
    "group.json": groupText(tx, context),
    "events.csv": csvText(events, eachEvent(tx, { groupId }, eventBatchSize)),
    "events.json": jsonObject({ events: jsonList(eventDocuments(tx, context), (event) => event) }),
    "members.csv": csvText(members, eachMember(tx, { groupId }, batchSize)),
    "members.json": jsonObject({ members: jsonList(eachMember(tx, { groupId }, batchSize), toMember) }),
    "attendees.csv": csvText(attendees, attendeeRows(tx, groupId)),
    "attendees.json": jsonObject({
      attendees: jsonList(eachAttendeeOfGroup(tx, groupId, batchSize), withEvent(toAttendee)),
      guest_attendees: jsonList(eachGuestAttendeeOfGroup(tx, { groupId }, batchSize), withEvent(toGuestAttendee)),
    }),
  };
};
