import type { Queryable } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { type AllianceKey, findAllianceKey } from "./queries.ts";
import { noAlliance } from "./rules.ts";

export const requireAlliance = async (db: Queryable, slug: string): Promise<AllianceKey> =>
  requireFound(await findAllianceKey(db, slug), noAlliance(slug));
