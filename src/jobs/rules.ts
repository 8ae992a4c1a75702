import type { Administration } from "../access/queries.ts";
import { administersJob } from "../access/rules.ts";
import { BadRequest, Conflict, Forbidden, NotFound, requireFound } from "../errors.ts";
import type { Caller } from "../http/caller.ts";
import type { JobRow } from "./queries.ts";

export const reservedSlugs = ["id"] as const;

/** How long a job is open unless it says so. */
export const usualLife = 30 * 86_400_000;

export const noJob = (id: string): string => `there is no job ${id}`;

export const isPublic = ({ status, expiresAt }: Pick<JobRow, "status" | "expiresAt">, now: Date): boolean =>
  status === "published" && expiresAt > now;

/** Whose job it is. */
export type Administrator = { own: Administration; caller: Caller | null };

export const administers = ({ own, caller }: Administrator, { allianceId, groupId, postedBy }: JobRow): boolean =>
  administersJob(own, { allianceId, groupId, authorId: postedBy.id }, caller);

/**
 * A job that exists for the caller: one that is not public only for who administers it.
 * @throws NotFound
 */
export const requireVisible = (
  job: JobRow | undefined,
  administrator: Administrator,
  { now, message }: { now: Date; message: string },
): JobRow => {
  const found = requireFound(job, message);
  if (!isPublic(found, now) && !administers(administrator, found)) throw new NotFound(message);
  return found;
};

/** @throws Forbidden */
export const requireJobAdmin = (administrator: Administrator, job: JobRow): void => {
  if (administers(administrator, job)) return;
  throw new Forbidden(
    `this needs the admin role of alliance "${job.alliance}", or to have created the job for one's group`,
  );
};

type Salary = Pick<JobRow, "salaryMinimum" | "salaryMaximum" | "salaryCurrency" | "salaryPeriod">;

/** @throws BadRequest naming the field */
export const requireSalary = (job: Partial<Salary> & Pick<JobRow, "expiresAt">): void => {
  const { salaryMinimum: minimum, salaryMaximum: maximum, salaryCurrency: currency, salaryPeriod: period } = job;
  const missing = Object.entries({ minimum, maximum, currency, period }).filter(
    ([, value]) => (value ?? null) === null,
  );
  if (missing.length === 4) return;
  if (missing.length > 0) throw new BadRequest(`body/salary must have "${missing[0]?.[0]}"`);
  if (Number(minimum) > Number(maximum)) throw new BadRequest("body/salary/minimum must not be above the maximum");
  if (!Intl.supportedValuesOf("currency").includes(String(currency)))
    throw new BadRequest("body/salary/currency must be a currency of ISO 4217, such as EUR");
};

type State = Pick<JobRow, "status" | "expiresAt">;

/** @throws BadRequest naming the field */
export const requireBeginning = ({ status, expiresAt }: State, now: Date): void => {
  if (expiresAt <= now) throw new BadRequest("body/expires_at must be in the future");
  if (status === "closed") throw new BadRequest("body/status must be draft or published");
};

/**
 * @throws BadRequest naming the field
 * @throws Conflict for a step that the states do not have
 */
export const requireStep = (from: State, to: State, now: Date): void => {
  const moved = to.expiresAt.getTime() !== from.expiresAt.getTime();
  if (moved && to.expiresAt <= now)
    throw new BadRequest("body/expires_at must be in the future; close the job to end it");
  if (to.status === from.status) return;
  if (to.status === "published") {
    if (to.expiresAt <= now)
      throw new Conflict("body/status cannot be published: the job has expired (expires_at)", {
        code: "invalid_transition",
      });
  } else if (!(from.status === "published" && to.status === "closed")) {
    throw new Conflict(
      `body/status cannot go from ${from.status} to ${to.status}; it goes from draft to published, and between published and closed`,
      { code: "invalid_transition" },
    );
  }
};
