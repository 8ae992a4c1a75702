import { v7 as uuid } from "uuid";
import { inTransaction, type Queryable, type Tx } from "../../foundation/db/client.ts";
import type { ImportSource } from "../../foundation/db/import-tables.ts";
import { type Language, languages } from "../../foundation/languages/texts.ts";
import { isOneOf, isText, payloadReader } from "../../foundation/outbox/payload.ts";
import type { JobHandler } from "../../foundation/outbox/worker.ts";
import { may, type Viewer, viewerOfUser } from "../../identity/access/policy.ts";
import type { Limits } from "../../server/limits/limits.ts";
import { eventResource } from "../events/change.ts";
import { eventPolicy } from "../events/policy.ts";
import { insertEvent, listTakenEventSlugs, type NewEventRow, updateEvent } from "../events/queries.ts";
import { groupPolicy } from "../groups/policy.ts";
import { blockGroupDeletion, findGroupKey, type GroupKey } from "../groups/queries.ts";
import { consumeLimits, insertAndQueueEmails } from "../invitations/actions.ts";
import { listInvitedAddresses } from "../invitations/queries.ts";
import { insertUnderSlug } from "../resources/slug.ts";
import { insertMessage } from "../webhooks/messages/queries.ts";
import { planEvent } from "./plan.ts";
import {
  findImport,
  findImportedEvents,
  findRun,
  finishWaitingRows,
  type ImportedEvent,
  type ImportRun,
  invitationLifetimeDays,
  listWaitingRows,
  lockGroupImports,
  type RowResult,
  recordResults,
  recordSources,
  updateImport,
} from "./queries.ts";
import { toImport } from "./views.ts";

export const importTopic = "import";

const isLanguage = isOneOf(languages);
const isLanguageOrNull = (value: unknown): value is Language | null => value === null || isLanguage(value);

/** `language` is the request's: invitations use it unless the recipient or the inviter has chosen a language. */
const readPayload = payloadReader("an import", { importId: isText, language: isLanguageOrNull });

/** Rows per transaction. */
const batchSize = 50;
const dayMs = 86_400_000;

type Options = { db: Queryable; limits: Limits; secondFactorForAdmins: boolean; clock?: () => Date };

/** Runs an import in batches. A crash repeats no row: each batch is recorded in its own transaction. */
export const importHandlers = ({
  db,
  limits,
  secondFactorForAdmins,
  clock = () => new Date(),
}: Options): Readonly<Record<string, JobHandler>> => ({
  [importTopic]: async ({ payload }) => {
    const { importId, language } = readPayload(payload);
    const context = { db, limits, secondFactorForAdmins, now: clock(), requestedLanguage: language };
    const isDone = await inTransaction(context, (tx) => runBatch(tx, importId));
    return isDone ? undefined : { continuesWith: { importId, language } };
  },
});

type Context = Tx<Omit<Options, "clock"> & { now: Date; requestedLanguage: Language | null }>;

/** @returns whether the import has ended */
const runBatch = async (tx: Context, id: string): Promise<boolean> => {
  const { db } = tx;
  const groupId = (await findRun(db, id))?.groupId;
  if (groupId === undefined) return true;
  await lockGroupImports(db, groupId);
  const run = await findRun(db, id);
  const group = await findGroupKey(db, { id: groupId });
  if (!run || !group || run.status !== "running") return true;
  await blockGroupDeletion(db, groupId);
  const { createdBy: userId } = run;
  const viewer = userId === null ? undefined : await viewerOfUser(tx, userId);
  // The user may have lost the role since the import started.
  if (!userId || !viewer || !may(groupPolicy.verbs.import, viewer, group)) {
    await finishWaitingRows(db, id, "not_allowed");
    return completeImport(tx, id, group);
  }
  const waiting = await listWaitingRows(db, id, batchSize);
  const sources = waiting.flatMap(({ position, source }) => (source ? { position, ...source } : []));
  const events = sources.filter((source) => source.kind === "event");
  const members = sources.filter((source) => source.kind === "member");
  const eventResults = await importEvents(tx, { run, group, viewer }, events);
  await recordResults(db, id, [...eventResults, ...(await inviteMembers(tx, { run, group, userId, viewer }, members))]);
  return waiting.length < batchSize && completeImport(tx, id, group);
};

