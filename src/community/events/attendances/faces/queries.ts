import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../../foundation/db/client.ts";
import { users } from "../../../../foundation/db/identity-tables.ts";
import { attendances } from "../../../../foundation/db/participation-tables.ts";
import { type Places, statement } from "../../../../foundation/db/statement.ts";

/** Bounds the search where few attendees agree to be shown. */
const mostLookedAt = 500;

const mostShown = 8;

const faces = statement((db, { eventId }: Places<{ eventId: string }>) => {
  const first = db
    .select({ userId: attendances.userId, rank: attendances.rank })
    .from(attendances)
    .where(and(eq(attendances.eventId, eventId), eq(attendances.status, "attending")))
    .orderBy(asc(attendances.rank))
    .limit(mostLookedAt)
    .as("first");
  return db
    .select({ name: users.name, photoUrl: users.photoUrl })
    .from(first)
    .innerJoin(users, eq(users.id, first.userId))
    .where(and(users.showAsAttendee, isNull(users.disabledAt)))
    .orderBy(asc(first.rank))
    .limit(mostShown);
});

/** The earliest attendees who agree to be shown to everybody. */
export const listFaces = (db: Queryable, eventId: string) => faces(db, { eventId });
