import * as change from "../../../community/events/check-ins/change.ts";
import { requireOwnEventAt } from "../../../community/events/lookup.ts";
import type { EventRow } from "../../../community/events/queries.ts";
import { caught } from "../../../foundation/errors.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { type PageForm, withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { checkInPath, type EventPath, eventName } from "../../../web/page-paths.ts";
import { emptyForm, eventAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { wordsOf } from "../visit.ts";
import { checkInPage, ticketPage } from "./page.ts";

/** The attendee with this code, or the form with its problem. */
const personOf = async (context: UserContext, path: EventPath, typed: string) => {
  const { event } = await requireOwnEventAt(context, eventName(path));
  const field = "check_in_code";
  try {
    return { person: await change.requireUserOfCode(context, { eventId: event.id, typed, field }), form: emptyForm };
  } catch (error) {
    const problems = caught(error).map((problem) => ({ message: userMessage(context.texts, problem), field }));
    return { form: { values: { check_in_code: typed }, problems } };
  }
};

export const showCheckIn: Handler<"showCheckIn"> = async (context, { path, query }) => {
  const { code, person, q, notice } = query;
  const ticket = code === undefined ? undefined : await ticketPage(context, path, code);
  if (ticket !== undefined) return htmlPage(ticket);
  const found = code === undefined ? { form: emptyForm } : await personOf(context, path, code);
  return htmlPage(
    await checkInPage(context, path, { person, ...found, words: wordsOf(q), notice: noticeOf(context.texts, notice) }),
  );
};

const back = (event: EventRow, person: string, notice: string) =>
  seeOther(`${checkInPath(event)}?person=${person}&notice=${notice}`);

const checkInOne = async (context: UserContext, event: EventRow, userId: string) => {
  const { isNew } = await change.checkIn(context, { eventId: event.id, userId });
  return back(event, userId, isNew ? "checked_in" : "already_checked_in");
};

const checkInForm: PageForm<UserContext> = {
  isOfPath: true,
  show: (context, rejected) => checkInPage(context, eventAt(rejected), { form: rejected.form, notice: null }),
};

export const checkInByForm: Handler<"checkInByForm"> = withUserForm(
  { ...checkInForm, schema: "CheckInForm" },
  async (context, { path, body }) => {
    const { event } = await requireOwnEventAt(context, eventName(path));
    const code = { eventId: event.id, typed: body.check_in_code, field: "check_in_code" };
    return checkInOne(context, event, await change.requireUserOfCode(context, code));
  },
);

export const checkInAttendeeByForm: Handler<"checkInAttendeeByForm"> = withUserForm(
  checkInForm,
  async (context, { path }) => {
    const { event } = await requireOwnEventAt(context, eventName(path));
    return checkInOne(context, event, path.user_id);
  },
);

export const undoCheckInByForm: Handler<"undoCheckInByForm"> = withUserForm(checkInForm, async (context, { path }) => {
  const { event } = await requireOwnEventAt(context, eventName(path));
  await change.undoCheckIn(context, { eventId: event.id, userId: path.user_id });
  return back(event, path.user_id, "check_in_undone");
});
