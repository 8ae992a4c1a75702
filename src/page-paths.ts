/* Where people, and their programs, read about a resource: paths below the service's base URL. */

type OfGroup = { alliance: string; slug: string };
type OfEvent = { alliance: string; group: { slug: string }; slug: string };

export const alliancePath = ({ slug }: { slug: string }): string => `/alliances/${slug}`;
export const groupPath = ({ alliance, slug }: OfGroup): string => `/groups/${alliance}/${slug}`;
export const eventPath = ({ alliance, group, slug }: OfEvent): string => `/events/${alliance}/${group.slug}/${slug}`;
export const jobPath = ({ slug }: { slug: string }): string => `/jobs/${slug}`;
export const landscapeEntryPath = ({ id }: { id: string }): string => `/landscape/${id}`;

/* Files for administrators. */
export const attendeesFilePath = ({ id }: { id: string }): string => `/export/events/${id}/attendees.csv`;
export const membersFilePath = ({ id }: { id: string }): string => `/export/groups/${id}/members.csv`;
export const auditFilePath = ({ slug }: { slug: string }): string => `/export/alliances/${slug}/audit.csv`;

/** The secret is all that it takes to read the calendar. */
export const privateCalendarPath = (secret: string): string => `/me/calendar/${secret}.ics`;
