/** Where people read about a resource: `baseUrl` is the service's, without a trailing slash. */

type EventAddress = { alliance: string; group: { slug: string }; slug: string };

export const eventPage = (baseUrl: string, { alliance, group, slug }: EventAddress): string =>
  `${baseUrl}/events/${alliance}/${group.slug}/${slug}`;

export const jobPage = (baseUrl: string, { slug }: { slug: string }): string => `${baseUrl}/jobs/${slug}`;
