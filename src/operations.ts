import * as alliances from "./alliances/handlers.ts";
import * as events from "./events/handlers.ts";
import * as groups from "./groups/handlers.ts";
import { announced } from "./http/announced.ts";
import type { Handlers } from "./http/contract.ts";
import * as jobs from "./jobs/handlers.ts";
import * as landscape from "./landscape/handlers.ts";
import * as meta from "./meta/handlers.ts";
import * as pages from "./pages/handlers.ts";
import * as search from "./search/handlers.ts";

/** Every operation of the contract and its handler: the only file that names them all. */
export const handlers: Handlers = {
  ...alliances,
  ...groups,
  ...events,
  ...jobs,
  ...landscape,
  ...search,
  ...meta,
  ...pages,

  // Parts 2 and 3 bring these.
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
  getMe: announced("getMe"),
  updateMe: announced("updateMe"),
  listTokens: announced("listTokens"),
  createToken: announced("createToken"),
  revokeToken: announced("revokeToken"),
  showLogin: announced("showLogin"),
  logIn: announced("logIn"),
  showRegister: announced("showRegister"),
  registerUser: announced("registerUser"),
  showForgotPassword: announced("showForgotPassword"),
  requestPasswordReset: announced("requestPasswordReset"),
  showResetPassword: announced("showResetPassword"),
  resetPassword: announced("resetPassword"),
  logOut: announced("logOut"),
  verifyEmail: announced("verifyEmail"),
  resendVerification: announced("resendVerification"),
  startOAuth: announced("startOAuth"),
  finishOAuth: announced("finishOAuth"),
  showDashboard: announced("showDashboard"),
  showProfile: announced("showProfile"),
  submitProfile: announced("submitProfile"),
  showSecurity: announced("showSecurity"),
  changePassword: announced("changePassword"),
  endSession: announced("endSession"),
  linkProvider: announced("linkProvider"),
  unlinkProvider: announced("unlinkProvider"),
  showTokens: announced("showTokens"),
  createTokenByForm: announced("createTokenByForm"),
  revokeTokenByForm: announced("revokeTokenByForm"),
};
