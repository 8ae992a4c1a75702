import * as appSettings from "./account-pages/apps/handlers.ts";
import * as settings from "./account-pages/handlers.ts";
import * as audit from "./alliances/audit/handlers.ts";
import * as alliances from "./alliances/handlers.ts";
import * as clients from "./apps/clients/handlers.ts";
import * as devices from "./apps/devices/handlers.ts";
import * as apps from "./apps/handlers.ts";
import * as auth from "./auth/handlers.ts";
import * as oauth from "./auth/oauth/handlers.ts";
import * as calendars from "./calendars/handlers.ts";
import * as crawlers from "./community-pages/crawlers/handlers.ts";
import * as communityPages from "./community-pages/handlers.ts";
import * as participation from "./community-pages/participation/handlers.ts";
import type { Handlers } from "./context.ts";
import * as attendances from "./events/attendances/handlers.ts";
import * as events from "./events/handlers.ts";
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
import * as pages from "./pages/handlers.ts";
import * as removals from "./removals/handlers.ts";
import * as roles from "./roles/handlers.ts";
import * as search from "./search/handlers.ts";
import * as webhookDeliveries from "./webhooks/deliveries/handlers.ts";
import * as webhooks from "./webhooks/handlers.ts";

/** Every operation of the contract and its handler: the only file that names all features. */
export const handlers: Handlers = {
  ...alliances,
  ...roles,
  ...audit,
  ...groups,
  ...memberships,
  ...events,
  ...attendances,
  ...calendars,
  ...jobs,
  ...removals,
  ...applications,
  ...landscape,
  ...feeds,
  ...exports,
  ...webhooks,
  ...webhookDeliveries,
  ...search,
  ...meta,
  ...me,
  ...mcp,
  ...auth,
  ...oauth,
  ...apps,
  ...clients,
  ...devices,
  ...settings,
  ...appSettings,
  ...communityPages,
  ...participation,
  ...crawlers,
  ...notifications,
  ...pages,
};
