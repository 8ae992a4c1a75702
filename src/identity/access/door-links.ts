import { and, eq, gt } from "drizzle-orm";
import { doorLinks } from "../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { firstRow } from "../../foundation/db/statement.ts";
import { events } from "../../foundation/db/tables.ts";

const validAfterEndMs = 6 * 3_600_000;

export const doorLinkExpiry = (endsAt: Date): Date => new Date(endsAt.getTime() + validAfterEndMs);

/** @returns undefined for a deleted or expired link */
export const findDoorLink = (db: Queryable, { secretHash, now }: { secretHash: string; now: Date }) =>
  firstRow(
    db
      .select({ id: doorLinks.id, eventId: doorLinks.eventId, label: doorLinks.label, endsAt: events.endsAt })
      .from(doorLinks)
      .innerJoin(events, eq(events.id, doorLinks.eventId))
      .where(and(eq(doorLinks.secretHash, secretHash), gt(events.endsAt, new Date(now.getTime() - validAfterEndMs)))),
  );

export type DoorLink = NonNullable<Awaited<ReturnType<typeof findDoorLink>>>;
