import type { Tx } from "../../foundation/db/client.ts";
import { allianceAdministrators, allianceOf, anyOf, everyone } from "../../identity/access/grants.ts";
import {
  type AccessContext,
  authorizeRow,
  type Grant,
  type Policy,
  type Verb,
  type Viewer,
} from "../../identity/access/policy.ts";
import { findJob, findJobKey, findJobsBySlug, type JobKey, type JobRow, lockJob } from "./queries.ts";
import { isPublic, noJob } from "./rules.ts";

/** The columns that decide who administers the job. */
type OwnedJob = Pick<JobRow, "allianceId" | "alliance"> & {
  group: { id: string } | null;
  postedBy: { id: string | null };
};

/** The columns that the policy reads. */
type JobScope = OwnedJob & Pick<JobRow, "status" | "expiresAt" | "groupActive">;

type JobName = { id: string } | { slug: string };

export type JobVerb = "create" | "update" | "delete" | "manage_applications";

const administratorsOfAlliance = allianceAdministrators<OwnedJob>(allianceOf);

const author: Grant<OwnedJob> = {
  description: "the job's author, if an administrator of its group",
  possible: ({ permissions }) => permissions.groups.size > 0,
  holds: ({ permissions }, { group, postedBy }) =>
    postedBy.id !== null && postedBy.id === permissions.userId && group !== null && permissions.groups.has(group.id),
  requiredRole: (scope) =>
    scope ? "to have created the job for a group that you administer" : "the admin role of a group",
};

const administrators = anyOf(administratorsOfAlliance, author);

export const jobAdministration: Verb<OwnedJob> = { grant: administrators, scope: "admin:jobs" };

/** A new job: the request body, not the path, names the alliance and the group. */
export const jobCreation: Verb<OwnedJob> = {
  grant: { ...administrators, requiredRole: administratorsOfAlliance.requiredRole },
  scope: "admin:jobs",
};

export const jobPolicy: Policy<JobScope, JobName, JobVerb, JobKey> = {
  noun: "job",
  keyOf: ({ job_id: id, slug }) => {
    if (id !== undefined) return { id };
    return slug === undefined ? undefined : { slug };
  },
  find: (db, name) => ("slug" in name ? findJobsBySlug(db, name) : findJobKey(db, name)),
  missing: (name) => ("id" in name ? noJob(name.id) : `there is no job "${name.slug}"`),
  verbs: {
    read: {
      grant: anyOf<JobScope>(
        everyone("everyone, if the job is published and has not expired, and its group is active", isPublic),
        administrators,
      ),
      scope: "admin:jobs",
    },
    create: jobCreation,
    update: jobAdministration,
    delete: jobAdministration,
    manage_applications: jobAdministration,
  },
};

export type FoundJob = { job: JobRow; viewer: Viewer };

/** A job by id, or by slug: the published one, or else a draft that the caller may read. @throws NotFound or SecondFactorRequired */
export const requireJob = async (context: AccessContext, name: JobName): Promise<FoundJob> => {
  const { row, viewer } = await authorizeRow(context, jobPolicy, "read", name, (db) =>
    "slug" in name ? findJobsBySlug(db, name) : findJob(db, name),
  );
  return { job: row, viewer };
};

/** Locks the job. @throws NotFound or Forbidden */
export const requireJobTo = async (
  tx: Tx<AccessContext>,
  verb: Exclude<JobVerb, "create">,
  id: string,
): Promise<JobRow> => (await authorizeRow(tx, jobPolicy, verb, { id }, () => lockJob(tx.db, { id }))).row;
