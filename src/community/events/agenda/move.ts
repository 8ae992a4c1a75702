import type { Transaction } from "../../../foundation/db/client.ts";
import type { EventRow } from "../queries.ts";
import { findAgenda, moveItem } from "./queries.ts";
import { movedItems } from "./rules.ts";

/** Moves the agenda with its event, which must be locked. @throws Conflict if an item would lie outside the event */
export const moveAgenda = async (
  db: Transaction,
  { before, after }: { before: EventRow; after: EventRow },
): Promise<void> => {
  const isMoved = before.startsAt.getTime() !== after.startsAt.getTime();
  if (!isMoved && before.endsAt <= after.endsAt) return;
  const { items } = await findAgenda(db, before.id);
  const moved = movedItems(items, { before, after });
  if (isMoved)
    for (const { id, startsAt, endsAt } of moved) await moveItem(db, { eventId: before.id, id, startsAt, endsAt });
};
