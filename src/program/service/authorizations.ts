import { requireAllianceAdministered } from "../../community/alliances/lookup.ts";
import { requireEventAdministered, requireOwnEventAt } from "../../community/events/lookup.ts";
import { requireGroupAdministered, requireGroupKey } from "../../community/groups/lookup.ts";
import { requireJobAdministered } from "../../community/jobs/lookup.ts";
import { requireEntryAdministered } from "../../community/landscape/lookup.ts";
import { findReport } from "../../community/reports/queries.ts";
import { noReport } from "../../community/reports/rules.ts";
import { requireWebhook } from "../../community/webhooks/lookup.ts";
import { requireFound } from "../../foundation/errors.ts";
import { type AdminScope, activeRightsOf, rightsOf } from "../../identity/access/rights.ts";
import {
  administersAnything,
  requireAllianceAdmin,
  requireGlobalAdmin,
  roleRequired,
} from "../../identity/access/rules.ts";
import type { Authorizations, UserContext } from "../../identity/context.ts";
import {
  requireAdministeredAlliance,
  requireAdministeredEntry,
  requireAdministeredGroup,
  requireAdministeredJob,
  requireAdministrationOfAll,
  requirePlaceIn,
} from "../../site/administration-pages/administered.ts";
import { type EventPath, eventName } from "../../web/page-paths.ts";

/* Permissions that follow from the path alone, for requests whose body never reaches the handler. Handlers check them again with the data they change. */

const ofAlliance =
  (scope: AdminScope) =>
  (context: UserContext, { alliance }: { alliance: string }) =>
    requireAllianceAdministered(context, alliance, scope);

type GroupPath = Parameters<typeof requireGroupKey>[1];

const ofGroup = (scope: AdminScope) => (context: UserContext, path: GroupPath) =>
  requireGroupAdministered(context, path, scope);

const ofItsAlliance = async (context: UserContext, path: GroupPath): Promise<void> => {
  const { rights, group } = await requireGroupKey(context, path, "admin:groups");
  requireAllianceAdmin(rights, { id: group.allianceId, slug: group.alliance });
};

const ofEvent = (context: UserContext, { event_id: id }: { event_id: string }) => requireEventAdministered(context, id);

const ofJob = (context: UserContext, { job_id: id }: { job_id: string }) => requireJobAdministered(context, id);

const ofEntry = (context: UserContext, { entry_id: id }: { entry_id: string }) => requireEntryAdministered(context, id);

const ofReport = async (context: UserContext, { report_id: id }: { report_id: string }): Promise<void> => {
  const rights = await activeRightsOf(context, "admin:reports");
  requireFound(await findReport(context.db, id, { rights }), noReport(id));
};

/** The body names the alliance; until it is read, only callers without any role are refused. */
const ofAnything = (scope: AdminScope) => async (context: UserContext) => {
  const rights = await rightsOf(context, scope);
  if (!administersAnything(rights)) throw roleRequired(rights, "this needs the admin role of an alliance or a group");
};

const ofEventForm = (context: UserContext, path: EventPath) => requireOwnEventAt(context, eventName(path));
const ofAllianceForm = (context: UserContext, { alliance }: { alliance: string }) =>
  requireAdministeredAlliance(context, alliance);
const ofPlaceForm = (context: UserContext, { alliance }: { alliance: string }) => requirePlaceIn(context, alliance);
const ofJobForm = (context: UserContext, { slug }: { slug: string }) => requireAdministeredJob(context, slug);
const ofEntryForm = (context: UserContext, { entry_id: id }: { entry_id: string }) =>
  requireAdministeredEntry(context, id);

