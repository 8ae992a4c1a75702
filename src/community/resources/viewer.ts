import type { Schemas } from "../../../generated/contract.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { InsufficientScope, Unauthorized } from "../../foundation/errors.ts";
import { may, type Policy, type Viewer, viewerOf } from "../../identity/access/policy.ts";
import type { Context } from "../../identity/context.ts";

/** The caller's relation to rows, by row id. */
type Relations = ReadonlyMap<string, Partial<Omit<Schemas["Viewer"], "can_edit">>>;

type ViewerOptions<Row> = {
  find: (db: Queryable, userId: string, ids: string[]) => Promise<Relations>;
  /** The permission to edit a row. */
  edit: Policy<Row, never>["verbs"]["read"];
};

const noRelation = { membership: null, attendance: null, waitlist_position: null, applied: null };

/** Adds the caller's relation to each row if the query asks for it. @throws Unauthorized or InsufficientScope */
export const viewersOf =
  <Row extends { id: string }>({ find, edit }: ViewerOptions<Row>) =>
  (context: Context, { include }: { include?: readonly Schemas["Include"][] }, viewer?: Viewer) =>
  async (rows: readonly Row[], db = context.db): Promise<((row: Row) => { viewer: Schemas["Viewer"] }) | undefined> => {
    if (!include?.includes("viewer")) return undefined;
    const { userId } = requireViewer(context);
    const ids = rows.map(({ id }) => id);
    const [permissions, relations] = await Promise.all([
      viewer ?? viewerOf({ ...context, db }, edit.scope),
      ids.length > 0 ? find(db, userId, ids) : new Map(),
    ]);
    return (row) => ({ viewer: { ...noRelation, ...relations.get(row.id), can_edit: may(edit, permissions, row) } });
  };

const requireViewer = ({ caller }: Pick<Context, "caller">) => {
  if (!caller)
    throw new Unauthorized('include=viewer needs an API token as "Authorization: Bearer <token>" or a session');
  if (caller.scopes && !caller.scopes.has("profile:read")) throw new InsufficientScope(["profile:read"]);
  return caller;
};
