import { v7 as uuid } from "uuid";
import type { UserContext } from "../context.ts";
import { inTransaction } from "../db/client.ts";
import type { OperationId } from "../http/contract.ts";
import { created } from "../http/responses.ts";
import { type AuditSubject, record } from "./audit-record.ts";
import { once } from "./idempotency.ts";
import type { Resource } from "./resource.ts";
import { insertUnderSlug } from "./slug.ts";

type Creation<New, Inserted> = {
  action: AuditSubject["action"] & OperationId;
  /** The request; a repeated `Idempotency-Key` must come with the same path and body. */
  input: { path: object; body: { slug?: string }; headers: { "idempotency-key"?: string } };
  /** The source of the slug when the body has none. */
  name: string;
  row: New;
  /** Checks that depend on the time; a repeated request skips them. */
  check?: () => void;
  /** Inserts what else belongs to the row. */
  alsoInsert?: (context: UserContext, id: string) => Promise<void>;
  /** Tells of the new resource, in the transaction. */
  announce?: (context: UserContext, inserted: Inserted) => Promise<void>;
};

/**
 * Creates a resource and its audit entry in one transaction, once per `Idempotency-Key`.
 * @throws BadRequest for a reserved slug
 * @throws Conflict for a taken one
 * @throws UnprocessableContent for a key that was used with another request
 */
export const create = async <
  Row extends { id: string; revision?: number },
  View extends object,
  New extends object,
  Changes,
>(
  context: UserContext,
  resource: Resource<Row, View, New, Changes>,
  { action, input, name, row, check, alsoInsert, announce }: Creation<New, { row: Row; view: View }>,
) =>
  inTransaction(context, (context) =>
    once(context, { operation: action, ...input }, async () => {
      check?.();
      const { db, now, baseUrl } = context;
      const id = uuid();
      await insertUnderSlug({
        slug: input.body.slug,
        name,
        fallback: resource.fallbackSlug,
        reserved: resource.reservedSlugs,
        listTaken: (slugs) => resource.listTakenSlugs(db, row, slugs),
        insert: (slug) => resource.insert(context, { ...row, id, slug, createdAt: now, updatedAt: now }),
      });
      await alsoInsert?.(context, id);
      const inserted = await resource.find(context, id);
      if (!inserted) throw new Error(`${resource.type} ${id} is missing in the transaction that inserted it`);
      const view = resource.view(inserted, baseUrl);
      await record(context, { action, type: resource.type, id, ...resource.subjectOf(inserted) }, null, view);
      await announce?.(context, { row: inserted, view });
      return created(`${baseUrl}${resource.pathOf(inserted)}`, view, { revision: inserted.revision });
    }),
  );
