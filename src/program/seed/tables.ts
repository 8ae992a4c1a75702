import { bans, doorLinks, eventRoles, reports, roles } from "../../foundation/db/administration-tables.ts";
import { agendaItems, speakers } from "../../foundation/db/agenda-tables.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { importRows, imports } from "../../foundation/db/import-tables.ts";
import { invitationAcceptances, invitations } from "../../foundation/db/invitation-tables.ts";
import {
  attendances,
  groupRequests,
  guestAttendees,
  jobApplications,
  joinRequests,
  memberships,
} from "../../foundation/db/participation-tables.ts";
import { pageVisits } from "../../foundation/db/statistics-tables.ts";
import { alliances, events, groups, jobs, landscapeEntries } from "../../foundation/db/tables.ts";
import { uploads } from "../../foundation/db/upload-tables.ts";

export const seededTables = {
  users,
  uploads,
  alliances,
  groups,
  memberships,
  joinRequests,
  groupRequests,
  events,
  agendaItems,
  speakers,
  attendances,
  guestAttendees,
  jobs,
  applications: jobApplications,
  landscapeEntries,
  roles,
  eventRoles,
  doorLinks,
  imports,
  importRows,
  bans,
  reports,
  invitations,
  acceptances: invitationAcceptances,
  pageVisits,
} as const;

type Tables = typeof seededTables;
type Row<Name extends keyof Tables> = Tables[Name]["$inferInsert"];

export type User = Row<"users">;
export type Alliance = Row<"alliances">;
export type Group = Row<"groups">;
export type Membership = Row<"memberships">;
export type Event = Row<"events">;
export type Attendance = Row<"attendances">;
export type Job = Row<"jobs">;
export type LandscapeEntry = Row<"landscapeEntries">;
export type Role = Row<"roles">;
export type Upload = Row<"uploads">;
export type Invitation = Row<"invitations">;

export type Dataset = { -readonly [Name in keyof Tables]?: Row<Name>[] };

export type Recipe = {
  scale: number;
  seed: number;
  /** Midnight (UTC) of the day of seeding. */
  today: Date;
};
