import type { Queryable } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { type AllianceKey, findAllianceKey, findAllianceLook } from "./queries.ts";
import { noAlliance } from "./rules.ts";
import { toLook } from "./views.ts";

export const requireAlliance = async (db: Queryable, slug: string): Promise<AllianceKey> =>
  requireFound(await findAllianceKey(db, slug), noAlliance(slug));

/** The branding of an alliance. */
export const findLook = async ({ db, baseUrl }: { db: Queryable; baseUrl: string }, slug: string) => {
  const row = await findAllianceLook(db, slug);
  return row && toLook(row, baseUrl);
};
