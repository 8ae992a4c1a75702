import type { Queryable } from "../db/client.ts";
import { requireFound } from "../errors.ts";
import { type AllianceKey, findAllianceKey } from "./queries.ts";

export const noAlliance = (slug: string): string => `there is no alliance "${slug}"`;

/** @throws NotFound */
export const requireAlliance = async (db: Queryable, slug: string): Promise<AllianceKey> =>
  requireFound(await findAllianceKey(db, slug), noAlliance(slug));
