import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { binaryText } from "./columns.ts";
import { events, groups } from "./tables.ts";

/* Numbers that no rows are left to count, by day in UTC. None of them says whom it counts. */

const day = () => date("day", { mode: "string" }).notNull();
const count = (name: string) => integer(name).notNull().default(0);

/** People who were members of a group: how many of them joined on a day, and how many stopped being members then. */
export const formerMembers = pgTable(
  "former_members",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    day: day(),
    joined: count("joined"),
    departed: count("departed"),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.day] }),
    check("former_members_counts_check", sql`${t.joined} >= 0 and ${t.departed} >= 0`),
  ],
);

/** RSVPs to an event that are gone: how many were sent and canceled on a day, and on the day it began, who of them came. */
export const formerAttendees = pgTable(
  "former_attendees",
  {
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    day: day(),
    rsvps: count("rsvps"),
    canceled: count("canceled"),
    attended: count("attended"),
    noShows: count("no_shows"),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.day] }),
    check(
      "former_attendees_counts_check",
      sql`${t.rsvps} >= 0 and ${t.canceled} >= 0 and ${t.attended} >= 0 and ${t.noShows} >= 0`,
    ),
  ],
);

/** How often the page of a group, or of one of its events, was opened from a source, and how many RSVPs came from there. */
export const pageVisits = pgTable(
  "page_visits",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** Null for the page of the group itself. */
    eventId: uuid("event_id").references(() => events.id, { onDelete: "cascade" }),
    pageId: uuid("page_id").notNull().generatedAlwaysAs(sql.raw("coalesce(event_id, group_id)")),
    day: day(),
    /** Empty where none is known. */
    source: binaryText("source").notNull(),
    views: count("views"),
    rsvps: count("rsvps"),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.day, t.source] }),
    check("page_visits_counts_check", sql`${t.views} >= 0 and ${t.rsvps} >= 0`),
    index("page_visits_of_group").on(t.groupId, t.day),
    index("page_visits_of_event").on(t.eventId),
    index("page_visits_by_day").on(t.day),
  ],
);
