import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import type { Queryable, Tx } from "../../foundation/db/client.ts";
import { Conflict, InsufficientScope, requireFound } from "../../foundation/errors.ts";
import { enqueue } from "../../foundation/outbox/queries.ts";
import { digest } from "../../foundation/secrets.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { created, ok } from "../../server/http/responses.ts";
import type { Use } from "../../server/limits/limits.ts";
import { findLastTimezone } from "../events/queries.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupKey, GroupName } from "../groups/queries.ts";
import { countedOnce, type Repeatable } from "../resources/idempotency.ts";
import { record } from "../resources/resource.ts";
import { planRows } from "./plan.ts";
import { findImport, type ImportRow, insertImport, insertRows, type Row } from "./queries.ts";
import { importTopic } from "./run.ts";
import { readSource } from "./source.ts";
import { toImport, toReport } from "./views.ts";

/** @throws NotFound */
export const requireImport = async (db: Queryable, name: { id: string; groupId: string }): Promise<ImportRow> =>
  requireFound(await findImport(db, name), `the group has no import ${name.id}`);

/** Less urgent than emails. */
const priority = 5;

/** Requires that the token may write events too. @throws InsufficientScope */
export const requireEventScope = async (context: UserContext, group: GroupKey): Promise<void> => {
  const { scopes } = context.caller;
  if (scopes && !scopes.has("admin:events"))
    throw new InsufficientScope(["admin:events"], ["admin:groups", "admin:events"]);
  await authorize(context, groupPolicy, "create_event", { id: group.id });
};

/** @param kind of the rows: a file has events or members */
export const requirePossible = async (context: UserContext, group: GroupKey, kind?: Row["kind"] | null) => {
  if (kind === "event") await requireEventScope(context, group);
  if (kind === "member" && !group.active)
    throw new Conflict(`group "${group.slug}" is not active and cannot be joined`, { code: "group_inactive" });
};

export type ImportFile = { body: Uint8Array | Schemas["ImportSource"]; timezone: string | undefined };

type Plan = { format: Schemas["ImportFormat"]; rows: readonly Row[] };

/** Reads a file and plans its rows. @throws BadRequest naming what is wrong with the file */
export const planImport = async (
  context: UserContext,
  group: GroupKey,
  { body, timezone }: ImportFile,
): Promise<Plan> => {
  const { db, now, outbound } = context;
  const { id: groupId } = group;
  const fallbackZone = (await findLastTimezone(db, groupId)) ?? "UTC";
  const { format, rows } = await readSource(outbound, body, { timezone, fallbackZone, now });
  await requirePossible(context, group, rows.find(({ source }) => source)?.kind);
  return { format, rows: await planRows(db, rows, { groupId, now }) };
};

type Request = Pick<Repeatable, "headers"> & {
  body: ImportFile["body"];
  query: { dry_run: boolean; timezone?: string };
};

/** Plans the import of a file, and starts it unless it is a dry run. @throws BadRequest naming what is wrong with the file */
export const startImport = async (context: UserContext, name: GroupName, { body, query, headers }: Request) => {
  const { limits, caller } = context;
  const { dry_run: isDryRun, timezone } = query;
  const group = await authorize(context, groupPolicy, "import", name);
  const { id: groupId, alliance } = group;
  requireTimeZone(timezone);
  const uses: Use[] = [["imports_per_user", caller.userId]];
  if (isDryRun) await limits.consume(...uses);
  const plan = await planImport(context, group, { body, timezone });
  if (isDryRun) return ok(toReport(plan.rows, null));
  const request = {
    operation: "createImport",
    path: { alliance, group_id: groupId, timezone },
    body: body instanceof Uint8Array ? digest(Buffer.from(body).toString("latin1")) : body,
    headers,
  } as const;
  return countedOnce(context, uses, request, async (tx) => {
    const run = await beginImport(tx, group, await insertPlan(tx, group, plan, "running"));
    const location = `${tx.baseUrl}/api/v1/alliances/${alliance}/groups/${groupId}/imports/${run.id}`;
    return created(location, toReport(plan.rows, run));
  });
};

/** @returns the id of the import */
export const insertPlan = async (
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

/** Queues and records a running import. */
export const beginImport = async (tx: Tx<UserContext>, group: GroupKey, id: string): Promise<Schemas["Import"]> => {
  const { db, now, requestedLanguage: language } = tx;
  const run = toImport(await requireImport(db, { id, groupId: group.id }));
  await enqueue(db, { topic: importTopic, payload: { importId: id, language }, priority }, now);
  const subject = { action: "createImport", type: "group", ...group } as const;
  await record(tx, subject, null, { import: { id, format: run.format, row_count: run.row_count } });
  return run;
};
