import type { Schemas } from "../../../generated/contract.ts";
import { addToAllianceCounts } from "../alliances/queries.ts";
import type { Resource } from "../resources/resource.ts";
import {
  findGroup,
  type GroupChanges,
  type GroupRow,
  insertGroup,
  listTakenGroupSlugs,
  updateGroup,
} from "./queries.ts";
import { toAdministeredGroup } from "./views.ts";

type NewGroup = { allianceId: string; name: string; description: string; active: boolean };

export const groupResource: Resource<GroupRow, Schemas["Group"], NewGroup, GroupChanges> = {
  type: "group",
  reservedSlugs: ["events", "join", "attendees"],
  fallbackSlug: "group",
  listTakenSlugs: (db, { allianceId }, slugs) => listTakenGroupSlugs(db, allianceId, slugs),
  insert: async ({ db }, row) => {
    const isFree = await insertGroup(db, row);
    if (isFree && row.active) await addToAllianceCounts(db, row.allianceId, { groups: 1 });
    return isFree;
  },
  find: ({ db, now }, id) => findGroup(db, { id }, { now }),
  update: updateGroup,
  view: toAdministeredGroup,
  subjectOf: ({ allianceId, name }) => ({ allianceId, name }),
  pathOf: ({ alliance, id }) => `/api/v1/alliances/${alliance}/groups/${id}`,
};
