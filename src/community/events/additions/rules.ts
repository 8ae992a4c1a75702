import { requireBuiltInRegistration, requireOpen } from "../attendances/rules.ts";
import { requireCheckInTime } from "../check-ins/rules.ts";
import type { EventRow } from "../queries.ts";

/** With an immediate check-in, people can be added while check-in is open, otherwise until the event ends. @throws Conflict */
export const requireAddTime = (event: EventRow, { isCheckIn, now }: { isCheckIn: boolean; now: Date }): void => {
  if (isCheckIn) {
    requireCheckInTime(event, now);
    requireBuiltInRegistration(event);
  } else requireOpen(event, now);
};
