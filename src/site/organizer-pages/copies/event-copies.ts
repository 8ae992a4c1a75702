import { readerOf, requireEvent } from "../../../community/events/policy.ts";
import { type EventRow, eventOrders, listEvents } from "../../../community/events/queries.ts";
import { copyToNewStarts } from "../../../community/events/series/actions.ts";
import { type Interval, repeatedStarts } from "../../../community/events/series/rules.ts";
import { toEventSummary } from "../../../community/events/views.ts";
import { BadRequest, InvalidField, type ServiceError } from "../../../foundation/errors.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import { fromLocalText } from "../../../foundation/local-time.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { eventPath } from "../../../web/page-paths.ts";
import type { Form, Problem } from "../../../web/pages/form.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { localTimeOrEmpty } from "../../kit/fields.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page } from "../../kit/page.ts";
import { listOf, oneOf, optional, text, type ValuesOf, whole, withDefault } from "../../kit/schema.ts";

/** Without scripts, a page cannot add fields. */
const startRows = 5;

const maxListed = 100;

/** `never` copies the event only to the entered times. */
const everyInterval = ["never", "week", "two_weeks", "month"] as const;

/** Names the field of each start after its row. */
const withRows = ({ values, problems }: Form): Form => {
  const starts = [values["starts_at"] ?? []].flat();
  const fields = starts.map((start, row) => [`starts_at-${row}`, start] as const);
  return { values: { ...values, ...Object.fromEntries(fields) }, problems };
};

const copiesFields = {
  starts_at: optional(listOf(localTimeOrEmpty, { maxItems: 10 })),
  every: withDefault(oneOf(everyInterval), "never"),
  times: optional(
    text({
      maxLength: 2,
      pattern: "^(?:[0-9]|[1-4][0-9]|5[0-2])?$",
      rule: "must be a whole number from 0 to 52, or empty",
    }),
  ),
};

const maxCopies = 52;

/** A start in the past is a typing error: the draft would not be listed among upcoming events. */
const requireLater = (start: Date, { now, field }: { now: Date; field: string }): Date => {
  if (start > now) return start;
  throw new InvalidField(field, "must be later than now", { text: { key: "organizers.copies.problem.past" } });
};

const weekMs = 7 * 86_400_000;

/** The series of older events cannot be continued, only copied to entered times. */
const maxWeeks = 520;

/** The next starts of a series, which may have started long ago. */
const laterStarts = (event: EventRow, { every, times, now }: { every: Interval; times: number; now: Date }): Date[] => {
  const passed = Math.min(Math.max(0, Math.ceil((now.getTime() - event.startsAt.getTime()) / weekMs)), maxWeeks);
  const starts = repeatedStarts(event, { every, times: times + passed });
  return starts.filter((start) => start > now).slice(0, times);
};

/** The distinct starts of the copies, in order. @throws BadRequest that names the field */
const readStarts = (
  { starts_at: texts = [], every, times }: ValuesOf<typeof copiesFields>,
  { event, now }: { event: EventRow; now: Date },
): Date[] => {
  const entered = texts.flatMap((text, row) => {
    if (text === "") return [];
    const field = `starts_at-${row}`;
    const start = fromLocalText(text, event.timezone);
    if (start) return [requireLater(start, { now, field })];
    throw new InvalidField(`starts_at/${row}`, "must be a time that the clocks show once", { field });
  });
  const repeated = every === "never" ? [] : laterStarts(event, { every, times: Number(times || 0), now });
  const starts = new Map([...entered, ...repeated].map((start) => [start.getTime(), start]));
  if (starts.size === 0) throw new BadRequest("body must have a time, or how often and how many", { field: "every" });
  if (starts.size > maxCopies) throw new InvalidField("times", `must be at most ${maxCopies}`);
  return [...starts.values()].toSorted((a, b) => a.getTime() - b.getTime());
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

const addCopies = form("/events/{alliance}/{group_slug}/{event_slug}/copies", {
  permission: "event.copy",
  body: copiesFields,
  needsBody: true,
  problems: (texts, { error }) => [copiesProblem(texts, error)],
  submit: async (context, { body }) => {
    const { target: event } = context;
    const startsOf = (source: EventRow) => readStarts(body, { event: source, now: context.now });
    const count = await copyToNewStarts(context, event.id, startsOf);
    return seeOther(`${eventPath(event)}/copies?made=${count}`);
  },
});

/** The form that copies an event to other times, and the events of its series. */
export const eventCopies = page("showEventCopies", "/events/{alliance}/{group_slug}/{event_slug}/copies", {
  permission: "event.copy",
  template: "organizer-pages/copies/event-copies",
  query: { made: optional(whole(0, maxCopies)) },
  show: async (context, { query: { made = null }, form }) => {
    const { db, now, baseUrl, texts } = context;
    const { event, viewer } = await requireEvent(context, { id: context.target.id });
    const { seriesId, timezone } = event;
    const ofSeries = { alliance: [event.alliance], includeHiddenFor: viewer.rights, order: eventOrders.soonest };
    const series = seriesId
      ? await listEvents(db, {
          ...ofSeries,
          ...(await readerOf(context)),
          series_id: seriesId,
          now,
          position: undefined,
          limit: maxListed,
        })
      : [];
    return {
      event: managedEvent(event),
      timezone,
      startsAt: toTimestamp(event.startsAt),
      form: withRows(form),
      startRows,
      intervals: everyInterval.map((value) => ({ value, label: texts.t(`organizers.copies.every.${value}`) })),
      made,
      series: series.map((row) => toEventSummary(row, baseUrl)),
    };
  },
  forms: { copyEventByForm: addCopies },
});
