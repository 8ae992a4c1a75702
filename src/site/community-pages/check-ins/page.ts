import type { Schemas } from "../../../../generated/contract.ts";
import { findAttendee } from "../../../community/events/attendances/queries.ts";
import { countCheckIns, listAtTheDoor } from "../../../community/events/check-ins/queries.ts";
import { isCheckInOpen } from "../../../community/events/check-ins/rules.ts";
import { toCheckInSummary } from "../../../community/events/check-ins/views.ts";
import { requireOwnEventAt } from "../../../community/events/lookup.ts";
import type { UserContext } from "../../../identity/context.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { checkInPath, type EventPath, eventName } from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { NoticeText, Visit } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { type ManagedEvent, toManagedEvent } from "../managed-event.ts";
import { visitorOf } from "../visit.ts";

/** Somebody who attends an event. */
export type AtTheDoor = { id: string; name: string; guests: number; checkedInAt: string | null };

type CheckInPage = Omit<Visit, "head"> & {
  event: ManagedEvent;
  timezone: string;
  /** Where codes are sent. */
  action: string;
  /** Whether it is the time. */
  isOpen: boolean;
  counts: Schemas["CheckInSummary"];
  /** Whose code it is, or who was just checked in. */
  found: (AtTheDoor & { status: Schemas["AttendeeStatus"] }) | null;
  people: AtTheDoor[];
  /** Whether there may be more people. */
  isCut: boolean;
  q: string;
  form: Form<"check_in_code">;
  notice: NoticeText | null;
};

const checkInTemplate = template<CheckInPage>("site/community-pages/check-ins/check-in");

/** How many people a page shows; a search finds the others. */
const most = 50;

type Shown = {
  /** Who is shown first. */
  person?: string | undefined;
  words?: string | undefined;
  form: Form<"check_in_code">;
  notice: NoticeText | null;
};

type Row = { id: string; name: string; guests: number; checkedInAt: Date | null };

const toAtTheDoor = ({ id, name, guests, checkedInAt }: Row): AtTheDoor => ({
  id,
  name,
  guests,
  checkedInAt: checkedInAt && toTimestamp(checkedInAt),
});

/** The page to check attendees in, also shown again when that was rejected. */
export const checkInPage = async (context: UserContext, path: EventPath, { person, words, form, notice }: Shown) => {
  const { db, now, render } = context;
  const { event } = await requireOwnEventAt(context, eventName(path));
  const eventId = event.id;
  const [visitor, counts, people, found] = await Promise.all([
    visitorOf(context),
    countCheckIns(db, eventId),
    listAtTheDoor(db, { eventId, words, limit: most }),
    person === undefined ? undefined : findAttendee(db, { eventId, userId: person }),
  ]);
  return render(checkInTemplate, {
    ...visitor,
    event: toManagedEvent(event),
    timezone: event.timezone,
    action: checkInPath(event),
    isOpen: isCheckInOpen(event, now),
    counts: toCheckInSummary(counts),
    found: found ? { ...toAtTheDoor(found), status: found.status } : null,
    people: people.map(toAtTheDoor),
    isCut: people.length === most,
    q: words ?? "",
    form,
    notice,
  });
};
