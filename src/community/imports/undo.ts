import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { Conflict } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { type EventChanges, updateEvent } from "../events/queries.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupName } from "../groups/queries.ts";
import { record } from "../resources/resource.ts";
import { requireEventScope, requireImport } from "./actions.ts";
import {
  deleteEvents,
  endWaiting,
  lockImportsInto,
  lockWritten,
  recordSources,
  updateImport,
  type WrittenEvent,
  withdrawInvitationsOf,
} from "./queries.ts";
import { toImport } from "./views.ts";

const requireUntouched = (written: readonly WrittenEvent[]): void => {
  const edited = written.filter(({ isUntouched }) => !isUntouched).length;
  if (edited > 0)
    throw new Conflict(
      `${edited} of the import's events ${edited === 1 ? "was" : "were"} edited or imported again since; undo the later import first, or delete by hand`,
      { code: "import_edited", text: { key: "organizers.import.problem.edited" } },
    );
};

/** JSON has no dates. */
const columnsBefore = ({ startsAt, endsAt, ...columns }: Record<string, unknown>): EventChanges => ({
  ...columns,
  startsAt: new Date(String(startsAt)),
  endsAt: new Date(String(endsAt)),
});

const revert = async ({ db, now }: Tx<UserContext>, groupId: string, written: readonly WrittenEvent[]) => {
  await deleteEvents(
    db,
    written.flatMap(({ eventId, before }) => (before ? [] : eventId)),
  );
  for (const { eventId, uid, before } of written) {
    if (!before) continue;
    await updateEvent(db, eventId, { ...columnsBefore(before.columns), updatedAt: now });
    await recordSources(db, { groupId, importId: before.importId, sources: [{ uid, eventId }] });
  }
};

/** Idempotent. @throws NotFound, Forbidden, or Conflict when an event was edited since */
export const undo = (context: UserContext, name: GroupName, id: string): Promise<Schemas["Import"]> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const group = await authorize(tx, groupPolicy, "import", name);
    await lockImportsInto(db, group.id);
    const find = () => requireImport(db, { id, groupId: group.id });
    const before = await find();
    if (before.status === "undone") return toImport(before);
    const written = await lockWritten(db, id);
    if (written.length > 0) await requireEventScope(tx, group);
    requireUntouched(written);
    await endWaiting(db, id);
    await revert(tx, group.id, written);
    await withdrawInvitationsOf(db, id);
    await updateImport(db, id, { status: "undone", undoneAt: now });
    const audited = (status: string) => ({ import: { id, status } });
    const subject = { action: "undoImport", type: "group", ...group } as const;
    await record(tx, subject, audited(before.status), audited("undone"));
    return toImport(await find());
  });
