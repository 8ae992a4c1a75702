import type { components } from "../../../generated/contract.ts";
import { InsufficientScope, Unauthorized } from "../../foundation/errors.ts";
import type { Rights } from "../../identity/access/queries.ts";
import type { Context } from "../../identity/context.ts";

type Schemas = components["schemas"];

/** What rows are to the caller, by the id of the row. */
type Own = ReadonlyMap<string, Partial<Omit<Schemas["Viewer"], "can_edit">>>;

type Kind<Row> = {
  rights: () => Promise<Rights>;
  /** Finds it for all rows at once. */
  find: (userId: string, ids: string[]) => Promise<Own>;
  canEdit: (rights: Rights, row: Row) => boolean;
};

const nothing = { membership: null, attendance: null, waitlist_position: null, applied: null };

/**
 * Finds what rows are to the caller, if the query asks for it.
 * @returns what is added to the JSON of a row
 * @throws Unauthorized for an anonymous caller
 * @throws InsufficientScope
 */
export const viewersOf = async <Row extends { id: string }>(
  context: Pick<Context, "caller">,
  { include }: { include?: readonly Schemas["Inclusion"][] },
  rows: readonly Row[],
  { rights: readRights, find, canEdit }: Kind<Row>,
): Promise<(row: Row) => { viewer?: Schemas["Viewer"] }> => {
  if (!include?.includes("viewer")) return () => ({});
  const { userId } = requireViewer(context);
  const ids = rows.map(({ id }) => id);
  const [rights, own] = await Promise.all([readRights(), ids.length > 0 ? find(userId, ids) : new Map()]);
  return (row) => ({ viewer: { ...nothing, ...own.get(row.id), can_edit: canEdit(rights, row) } });
};

const requireViewer = ({ caller }: Pick<Context, "caller">) => {
  if (!caller)
    throw new Unauthorized('include=viewer needs an API token as "Authorization: Bearer <token>" or a session');
  if (caller.scopes && !caller.scopes.has("profile:read")) throw new InsufficientScope(["profile:read"]);
  return caller;
};
