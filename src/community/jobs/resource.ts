import type { InferInsertModel } from "drizzle-orm";
import type { Schemas } from "../../../generated/contract.ts";
import type { jobs } from "../../foundation/db/tables.ts";
import type { NewIdentity, Resource } from "../resources/resource.ts";
import { findJob, insertJob, type JobChanges, type JobRow, listTakenJobSlugs, updateJob } from "./queries.ts";
import { toJob } from "./views.ts";

type NewJob = Omit<InferInsertModel<typeof jobs>, keyof NewIdentity>;

export const jobResource: Resource<JobRow, Schemas["Job"], NewJob, JobChanges> = {
  type: "job",
  reservedSlugs: ["id"],
  fallbackSlug: "job",
  listTakenSlugs: (db, { allianceId }, slugs) => listTakenJobSlugs(db, allianceId, slugs),
  insert: ({ db }, row) => insertJob(db, row),
  find: ({ db }, id) => findJob(db, id),
  update: updateJob,
  view: toJob,
  subjectOf: ({ allianceId, title }) => ({ allianceId, name: title }),
  pathOf: ({ id }) => `/api/v1/jobs/id/${id}`,
};
