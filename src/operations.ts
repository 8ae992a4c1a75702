import * as alliances from "./alliances/handlers.ts";
import * as auth from "./auth/handlers.ts";
import * as oauth from "./auth/oauth/handlers.ts";
import type { Handlers } from "./context.ts";
import * as events from "./events/handlers.ts";
import * as groups from "./groups/handlers.ts";
import { announced } from "./http/announced.ts";
import * as jobs from "./jobs/handlers.ts";
import * as landscape from "./landscape/handlers.ts";
import * as me from "./me/handlers.ts";
import * as meta from "./meta/handlers.ts";
import * as pages from "./pages/handlers.ts";
import * as search from "./search/handlers.ts";
import * as settings from "./settings/handlers.ts";

/** Every operation of the contract and its handler: the only file that names them all. */
export const handlers: Handlers = {
  ...alliances,
  ...groups,
  ...events,
  ...jobs,
  ...landscape,
  ...search,
  ...meta,
  ...me,
  ...auth,
  ...oauth,
  ...settings,
  ...pages,

  // Part 3 brings these.
  createAlliance: announced("createAlliance"),
  updateAlliance: announced("updateAlliance"),
  createGroup: announced("createGroup"),
  updateGroup: announced("updateGroup"),
  joinGroup: announced("joinGroup"),
  leaveGroup: announced("leaveGroup"),
  createEvent: announced("createEvent"),
  updateEvent: announced("updateEvent"),
  getAttendance: announced("getAttendance"),
  attendEvent: announced("attendEvent"),
  cancelAttendance: announced("cancelAttendance"),
  createJob: announced("createJob"),
  updateJob: announced("updateJob"),
  deleteJob: announced("deleteJob"),
  applyToJob: announced("applyToJob"),
  createLandscapeEntry: announced("createLandscapeEntry"),
  updateLandscapeEntry: announced("updateLandscapeEntry"),
};
