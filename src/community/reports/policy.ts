import type { Grant, Policy } from "../../identity/access/policy.ts";
import { administersAlliance, administersAnything } from "../../identity/access/rules.ts";
import { findReportKey, type ReportKey } from "./queries.ts";

/** Administrators of a reported group and reported users may not decide about the report. `visibleTo` in queries.ts is the same rule in SQL. */
const administrators: Grant<ReportKey> = {
  description:
    "administrators of the alliance or group of the reported content, but not the reported user or the administrators of a reported group",
  possible: ({ permissions }) => administersAnything(permissions),
  holds: ({ permissions }, { allianceId, groupId, subjectType, userId }) =>
    (userId === null || userId !== permissions.userId) &&
    (administersAlliance(permissions, allianceId) ||
      (groupId !== null && subjectType !== "group" && permissions.groups.has(groupId))),
  requiredRole: () => "the admin role of an alliance or a group",
};

const administratorsOnly = { grant: administrators, scope: "admin:reports" } as const;

export type ReportVerb = "list" | "update";

export const reportPolicy: Policy<ReportKey, string, ReportVerb> = {
  noun: "report",
  keyOf: ({ report_id: id }) => id,
  find: findReportKey,
  missing: (id) => `there is no report ${id}`,
  verbs: { read: administratorsOnly, list: administratorsOnly, update: administratorsOnly },
};
