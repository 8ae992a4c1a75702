/** Where people read about a resource: `baseUrl` is the service's, without a trailing slash. */

type EventAddress = { alliance: string; group: { slug: string }; slug: string };

export const eventPage = (baseUrl: string, { alliance, group, slug }: EventAddress): string =>
  `${baseUrl}/events/${alliance}/${group.slug}/${slug}`;

/** The secret is all that it takes to read the calendar. */
export const privateCalendarUrl = (baseUrl: string, secret: string): string => `${baseUrl}/me/calendar/${secret}.ics`;

export const jobPage = (baseUrl: string, { slug }: { slug: string }): string => `${baseUrl}/jobs/${slug}`;
