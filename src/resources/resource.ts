import type { Context } from "../context.ts";
import type { Queryable } from "../db/client.ts";
import type { AuditSubject } from "./audit-record.ts";

export type StoreContext = Pick<Context, "db" | "now">;

/** What the service gives every new row. */
export type NewIdentity = { id: string; slug: string; createdAt: Date; updatedAt: Date };

/** How one noun is stored and shown: all that `create` and `patch` need to know of it. */
export type Resource<Row, View, New, Changes> = {
  readonly type: AuditSubject["type"];
  /** Slugs that would collide with a fixed segment of a path. */
  readonly reservedSlugs: readonly string[];
  /** For a name of which no slug can be made. */
  readonly fallbackSlug: string;
  /** Those of the slugs that are in use where the new row goes. */
  listTakenSlugs(db: Queryable, row: New, slugs: string[]): Promise<string[]>;
  /** @returns false when the slug is taken */
  insert(context: StoreContext, row: New & NewIdentity): Promise<boolean>;
  find(context: StoreContext, id: string): Promise<Row | undefined>;
  update(db: Queryable, id: string, changes: Changes & { updatedAt: Date }): Promise<void>;
  /** The row as the JSON that its administrators see. */
  view(row: Row): View;
  /** What the audit log says of the row. */
  subjectOf(row: Row): Pick<AuditSubject, "allianceId" | "name">;
  /** Below `base_url`. */
  pathOf(row: Row): string;
};