const completeImport = async ({ db, now }: Context, id: string, { allianceId }: GroupKey): Promise<true> => {
  await updateImport(db, id, { status: "completed", completedAt: now });
  const run = await findImport(db, { id });
  const data = JSON.stringify(run && toImport(run));
  await insertMessage(db, { type: "import.completed", allianceId, subjectId: id, data, now });
  return true;
};

type Import = { run: ImportRun; group: GroupKey; viewer: Viewer };

const refusal = { outcome: "refuse", reason: "not_allowed" } as const;

type WaitingRow<Kind> = { position: number } & Extract<ImportSource, { kind: Kind }>;

const importEvents = async (
  { db, now }: Context,
  { run: { id: importId }, group, viewer }: Import,
  waiting: readonly WaitingRow<"event">[],
): Promise<RowResult[]> => {
  const { id: groupId, allianceId } = group;
  const mayCreate = may(groupPolicy.verbs.create_event, viewer, group);
  const uids = waiting.map(({ uid }) => uid);
  const imported = await findImportedEvents(db, { groupId, uids }, "update");
  const results: RowResult[] = [];
  const sources: { uid: string; eventId: string }[] = [];
  for (const { position, uid, body } of waiting) {
    const existing = imported.get(uid);
    const isAllowed = existing ? may(eventPolicy.verbs.update, viewer, existing) : mayCreate;
    const plan = isAllowed ? planEvent(body, existing, now) : refusal;
    if (!("columns" in plan)) {
      results.push({ position, ...plan });
      continue;
    }
    const eventId = existing?.id ?? uuid();
    const { columns } = plan;
    if (existing) await updateEvent(db, eventId, { ...columns, updatedAt: now });
    else await insertWithSlug(db, { ...columns, id: eventId, groupId, allianceId, createdAt: now, updatedAt: now });
    sources.push({ uid, eventId });
    const before = existing && { columns: previousValues(existing, columns), importId: existing.importId };
    results.push({ position, outcome: plan.outcome, reason: null, eventId, before });
  }
  await recordSources(db, { groupId, importId, sources });
  return results;
};

/** Sends no notifications and writes no audit entry: the import has one audit entry for all events. */
const insertWithSlug = (db: Context["db"], row: Omit<NewEventRow, "slug">): Promise<void> =>
  insertUnderSlug({
    slug: undefined,
    name: row.name,
    fallback: eventResource.fallbackSlug,
    reserved: eventResource.reservedSlugs,
    listTaken: (slugs) => listTakenEventSlugs(db, row.groupId, slugs),
    insert: (slug) => insertEvent(db, { ...row, slug }),
  });

const previousValues = (existing: ImportedEvent, changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(existing).filter(([name]) => name in changes));

/** Refuses addresses beyond the limits of invitations. Importing the same file later invites them. */
const inviteMembers = async (
  tx: Context,
  { run, group, userId, viewer }: Import & { userId: string },
  waiting: readonly WaitingRow<"member">[],
): Promise<RowResult[]> => {
  if (!may(groupPolicy.verbs.invite, viewer, group)) return waiting.map(({ position }) => ({ position, ...refusal }));
  const { db, now } = tx;
  const emails = waiting.map(({ email }) => email);
  const invited = await listInvitedAddresses(db, { targetId: group.id, role: null, emails, now });
  const uninvited = emails.filter((email) => !invited.has(email.toLowerCase()));
  const inviter = { ...tx, caller: { userId } };
  const { admitted } = await consumeLimits(inviter, uninvited);
  const target = { id: group.id, allianceId: group.allianceId, groupId: group.id, eventId: null };
  const expiresAt = new Date(run.createdAt.getTime() + invitationLifetimeDays * dayMs);
  const invitations = await insertAndQueueEmails(inviter, target, { role: null, expiresAt }, admitted);
  const ids = new Map(invitations.map(({ email, id }) => [email, id]));
  return waiting.map(({ position, email }): RowResult => {
    const invitationId = ids.get(email);
    if (invitationId) return { position, outcome: "create", reason: null, invitationId };
    return invited.has(email.toLowerCase()) || admitted.includes(email)
      ? { position, outcome: "skip", reason: "already_invited" }
      : { position, outcome: "refuse", reason: "limit_reached" };
  });
};
