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

const requirePossible = async (context: UserContext, group: GroupKey, rows: readonly Row[]): Promise<void> => {
  const has = (kind: Row["kind"]) => rows.some(({ source }) => source?.kind === kind);
  if (has("event")) await requireEventScope(context, group);
  if (!group.active && has("member"))
    throw new Conflict(`group "${group.slug}" is not active and cannot be joined`, { code: "group_inactive" });
};

type Request = Pick<Repeatable, "headers"> & {
  body: Uint8Array | Schemas["ImportSource"];
  query: { dry_run: boolean; timezone?: string };
};

/** Plans the import of a file, and starts it unless it is a dry run. @throws BadRequest naming what is wrong with the file */
export const startImport = async (context: UserContext, name: GroupName, { body, query, headers }: Request) => {
  const { db, now, outbound, limits, caller } = context;
  const { dry_run: isDryRun, timezone } = query;
  const group = await authorize(context, groupPolicy, "import", name);
  const { id: groupId, alliance } = group;
  requireTimeZone(timezone);
  const uses: Use[] = [["imports_per_user", caller.userId]];
  if (isDryRun) await limits.consume(...uses);
  const fallbackZone = (await findLastTimezone(db, groupId)) ?? "UTC";
  const { format, rows: found } = await readSource(outbound, body, { timezone, fallbackZone, now });
  await requirePossible(context, group, found);
  const rows = await planRows(db, found, { groupId, now });
  if (isDryRun) return ok(toReport(rows, null));
  const request = {
    operation: "createImport",
    path: { alliance, group_id: groupId, timezone },
    body: body instanceof Uint8Array ? digest(Buffer.from(body).toString("latin1")) : body,
    headers,
  } as const;
  return countedOnce(context, uses, request, async (tx) => {
    const run = await insertPlan(tx, group, { format, rows });
    const location = `${tx.baseUrl}/api/v1/alliances/${alliance}/groups/${groupId}/imports/${run.id}`;
    return created(location, toReport(rows, run));
  });
};

type Plan = { format: Schemas["ImportFormat"]; rows: readonly Row[] };

const insertPlan = async (
  tx: Tx<UserContext>,
  { id: groupId, allianceId, name }: GroupKey,
  { format, rows }: Plan,
): Promise<Schemas["Import"]> => {
  const { db, now, caller, requestedLanguage: language } = tx;
  const id = uuid();
  await insertImport(db, { ...{ id, groupId, format }, createdBy: caller.userId, createdAt: now });
  await insertRows(db, id, rows);
  await enqueue(db, { topic: importTopic, payload: { importId: id, language }, priority }, now);
  const subject = { action: "createImport", type: "group", id: groupId, allianceId, name } as const;
  await record(tx, subject, null, { import: { id, format, row_count: rows.length } });
  return toImport(await requireImport(db, { id, groupId }));
};
