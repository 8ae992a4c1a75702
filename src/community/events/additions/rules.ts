import { requireBuiltIn, requireOpen } from "../attendances/rules.ts";
import { requireCheckInTime } from "../check-ins/rules.ts";
import type { EventRow } from "../queries.ts";

/** People who are checked in at once can be added as long as check-in is open. @throws Conflict */
export const requireAddTime = (event: EventRow, { isCheckIn, now }: { isCheckIn: boolean; now: Date }): void => {
  if (isCheckIn) {
    requireCheckInTime(event, now);
    requireBuiltIn(event);
  } else requireOpen(event, now);
};
