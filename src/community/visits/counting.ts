import type { IncomingMessage } from "node:http";
import type { OnResponse } from "../../server/http/access-log.ts";
import { pathOf } from "../../server/http/paths.ts";
import type { PageViews } from "./queries.ts";
import { isBot, sourceOf } from "./rules.ts";

type VisitCounter = {
  countView: OnResponse;
  /** Returns the counts since the last call. */
  drain(): PageViews[];
};

/** Maximum number of combinations of page, day and source between two calls of `drain`; others are not counted. */
const maxEntries = 20_000;

/** Excludes pages shown after a submitted form, further pages of lists, prefetching and bots. */
const isVisit = ({ method, headers }: IncomingMessage, query: URLSearchParams): boolean =>
  method === "GET" &&
  !query.has("notice") &&
  !query.has("cursor") &&
  !/prefetch|prerender/.test(`${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`) &&
  !isBot(headers["user-agent"]);

/** Counts views in memory, including cached responses. Stores only page, day and source. */
export const createVisitCounter = (clock: () => Date): VisitCounter => {
  let viewsByKey = new Map<string, PageViews>();
  return {
    countView: ({ operationId, status }, request) => {
      if (operationId !== "showEvent" && operationId !== "showGroup") return;
      if (status !== 200 && status !== 304) return;
      const { url = "", headers } = request;
      const path = pathOf(url);
      const query = new URLSearchParams(url.slice(path.length));
      if (!isVisit(request, query)) return;
      const [, , alliance = "", group = "", event = null] = path.split("/");
      const source = sourceOf(query.get("utm_source") ?? undefined, headers.referer) ?? "";
      const day = clock().toISOString().slice(0, 10);
      const key = `${day} ${path} ${source}`;
      const entry = viewsByKey.get(key);
      if (entry) entry.views++;
      else if (viewsByKey.size < maxEntries) viewsByKey.set(key, { alliance, group, event, day, source, views: 1 });
    },
    drain: () => {
      const views = [...viewsByKey.values()];
      viewsByKey = new Map();
      return views;
    },
  };
};
