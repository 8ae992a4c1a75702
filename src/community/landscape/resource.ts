import type { InferInsertModel } from "drizzle-orm";
import type { Schemas } from "../../../generated/contract.ts";
import type { landscapeEntries } from "../../foundation/db/tables.ts";
import type { NewIdentity, Resource } from "../resources/resource.ts";
import {
  findLandscapeEntry,
  insertLandscapeEntry,
  type LandscapeEntryChanges,
  type LandscapeEntryRow,
  listTakenEntrySlugs,
  updateLandscapeEntry,
} from "./queries.ts";
import { toLandscapeEntry } from "./views.ts";

type NewEntry = Omit<InferInsertModel<typeof landscapeEntries>, keyof NewIdentity>;

export const landscapeEntryResource: Resource<
  LandscapeEntryRow,
  Schemas["LandscapeEntry"],
  NewEntry,
  LandscapeEntryChanges
> = {
  type: "landscape_entry",
  reservedSlugs: [],
  fallbackSlug: "entry",
  listTakenSlugs: (db, { allianceId }, slugs) => listTakenEntrySlugs(db, allianceId, slugs),
  insert: ({ db }, row) => insertLandscapeEntry(db, row),
  find: ({ db }, id) => findLandscapeEntry(db, id),
  update: updateLandscapeEntry,
  view: toLandscapeEntry,
  subjectOf: ({ allianceId, name }) => ({ allianceId, name }),
  pathOf: ({ id }) => `/api/v1/landscape/${id}`,
};
