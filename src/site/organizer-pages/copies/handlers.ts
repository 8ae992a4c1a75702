import { requireEventToChange, requireOwnEventAt } from "../../../community/events/lookup.ts";
import { insertCopies } from "../../../community/events/series/change.ts";
import { listFollowing } from "../../../community/events/series/queries.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import type { Handler } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { eventCopiesPath, eventName } from "../../../web/page-paths.ts";
import { eventAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { copiesProblem, eventCopiesPage, readStarts } from "./page.ts";

export const showEventCopies: Handler<"showEventCopies"> = async (context, { path, query: { made } }) =>
  htmlPage(await eventCopiesPage(context, path, { made: made ?? null }));

const always = new Date(0);

export const copyEventByForm: Handler<"copyEventByForm"> = withUserForm(
  {
    problems: (texts, { error }) => [copiesProblem(texts, error)],
    isOfPath: true,
    show: (context, rejected) => eventCopiesPage(context, eventAt(rejected), { form: rejected.form }),
  },
  async (context, { path, body }) => {
    const { event } = await requireOwnEventAt(context, eventName(path));
    const made = await inTransaction(context, async (context) => {
      const { db, now } = context;
      const source = await requireEventToChange(context, event.id);
      const { seriesId } = source;
      const present = seriesId ? await listFollowing(db, { seriesId, startsAt: always, now }) : [];
      const taken = new Set([source, ...present].map(({ startsAt }) => startsAt.getTime()));
      // Pressing the button twice does not create the copies twice.
      const starts = readStarts(body, { event: source, now }).filter((start) => !taken.has(start.getTime()));
      return starts.length > 0 ? (await insertCopies(context, source, starts)).copies.length : 0;
    });
    return seeOther(`${eventCopiesPath(event)}?made=${made}`);
  },
);
