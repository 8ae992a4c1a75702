/* Paths of pages, feeds and files below the base URL. */

/** Path parameters of a group's pages. */
export type GroupPath = { alliance: string; group_slug: string };
export type EventPath = GroupPath & { event_slug: string };

export const groupName = ({ alliance, group_slug: slug }: GroupPath) => ({ alliance, slug });
export const eventName = ({ alliance, group_slug: group, event_slug: slug }: EventPath) => ({ alliance, group, slug });

type OfGroup = { alliance: string; slug: string };
type OfEvent = { alliance: string; group: { slug: string }; slug: string };

export const alliancePath = ({ slug }: { slug: string }): string => `/alliances/${slug}`;
export const groupPath = ({ alliance, slug }: OfGroup): string => `/groups/${alliance}/${slug}`;
export const eventPath = ({ alliance, group, slug }: OfEvent): string => `/events/${alliance}/${group.slug}/${slug}`;
export const checkInPath = (event: OfEvent): string => `${eventPath(event)}/check-in`;
export const eventMessagePath = (event: OfEvent): string => `${eventPath(event)}/message`;
export const newEventPath = (group: OfGroup): string => `${groupPath(group)}/events/new`;
export const eventEditorPath = (event: OfEvent): string => `${eventPath(event)}/edit`;
export const eventCopiesPath = (event: OfEvent): string => `${eventPath(event)}/copies`;
export const attendeesPath = (event: OfEvent): string => `${eventPath(event)}/attendees`;
export const jobPath = ({ slug }: { slug: string }): string => `/jobs/${slug}`;
export const landscapeEntryPath = ({ id }: { id: string }): string => `/landscape/${id}`;

export const reportsPath = "/administration/reports";
export const groupMembersPath = (group: OfGroup): string => `${groupPath(group)}/members`;
export const groupMessagePath = (group: OfGroup): string => `${groupPath(group)}/message`;
export const groupBansPath = (group: OfGroup): string => `${groupPath(group)}/bans`;
export const groupEditPath = (group: OfGroup): string => `${groupPath(group)}/edit`;
export const allianceBansPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/bans`;
export const allianceEditPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/edit`;
export const newAlliancePath = "/alliances/new";
export const auditPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/audit`;
export const webhooksPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/webhooks`;
export const webhookPath = ({ alliance, webhook_id: id }: { alliance: string; webhook_id: string }): string =>
  `${webhooksPath({ slug: alliance })}/${id}`;
export const newGroupPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/groups/new`;
export const newJobPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/jobs/new`;
export const newEntryPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/landscape/new`;
export const jobEditPath = (job: { slug: string }): string => `${jobPath(job)}/edit`;
export const jobApplicationsPath = (job: { slug: string }): string => `${jobPath(job)}/applications`;
export const entryEditPath = (entry: { id: string }): string => `${landscapeEntryPath(entry)}/edit`;

export const groupStatisticsPath = (group: OfGroup): string => `${groupPath(group)}/statistics`;
export const allianceStatisticsPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/statistics`;
export const eventStatisticsPath = (event: OfEvent): string => `${eventPath(event)}/statistics`;
export const groupInvitationsPath = (group: OfGroup): string => `${groupPath(group)}/invitations`;
export const groupOrganizersPath = (group: OfGroup): string => `${groupPath(group)}/organizers`;
export const allianceInvitationsPath = (alliance: { slug: string }): string => `${alliancePath(alliance)}/invitations`;
export const allianceAdministratorsPath = (alliance: { slug: string }): string =>
  `${alliancePath(alliance)}/administrators`;
export const eventInvitationsPath = (event: OfEvent): string => `${eventPath(event)}/invitations`;

export const eventStatisticsFilePath = ({ id }: { id: string }): string => `/export/events/${id}/statistics.csv`;
export const groupStatisticsFilePath = ({ id }: { id: string }): string => `/export/groups/${id}/statistics.csv`;
export const allianceStatisticsFilePath = ({ slug }: { slug: string }): string =>
  `/export/alliances/${slug}/statistics.csv`;
export const attendeesFilePath = ({ id }: { id: string }): string => `/export/events/${id}/attendees.csv`;
export const membersFilePath = ({ id }: { id: string }): string => `/export/groups/${id}/members.csv`;
export const auditFilePath = ({ slug }: { slug: string }): string => `/export/alliances/${slug}/audit.csv`;

export const contactConfirmationPath = (token: string): string => `/contact/confirm?token=${token}`;

/** Anyone with the secret can see the invitation. */
export const invitationPath = (secret: string): string => `/invitations/${secret}`;

/** Anyone with the secret can read the calendar. */
export const privateCalendarPath = (secret: string): string => `/me/calendar/${secret}.ics`;
