/* Where people, and their programs, read about a resource: paths below the service's base URL. */

type OfGroup = { alliance: string; slug: string };
type OfEvent = { alliance: string; group: { slug: string }; slug: string };

export const alliancePath = ({ slug }: { slug: string }): string => `/alliances/${slug}`;
export const groupPath = ({ alliance, slug }: OfGroup): string => `/groups/${alliance}/${slug}`;
export const eventPath = ({ alliance, group, slug }: OfEvent): string => `/events/${alliance}/${group.slug}/${slug}`;
export const jobPath = ({ slug }: { slug: string }): string => `/jobs/${slug}`;
export const landscapeEntryPath = ({ id }: { id: string }): string => `/landscape/${id}`;

/** The secret is all that it takes to read the calendar. */
export const privateCalendarPath = (secret: string): string => `/me/calendar/${secret}.ics`;
