import { version } from "../../foundation/package.ts";
import type { Handler } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { listFilterOptions, requireDatabase } from "./queries.ts";
import { toFilters, toReadiness } from "./views.ts";

export const getHealth: Handler<"getHealth"> = async ({ db }) => {
  await requireDatabase(db);
  return ok({ status: "ok", database: "ok", version });
};

export const getLiveness: Handler<"getLiveness"> = async () => ok({ status: "ok" });

export const getReadiness: Handler<"getReadiness"> = async ({ checkReadiness }) =>
  ok(toReadiness(await checkReadiness()));

export const getFilters: Handler<"getFilters"> = async ({ searchLimiter, now }, { query: { alliance, entity } }) => {
  const entities = [...new Set(entity)];
  const rows = await searchLimiter((db) => listFilterOptions(db, { entities, alliance, now }));
  return ok(toFilters(entities, rows));
};
