import * as account from "./account-pages/account/handlers.ts";
import * as activity from "./account-pages/activity/handlers.ts";
import * as appSettings from "./account-pages/apps/handlers.ts";
import * as settings from "./account-pages/handlers.ts";
import * as secondFactorSettings from "./account-pages/second-factor/handlers.ts";
import * as allianceForms from "./administration-pages/alliances/handlers.ts";
import * as applicationReviews from "./administration-pages/applications/handlers.ts";
import * as groupForms from "./administration-pages/groups/handlers.ts";
import * as jobForms from "./administration-pages/jobs/handlers.ts";
import * as entryForms from "./administration-pages/landscape/handlers.ts";
import * as memberPages from "./administration-pages/members/handlers.ts";
import * as reportQueue from "./administration-pages/reports/handlers.ts";
import * as audit from "./alliances/audit/handlers.ts";
import * as alliances from "./alliances/handlers.ts";
import * as clients from "./apps/clients/handlers.ts";
import * as devices from "./apps/devices/handlers.ts";
import * as apps from "./apps/handlers.ts";
import * as emailChanges from "./auth/email-changes/handlers.ts";
import * as auth from "./auth/handlers.ts";
import * as oauth from "./auth/oauth/handlers.ts";
import * as secondFactor from "./auth/second-factor/handlers.ts";
import * as bans from "./bans/handlers.ts";
import * as calendars from "./calendars/handlers.ts";
import * as checkInPages from "./community-pages/check-ins/handlers.ts";
import * as crawlers from "./community-pages/crawlers/handlers.ts";
import * as eventMessagePages from "./community-pages/event-messages/handlers.ts";
import * as communityPages from "./community-pages/handlers.ts";
import * as participation from "./community-pages/participation/handlers.ts";
import * as reportPages from "./community-pages/reports/handlers.ts";
import type { Handlers } from "./context.ts";
import * as attendances from "./events/attendances/handlers.ts";
import * as checkIns from "./events/check-ins/handlers.ts";
import * as events from "./events/handlers.ts";
import * as eventMessages from "./events/messages/handlers.ts";
import * as series from "./events/series/handlers.ts";
import * as exports from "./exports/handlers.ts";
import * as feeds from "./feeds/handlers.ts";
import * as groups from "./groups/handlers.ts";
import * as memberships from "./groups/memberships/handlers.ts";
import * as applications from "./jobs/applications/handlers.ts";
import * as jobs from "./jobs/handlers.ts";
import * as landscape from "./landscape/handlers.ts";
import * as mcp from "./mcp/handlers.ts";
import * as me from "./me/handlers.ts";
import * as meta from "./meta/handlers.ts";
import * as notifications from "./notifications/handlers.ts";
import * as attendeePages from "./organizer-pages/attendees/handlers.ts";
import * as copyPages from "./organizer-pages/copies/handlers.ts";
import * as organizerPages from "./organizer-pages/handlers.ts";
import * as pages from "./pages/handlers.ts";
import * as removals from "./removals/handlers.ts";
import * as reports from "./reports/handlers.ts";
import * as roles from "./roles/handlers.ts";
import * as search from "./search/handlers.ts";
import * as uploads from "./uploads/handlers.ts";
import * as webhookDeliveries from "./webhooks/deliveries/handlers.ts";
import * as webhooks from "./webhooks/handlers.ts";

/** Every operation of the contract and its handler: the only file that names all features. */
export const handlers: Handlers = {
  ...alliances,
  ...roles,
  ...bans,
  ...reports,
  ...audit,
  ...groups,
  ...memberships,
  ...events,
  ...attendances,
  ...checkIns,
  ...eventMessages,
  ...series,
  ...calendars,
  ...jobs,
  ...removals,
  ...applications,
  ...landscape,
  ...uploads,
  ...feeds,
  ...exports,
  ...webhooks,
  ...webhookDeliveries,
  ...search,
  ...meta,
  ...me,
  ...mcp,
  ...auth,
  ...emailChanges,
  ...oauth,
  ...secondFactor,
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
  ...crawlers,
  ...reportQueue,
  ...memberPages,
  ...applicationReviews,
  ...groupForms,
  ...allianceForms,
  ...jobForms,
  ...entryForms,
  ...notifications,
  ...pages,
};
