export const noAlliance = (slug: string): string => `there is no alliance "${slug}"`;
