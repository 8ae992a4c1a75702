import type { OperationId, RouteId } from "../../server/http/contract.ts";

/** Phrases, and the words that replace them. */
export const idioms: readonly (readonly [RegExp, string])[] = [
  [/\bhow (?:many|much)\b|\bnumber of\b/g, "statistics"],
  [/\bwho(?: is|'s| will)? (?:attend(?:s|ing)?|com(?:e|es|ing))\b/g, "who attendee"],
  [/\bsign(?:ed|ing)?(?: me| us)? up\b/g, "rsvp"],
  [/\btake (?:me|us) (?:out|off)\b/g, "leave"],
  [/\bcall(?:ed|ing)? off\b/g, "cancel"],
  [/\bturn(?:ed|ing)? off\b/g, "stop"],
  [/\bmake it\b/g, "come"],
];

/** Words without significance for a search, such as `get` and `list`, which begin half of the tool names. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been but can could did do does for from get give had has have help how i'd if in into is it its
  let like list look many much need next of off on or out please see show so some something tell that the their them then there these they thing this
  to up us want wants was everything something someone somebody today tomorrow tonight weekend week weeks we were what when where which who whose will with would you your number numbers first one other`.split(
    /\s+/,
  ),
);

/** Synonyms, by the word that the contract uses. */
const synonyms: Readonly<Record<string, string>> = {
  create: "add make new plan organize organise host start open draft post submit propose",
  update: "change edit modify rename set correct fix adjust reschedule postpone move moved",
  delete: "remove erase destroy drop discard",
  cancel: "decline",
  cannot: "can't won't unable",
  leave: "quit exit",
  join: "become",
  approve: "accept",
  send: "write announce notify mail",
  find: "search discover browse",
  my: "me mine i i'm myself caller user",
  event: "meetup meetups talk talks workshop workshops conference meeting gathering hackathon webinar",
  group: "chapter chapters club clubs usergroup",
  alliance: "organization organisation network",
  job: "position vacancy vacancies opening role-offer career hiring",
  landscape: "startup startups project projects partner partners ecosystem",
  member: "people person attender",
  attendee: "participant participants guest guests visitor visitors",
  rsvp: "register registration signup attend attending attendance participate participation",
  administrator: "admin admins organizer organizers organiser organisers moderator",
  statistics: "metrics analytics growth trend stats",
  check: "checkin checked",
  picture: "photo image logo banner avatar",
  profile: "bio biography",
};

export const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(synonyms).flatMap(([meaning, words]) =>
    words.split(" ").map((word): [string, string] => [word, meaning]),
  ),
);

/** Verbs that ask to delete or end something. Without one of them, searches find no tools with DELETE. */
export const destructiveVerbs: ReadonlySet<string> = new Set(
  `delete remove erase destroy drop discard cancel decline cannot can't revoke withdraw end leave quit exit unsubscribe undo lift unban stop
  abandon retract reject kick ban close clear reset disable`.split(/\s+/),
);

/** A request with one of these words asks for information, whatever its verb. */
export const questionWords: ReadonlySet<string> = new Set("who whose what which when where".split(" "));

/** Words in many tools: matching only these does not make a tool relevant. */
export const commonWords: ReadonlySet<string> = new Set("create update delete cancel send find my end".split(" "));

/** Other words for what a tool does, by tool. */
export const phrases: Partial<Record<OperationId, string>> = {
  attendEvent: "sign me up for an event, register, come along, join an event, reserve a seat, waitlist",
  attendSeries: "RSVP to all dates of a weekly event, attend the whole series, all following events",
  cancelSeriesAttendance: "I cannot come to any of the following dates, leave a whole series",
  cancelAttendance: "cancel my registration, I cannot make it, I cannot come, give up my seat",
  getAttendance: "am I registered, my place on the waitlist, my check-in code",
  listMyEvents: "my upcoming events, what did I sign up for, where am I going, my calendar, my schedule, my agenda",
  listAllEvents: "find events near a city, what is on, events nearby, upcoming events about a topic",
  createEvent: "plan a meetup, announce an event, schedule an event",
  updateEvent:
    "publish an event, cancel an event, call off, postpone, move to another venue or time, change the capacity, hide an event, unlisted, visible to members only, register elsewhere, add links to slides",
  copyEvent: "repeat an event, recurring event, series, every month, duplicate",
  getAgenda: "program of a conference, schedule, sessions, speakers, rooms",
  replaceAgenda: "set the program of a conference, its schedule, sessions, speakers and rooms",
  grantEventRole: "make someone a host of an event, add someone to the team of an event, appoint a volunteer",
  listAttendees: "who attends an event, who is coming, guest list, RSVPs of others, waitlist, pending approvals",
  addAttendee: "register someone for an event, add a member to an event, walk-in, put on the guest list",
  addGuestAttendee: "walk-in without an account, add a person by name, add someone who has no account",
  updateGuestAttendee: "correct the name or the address of a person without an account",
  updateAttendees: "decide in bulk about several people at once",
  updateAttendee: "approve an RSVP, accept or reject an attendee, let someone in from the waitlist",
  checkInAttendee: "mark as arrived at the door",
  checkInByCode: "scan a code at the door",
  getCheckInSummary: "how many came, how many arrived, turnout",
  sendEventMessage: "email the attendees, write to the people with an RSVP",
  announceLinks: "send slides or recordings to the attendees after the event",
  sendGroupMessage: "email the members, write to the group, newsletter, announcement",
  joinGroup: "become a member of a group, follow a group",
  listJoinRequests: "who wants to join the group, pending requests",
  updateJoinRequests: "accept or reject people who want to join the group",
  leaveGroup: "quit a group, leave, end my membership",
  getMembership: "am I a member of the group",
  listMyGroups: "which groups am I in, my memberships",
  listGroupMembers: "who is in the group, members of the group",
  getGroupStatistics: "how many members joined, members over time, new members, how the group grows, page views",
  getEventStatistics: "how many RSVPs over time, views of the event's page, no-shows",
  getAllianceStatistics: "members that joined all groups, page views of the alliance",
  listGroups: "find groups in a city, communities near me, local groups",
  createGroup: "found a group, start a chapter",
  grantGroupAdmin: "make someone an organizer of the group, promote, appoint",
  revokeGroupAdmin: "someone is no longer an organizer of the group, demote",
  grantAllianceAdmin: "make someone an administrator of the alliance, promote, appoint",
  listGroupAdmins: "who runs the group, who organizes",
  removeGroupMember: "ban a member from the group, ban a person, ban a user, kick out, block",
  removeAllianceMember: "ban a member from the alliance, ban a person, ban a user, kick out, block",
  deleteGroupBan: "unban, let someone back into the group",
  deleteAllianceBan: "unban, let someone back into the alliance",
  applyToJob: "apply for a job, send my application",
  withdrawApplication: "take back my application",
  listMyApplications: "status of my applications, did they answer",
  listJobs: "find a job, remote jobs, work, who is hiring",
  createJob: "advertise a job, post a vacancy",
  listJobApplications: "who applied, applicants, candidates",
  updateJobApplication: "accept or reject an applicant, decide on a candidate",
  listLandscapeEntries: "companies, startups, projects and partners",
  search: "find anything, search everywhere",
  createReport: "report abuse, spam, harassment, complain, flag",
  updateReport: "handle a complaint, close a report",
  updateMe:
    "change my name, bio, city, company, interests, language, time zone; turn off emails and notifications, stop emails about invitations, unsubscribe from reminders",
  getMe: "who am I, my profile, my notification settings, my email address",
  listSecurityEvents: "sign-ins to my account, suspicious activity, who used my account",
  listAuditEntries: "who changed what, history of changes, audit log",
  getFilters: "categories, tags and cities to filter by, values of filters",
  testWebhook: "try a webhook",
  redeliverWebhookMessage: "retry a failed webhook delivery",
  getCalendarAddress: "is there a private calendar",
};

/** A task that only a person can do, on a page of the site. */
export type PersonalTask = {
  readonly page: RouteId;
  /** The page's URL is appended. */
  readonly text: string;
  readonly phrases: string;
};

export const personalTasks: readonly PersonalTask[] = [
  {
    page: "showAccountDeletion",
    text: "Users delete their account at",
    phrases: "delete my account, close my account, erase all my data, remove my profile",
  },
  {
    page: "showAccount",
    text: "Users download a copy of their data at",
    phrases: "export my data, download a copy of what is stored about me",
  },
  {
    page: "showAccount",
    text: "Users change their email address at",
    phrases: "change my email address, new email address",
  },
  {
    page: "showGroupInvitations",
    text: "Organizers of a group invite people at",
    phrases: "invite people by email, invite someone to a group, send an invitation, share an invitation link",
  },
  {
    page: "showEventInvitations",
    text: "Organizers of an event invite people at",
    phrases: "invite people to an event",
  },
  {
    page: "showEventTeam",
    text: "Organizers of an event create links for volunteers at the door at",
    phrases: "create a link for volunteers at the door, at the entrance, who have no account",
  },
  {
    page: "showAllianceInvitations",
    text: "Administrators of an alliance invite people at",
    phrases: "invite people to an alliance",
  },
  {
    page: "showTokens",
    text: "Users create API tokens at",
    phrases: "create an API token, API key, access token, secret for a script",
  },
  {
    page: "showNotifications",
    text: "Users get the address of their private calendar at",
    phrases:
      "subscribe to my events in a calendar app, create a private calendar address, sync with Google Calendar or Outlook",
  },
  {
    page: "showWebhooks",
    text: "Administrators of an alliance create webhooks, and change their secrets, at",
    phrases: "create a webhook, add a webhook, rotate the secret of a webhook",
  },
  {
    page: "showProfile",
    text: "People upload a picture in the form of their group, event or alliance, or in the form of their profile at",
    phrases: "upload a picture, upload a file, set a profile picture",
  },
  {
    page: "showSecurity",
    text: "Users manage passwords, passkeys, two-factor authentication and sessions at",
    phrases:
      "change my password, reset my password, set up two-factor authentication, passkey, authenticator app, recovery codes, sign out everywhere, end other sessions",
  },
  {
    page: "showRegister",
    text: "People create an account at",
    phrases: "create an account, register a new account, open an account",
  },
  {
    page: "showApps",
    text: "Users see which apps have access, and revoke it, at",
    phrases: "connected apps, remove an app's access, OAuth consent",
  },
  { page: "showClients", text: "Developers register apps at", phrases: "register an OAuth client, client secret" },
];
