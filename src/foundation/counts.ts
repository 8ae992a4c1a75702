/** What an operator of a community watches: happenings by name, with what tells them apart. */
export type Counts = {
  /** `method`: a password, a passkey, or the name of a provider. */
  sign_ins: { method: string; outcome: "succeeded" | "failed" | "blocked" };
  registrations: { method: string };
  rsvps: { status: "attending" | "waitlisted" | "pending" | "canceled" };
  group_joins: Record<never, never>;
  job_applications: Record<never, never>;
  /** `failed`: it is tried again; `refused`: it is given up. */
  mails: { outcome: "sent" | "failed" | "refused" };
  webhook_deliveries: { outcome: "delivered" | "failed" };
  /** `skipped`: the run before took longer than the interval. */
  task_runs: { task: string; outcome: "succeeded" | "failed" | "skipped" };
};

/** Counts one; within `inTransaction`, once that is committed. */
export type Count = <Name extends keyof Counts>(name: Name, labels: Counts[Name]) => void;

/** What is counted waits until `countNow`. */
export const deferred = (count: Count | undefined): { later: { count?: Count }; countNow: () => void } => {
  const counted: (() => void)[] = [];
  const countLater: Count = (...one) => void counted.push(() => count?.(...one));
  return {
    later: count ? { count: countLater } : {},
    countNow: () => {
      for (const countOne of counted) countOne();
    },
  };
};
