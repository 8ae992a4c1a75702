import { findAttendee } from "../../../community/events/attendances/queries.ts";
import { countCheckIns, listAtTheDoor } from "../../../community/events/check-ins/queries.ts";
import { isCheckInOpen } from "../../../community/events/check-ins/rules.ts";
import { toCheckInSummary } from "../../../community/events/check-ins/views.ts";
import { requireOwnEventAt } from "../../../community/events/lookup.ts";
import type { UserContext } from "../../../identity/context.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { checkInPath, type EventPath, eventName } from "../../../web/page-paths.ts";
import type { AtTheDoor } from "../../../web/pages/community.ts";
import type { Form, NoticeText } from "../../../web/pages/render.ts";
import { toManagedEvent } from "../managed-event.ts";
import { visitorOf } from "../visit.ts";

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
export const checkInPage = async (
  context: UserContext,
  path: EventPath,
  { person, words, form, notice }: Shown,
): Promise<string> => {
  const { db, now, render } = context;
  const { event } = await requireOwnEventAt(context, eventName(path));
  const eventId = event.id;
  const [visitor, counts, people, found] = await Promise.all([
    visitorOf(context),
    countCheckIns(db, eventId),
    listAtTheDoor(db, { eventId, words, limit: most }),
    person === undefined ? undefined : findAttendee(db, { eventId, userId: person }),
  ]);
  return render("check-in", {
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
