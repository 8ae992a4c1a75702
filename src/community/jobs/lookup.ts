import { requireFound } from "../../foundation/errors.ts";
import type { Rights } from "../../identity/access/queries.ts";
import { activeRightsOf, type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { requireVisible } from "../../identity/access/rules.ts";
import type { Context } from "../../identity/context.ts";
import { findJob, findJobKey, findJobsBySlug, type JobRow } from "./queries.ts";
import { jobVisibleTo, noJob, requireJobAdmin } from "./rules.ts";

export type FoundJob = { job: JobRow; rights: Rights };

type LookupContext = RightsContext & Pick<Context, "now">;

/** The published job under a slug, or a draft that the caller administers. @throws NotFound */
export const requireJobAt = async (context: LookupContext, slug: string): Promise<FoundJob> => {
  const rights = await rightsOf(context, "admin:jobs");
  const job = (await findJobsBySlug(context.db, slug)).find(jobVisibleTo(rights, context.now));
  return { job: requireFound(job, `there is no job "${slug}"`), rights };
};

/** @throws NotFound */
export const requireJob = async (context: LookupContext, id: string): Promise<FoundJob> => {
  const rights = await rightsOf(context, "admin:jobs");
  const found = await findJob(context.db, id);
  return { job: requireVisible(found, jobVisibleTo(rights, context.now), noJob(id)), rights };
};

/** `lock` it before changing it or its applications. @throws NotFound or Forbidden */
export const requireJobAdministered = async (context: LookupContext, id: string, { lock = false } = {}) => {
  const rights = await activeRightsOf(context, "admin:jobs");
  const job = requireVisible(await findJob(context.db, id, { lock }), jobVisibleTo(rights, context.now), noJob(id));
  requireJobAdmin(rights, job);
  return job;
};

/** Reads only the columns that decide about permissions. @throws NotFound or Forbidden */
export const requireJobKeyAdministered = async (context: LookupContext, id: string) => {
  const rights = await activeRightsOf(context, "admin:jobs");
  const job = requireVisible(await findJobKey(context.db, { id }), jobVisibleTo(rights, context.now), noJob(id));
  requireJobAdmin(rights, job);
  return job;
};
