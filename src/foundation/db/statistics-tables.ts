import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { binaryText } from "./columns.ts";
import { eventReference, events, groupReference } from "./tables.ts";

/* Daily counts (UTC) of deleted rows and of visits, without personal data. */

const day = () => date("day", { mode: "string" }).notNull();
const count = (name: string) => integer(name).notNull().default(0);

export const formerMembers = pgTable(
  "former_members",
  {
    groupId: groupReference(),
    day: day(),
    joined: count("joined"),
    departed: count("departed"),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.day] }),
    check("former_members_counts_check", sql`${t.joined} >= 0 and ${t.departed} >= 0`),
  ],
);

export const formerAttendees = pgTable(
  "former_attendees",
  {
    eventId: eventReference(),
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

export const pageVisits = pgTable(
  "page_visits",
  {
    groupId: groupReference(),
    eventId: uuid("event_id").references(() => events.id, { onDelete: "cascade" }),
    pageId: uuid("page_id").notNull().generatedAlwaysAs(sql.raw("coalesce(event_id, group_id)")),
    day: day(),
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
