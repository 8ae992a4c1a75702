import type { components } from "../../generated/contract.ts";

/** What each kind of email tells, as the form shows it; in the order of the contract. */
export const kindLabels: Record<components["schemas"]["NotificationKind"], string> = {
  waitlist_promotion: "You move up from a waitlist",
  event_canceled: "An event is canceled",
  event_changed: "An event has another time or place",
  event_reminder: "An event begins in a day",
  application_received: "Somebody applies for a job that you posted",
  application_status: "Your application for a job has another status",
  role_granted: "You are given a role",
};
