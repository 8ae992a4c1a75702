import type { Tx } from "../../foundation/db/client.ts";
import { type AccessContext, authorizeRow, type Viewer } from "../../identity/access/policy.ts";
import { jobPolicy } from "./policy.ts";
import { findJob, findJobsBySlug, type JobRow, lockJob } from "./queries.ts";

export type FoundJob = { job: JobRow; viewer: Viewer };

/** The published job under a slug, or a draft that the caller may read. @throws NotFound or SecondFactorRequired */
export const requireJobAt = async (context: AccessContext, slug: string): Promise<FoundJob> => {
  const find = () => findJobsBySlug(context.db, slug);
  const { row, viewer } = await authorizeRow(context, jobPolicy, "read", { slug }, find);
  return { job: row, viewer };
};

/** @throws NotFound or SecondFactorRequired */
export const requireJob = async (context: AccessContext, id: string): Promise<FoundJob> => {
  const find = () => findJob(context.db, id);
  const { row, viewer } = await authorizeRow(context, jobPolicy, "read", { id }, find);
  return { job: row, viewer };
};

/** Locks the job. @throws NotFound or Forbidden */
export const requireJobTo = async (
  tx: Tx<AccessContext>,
  verb: "update" | "delete" | "manage_applications",
  id: string,
): Promise<JobRow> => {
  const find = () => lockJob(tx.db, id);
  return (await authorizeRow(tx, jobPolicy, verb, { id }, find)).row;
};
