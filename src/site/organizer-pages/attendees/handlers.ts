import { decideAbout } from "../../../community/events/attendances/decide.ts";
import { requireOwnEventAt } from "../../../community/events/lookup.ts";
import { NotFound } from "../../../foundation/errors.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { eventName } from "../../../web/page-paths.ts";
import { eventAt, withoutValues } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { wordsOf } from "../../community-pages/visit.ts";
import { noticeIn } from "../pages.ts";
import { attendeeProblem, attendeesPage, filteredPath } from "./page.ts";

export const showAttendees: Handler<"showAttendees"> = async (
  context,
  { path, query: { status, q, cursor, notice } },
) =>
  htmlPage(
    await attendeesPage(context, path, {
      filter: status,
      words: wordsOf(q),
      cursor,
      notice: noticeIn(context.texts, notice),
    }),
  );

const notices = { attending: "rsvp_approved", declined: "rsvp_declined" } as const;

export const updateAttendeeByForm: Handler<"updateAttendeeByForm"> = withUserForm(
  {
    problems: (texts, { error }) => [attendeeProblem(texts, error)],
    isOfPath: true,
    show: (context, rejected) => {
      const filter = rejected.text("filter");
      return attendeesPage(context, eventAt(rejected), {
        form: withoutValues(rejected.form),
        ...(conformsTo("AttendeeFilter", filter) && { filter }),
      });
    },
  },
  async (context, { path, body }) => {
    const { event } = await requireOwnEventAt(context, eventName(path));
    const { status, filter } = body;
    const back = (notice: string) => {
      const address = filteredPath(event, filter);
      return seeOther(`${address}${address.includes("?") ? "&" : "?"}notice=${notice}`);
    };
    try {
      await decideAbout(context, { event_id: event.id, user_id: path.user_id }, status);
      return back(notices[status]);
    } catch (error) {
      if (error instanceof NotFound) return back("rsvp_withdrawn");
      throw error;
    }
  },
);
