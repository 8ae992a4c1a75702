import { eq, getTableColumns } from "drizzle-orm";
import { auditEntries } from "../../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { nameOrDeleted, users } from "../../../foundation/db/identity-tables.ts";
import { byTime, orderBy, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { cursor, type Params } from "../../../foundation/db/statement.ts";

export type AuditRow = Omit<typeof auditEntries.$inferSelect, "allianceId"> & { actorName: string };

export const auditOrder = byTime<AuditRow>(auditEntries.createdAt, "descending", (row) => row.createdAt);

const { allianceId: _allianceId, ...columns } = getTableColumns(auditEntries);

const selectEntries = (db: Queryable) =>
  db
    .select({ ...columns, actorName: nameOrDeleted })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId));

export const listAuditEntries = (
  db: Queryable,
  { allianceId, subject_id: subjectId, ...page }: PageRequest & { allianceId: string; subject_id?: string | undefined },
): Promise<AuditRow[]> =>
  pageOf(
    selectEntries(db),
    [auditOrder, auditEntries.id],
    page,
    eq(auditEntries.allianceId, allianceId),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
  );

/** Reads an alliance's whole audit log in batches. */
export const eachAuditEntry = cursor("entries", (db, { allianceId }: Params<{ allianceId: string }>) =>
  selectEntries(db)
    .where(eq(auditEntries.allianceId, allianceId))
    .orderBy(...orderBy(auditOrder, auditEntries.id)),
);
