import type { Queryable } from "../../foundation/db/client.ts";
import type { Context } from "../../identity/context.ts";
import type { AuditSubject } from "./audit-record.ts";

type StoreContext = Pick<Context, "db" | "now">;

/** Columns that the service sets in every new row. */
export type NewIdentity = { id: string; slug: string; createdAt: Date; updatedAt: Date };

/** How a resource is stored and shown: everything that `create` and `patch` need. */
export type Resource<Row, View, New, Changes> = {
  readonly type: AuditSubject["type"];
  /** Slugs that would collide with a fixed path segment. */
  readonly reservedSlugs: readonly string[];
  /** For a name that yields no slug. */
  readonly fallbackSlug: string;
  /** @returns the slugs among these that are in use in the new row's parent */
  listTakenSlugs(db: Queryable, row: New, slugs: string[]): Promise<string[]>;
  /** @returns false when the slug is taken */
  insert(context: StoreContext, row: New & NewIdentity): Promise<boolean>;
  find(context: StoreContext, id: string): Promise<Row | undefined>;
  update(db: Queryable, id: string, changes: Changes & { updatedAt: Date }): Promise<void>;
  /** The row as JSON for its administrators. @param baseUrl of the service, for absolute addresses */
  view(row: Row, baseUrl: string): View;
  /** The row as the audit log has it, if its readers may see less than the view. @param before the change */
  audited?(row: Row, before: Row): object;
  /** The row as subject of the audit log. */
  subjectOf(row: Row): Pick<AuditSubject, "allianceId" | "name">;
  /** Relative to `base_url`. */
  pathOf(row: Row): string;
};
