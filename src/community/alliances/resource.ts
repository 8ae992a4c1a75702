import type { Schemas } from "../../../generated/contract.ts";
import type { Resource } from "../resources/resource.ts";
import {
  type AllianceChanges,
  type AllianceRow,
  findAlliance,
  insertAlliance,
  listTakenAllianceSlugs,
  updateAlliance,
} from "./queries.ts";
import { toAdministeredAlliance } from "./views.ts";

type NewAlliance = { name: string; description: string };

export const allianceResource: Resource<AllianceRow, Schemas["Alliance"], NewAlliance, AllianceChanges> = {
  type: "alliance",
  reservedSlugs: ["new"],
  fallbackSlug: "alliance",
  listTakenSlugs: (db, _row, slugs) => listTakenAllianceSlugs(db, slugs),
  insert: ({ db }, row) => insertAlliance(db, row),
  find: ({ db, now }, id) => findAlliance(db, { id }, { now }),
  update: updateAlliance,
  view: toAdministeredAlliance,
  subjectOf: ({ id, name }) => ({ allianceId: id, name }),
  pathOf: ({ slug }) => `/api/v1/alliances/${slug}`,
};
