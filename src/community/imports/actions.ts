import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Queryable, type Tx } from "../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../foundation/errors.ts";
import { enqueue } from "../../foundation/outbox/queries.ts";
import { digest } from "../../foundation/secrets.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import { authorize, authorizeNew } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { created, ok } from "../../server/http/responses.ts";
import type { Use } from "../../server/limits/limits.ts";
import { type EventChanges, findLastTimezone, updateEvent } from "../events/queries.ts";
import { requireActive } from "../groups/memberships/actions.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupKey, GroupRef } from "../groups/queries.ts";
import { type IdempotentRequest, rateLimitedOnce } from "../resources/idempotency.ts";
import { record } from "../resources/resource.ts";
import { planRows } from "./plan.ts";
import {
  claimDraft,
  deleteEvents,
  findImport,
  finishWaitingRows,
  type ImportRow,
  insertImport,
  insertRows,
  lockGroupImports,
  lockWrittenEvents,
  type Row,
  recordSources,
  updateImport,
  type WrittenEvent,
  withdrawImportInvitations,
} from "./queries.ts";
import { importTopic } from "./run.ts";
import { readSource } from "./source.ts";
import { toImport, toImportReport } from "./views.ts";

/** @throws NotFound */
export const requireImport = async (db: Queryable, key: { id: string; groupId: string }): Promise<ImportRow> =>
  requireFound(await findImport(db, key), `the group has no import ${key.id}`);

/** Less urgent than emails. */
const priority = 5;

/** Events need a permission besides `group.import`. @param kind of all rows of a file @throws Forbidden or Conflict */
const requireImportable = async (context: UserContext, group: GroupKey, kind?: Row["kind"] | null) => {
  if (kind === "event") await authorizeNew(context, groupPolicy.verbs.create_event, group);
  if (kind === "member") requireActive(group);
};

export type ImportFile = { body: Uint8Array | Schemas["ImportSource"]; timezone: string | undefined };

type Plan = { format: Schemas["ImportFormat"]; rows: readonly Row[] };

/** Reads a file and plans each row. @throws BadRequest for an invalid file, and the errors of `requireImportable` */
const planImport = async (context: UserContext, group: GroupKey, { body, timezone }: ImportFile): Promise<Plan> => {
  const { db, now, outbound } = context;
  const fallbackZone = (await findLastTimezone(db, group.id)) ?? "UTC";
  const { format, rows } = await readSource(outbound, body, { timezone, fallbackZone, now });
  await requireImportable(context, group, rows.find(({ source }) => source)?.kind);
  return { format, rows: await planRows(db, rows, { groupId: group.id, now }) };
};

type Request = Pick<IdempotentRequest, "headers"> & {
  body: ImportFile["body"];
  query: { dry_run: boolean; timezone?: string };
};

/** Plans the import of a file, and starts it unless it is a dry run. @throws BadRequest for an invalid file */
export const startImport = async (context: UserContext, groupRef: GroupRef, { body, query, headers }: Request) => {
  const { limits, caller } = context;
  const { dry_run: isDryRun, timezone } = query;
  const group = await authorize(context, groupPolicy, "import", groupRef);
  const { id: groupId, alliance } = group;
  requireTimeZone(timezone);
  const charges: Use[] = [["imports_per_user", caller.userId]];
  if (isDryRun) await limits.consume(...charges);
  const plan = await planImport(context, group, { body, timezone });
  if (isDryRun) return ok(toImportReport(plan.rows, null));
  const request = {
    operation: "createImport",
    path: { alliance, group_id: groupId, timezone },
    body: body instanceof Uint8Array ? digest(Buffer.from(body).toString("latin1")) : body,
    headers,
  } as const;
  return rateLimitedOnce(context, charges, request, async (tx) => {
    const run = await beginImport(tx, group, await insertPlan(tx, group, plan, "running"));
    const location = `${tx.baseUrl}/api/v1/alliances/${alliance}/groups/${groupId}/imports/${run.id}`;
    return created(location, toImportReport(plan.rows, run));
  });
};

