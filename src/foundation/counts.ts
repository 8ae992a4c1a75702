/** Events counted for operators' metrics, with their labels. */
export type Counts = {
  sign_ins: { method: string; outcome: "succeeded" | "failed" | "blocked" };
  registrations: { method: string };
  rsvps: { status: "attending" | "waitlisted" | "pending" | "canceled" };
  group_joins: Record<never, never>;
  job_applications: Record<never, never>;
  /** `failed` attempts are retried; `refused` attempts are not. */
  mails: { outcome: "sent" | "failed" | "refused" };
  webhook_deliveries: { outcome: "delivered" | "failed" };
  /** `skipped`: the previous run took longer than the interval. */
  task_runs: { task: string; outcome: "succeeded" | "failed" | "skipped" };
};

export type Count = <Name extends keyof Counts>(name: Name, labels: Counts[Name]) => void;

/** Postpones counts until `countNow`: a transaction counts after its commit, because it may be rolled back. */
export const deferCounts = (count: Count | undefined): { deferred: { count?: Count }; countNow: () => void } => {
  const counted: (() => void)[] = [];
  const countLater: Count = (...args) => void counted.push(() => count?.(...args));
  return {
    deferred: count ? { count: countLater } : {},
    countNow: () => {
      for (const countOne of counted) countOne();
    },
  };
};
