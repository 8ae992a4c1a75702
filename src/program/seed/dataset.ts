import type { roles } from "../../foundation/db/administration-tables.ts";
import type { users } from "../../foundation/db/identity-tables.ts";
import type { bans, reports } from "../../foundation/db/moderation-tables.ts";
import type { attendances, jobApplications, memberships } from "../../foundation/db/participation-tables.ts";
import type { formerMembers, pageVisits } from "../../foundation/db/statistics-tables.ts";
import type { alliances, events, groups, jobs, landscapeEntries } from "../../foundation/db/tables.ts";

export type User = typeof users.$inferInsert;
export type Alliance = typeof alliances.$inferInsert & { groupCount: number; memberCount: number };
export type Group = typeof groups.$inferInsert & { active: boolean; memberCount: number };
export type Membership = typeof memberships.$inferInsert;
export type Event = typeof events.$inferInsert & { attendeeCount: number };
export type Attendance = typeof attendances.$inferInsert;
export type Job = typeof jobs.$inferInsert;
export type Application = typeof jobApplications.$inferInsert;
export type Role = typeof roles.$inferInsert;
export type Ban = typeof bans.$inferInsert;
export type Report = typeof reports.$inferInsert;
export type LandscapeEntry = typeof landscapeEntries.$inferInsert;

export type FormerMembers = typeof formerMembers.$inferInsert;
export type PageVisits = typeof pageVisits.$inferInsert;

/** Everything that the seed writes, with matching counts. */
export type Dataset = {
  users: User[];
  alliances: Alliance[];
  groups: Group[];
  memberships: Membership[];
  events: Event[];
  attendances: Attendance[];
  jobs: Job[];
  applications: Application[];
  landscapeEntries: LandscapeEntry[];
  roles: Role[];
  bans: Ban[];
  reports: Report[];
  formerMembers: FormerMembers[];
  pageVisits: PageVisits[];
};

/** The input that determines a dataset. */
export type Recipe = {
  scale: number;
  seed: number;
  /** Midnight (UTC) of the day of seeding; past dates are before it. */
  today: Date;
};
