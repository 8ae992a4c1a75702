import { listEventsWithPendingRsvps } from "../../../community/events/approvals/queries.ts";
import { listAttendedEvents } from "../../../community/events/attendances/queries.ts";
import { toMyEvent } from "../../../community/events/attendances/views.ts";
import { eventPolicy } from "../../../community/events/policy.ts";
import { listAdministeredEvents } from "../../../community/events/queries.ts";
import { toEventSummary } from "../../../community/events/views.ts";
import { listAcceptingAlliances, listOwnGroupRequests } from "../../../community/group-requests/queries.ts";
import {
  listAdministeredGroupRequests,
  listGroupsWithJoinRequests,
} from "../../../community/groups/approvals/queries.ts";
import { listOwnJoinRequests } from "../../../community/groups/join-requests/queries.ts";
import { listJoinedGroups } from "../../../community/groups/memberships/queries.ts";
import { toMyGroup } from "../../../community/groups/memberships/views.ts";
import { withdraw } from "../../../community/jobs/applications/actions.ts";
import { listApplications, listJobsWithNewApplications } from "../../../community/jobs/applications/queries.ts";
import { toApplication } from "../../../community/jobs/applications/views.ts";
import { areRolesSuspended } from "../../../community/me/views.ts";
import { reportPolicy } from "../../../community/reports/policy.ts";
import { countOpenReports } from "../../../community/reports/queries.ts";
import { may, viewerOf, viewerWithoutRoles, withSuspendedRoles } from "../../../identity/access/policy.ts";
import { listRolesWithNames } from "../../../identity/access/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  alliancePath,
  attendeesPath,
  groupPath,
  groupRequestsPath,
  jobApplicationsPath,
  joinRequestsPath,
} from "../../../web/page-paths.ts";
import { allianceAdminLinks, globalAdminLinks, groupAdminLinks, planLinks } from "../../community-pages/admin-links.ts";
import { notice } from "../../kit/fields.ts";
import { organizerPath } from "../../kit/managed-event.ts";
import { form, page } from "../../kit/page.ts";
import { signedInAccess } from "../shared.ts";

/** Maximum items per list. */
const maxItems = 20;

type AdministeredScope = Awaited<ReturnType<typeof listRolesWithNames>>[number];

const toAdministered =
  (context: Parameters<typeof globalAdminLinks>[0]) =>
  ({ alliance, group }: AdministeredScope) => {
    const { t } = context.texts;
    if (alliance === null)
      return { label: t("account.dashboard.all_alliances"), path: "/alliances", adminLinks: globalAdminLinks(context) };
    if (group === null)
      return { label: alliance.name, path: alliancePath(alliance), adminLinks: allianceAdminLinks(context, alliance) };
    const key = { ...group, allianceId: alliance.id, alliance: alliance.slug };
    return {
      label: `${group.name}, ${alliance.name}`,
      path: groupPath(key),
      adminLinks: [...planLinks(context, key), ...groupAdminLinks(context, key)],
    };
  };

const maxEvents = 6;
const maxAcceptingAlliances = 5;

const findPendingDecisions = async (context: UserContext, administered: readonly AdministeredScope[]) => {
  const { db, now, baseUrl, texts } = context;
  const { list } = reportPolicy.verbs;
  const viewer = await viewerOf(context, list.scope);
  const { permissions } = viewer;
  const [openReports, groupRequests, joinRequests, pendingRsvps, applications, events] = await Promise.all([
    countOpenReports(db, permissions),
    listAdministeredGroupRequests(db, { permissions, limit: maxItems }),
    listGroupsWithJoinRequests(db, { permissions, limit: maxItems }),
    listEventsWithPendingRsvps(db, { permissions, now, limit: maxItems }),
    listJobsWithNewApplications(db, { permissions, limit: maxItems }),
    listAdministeredEvents(db, { permissions, now, limit: maxEvents }),
  ]);
  const administeredEvents = events.map((row) => ({
    ...toEventSummary(row, baseUrl),
    path: organizerPath(viewer, row),
  }));
  const link = (kind: DecisionKind, name: string, count: number, path: string) => ({
    label: texts.t(`organizers.panel.${kind}`, { name, count }),
    path,
  });
  const decisions = [
    ...pendingRsvps.map((event) => link("approvals", event.name, event.count, attendeesPath(event))),
    ...joinRequests.map((group) => link("join_requests_of", group.name, group.count, joinRequestsPath(group))),
    ...groupRequests.map((alliance) =>
      link("group_requests_of", alliance.name, alliance.count, groupRequestsPath(alliance)),
    ),
    ...applications.map(({ title, slug, count }) => link("applications", title, count, jobApplicationsPath({ slug }))),
  ];
  // Suspended roles have links too, because the pages say how to add a second factor.
  const viewerWithRoles = withSuspendedRoles(viewer);
  return {
    ...{ openReports, decisions, administeredEvents, mayListReports: list.grant.possible(viewerWithRoles) },
    administered: administered.map(toAdministered({ viewer: viewerWithRoles, texts })),
  };
};

const noDecisions = { openReports: 0, decisions: [], administeredEvents: [], mayListReports: false, administered: [] };

type DecisionKind = "approvals" | "join_requests_of" | "group_requests_of" | "applications";

const dashboardData = async (context: UserContext) => {
  const { db, now, caller } = context;
  const { userId } = caller;
  const firstPage = { position: undefined, limit: maxItems };
  const [user, events, groups, requests, groupRequests, applications, administered] = await Promise.all([
    findSignedInUser(context),
    listAttendedEvents(db, { userId, now, ...firstPage }),
    listJoinedGroups(db, { userId, now, ...firstPage }),
    listOwnJoinRequests(db, { userId, limit: maxItems }),
    listOwnGroupRequests(db, { userId, limit: maxItems }),
    listApplications(db, { owner: { userId }, ...firstPage }),
    listRolesWithNames(db, { userId, limit: maxItems }),
  ]);
  const decisions = user.roles.length > 0 ? await findPendingDecisions(context, administered) : noDecisions;
  return {
    /** Whether the mail server rejects the address, so that optional emails are not sent. */
    isUndeliverable: user.isUndeliverable,
    areRolesSuspended: areRolesSuspended(user, context),
    /** Events of inactive groups are hidden even from attendees. */
    events: events.map((row) => ({
      ...toMyEvent(row, context.baseUrl),
      isHidden: !may(eventPolicy.verbs.read, viewerWithoutRoles(now, row.id), row.event),
    })),
    groups: groups.map((row) => toMyGroup(row, context.baseUrl)),
    ownRequests: [
      ...requests.map(({ group, status }) => ({ name: group.name, path: groupPath(group), status })),
      ...groupRequests
        .filter(({ status }) => status !== "approved")
        .map(({ name, alliance, status }) => ({ name, path: alliancePath(alliance), status })),
    ],
    acceptingAlliances: administered.length > 0 ? [] : await listAcceptingAlliances(db, maxAcceptingAlliances),
    applications: applications.map(toApplication),
    ...decisions,
  };
};

/** Lists the caller's events, groups and applications, what the caller administers, and pending decisions. */
export const dashboard = page("showDashboard", "/dashboard", {
  ...signedInAccess,
  query: { notice },
  template: "account-pages/dashboard/dashboard",
  show: dashboardData,
  forms: {
    withdrawApplicationByForm: form("/dashboard/applications/{application_id}/withdraw", {
      permission: "signed_in",
      isRerendered: false,
      submit: (context, { path }) => withdraw(context, path.application_id),
      notice: "application_withdrawn",
    }),
  },
});
