import type { Schemas } from "../../generated/contract.ts";

/** The kinds of emails, except those about the security of the account. */
export const notificationKinds = [
  "waitlist_promotion",
  "event_canceled",
  "event_changed",
  "event_reminder",
  "rsvp_decision",
  "application_received",
  "application_status",
  "role_granted",
  "membership_ended",
  "report_received",
  "report_resolved",
  "event_message",
  "new_events",
  "rsvp_confirmation",
  "application_confirmation",
  "rsvp_received",
  "invitation",
  "group_message",
  "join_request_received",
  "join_request_status",
] as const satisfies readonly (keyof Schemas["NotificationSettings"])[];

export type NotificationKind = (typeof notificationKinds)[number];
