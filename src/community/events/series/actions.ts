import { inTransaction } from "../../../foundation/db/client.ts";
import type { UserContext } from "../../../identity/context.ts";
import { requireEventTo } from "../lookup.ts";
import type { EventRow } from "../queries.ts";
import { insertCopies } from "./change.ts";
import { listFollowing } from "./queries.ts";

const always = new Date(0);

/**
 * Copies an event to the starts at which its series has no event yet, so that repeating it copies nothing.
 * @param startsOf returns the wanted starts of copies of the locked event
 * @returns how many copies were made @throws Conflict when the series gets too long
 */
export const copyToNewStarts = (
  context: UserContext,
  id: string,
  startsOf: (source: EventRow) => readonly Date[],
): Promise<number> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const source = await requireEventTo(tx, "copy", id);
    const { seriesId } = source;
    const present = seriesId ? await listFollowing(db, { seriesId, startsAt: always, now }) : [];
    const taken = new Set([source, ...present].map(({ startsAt }) => startsAt.getTime()));
    const starts = startsOf(source).filter((start) => !taken.has(start.getTime()));
    return starts.length > 0 ? (await insertCopies(tx, source, starts)).copies.length : 0;
  });
