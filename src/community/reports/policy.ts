import type { Grant, Policy } from "../../identity/access/policy.ts";
import { administersAlliance, administersAnything } from "../../identity/access/rules.ts";
import { findReportKey, type ReportKey } from "./queries.ts";

declare module "../../identity/access/policy.ts" {
  interface Targets {
    report: ReportKey;
  }
}

/** A group's administrators do not decide about the group, and no user about themself: as `visibleTo` in queries.ts. */
const administrators: Grant<ReportKey> = {
  words: "administrators of what it is about, except the reported group's and the reported user",
  possible: ({ rights }) => administersAnything(rights),
  holds: ({ rights }, { allianceId, groupId, subjectType, userId }) =>
    (userId === null || userId !== rights.userId) &&
    (administersAlliance(rights, allianceId) ||
      (groupId !== null && subjectType !== "group" && rights.groups.has(groupId))),
  need: () => "the admin role of an alliance or a group",
};

const ofAdministrators = { grant: administrators, scope: "admin:reports" } as const;

export type ReportVerb = "list" | "update";

export const reportPolicy: Policy<ReportKey, string, ReportVerb> = {
  noun: "report",
  keyOf: ({ report_id: id }) => id,
  find: findReportKey,
  missing: (id) => `there is no report ${id}`,
  verbs: { read: ofAdministrators, list: ofAdministrators, update: ofAdministrators },
};