export const authorizations: Authorizations = {
  createAlliance: async (context) => requireGlobalAdmin(await rightsOf(context, "admin:alliances")),
  updateAlliance: ofAlliance("admin:alliances"),
  grantAllianceAdmin: ofAlliance("admin:alliances"),
  revokeAllianceAdmin: ofAlliance("admin:alliances"),
  removeAllianceMember: ofAlliance("admin:alliances"),
  deleteAllianceBan: ofAlliance("admin:alliances"),
  inviteToAlliance: ofAlliance("admin:alliances"),
  withdrawAllianceInvitation: ofAlliance("admin:alliances"),
  createWebhook: ofAlliance("admin:webhooks"),
  updateWebhook: requireWebhook,
  deleteWebhook: requireWebhook,
  rotateWebhookSecret: requireWebhook,
  testWebhook: requireWebhook,
  redeliverWebhookMessage: requireWebhook,
  createGroup: ofAlliance("admin:groups"),
  updateGroup: ofGroup("admin:groups"),
  deleteGroup: ofItsAlliance,
  removeGroupMember: ofGroup("admin:groups"),
  deleteGroupBan: ofGroup("admin:groups"),
  grantGroupAdmin: ofGroup("admin:groups"),
  revokeGroupAdmin: ofGroup("admin:groups"),
  inviteToGroup: ofGroup("admin:groups"),
  withdrawGroupInvitation: ofGroup("admin:groups"),
  createEvent: ofGroup("admin:events"),
  updateEvent: ofEvent,
  deleteEvent: ofEvent,
  copyEvent: ofEvent,
  updateAttendee: ofEvent,
  checkInAttendee: ofEvent,
  undoCheckIn: ofEvent,
  checkInByCode: ofEvent,
  sendEventMessage: ofEvent,
  inviteToEvent: ofEvent,
  withdrawEventInvitation: ofEvent,
  sendGroupMessage: ofGroup("admin:groups"),
  createJob: ofAnything("admin:jobs"),
  updateJob: ofJob,
  deleteJob: ofJob,
  updateJobApplication: ofJob,
  createLandscapeEntry: ofAnything("admin:landscape"),
  updateLandscapeEntry: ofEntry,
  deleteLandscapeEntry: ofEntry,
  updateReport: ofReport,
  createEventByForm: requireAdministeredGroup,
  updateEventByForm: ofEventForm,
  publishEventByForm: ofEventForm,
  cancelEventByForm: ofEventForm,
  deleteEventByForm: ofEventForm,
  copyEventByForm: ofEventForm,
  updateAttendeeByForm: ofEventForm,
  checkInByForm: ofEventForm,
  checkInAttendeeByForm: ofEventForm,
  undoCheckInByForm: ofEventForm,
  sendEventMessageByForm: ofEventForm,
  submitGroup: requireAdministeredGroup,
  submitGroupPicture: requireAdministeredGroup,
  deleteGroupByForm: requireAdministeredGroup,
  removeGroupMemberByForm: requireAdministeredGroup,
  sendGroupMessageByForm: requireAdministeredGroup,
  deleteGroupBanByForm: requireAdministeredGroup,
  submitAlliance: ofAllianceForm,
  submitAlliancePicture: ofAllianceForm,
  createAllianceByForm: requireAdministrationOfAll,
  inviteToGroupByForm: requireAdministeredGroup,
  withdrawGroupInvitationByForm: requireAdministeredGroup,
  revokeGroupAdminByForm: requireAdministeredGroup,
  inviteToAllianceByForm: ofAllianceForm,
  withdrawAllianceInvitationByForm: ofAllianceForm,
  revokeAllianceAdminByForm: ofAllianceForm,
  inviteToEventByForm: ofEventForm,
  withdrawEventInvitationByForm: ofEventForm,
  createWebhookByForm: ofAllianceForm,
  submitWebhook: ofAllianceForm,
  testWebhookByForm: ofAllianceForm,
  rotateWebhookSecretByForm: ofAllianceForm,
  deleteWebhookByForm: ofAllianceForm,
  redeliverWebhookMessageByForm: ofAllianceForm,
  createGroupByForm: ofAllianceForm,
  deleteAllianceBanByForm: ofAlliance("admin:alliances"),
  createJobByForm: ofPlaceForm,
  createEntryByForm: ofPlaceForm,
  submitJob: ofJobForm,
  updateJobStatusByForm: ofJobForm,
  deleteJobByForm: ofJobForm,
  updateApplicationByForm: ofJobForm,
  submitEntry: ofEntryForm,
  submitEntryPicture: ofEntryForm,
  deleteEntryByForm: ofEntryForm,
  updateReportByForm: ofReport,
};
