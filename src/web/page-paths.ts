/* Paths of pages, feeds and files below the base URL. */

export type GroupPath = { alliance: string; group_slug: string };
export type EventPath = GroupPath & { event_slug: string };

export const groupName = ({ alliance, group_slug: slug }: GroupPath) => ({ alliance, slug });
export const eventName = ({ alliance, group_slug: group, event_slug: slug }: EventPath) => ({ alliance, group, slug });

type AllianceRef = { slug: string };
type GroupRef = { alliance: string; slug: string };
type EventRef = { alliance: string; group: { slug: string }; slug: string };

export const alliancePath = ({ slug }: AllianceRef): string => `/alliances/${slug}`;
export const groupPath = ({ alliance, slug }: GroupRef): string => `/groups/${alliance}/${slug}`;
export const eventPath = ({ alliance, group, slug }: EventRef): string => `/events/${alliance}/${group.slug}/${slug}`;
export const checkInPath = (event: EventRef): string => `${eventPath(event)}/check-in`;
export const teamPath = (event: EventRef): string => `${eventPath(event)}/team`;
export const newEventPath = (group: GroupRef): string => `${groupPath(group)}/events/new`;
export const eventEditorPath = (event: EventRef): string => `${eventPath(event)}/edit`;
export const speakerPath = (event: EventRef): string => `${eventPath(event)}/speaker`;
export const attendeesPath = (event: EventRef): string => `${eventPath(event)}/attendees`;
export const guestPlacePath = (token: string): string => `/guest-places/claim?token=${token}`;
export const jobPath = ({ slug }: { slug: string }): string => `/jobs/${slug}`;
export const landscapeEntryPath = ({ id }: { id: string }): string => `/landscape/${id}`;

export const reportsPath = "/administration/reports";
export const groupMembersPath = (group: GroupRef): string => `${groupPath(group)}/members`;
export const joinRequestsPath = (group: GroupRef): string => `${groupPath(group)}/join-requests`;
export const groupEditPath = (group: GroupRef): string => `${groupPath(group)}/edit`;
export const allianceEditPath = (alliance: AllianceRef): string => `${alliancePath(alliance)}/edit`;
export const importPath = (group: GroupRef, id?: string): string =>
  `${groupPath(group)}/import${id === undefined ? "" : `?import=${id}`}`;
export const groupRequestsPath = (alliance: AllianceRef): string => `${alliancePath(alliance)}/group-requests`;
export const newAlliancePath = "/alliances/new";
export const webhooksPath = (alliance: AllianceRef): string => `${alliancePath(alliance)}/webhooks`;
export const webhookPath = ({ alliance, webhook_id: id }: { alliance: string; webhook_id: string }): string =>
  `${webhooksPath({ slug: alliance })}/${id}`;
export const jobEditPath = (job: { slug: string }): string => `${jobPath(job)}/edit`;
export const jobApplicationsPath = (job: { slug: string }): string => `${jobPath(job)}/applications`;
export const entryEditPath = (entry: { id: string }): string => `${landscapeEntryPath(entry)}/edit`;

export const attendeesFilePath = ({ id }: { id: string }): string => `/export/events/${id}/attendees.csv`;
export const membersFilePath = ({ id }: { id: string }): string => `/export/groups/${id}/members.csv`;
export const groupFilePath = ({ id }: { id: string }): string => `/export/groups/${id}/everything.zip`;

export const contactConfirmationPath = (token: string): string => `/contact/confirm?token=${token}`;

/** Anyone with the secret can see the invitation. */
export const invitationPath = (secret: string): string => `/invitations/${secret}`;

/** Anyone with the secret can check people in. */
export const doorLinkPath = (secret: string): string => `/door/${secret}`;

/** The check-in page that a door link opens. */
export const doorPath = "/door/check-in";

/** Anyone with the secret can read the calendar. */
export const privateCalendarPath = (secret: string): string => `/me/calendar/${secret}.ics`;
