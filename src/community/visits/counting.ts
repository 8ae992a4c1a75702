import type { IncomingMessage } from "node:http";
import type { OnResponse } from "../../server/http/access-log.ts";
import { pathOf } from "../../server/http/paths.ts";
import type { Views } from "./queries.ts";
import { isProgram, sourceOf } from "./rules.ts";

type Visits = {
  countView: OnResponse;
  /** Returns the counts since the last call. */
  take(): Views[];
};

/** Maximum number of pages and sources between two calls of `take`; more are not counted. */
const maxCounted = 20_000;

/** Redirects after a form and further pages of a list do not count as visits. */
const isVisit = ({ method, headers }: IncomingMessage, query: URLSearchParams): boolean =>
  method === "GET" &&
  !query.has("notice") &&
  !query.has("cursor") &&
  !/prefetch|prerender/.test(`${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`) &&
  !isProgram(headers["user-agent"]);

/** Counts views in memory, including cached responses. Stores only page, day and source. */
export const createVisits = (clock: () => Date): Visits => {
  let counted = new Map<string, Views>();
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
      const entry = counted.get(key);
      if (entry) entry.views++;
      else if (counted.size < maxCounted) counted.set(key, { alliance, group, event, day, source, views: 1 });
    },
    take: () => {
      const views = [...counted.values()];
      counted = new Map();
      return views;
    },
  };
};
