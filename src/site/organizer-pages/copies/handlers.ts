import { enums, type Schemas } from "../../../../generated/contract.ts";
import { requireEventTo } from "../../../community/events/lookup.ts";
import { type EventRow, eventOrders, listEvents } from "../../../community/events/queries.ts";
import { insertCopies } from "../../../community/events/series/change.ts";
import { listFollowing } from "../../../community/events/series/queries.ts";
import { fromLocalText, type Interval, repeatedStarts } from "../../../community/events/series/rules.ts";
import { toEventSummary } from "../../../community/events/views.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { BadRequest, InvalidField, type ServiceError } from "../../../foundation/errors.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import type { Input } from "../../../server/http/contract.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { type EventPath, eventCopiesPath } from "../../../web/page-paths.ts";
import { emptyForm, eventAt, type Form, type Problem } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import type { Choice } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { type ManagedPage, managedPage } from "../../community-pages/visit.ts";
import { administeredEvent } from "../../pages/administered.ts";

type EventCopiesPage = ManagedPage & {
  startsAt: string;
  form: Form;
  startRows: number;
  intervals: readonly Choice[];
  made: number | null;
  series: Schemas["EventSummary"][];
};

const eventCopiesTemplate = template<EventCopiesPage>("site/organizer-pages/copies/event-copies");

/** Without scripts, a page cannot add fields. */
const startRows = 5;

const most = 100;

/** Names the field of each start after its row. */
const withRows = ({ values, problems }: Form): Form => {
  const starts = [values["starts_at"] ?? []].flat();
  const fields = starts.map((start, row) => [`starts_at-${row}`, start] as const);
  return { values: { ...values, ...Object.fromEntries(fields) }, problems };
};

const eventCopiesPage = async (
  context: UserContext,
  path: EventPath,
  { form = emptyForm, made = null }: { form?: Form; made?: number | null },
): Promise<string> => {
  const { db, now, baseUrl, render, texts } = context;
  const { event, viewer } = await administeredEvent(context, "copy", path);
  const series = event.seriesId
    ? await listEvents(db, {
        alliance: [event.alliance],
        series_id: event.seriesId,
        includeHiddenFor: viewer.rights,
        now,
        position: undefined,
        limit: most,
        order: eventOrders.soonest,
      })
    : [];
  return render(eventCopiesTemplate, {
    ...(await managedPage(context, event)),
    startsAt: toTimestamp(event.startsAt),
    form: withRows(form),
    startRows,
    intervals: enums.CopyInterval.map((value) => ({ value, label: texts.t(`organizers.copies.every.${value}`) })),
    made,
    series: series.map((row) => toEventSummary(row, baseUrl)),
  });
};

type CopiesForm = Input<"copyEventByForm">["body"];

const mostCopies = 52;

/** A start in the past is a typing error: the draft would not be listed among upcoming events. */
const requireLater = (start: Date, { now, field }: { now: Date; field: string }): Date => {
  if (start > now) return start;
  throw new InvalidField(field, "must be later than now", { text: { key: "organizers.copies.problem.past" } });
};

const week = 7 * 86_400_000;

/** For older events, only typed starts make copies. */
const mostWeeks = 520;

/** The next starts of a rhythm, which may have begun long ago. */
const laterStarts = (event: EventRow, { every, times, now }: { every: Interval; times: number; now: Date }): Date[] => {
  const passed = Math.min(Math.max(0, Math.ceil((now.getTime() - event.startsAt.getTime()) / week)), mostWeeks);
  const starts = repeatedStarts(event, { every, times: times + passed });
  return starts.filter((start) => start > now).slice(0, times);
};

/** The distinct starts that a form asks for, in order. @throws BadRequest that names the field */
const readStarts = (
  { starts_at: texts = [], every, times }: CopiesForm,
  { event, now }: { event: EventRow; now: Date },
): Date[] => {
  const given = texts.flatMap((text, row) => {
    if (text === "") return [];
    const field = `starts_at-${row}`;
    const start = fromLocalText(text, event.timezone);
    if (start) return [requireLater(start, { now, field })];
    throw new InvalidField(`starts_at/${row}`, "must be a time that the clocks show once", { field });
  });
  const repeated = every === "never" ? [] : laterStarts(event, { every, times: Number(times || 0), now });
  const starts = new Map([...given, ...repeated].map((start) => [start.getTime(), start]));
  if (starts.size === 0) throw new BadRequest("body must have a time, or how often and how many", { field: "every" });
  if (starts.size > mostCopies) throw new InvalidField("times", `must be at most ${mostCopies}`);
  return [...starts.values()].toSorted((one, other) => one.getTime() - other.getTime());
};

const copiesProblem = (texts: Texts, error: ServiceError): Problem => {
  const { t } = texts;
  const { field } = error;
  if (error.code === "series_full") return { message: t("organizers.copies.problem.full"), field: undefined };
  if (error.text) return { message: userMessage(texts, error), field };
  if (field?.startsWith("starts_at")) return { message: t("organizers.copies.problem.starts_at"), field };
  if (field === "every" || field === "times") return { message: t(`organizers.copies.problem.${field}`), field };
  return { message: userMessage(texts, error), field: undefined };
};

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
    const { event } = await administeredEvent(context, "copy", path);
    const made = await inTransaction(context, async (tx) => {
      const { db, now } = tx;
      const source = await requireEventTo(tx, "copy", event.id);
      const { seriesId } = source;
      const present = seriesId ? await listFollowing(db, { seriesId, startsAt: always, now }) : [];
      const taken = new Set([source, ...present].map(({ startsAt }) => startsAt.getTime()));
      // Pressing the button twice does not create the copies twice.
      const starts = readStarts(body, { event: source, now }).filter((start) => !taken.has(start.getTime()));
      return starts.length > 0 ? (await insertCopies(tx, source, starts)).copies.length : 0;
    });
    return seeOther(`${eventCopiesPath(event)}?made=${made}`);
  },
);
