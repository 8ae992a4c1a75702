import { requireAlliance } from "../../community/alliances/lookup.ts";
import { eventOrders, findEventDescriptions, listEvents } from "../../community/events/queries.ts";
import { findJobDescriptions, jobOrders, listJobs } from "../../community/jobs/queries.ts";
import type { Handler } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { feedDocument } from "./document.ts";
import { toEventEntry, toJobEntry } from "./entries.ts";

const newest = { position: undefined, limit: 50 };

const epoch = new Date(0);

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const getEventsFeed: Handler<"getEventsFeed"> = async ({ db, now, baseUrl }, { path: { alliance } }) => {
  const { id, name } = await requireAlliance(db, alliance);
  const rows = await listEvents(db, { alliance: [alliance], from: epoch, now, order: eventOrders.newest, ...newest });
  const descriptions = await findEventDescriptions(db, idsOf(rows));
  const feed = {
    name: `events-of:${id}`,
    title: `Events of ${name}`,
    author: name,
    url: `${baseUrl}/feeds/${alliance}/events.atom`,
    updatedAt: epoch,
  };
  return ok(
    feedDocument({ ...feed, entries: rows.map((row) => toEventEntry(row, descriptions.get(row.id) ?? "", baseUrl)) }),
  );
};

export const getJobsFeed: Handler<"getJobsFeed"> = async ({ db, now, baseUrl, site, url }, { query: { alliance } }) => {
  const rows = await listJobs(db, { alliance, now, order: jobOrders.newest, ...newest });
  const descriptions = await findJobDescriptions(db, idsOf(rows));
  const address = new URL(baseUrl + url);
  const feed = {
    // Identifies the service and the filter.
    name: `jobs-at:${address.host}${address.search}`,
    title: `Jobs: ${site.name}`,
    author: site.name,
    url: address.href,
    updatedAt: epoch,
  };
  return ok(
    feedDocument({ ...feed, entries: rows.map((row) => toJobEntry(row, descriptions.get(row.id) ?? "", baseUrl)) }),
  );
};
