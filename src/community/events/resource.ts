import type { InferInsertModel } from "drizzle-orm";
import type { Schemas } from "../../../generated/contract.ts";
import type { events } from "../../foundation/db/tables.ts";
import type { NewIdentity, Resource } from "../resources/resource.ts";
import {
  type EventChanges,
  type EventRow,
  findEvent,
  insertEvent,
  listTakenEventSlugs,
  updateEvent,
} from "./queries.ts";
import { toAdministeredEvent } from "./views.ts";

type NewEvent = Omit<InferInsertModel<typeof events>, keyof NewIdentity>;

export const eventResource: Resource<EventRow, Schemas["GroupEvent"], NewEvent, EventChanges> = {
  type: "event",
  reservedSlugs: ["attend", "attendance"],
  fallbackSlug: "event",
  listTakenSlugs: (db, { groupId }, slugs) => listTakenEventSlugs(db, groupId, slugs),
  insert: ({ db }, row) => insertEvent(db, row),
  find: ({ db }, id) => findEvent(db, { id }),
  update: updateEvent,
  view: toAdministeredEvent,
  subjectOf: ({ allianceId, name }) => ({ allianceId, name }),
  pathOf: ({ id }) => `/api/v1/events/${id}`,
};
