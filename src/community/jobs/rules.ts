import { Conflict, InvalidField } from "../../foundation/errors.ts";
import type { JobRow } from "./queries.ts";

export const noJob = (id: string): string => `there is no job ${id}`;

/** The jobs of an inactive group are hidden. */
export const isPublic = (
  { status, expiresAt, groupActive }: Pick<JobRow, "status" | "expiresAt" | "groupActive">,
  now: Date,
): boolean => status === "published" && expiresAt > now && groupActive !== false;

export const requireGroupIn = (alliance: string, group: { id: string } | undefined): void => {
  if (!group) throw new InvalidField("group_id", `must be a group of alliance "${alliance}"`);
};

/** The type of the webhook message about a created or changed job; undefined if it is hidden or its status is unchanged. */
export const webhookEventOfJob = (
  before: Pick<JobRow, "status"> | undefined,
  { status, groupActive }: Pick<JobRow, "status" | "groupActive">,
): "job.published" | "job.closed" | undefined => {
  if (groupActive === false || status === "draft" || before?.status === status) return undefined;
  return status === "published" ? "job.published" : "job.closed";
};

type Salary = Pick<JobRow, "salaryMinimum" | "salaryMaximum" | "salaryCurrency" | "salaryPeriod">;

export const assertSalary = (job: Partial<Salary> & Pick<JobRow, "expiresAt">): void => {
  const { salaryMinimum: minimum, salaryMaximum: maximum, salaryCurrency: currency, salaryPeriod: period } = job;
  const missing = Object.entries({ minimum, maximum, currency, period }).filter(
    ([, value]) => (value ?? null) === null,
  );
  if (missing.length === 4) return;
  if (missing.length > 0) throw new InvalidField("salary", `must have "${missing[0]?.[0]}"`);
  if (Number(minimum) > Number(maximum))
    throw new InvalidField("salary/minimum", "must not be greater than the maximum");
  if (!Intl.supportedValuesOf("currency").includes(String(currency)))
    throw new InvalidField("salary/currency", "must be an ISO 4217 currency code, such as EUR");
};

type State = Pick<JobRow, "status" | "expiresAt">;

export const assertInitialState = ({ expiresAt }: Pick<State, "expiresAt">, now: Date): void => {
  if (expiresAt <= now) throw new InvalidField("expires_at", "must be in the future");
};

/** @throws BadRequest for the expiry, Conflict for a transition that is not allowed */
export const assertTransition = (from: State, to: State, now: Date): void => {
  const isExpiryChanged = to.expiresAt.getTime() !== from.expiresAt.getTime();
  if (isExpiryChanged && to.expiresAt <= now)
    throw new InvalidField("expires_at", "must be in the future; close the job to end it");
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
