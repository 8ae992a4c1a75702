import * as calendars from "../../channels/calendars/handlers.ts";
import * as changes from "../../channels/changes/handlers.ts";
import * as exports from "../../channels/exports/handlers.ts";
import * as feeds from "../../channels/feeds/handlers.ts";
import * as mcp from "../../channels/mcp/handlers.ts";
import * as audit from "../../community/alliances/audit/handlers.ts";
import * as alliances from "../../community/alliances/handlers.ts";
import * as allianceMembers from "../../community/alliances/members/handlers.ts";
import * as bans from "../../community/bans/handlers.ts";
import * as attendances from "../../community/events/attendances/handlers.ts";
import * as checkIns from "../../community/events/check-ins/handlers.ts";
import * as events from "../../community/events/handlers.ts";
import * as eventMessages from "../../community/events/messages/handlers.ts";
import * as series from "../../community/events/series/handlers.ts";
import * as groups from "../../community/groups/handlers.ts";
import * as memberships from "../../community/groups/memberships/handlers.ts";
import * as groupMessages from "../../community/groups/messages/handlers.ts";
import * as invitations from "../../community/invitations/handlers.ts";
import * as applications from "../../community/jobs/applications/handlers.ts";
import * as jobs from "../../community/jobs/handlers.ts";
import * as landscape from "../../community/landscape/handlers.ts";
import * as me from "../../community/me/handlers.ts";
import * as meta from "../../community/meta/handlers.ts";
import * as notifications from "../../community/notifications/handlers.ts";
import * as removals from "../../community/removals/handlers.ts";
import * as reports from "../../community/reports/handlers.ts";
import * as roles from "../../community/roles/handlers.ts";
import * as search from "../../community/search/handlers.ts";
import * as statistics from "../../community/statistics/handlers.ts";
import * as uploads from "../../community/uploads/handlers.ts";
import * as webhookDeliveries from "../../community/webhooks/deliveries/handlers.ts";
import * as webhooks from "../../community/webhooks/handlers.ts";
import * as clients from "../../identity/apps/clients/handlers.ts";
import * as devices from "../../identity/apps/devices/handlers.ts";
import * as apps from "../../identity/apps/handlers.ts";
import * as emailChanges from "../../identity/auth/email-changes/handlers.ts";
import * as auth from "../../identity/auth/handlers.ts";
import * as oauth from "../../identity/auth/oauth/handlers.ts";
import * as secondFactor from "../../identity/auth/second-factor/handlers.ts";
import * as signInLinks from "../../identity/auth/sign-in-links/handlers.ts";
import * as signUp from "../../identity/auth/sign-up/handlers.ts";
import * as unsentForms from "../../identity/auth/unsent-forms/handlers.ts";
import type { Handlers } from "../../identity/context.ts";
import * as account from "../../site/account-pages/account/handlers.ts";
import * as activity from "../../site/account-pages/activity/handlers.ts";
import * as appSettings from "../../site/account-pages/apps/handlers.ts";
import * as settings from "../../site/account-pages/handlers.ts";
import * as secondFactorSettings from "../../site/account-pages/second-factor/handlers.ts";
import * as administratorPages from "../../site/administration-pages/administrators/handlers.ts";
import * as allianceForms from "../../site/administration-pages/alliances/handlers.ts";
import * as applicationReviews from "../../site/administration-pages/applications/handlers.ts";
import * as auditPages from "../../site/administration-pages/audit/handlers.ts";
import * as groupMessagePages from "../../site/administration-pages/group-messages/handlers.ts";
import * as groupForms from "../../site/administration-pages/groups/handlers.ts";
import * as invitationForms from "../../site/administration-pages/invitations/handlers.ts";
import * as jobForms from "../../site/administration-pages/jobs/handlers.ts";
import * as entryForms from "../../site/administration-pages/landscape/handlers.ts";
import * as memberPages from "../../site/administration-pages/members/handlers.ts";
import * as reportQueue from "../../site/administration-pages/reports/handlers.ts";
import * as webhookPages from "../../site/administration-pages/webhooks/handlers.ts";
import * as cards from "../../site/community-pages/cards/handlers.ts";
import * as checkInPages from "../../site/community-pages/check-ins/handlers.ts";
import * as contact from "../../site/community-pages/contact/handlers.ts";
import * as crawlers from "../../site/community-pages/crawlers/handlers.ts";
import * as embeds from "../../site/community-pages/embeds/handlers.ts";
import * as eventMessagePages from "../../site/community-pages/event-messages/handlers.ts";
import * as communityPages from "../../site/community-pages/handlers.ts";
import * as invitationPages from "../../site/community-pages/invitations/handlers.ts";
import * as joinRequests from "../../site/community-pages/join-requests/handlers.ts";
import * as participation from "../../site/community-pages/participation/handlers.ts";
import * as reportPages from "../../site/community-pages/reports/handlers.ts";
import * as rsvpRequests from "../../site/community-pages/rsvp-requests/handlers.ts";
import * as attendeePages from "../../site/organizer-pages/attendees/handlers.ts";
import * as copyPages from "../../site/organizer-pages/copies/handlers.ts";
import * as organizerPages from "../../site/organizer-pages/handlers.ts";
import * as pages from "../../site/pages/handlers.ts";
import * as statisticsPages from "../../site/statistics-pages/handlers.ts";

/** Every operation of the contract and its handler: the only file that names all features. */
export const handlers: Handlers = {
  ...alliances,
  ...allianceMembers,
  ...roles,
  ...invitations,
  ...bans,
  ...reports,
  ...audit,
  ...groups,
  ...memberships,
  ...events,
  ...attendances,
  ...checkIns,
  ...eventMessages,
  ...groupMessages,
  ...groupMessagePages,
  ...series,
  ...calendars,
  ...jobs,
  ...removals,
  ...changes,
  ...applications,
  ...landscape,
  ...uploads,
  ...feeds,
  ...exports,
  ...webhooks,
  ...webhookDeliveries,
  ...search,
  ...statistics,
  ...meta,
  ...me,
  ...mcp,
  ...auth,
  ...emailChanges,
  ...oauth,
  ...secondFactor,
  ...signInLinks,
  ...signUp,
  ...unsentForms,
  ...apps,
  ...clients,
  ...devices,
  ...settings,
  ...account,
  ...activity,
  ...appSettings,
  ...secondFactorSettings,
  ...communityPages,
  ...organizerPages,
  ...copyPages,
  ...attendeePages,
  ...participation,
  ...checkInPages,
  ...eventMessagePages,
  ...reportPages,
  ...contact,
  ...rsvpRequests,
  ...joinRequests,
  ...invitationPages,
  ...crawlers,
  ...embeds,
  ...cards,
  ...reportQueue,
  ...memberPages,
  ...applicationReviews,
  ...groupForms,
  ...allianceForms,
  ...jobForms,
  ...invitationForms,
  ...administratorPages,
  ...entryForms,
  ...statisticsPages,
  ...auditPages,
  ...webhookPages,
  ...notifications,
  ...pages,
};