/** @returns the id of the import */
const insertPlan = async (
  { db, now, caller }: Tx<UserContext>,
  { id: groupId }: GroupKey,
  { format, rows }: Plan,
  status: "draft" | "running",
): Promise<string> => {
  const id = uuid();
  await insertImport(db, { ...{ id, groupId, format, status }, createdBy: caller.userId, createdAt: now });
  await insertRows(db, id, rows);
  return id;
};

/** Queues a running import and writes the audit entry. */
const beginImport = async (tx: Tx<UserContext>, group: GroupKey, id: string): Promise<Schemas["Import"]> => {
  const { db, now, requestedLanguage: language } = tx;
  const run = toImport(await requireImport(db, { id, groupId: group.id }));
  await enqueue(db, { topic: importTopic, payload: { importId: id, language }, priority }, now);
  const subject = { action: "createImport", type: "group", ...group } as const;
  await record(tx, subject, null, { import: { id, format: run.format, row_count: run.row_count } });
  return run;
};

/* A draft is an import that its user can review before starting it. */

/** Counts toward the limit of imports. @returns the id @throws BadRequest if the file is invalid */
export const createDraft = async (context: UserContext, groupRef: GroupRef, file: ImportFile): Promise<string> => {
  const group = await authorize(context, groupPolicy, "import", groupRef);
  requireTimeZone(file.timezone);
  await context.limits.consume(["imports_per_user", context.caller.userId]);
  const plan = await planImport(context, group, file);
  return inTransaction(context, (tx) => insertPlan(tx, group, plan, "draft"));
};

/** Starts a draft, idempotently. The rows are planned again. @throws NotFound for an unknown draft or another user's */
export const startDraft = (context: UserContext, groupRef: GroupRef, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const group = await authorize(tx, groupPolicy, "import", groupRef);
    const { id: groupId } = group;
    const wasDraft = await claimDraft(db, { id, groupId, userId: caller.userId, now });
    const { counts } = await requireImport(db, { id, groupId });
    if (!wasDraft) return;
    await requireImportable(tx, group, counts.kind);
    await beginImport(tx, group, id);
  });

const requireUntouched = (written: readonly WrittenEvent[]): void => {
  const edited = written.filter(({ isUntouched }) => !isUntouched).length;
  if (edited > 0)
    throw new Conflict(
      `${edited} of the import's events ${edited === 1 ? "was" : "were"} edited or imported again since; undo the later import first, or delete by hand`,
      { code: "import_edited", text: { key: "organizers.import.problem.edited" } },
    );
};

/** Parses the dates, which JSON stores as text. */
const parseColumns = ({ startsAt, endsAt, ...columns }: Record<string, unknown>): EventChanges => ({
  ...columns,
  startsAt: new Date(String(startsAt)),
  endsAt: new Date(String(endsAt)),
});

const revert = async ({ db, now }: Tx<UserContext>, groupId: string, written: readonly WrittenEvent[]) => {
  const createdIds = written.flatMap(({ eventId, before }) => (before ? [] : eventId));
  await deleteEvents(db, createdIds);
  for (const { eventId, uid, before } of written) {
    if (!before) continue;
    await updateEvent(db, eventId, { ...parseColumns(before.columns), updatedAt: now });
    await recordSources(db, { groupId, importId: before.importId, sources: [{ uid, eventId }] });
  }
};

/** Undoes an import, idempotently. @throws NotFound, Forbidden, or Conflict if an event was edited after the import */
export const undo = (context: UserContext, groupRef: GroupRef, id: string): Promise<Schemas["Import"]> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const group = await authorize(tx, groupPolicy, "import", groupRef);
    await lockGroupImports(db, group.id);
    const find = () => requireImport(db, { id, groupId: group.id });
    const before = await find();
    if (before.status === "undone") return toImport(before);
    const written = await lockWrittenEvents(db, id);
    if (written.length > 0) await authorizeNew(tx, groupPolicy.verbs.create_event, group);
    requireUntouched(written);
    await finishWaitingRows(db, id);
    await revert(tx, group.id, written);
    await withdrawImportInvitations(db, id);
    await updateImport(db, id, { status: "undone", undoneAt: now });
    const auditedFields = (status: string) => ({ import: { id, status } });
    const subject = { action: "undoImport", type: "group", ...group } as const;
    await record(tx, subject, auditedFields(before.status), auditedFields("undone"));
    return toImport(await find());
  });
