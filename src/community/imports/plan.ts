import type { Queryable } from "../../foundation/db/client.ts";
import type { ImportedBody } from "../../foundation/db/import-tables.ts";
import { toEventColumns } from "../events/views.ts";
import { listInvitedAddresses } from "../invitations/queries.ts";
import { changesAnything } from "../resources/resource.ts";
import { findImportedEvents, type ImportedEvent, type Row } from "./queries.ts";
import { skip } from "./rows.ts";

/** Publishes past events and creates drafts of others. Skips events that were edited or published, or have attendees. */
export const planEvent = (body: ImportedBody, existing: ImportedEvent | undefined, now: Date) => {
  const columns = { ...toEventColumns(body, ""), startsAt: new Date(body.starts_at), endsAt: new Date(body.ends_at) };
  const status = columns.endsAt <= now ? ("published" as const) : ("draft" as const);
  if (!existing) return { outcome: "create", columns: { ...columns, status } } as const;
  const isEdited = existing.revision !== existing.importedRevision || existing.agendaItemCount > 0;
  const isPublishedHere = existing.status !== "draft" && status === "draft";
  if (isEdited || isPublishedHere || existing.attendeeCount > 0) return { outcome: "skip", reason: "edited" } as const;
  const changes = { ...columns, status };
  if (!changesAnything(existing, changes)) return { outcome: "skip", reason: "unchanged" } as const;
  return { outcome: "update", columns: changes } as const;
};

/** Plans rows by comparing them with the group's imported events and invitations. */
export const planRows = async (
  db: Queryable,
  rows: readonly Row[],
  { groupId, now }: { groupId: string; now: Date },
): Promise<Row[]> => {
  const sources = rows.flatMap(({ source }) => source ?? []);
  const uids = sources.flatMap((source) => (source.kind === "event" ? source.uid : []));
  const emails = sources.flatMap((source) => (source.kind === "member" ? source.email : []));
  const imported = await findImportedEvents(db, { groupId, uids });
  const invited = await listInvitedAddresses(db, { targetId: groupId, role: null, emails, now });
  return rows.map((row) => {
    const { source } = row;
    if (!source) return row;
    if (source.kind === "member") return invited.has(source.email.toLowerCase()) ? skip(row, "already_invited") : row;
    const plan = planEvent(source.body, imported.get(source.uid), now);
    return plan.outcome === "skip" ? skip(row, plan.reason) : { ...row, outcome: plan.outcome };
  });
};
