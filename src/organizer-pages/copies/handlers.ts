import type { Handler } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { requireEventToChange } from "../../events/lookup.ts";
import { insertCopies } from "../../events/series/change.ts";
import { listFollowing } from "../../events/series/queries.ts";
import { seeOther } from "../../http/responses.ts";
import { eventCopiesPath } from "../../page-paths.ts";
import { htmlPage } from "../../pages/html-response.ts";
import { requireManagedEvent } from "../lookup.ts";
import { eventCopiesPage, readStarts } from "./page.ts";

export const showEventCopies: Handler<"showEventCopies"> = async (context, { path, query: { made } }) =>
  htmlPage(await eventCopiesPage(context, path, { made: made ?? null }));

const always = new Date(0);

export const copyEventByForm: Handler<"copyEventByForm"> = async (context, { path, body }) => {
  const { event } = await requireManagedEvent(context, path);
  const made = await inTransaction(context, async (context) => {
    const { db, now } = context;
    const source = await requireEventToChange(context, event.id);
    const { seriesId } = source;
    const present = seriesId ? await listFollowing(db, { seriesId, startsAt: always, now }) : [];
    const taken = new Set([source, ...present].map(({ startsAt }) => startsAt.getTime()));
    // Whoever presses the button twice does not get everything twice.
    const starts = readStarts(body, { event: source, now }).filter((start) => !taken.has(start.getTime()));
    return starts.length > 0 ? (await insertCopies(context, source, starts)).copies.length : 0;
  });
  return seeOther(`${eventCopiesPath(event)}?made=${made}`);
};
