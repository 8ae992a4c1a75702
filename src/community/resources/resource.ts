import type { Queryable, Transaction, Tx } from "../../foundation/db/client.ts";
import type { Context } from "../../identity/context.ts";
import type { AuditSubject } from "./audit-record.ts";

type StoreContext = Pick<Context, "db" | "now">;

export type Stored = { id: string; revision?: number };

export type NewIdentity = { id: string; slug: string; createdAt: Date; updatedAt: Date };

/** How `create`, `patch` and `remove` store and show a resource. */
export type Resource<Row, View, New, Changes> = {
  readonly type: AuditSubject["type"];
  /** Slugs that would collide with a fixed path segment. */
  readonly reservedSlugs: readonly string[];
  /** For a name that yields no slug. */
  readonly fallbackSlug: string;
  /** @returns those in use in the row's parent */
  listTakenSlugs(db: Queryable, row: New, slugs: string[]): Promise<string[]>;
  /** @returns false when the slug is taken */
  insert(tx: Tx<StoreContext>, row: New & NewIdentity): Promise<boolean>;
  find(context: StoreContext, id: string): Promise<Row | undefined>;
  update(db: Transaction, id: string, changes: Changes & { updatedAt: Date }): Promise<void>;
  /** The row as JSON for its administrators. */
  view(row: Row, baseUrl: string): View;
  /** For the audit log, if its readers may see less than the view. @param before the row before the change */
  audited?(row: Row, before: Row): object;
  subjectOf(row: Row): Pick<AuditSubject, "allianceId" | "name">;
  pathOf(row: Row): string;
};
