import { v7 as uuid } from "uuid";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import type { UserContext } from "../../identity/context.ts";
import type { OperationId } from "../../server/http/contract.ts";
import { created } from "../../server/http/responses.ts";
import { type AuditSubject, record } from "./audit-record.ts";
import { once } from "./idempotency.ts";
import type { Resource, Stored } from "./resource.ts";
import { insertUnderSlug } from "./slug.ts";

type Creation<New, Inserted> = {
  action: AuditSubject["action"] & OperationId;
  input: { path: object; body: { slug?: string }; headers: { "idempotency-key"?: string } };
  /** The source of the slug when the body has none. */
  name: string;
  row: New;
  /** Skipped when a request is repeated. */
  check?: (tx: Tx<UserContext>) => Promise<void> | void;
  alsoInsert?: (tx: Tx<UserContext>, id: string) => Promise<void>;
  announce?: (tx: Tx<UserContext>, inserted: Inserted) => Promise<void>;
};

type Insertion<New, Inserted> = Omit<Creation<New, Inserted>, "input" | "check"> & { slug?: string | undefined };

/** @throws BadRequest for a reserved slug, Conflict for a taken one */
export const insert = async <Row extends Stored, View extends object, New extends object, Changes>(
  tx: Tx<UserContext>,
  resource: Resource<Row, View, New, Changes>,
  { action, slug, name, row, alsoInsert, announce }: Insertion<New, { row: Row; view: View }>,
): Promise<{ row: Row; view: View }> => {
  const { db, now, baseUrl } = tx;
  const id = uuid();
  await insertUnderSlug({
    slug,
    name,
    fallback: resource.fallbackSlug,
    reserved: resource.reservedSlugs,
    listTaken: (slugs) => resource.listTakenSlugs(db, row, slugs),
    insert: (slug) => resource.insert(tx, { ...row, id, slug, createdAt: now, updatedAt: now }),
  });
  await alsoInsert?.(tx, id);
  const inserted = await resource.find(tx, id);
  if (!inserted) throw new Error(`${resource.type} ${id} is missing in the transaction that inserted it`);
  const view = resource.view(inserted, baseUrl);
  await record(tx, { action, type: resource.type, id, ...resource.subjectOf(inserted) }, null, view);
  await announce?.(tx, { row: inserted, view });
  return { row: inserted, view };
};

/** The same in a transaction, once per `Idempotency-Key`. @throws UnprocessableContent for a key used with another request */
export const create = async <Row extends Stored, View extends object, New extends object, Changes>(
  context: UserContext,
  resource: Resource<Row, View, New, Changes>,
  { input, check, ...insertion }: Creation<New, { row: Row; view: View }>,
) =>
  inTransaction(context, (tx) =>
    once(tx, { operation: insertion.action, ...input }, async () => {
      await check?.(tx);
      const { row, view } = await insert(tx, resource, { ...insertion, slug: input.body.slug });
      return created(`${tx.baseUrl}${resource.pathOf(row)}`, view, { revision: row.revision });
    }),
  );
